/**
 * Names that English-speaking countries share, frequent ones first. A country adds its own: `surnames` are the most
 * frequent everywhere, `families` the many that follow.
 */
export const ENGLISH = {
  male: `James John David Michael William Robert Thomas Daniel Matthew Christopher Andrew Joseph Mark Richard Paul Joshua
    Benjamin Jack Samuel Alexander Ryan Steven Peter Anthony Nicholas George Adam Stephen Luke Jason Brian Kevin Edward
    Charles Patrick Nathan Jonathan Oliver Noah Liam Ethan Henry Jacob Dylan Aaron Scott Sean Simon Timothy Kyle Ian Craig
    Gary Martin Philip Alan Keith Douglas Jordan Cameron Connor Logan Lucas Max Isaac Leo Owen Caleb Evan Gavin Justin
    Shane Gregory Raymond`,
  female: `Sarah Jessica Emma Emily Elizabeth Rebecca Laura Hannah Jennifer Nicole Michelle Rachel Amanda Samantha Olivia
    Charlotte Sophie Lisa Karen Susan Margaret Christine Julie Catherine Mary Patricia Linda Helen Amy Melissa Victoria
    Stephanie Natalie Anna Kate Claire Chloe Ella Grace Isabella Mia Lily Lucy Ava Zoe Abigail Danielle Holly Megan
    Katherine Caroline Heather Angela Sandra Sharon Anne Jane Deborah Wendy Diane Alice Amelia Georgia Molly Jasmine
    Eleanor Paige Erin Kathleen Leah Vanessa Tara Julia Alexandra Maria Evelyn`,
  surnames:
    'Smith Jones Williams Brown Wilson Johnson Taylor Anderson Thompson Martin White Walker Thomas Harris Roberts Lee',
  families: `Robinson Wright King Clark Green Baker Hill Young Allen Scott Mitchell Campbell Carter Phillips Evans Turner
    Parker Edwards Collins Stewart Morris Murphy Cook Rogers Morgan Cooper Bailey Bell Kelly Ward Watson Richardson Wood
    Bennett Gray Hughes Price Russell Fisher Graham Hamilton Ross Henderson Murray Reynolds Marshall Mason Kennedy Fleming
    Simpson Webb Stevens Ellis Harrison Hunt Palmer Black Shaw Holmes Robertson Hunter Gordon Crawford Burns Mills
    Armstrong Dunn Lawrence Hart Grant Ryan Knight Ferguson Spencer Stone Hawkins Barnes Perry Powell Butler Foster
    Jackson Adams Nelson Hall Moore Lewis Cox Howard`,
} as const;

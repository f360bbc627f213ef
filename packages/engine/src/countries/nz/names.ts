import { chinese, filipino, hindu, sikh } from '../../data/emigrantNames.ts';
import { ENGLISH } from '../../data/englishNames.ts';
import type { NameFacts } from '../../model.ts';

/** The communities of New Zealand, in shares of the census of 2023; given names by birth year after the DIA's lists. */
export const PEOPLES: readonly NameFacts[] = [
  {
    share: 70,
    near: {
      Auckland: 48,
      Canterbury: 77,
      Otago: 80,
      Nelson: 83,
      Marlborough: 82,
      Southland: 80,
      Gisborne: 46,
      Northland: 63,
    },
    male: {
      0: `John William Robert Peter David James Brian Ronald Donald Kenneth Allan Raymond Graham Murray Keith Trevor Noel Colin Ian
        Barry Bruce Ross`,
      1948: `Peter David John Michael Robert Paul Graeme Stephen Ian Murray Kevin Wayne Christopher Bruce Gary Neil Alan Richard
        Warren Grant Stuart Brian`,
      1962: `David Mark Paul Michael Andrew Stephen Craig Grant Peter Brett Philip Shane Glenn Steven Wayne Tony Simon Darren Kevin
        Stuart Neil Bryce`,
      1976: `Michael Jason Matthew Daniel Andrew Christopher David Mark Paul Aaron Craig Scott Benjamin Simon Nathan Hamish Adam
        Brent Hayden Timothy Richard Shane`,
      1988: `Michael Daniel Matthew Joshua James Thomas Samuel Ryan Nicholas Benjamin Cameron Luke Jordan Hamish Andrew Scott Logan
        Hayden Mitchell Liam Blake Tyler`,
      1999: `Joshua Jack Benjamin Samuel Daniel Jacob Liam Thomas Ethan Oliver William Ryan James Lachlan Finn Hunter Cooper Connor
        Caleb Luke Fergus Angus`,
    },
    female: {
      0: `Margaret Patricia Joan Shirley Barbara Judith Beverley Dorothy Betty Joyce Valerie Elizabeth Mary Helen Maureen Heather
        Gwendoline Noeline Colleen June Ngaire Nancy`,
      1948: `Susan Christine Margaret Judith Jennifer Lynette Helen Patricia Robyn Sandra Raewyn Elizabeth Anne Diane Janet Glenys
        Carol Barbara Gaye Linda Heather Jillian`,
      1962: `Karen Susan Julie Michelle Sharon Lisa Deborah Tracey Joanne Jacqueline Fiona Christine Sandra Philippa Donna Wendy
        Robyn Catherine Vicki Helen Maree Adrienne`,
      1976: `Rebecca Sarah Michelle Nicola Melissa Lisa Rachel Amanda Angela Kirsty Emma Kelly Anna Joanne Natasha Kylie Bronwyn
        Catherine Tania Philippa Claire Andrea`,
      1988: `Sarah Jessica Rebecca Emma Amy Samantha Rachel Nicole Stephanie Hannah Emily Laura Kate Ashleigh Danielle Lauren
        Courtney Georgia Holly Anna Chelsea Renee`,
      1999: `Jessica Emily Hannah Georgia Olivia Emma Sophie Grace Caitlin Ella Charlotte Brooke Paige Lucy Isla Ruby Zoe Madison
        Briar Libby Tessa Molly`,
    },
    family: `${ENGLISH.surnames} ${ENGLISH.families} McDonald Matthews Williamson Davies Davis Clarke Miller Fraser MacDonald
      McKenzie Cameron Reid Sutherland Sinclair McLean Wallace Duncan Paterson O'Connor O'Brien Sullivan McCarthy Doyle Hansen
      Jensen Nielsen Gibson Dawson Harvey Barker Chapman Pearce Saunders Fletcher Kemp Lowe Gibbs Poole Hodgson Atkinson Baxter
      Bishop Blair Boyd Bradley Johnston Elliott Douglas Barr Muir McGregor Stuart Drummond Van_der_Berg De_Vries`,
  },
  {
    // Māori.
    share: 13,
    near: {
      Auckland: 9,
      Canterbury: 9,
      Otago: 8,
      Wellington: 12,
      Waikato: 22,
      Northland: 32,
      Gisborne: 51,
      'Bay of Plenty': 27,
      "Hawke's Bay": 25,
      'Manawatū-Whanganui': 22,
      Taranaki: 18,
      Nelson: 10,
      Marlborough: 12,
      Southland: 14,
    },
    male: {
      0: 'Hōne Wiremu Tāmati Hēmi Rāwiri Henare Matiu Hori Piripi Rangi John William Hoani Pita',
      1965: 'Hēmi Rangi Wiremu Tāne Mikaere David Tamati Shane Darren Hone Matiu Wayne Rāwiri Kereama',
      1990: 'Tāne Nikau Kahu Manaia Te_Ariki Wiremu Tama Jordan Dylan Mikaere Rangi Caleb Kauri Tawhiri',
    },
    female: {
      0: 'Mere Hana Ngaire Kiri Huia Ngahuia Mereana Te_Aroha Rangi Hinemoa Marama Kararaina Ani Pare',
      1965: 'Aroha Mere Marama Kiri Ngaire Huia Hinemoa Donna Moana Ripeka Miriama Hine Wikitoria Lisa',
      1990: 'Aroha Maia Anahera Kaia Manaia Mereana Kahurangi Tui Atawhai Ataahua Jordan Hinewai Waimarie Te_Ao',
    },
    family: `Ngata Parata Tāmati Wiremu Rangi Hōhepa Kereama Paki Waititi Tipene Henare Nikora Tamihana Pōtae Wilson Smith Brown
      Williams Edwards Walker Taylor Morgan Pōmare Ngarimu Marsden Tahau Rāwiri Kingi Paul Peters Harawira Cooper Te_Whata Ruru
      Karaitiana Hēmi Matenga Wharepapa`,
  },
  {
    // Samoans, Tongans and other Pacific peoples.
    share: 5,
    near: { Auckland: 13, Wellington: 8, Canterbury: 3.5, Otago: 3, Nelson: 1.5, Marlborough: 2 },
    male: {
      0: 'Ioane Sione Tevita Viliami Semisi Mosese Pita Tavita Siaosi Lafaele Fa’afetai Simi',
      1975: 'Sione Tevita Ioane Viliami Peni Junior David Mosese Alofa Samuel Lotu John',
      1995: 'Sione Tevita Elijah Isaiah Josiah Semisi Malakai Ezekiel Noah Viliami Samuel Caleb',
    },
    female: {
      0: 'Mele Ana Sina Lupe Sela Losa Fale Malia Salote Fetu Tupou Vaiola',
      1975: 'Mele Sina Ana Lupe Losa Sela Malia Lavinia Teuila Rita Faith Sarah',
      1995: 'Mele Grace Faith Angel Sela Lupe Talia Hope Sina Trinity Ana Teuila',
    },
    family:
      'Tuilagi Faleolo Leota Taufa Fifita Vaega Lealaiauloto Tupou Tauiliili Fonoti Leavasa Siaosi Vea Moala Latu Fa’asavalu Peleti Tuala Ioane Sefo Mafi Tonga Vaipulu Toleafoa',
  },
  {
    ...chinese,
    share: 4,
    near: { Auckland: 11, Wellington: 5, Canterbury: 5, Gisborne: 1, Northland: 1, Southland: 2 },
  },
  {
    ...hindu,
    share: 3.5,
    near: { Auckland: 9, Wellington: 4, Canterbury: 3, Gisborne: 1, Northland: 1.5, Southland: 2 },
    family:
      'Patel:14 Sharma:7 Kumar:8 Prasad Chand Lal Singh Naidu Reddy Nair Gupta Shah Ram Rao Verma Desai Raj Mani Joshi Thomas',
  },
  {
    ...sikh,
    share: 1.2,
    near: { Auckland: 3, Waikato: 2, 'Bay of Plenty': 2.5, Wellington: 1, Canterbury: 1 },
  },
  { ...filipino, share: 2, near: { Auckland: 2.8, Canterbury: 2.6, Northland: 0.8, Gisborne: 0.6 } },
];

const split = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Simple English words for generated text. */
export const NOUNS =
  split(`river market garden letter road village teacher window train harbour island family bridge morning
  engine story kitchen mountain doctor school summer paper baker forest coffee island office winter singer lake ticket
  painter clock captain basket library farmer station valley sailor orchard museum song neighbour lantern boat field
  student tower pilot camera meadow parcel city friend tailor street cousin chair poem evening`);

export const ADJECTIVES =
  split(`quiet old small bright early gentle narrow green warm simple long clear young famous cold
  round distant busy patient honest heavy golden wooden modern calm clever light wide new proud fresh soft common`);

/** Transitive, third person singular. */
export const VERBS =
  split(`follows finds carries keeps meets opens paints crosses visits remembers reaches leaves builds
  watches repairs brings answers passes joins invites describes sells measures admires sees shares draws holds`);

export const PREPOSITIONS = split(
  'near behind beside above beyond before after under around with without across',
);

export const DETERMINERS = split('the this that every another one the the');

export const ADVERBS = split('slowly today again early together quietly often twice well here');

import type { Sex } from '../model.ts';
import { wordSet } from './requestWords.ts';

/** More words for either sex, in other forms and languages, in addition to `SEX_WORDS`. */
export const SEX_WORDS_ABROAD = {
  female: `grandma lass lassie policewoman waitress actress mme mlle srta weibl dames wemen kvinnligt konu naist žensk ženske žene vrou vroue pani klientek klientkę dziewczyna dziewczyny
    flicka flickor tjej tjejer damer jente jenter pige piger женщин женщину женщине женщинам жінку жінці дівчина γυναίκας γυναίκα
    لامرأة للنساء لنساء للمرأة महिलाएँ स्त्री`,
  male: `muža muškarca muškaraca moškega moških grandpa granddad policeman männl gents caballero caballeros rapazes jungs manligt chłopak chłopaki panowie pojke pojkar kille killar gutt dreng drenge мужчин мужчину мужчине
    чоловіка чоловікові хлопець άνδρα ανδρών αντρών άντρα आदमी لرجل للرجال لرجال رجلا`,
} as const;

/** Words that mean a sex only in their context: the sex, the word before, the word, the text after. */
export const SEX_BESIDE: readonly (readonly [sex: Sex, before: RegExp, word: string, next: RegExp])[] = [
  ['female', /^(?:eine[rn]?|die|der|une|la|cette|altere|junge|vieille|jeune)$/, 'dame', /^/],
  ['female', /^/, 'dame', /^(?:aus|von|agee|fra|anfang|mitte|ende|uber|unter|ab) /],
  // "dame de Paris", but "dame de Madrid 5 clientes"
  ['female', /^$/, 'dame', /^(?:de|a) [^ 0-9]+(?: (?:de )?[0-9]+ ans)? $/],
  ['female', /^/, 'dam', /^fran /],
  // "signore" is a man, but also the plural of "signora".
  ['male', /^(?:un|il|al|del|dal|lo)$/, 'signore', /^/],
  ['male', /^/, 'signore', /^[a-z]+(?:o|ese) /],
  // "eine Mutter", but "Geburtsname der Mutter"
  ...(['mutter', 'madre', 'mere', 'mae', 'moeder', 'matka'] as const).map(
    (word) => ['female', /^(?:eine|junge|alleinerziehende|una|une|uma|een|mloda)$/, word, /^/] as const,
  ),
  ...(['vater', 'padre', 'pere', 'pai', 'vader', 'ojciec'] as const).map(
    (word) => ['male', /^(?:ein|junger|alleinerziehender|un|um|een|mlody)$/, word, /^/] as const,
  ),
  ['male', /^/, 'pan', /^ze? /],
  ['male', /^(?:yasli|genc|bir)$/, 'adam', /^/],
  ['male', /^/, 'nam', /^[0-9]+ tuoi /],
  ['male', /^(?:tru|phai|gioi|cccd|cmnd|nguoi|khach|dan)$/, 'nam', /^/],
  ['male', /^/, 'nam', /^(?:tp|tphcm|ha noi|da nang|sai gon) /],
];

/** Words for an age or a birth in a form that only women have. */
export const FORMS_OF_WOMEN = `née nées nacida nacidas nata nate nascida nascidas urodzona narozená narodená născută născute рождена рожденная народжена
  rođena rojena retraitée retraitées jubilada jubiladas aposentada aposentadas reformada reformadas pensionata pensionate rentnerin rentnerinnen
  veinteañera veinteañeras treintañera treintañeras cuarentona cuarentonas quarentona quarentonas trzydziestolatka czterdziestolatka třicátnice čtyřicátnice pensionistin pensionistinnen emerytka emerytki anciana ancianas anziana anziane idosa idosas`;

export const AGE_OF_WOMEN = /(?:z|ß|ss)igerin(?:nen)?$/;

/** Nouns that such a form follows for either sex: "una persona nacida en 1990". */
export const OF_EITHER_SEX =
  'persona personas pessoa pessoas personne personnes osoba osoby osób persoană persoane особа особи особу';

/** Occupations in a form that only women have: German words by their ending, others by themselves. */
export const WORK_OF_WOMEN = /^[A-ZÄÖÜ][a-zäöüß]+(?:er|ent|ant|ist|or|eur|lt|zt|mt|ch)in(?:nen)?$/;
export const WORKING_WOMEN = `enfermera enfermeras profesora profesoras doctora abogada maestra estudianta empleada empleadas infirmière avocate étudiante étudiantes vendeuse
  coiffeuse employée employées professoressa dottoressa studentessa infermiera commessa nauczycielka lekarka studentka pielęgniarka urzędniczka
  verpleegster lerares enfermeira professora médica advogada sjuksköterska`;

/** Letters for a sex before an age, by the word for years; none if they may mean either sex. */
export const LETTERS_BEFORE_YEARS: Readonly<Record<string, Readonly<Record<string, Sex | 'either'>>>> = {
  ans: { h: 'male', f: 'female' },
  años: { h: 'male', f: 'female', m: 'either' },
  anos: { h: 'male' },
  lat: { k: 'female', m: 'male' },
  let: { z: 'female', ž: 'female', m: 'male' },
  jaar: { v: 'female', m: 'male' },
  jahre: { w: 'female', m: 'male' },
  yaşında: { k: 'female', e: 'male' },
};

/** Abbreviated titles, which mean something else without their dots, and the words for them. */
export const TITLE_SIGNS: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\bHr\. /g, 'Herr '],
  [/\bFr\. (?=[A-ZÄÖÜ][a-zäöüß]+ (?:aus|von|in)\b)/g, 'Frau '],
  [/(?<![A-Za-z.] ?)M\. (?=de\b)/g, 'Monsieur '],
  [/\bSr\. (?=del?\b|d[ao]\b|[ey] )/g, 'señor '],
  [/\bSra\b\.?/g, 'señora '],
  [/(?<=\b(?:et|ou) )M\. /g, 'Monsieur '],
  [/\bSig\.ra /g, 'signora '],
  [/\bSig\. /g, 'signor '],
  [/\b[Dd]hr\. /g, 'man '],
  [/\b(?:[Mm]evr|[Mm]w)\. /g, 'vrouw '],
];

/** Words that correct the sex before them. */
export const SECOND_THOUGHTS = wordSet('sorry actually meant mean rather correction wait');

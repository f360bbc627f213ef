import type { Sex } from '../model.ts';

/** Forms of address and words for a man or a woman in forms, in plain lower-case letters. */
export const SALUTATIONS: Readonly<Record<Sex, string>> = {
  male: `mr mister sir herr hr monsieur m sr senor senhor sig signor signore dhr heer meneer pan herra bay
    man mann homme hombre uomo homem mies mand`,
  female: `mrs ms miss madam frau fr madame mme mademoiselle mlle sra srta senora senorita senhora sigra signora
    mevr mevrouw mw pani fru rouva bayan woman femme mujer donna mulher nainen kvinde kvinna`,
};

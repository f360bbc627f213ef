import type { Sex } from '../model.ts';

/** How forms address a man or a woman, and what they call one, in plain lower-case letters. */
export const SALUTATIONS: Readonly<Record<Sex, string>> = {
  male: `mr mister sir herr hr monsieur m sr senor senhor sig signor signore dhr heer meneer pan herra bay
    man mann homme hombre uomo homem mies mand`,
  female: `mrs ms miss madam frau fr madame mme mademoiselle mlle sra srta senora senorita senhora sigra signora
    mevr mevrouw mw pani fru rouva bayan woman femme mujer donna mulher nainen kvinde kvinna`,
};

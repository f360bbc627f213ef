import { paired } from './paired.ts';

/** Converts Latin letters to Arabic, as on residence cards. */
export function arabicOf(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .split(/([ -])/)
    .map((word) =>
      word.replace(
        LETTERS,
        (letters, twice: string | undefined, at: number) =>
          (at === 0 && FIRST.get(letters)) || (SOUNDS.get(twice ?? letters) ?? ''),
      ),
    )
    .join('');
}

/** At the start of a word. */
const FIRST = paired('a=ا e=إي i=إي o=أو u=أو ai=اي ee=إي oo=أو').native;

const SOUNDS =
  paired(`sh=ش ch=تش kh=خ gh=غ ph=ف th=ت dh=د bh=ب jh=ج ck=ك qu=كي ya=يا iya=يا ia=يا ou=و ai=اي ay=اي ei=ي ey=ي ie=ي
  ge=جي ce=سي ci=سي cy=سي a=ا b=ب c=ك d=د e=ي f=ف g=ج h=ه i=ي j=ج k=ك l=ل m=م n=ن ñ=ني o=و p=ب q=ق r=ر s=س t=ت u=و v=ف
  w=و x=كس y=ي z=ز`).native;

/** Longer ones first; some doubled letters are one letter. */
const LETTERS = new RegExp(
  `([a-gk-pr-tz])\\1|${[...SOUNDS.keys()].sort((a, b) => b.length - a.length).join('|')}`,
  'g',
);

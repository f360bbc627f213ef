/**
 * Converts Greek to Latin letters by ELOT 743 (ISO 843 type 2), as in passports: αυ, ευ and ηυ end in f before a
 * voiceless sound or at the end, in v elsewhere; γ before γ, ξ and χ is n; μπ is b at either end of a word. Accents
 * are dropped.
 */
export function greekToLatin(greek: string): string {
  return greek
    .split(/([ -])/)
    .map(transcribe)
    .join('');
}

/**
 * Returns the feminine form of a surname, the genitive: -όπουλος to -οπούλου, -ίδης and -άδης to -ίδου and -άδου,
 * other -ος to -ου, -ης and -ας without their s. Genitives (-ου) serve both.
 */
export function greekFeminine(name: string): string {
  const [ending, genitive] = FEMININE.find(([form]) => form.test(name)) ?? [/$/, ''];
  return name.replace(ending, genitive);
}

const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/όπουλος$/, 'οπούλου'],
  [/([ίΐά]δ)ης$/, '$1ου'],
  [/ος$/, 'ου'],
  [/ός$/, 'ού'],
  [/([ηήαάέ])ς$/, '$1'],
];

const LETTERS: Readonly<Record<string, string>> = {
  ά: 'a',
  έ: 'e',
  ή: 'i',
  ί: 'i',
  ϊ: 'i',
  ΐ: 'i',
  ό: 'o',
  ύ: 'y',
  ϋ: 'y',
  ΰ: 'y',
  ώ: 'o',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const VOICELESS = 'θκξπστφχψ';

function transcribe(word: string): string {
  const lower = word.toLowerCase();
  let latin = '';
  for (let i = 0; i < lower.length; i++) {
    const [letter, next = '', after = ''] = lower.slice(i, i + 3);
    if (/[αεη]/.test(letter as string) && /[υύ]/.test(next)) {
      latin += LETTERS[letter as string] + (after === '' || VOICELESS.includes(after) ? 'f' : 'v');
      i++;
    } else if (letter === 'ο' && /[υύ]/.test(next)) {
      latin += 'ou';
      i++;
    } else if (letter === 'γ' && /[γξχ]/.test(next)) {
      latin += 'n';
    } else if (letter === 'μ' && next === 'π' && (i === 0 || i + 2 === lower.length)) {
      latin += 'b';
      i++;
    } else {
      latin += LETTERS[letter as string] ?? letter;
    }
  }
  return word === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

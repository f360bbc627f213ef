import type { Word } from '../../kernel/words.ts';

/** A name in full-width katakana, as bank forms and furigana want it. */
export function kanaOf(word: Word): string {
  return (
    LONG.get(word.native?.text ?? '') ??
    word.text.toLowerCase().replace(SYLLABLE, (part) => KANA.get(part) ?? part)
  );
}

/** Converts katakana to the form of bank transfers: half width, separate marks, small letters made large. */
export function halfWidth(kana: string): string {
  return kana.replace(/[ァ-ヶー]/g, (letter) => {
    const [base = letter, mark] = letter.normalize('NFD');
    const at = FULL.indexOf(base);
    return (at < 0 ? base : HALF.charAt(at)) + (mark === '\u3099' ? 'ﾞ' : mark === '\u309a' ? 'ﾟ' : '');
  });
}

const FULL =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンァィゥェォッャュョー';
const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｱｲｳｴｵﾂﾔﾕﾖｰ';

/** Hepburn syllables; a doubled consonant and n are syllables by themselves. */
const SYLLABLE = /(?:[kgszjtdnhbpmrfw]|sh|ch|ts|[kgnhbmrp]y)[aiueo]|y[auo]|[aiueo]|n|[tkspc](?=[tkspc])/g;

const ROWS: Readonly<Record<string, string>> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サシスセソ',
  z: 'ザジズゼゾ',
  t: 'タチツテト',
  d: 'ダヂヅデド',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
};

const KANA: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROWS).flatMap(([consonant, letters]) =>
    Array.from('aiueo', (vowel, i) => [consonant + vowel, letters.charAt(i)] as const),
  ),
  ...(
    [
      ['ky', 'キ'],
      ['gy', 'ギ'],
      ['ny', 'ニ'],
      ['hy', 'ヒ'],
      ['by', 'ビ'],
      ['py', 'ピ'],
      ['my', 'ミ'],
      ['ry', 'リ'],
      ['sh', 'シ'],
      ['ch', 'チ'],
      ['j', 'ジ'],
    ] as const
  ).flatMap(([consonant, letter]) => [
    [`${consonant}a`, `${letter}ャ`] as const,
    [`${consonant}u`, `${letter}ュ`] as const,
    [`${consonant}o`, `${letter}ョ`] as const,
    [`${consonant}i`, letter] as const,
  ]),
  ['tsu', 'ツ'],
  ['fu', 'フ'],
  ['ya', 'ヤ'],
  ['yu', 'ユ'],
  ['yo', 'ヨ'],
  ['wa', 'ワ'],
  ['n', 'ン'],
  ...Array.from('tkspc', (letter) => [letter, 'ッ'] as const),
]);

/** Names whose long vowels, or n before a vowel, passports do not show. */
const LONG: ReadonlyMap<string, string> = new Map(
  `佐藤 サトウ 伊藤 イトウ 加藤 カトウ 斎藤 サイトウ 後藤 ゴトウ 近藤 コンドウ 遠藤 エンドウ 安藤 アンドウ 内藤 ナイトウ 工藤 クドウ 太田 オオタ 大塚 オオツカ
  大西 オオニシ 大橋 オオハシ 大久保 オオクボ 大谷 オオタニ 河野 コウノ 健一 ケンイチ 真一 シンイチ 純一 ジュンイチ 浩一 コウイチ 慎一 シンイチ 雄一 ユウイチ
  洋一 ヨウイチ 翔 ショウ 翔太 ショウタ 翔平 ショウヘイ 亮 リョウ 涼 リョウ 亮太 リョウタ 浩二 コウジ 康平 コウヘイ 恭平 キョウヘイ 洋介 ヨウスケ 祐介 ユウスケ
  雄太 ユウタ 優太 ユウタ 雄大 ユウダイ 優 ユウ 優斗 ユウト 悠斗 ユウト 悠真 ユウマ 颯 ソウ 一郎 イチロウ 三郎 サブロウ 健太郎 ケンタロウ 徹 トオル
  裕樹 ユウキ 洋子 ヨウコ 陽子 ヨウコ 京子 キョウコ 裕子 ユウコ 優子 ユウコ 優花 ユウカ 佑樹 ユウキ 幸治 コウジ 航大 コウダイ 颯太 ソウタ 周平 シュウヘイ
  良平 リョウヘイ 慎太郎 シンタロウ 伸也 シンヤ 良一 リョウイチ`
    .trim()
    .split(/\s+/)
    .flatMap((word, i, all) => (i % 2 === 0 ? [[word, all[i + 1] ?? word] as const] : [])),
);

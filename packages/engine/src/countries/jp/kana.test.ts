import { expect, it } from 'vitest';
import { Text } from '../../kernel/bytes.ts';
import { Word } from '../../kernel/words.ts';
import { halfWidth, kanaOf } from './kana.ts';

it.each([
  ['山口', 'Yamaguchi', 'ヤマグチ', 'ﾔﾏｸﾞﾁ'],
  ['佐藤', 'Sato', 'サトウ', 'ｻﾄｳ'],
  ['服部', 'Hattori', 'ハットリ', 'ﾊﾂﾄﾘ'],
  ['純平', 'Junpei', 'ジュンペイ', 'ｼﾞﾕﾝﾍﾟｲ'],
  ['健一', 'Kenichi', 'ケンイチ', 'ｹﾝｲﾁ'],
  ['さくら', 'Sakura', 'サクラ', 'ｻｸﾗ'],
])('writes %s in kana, as banks carry it too', (native, latin, kana, half) => {
  expect(kanaOf(new Word(latin, new Text(native), undefined))).toBe(kana);
  expect(halfWidth(kana)).toBe(half);
});

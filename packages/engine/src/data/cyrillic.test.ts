import { expect, it } from 'vitest';
import { bulgarianLatin, macedonianLatin, serbianCyrillic, ukrainianLatin } from './cyrillic.ts';

it.each([
  ['Згурський', 'Zghurskyi'],
  ['Розгон', 'Rozghon'],
  ['Єнакієве', 'Yenakiieve'],
  ['Їжакевич', 'Yizhakevych'],
  ['Йосипівка', 'Yosypivka'],
  ['Олексій', 'Oleksii'],
  ['Кор’юківка', 'Koriukivka'],
  ['Ґалаґан', 'Galagan'],
  ['Біла Церква', 'Bila Tserkva'],
  ['Щербухи', 'Shcherbukhy'],
])('writes %s in Latin letters as resolution 55 does', (native, latin) => {
  expect(ukrainianLatin(native)).toBe(latin);
});

it.each([
  ['София', 'Sofia'],
  ['Мария-Юлия', 'Maria-Yulia'],
  ['Щърклево', 'Shtarklevo'],
  ['Кьосев', 'Kyosev'],
  ['Илиянов', 'Iliyanov'],
  ['Цветан', 'Tsvetan'],
])('writes %s in Latin letters as the Transliteration Act does', (native, latin) => {
  expect(bulgarianLatin(native)).toBe(latin);
});

it.each([
  ['Ljiljana', 'Љиљана'],
  ['Njegoš Đorđević', 'Његош Ђорђевић'],
  ['Hadžić', 'Хаџић'],
  ['Žaklina Čović', 'Жаклина Човић'],
])('writes %s in Serbian Cyrillic', (latin, native) => {
  expect(serbianCyrillic(latin)).toBe(native);
});

it.each([
  ['Ѓорѓиевски', 'Gjorgjievski'],
  ['Ќосевска', 'Kjosevska'],
  ['Божиновски', 'Bozhinovski'],
  ['Њагулов', 'Njagulov'],
  ['Ѕвонко Џонов', 'Dzvonko Djonov'],
  ['Љупчо Шутевски', 'Ljupcho Shutevski'],
])('writes %s in Latin letters as Macedonian passports do', (native, latin) => {
  expect(macedonianLatin(native)).toBe(latin);
});

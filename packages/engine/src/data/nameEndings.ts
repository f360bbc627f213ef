import { list } from '../kernel/text.ts';

/** Endings of Russian and Ukrainian names in -ия and -ія, and of adjectives. */
export const LAND_ENDINGS: readonly string[] = list('я и ю ї ей єю');
export const ADJECTIVE_ENDINGS: readonly string[] = list('ий ая ое ие их ого ой ую им а е і ої у');

/** Endings of Russian and Ukrainian names of cities that end in a consonant. */
export const CITY_ENDINGS: readonly string[] = ['', 'а', 'е', 'і', 'у', 'ом'];

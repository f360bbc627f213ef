import { DIALECTS, type Dialect } from 'specimen-data/internal';

export const SQLITE = DIALECTS.get('sqlite') as Dialect;

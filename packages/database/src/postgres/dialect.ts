import { DIALECTS, type Dialect } from 'specimen-data/internal';

export const POSTGRES = DIALECTS.get('postgres') as Dialect;

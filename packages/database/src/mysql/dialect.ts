import { DIALECTS, type Dialect } from 'specimen-data/internal';

export const MYSQL = DIALECTS.get('mysql') as Dialect;

import { DIALECTS, type Dialect } from 'specimen-data/surface';

export const POSTGRES = DIALECTS.get('postgres') as Dialect;

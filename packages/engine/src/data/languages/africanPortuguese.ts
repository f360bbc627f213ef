import type { Language } from '../../model.ts';
import { portuguese } from './portuguese.ts';

/** Angola and Mozambique use the spelling before the agreement of 1990. */
const OLDER: readonly (readonly [string, string])[] = [
  ['Rececion', 'Recepcion'],
  ['letricista', 'lectricista'],
  ['letrotécni', 'lectrotécni'],
  ['letricidade', 'lectricidade'],
  ['létricas', 'léctricas'],
  ['letrónica', 'lectrónica'],
  ['letrodomésticos', 'lectrodomésticos'],
  ['rquitet', 'rquitect'],
  ['iretor', 'irector'],
  ['projeto', 'projecto'],
  ['Coletivos', 'Colectivos'],
];

export const africanPortuguese: Language = {
  student: portuguese.student,
  pensioner: portuguese.pensioner,
  homemaker: portuguese.homemaker as string,
  jobless: portuguese.jobless as string,
  disabled: portuguese.disabled as string,
  titles: older(portuguese.titles),
  trades: older(portuguese.trades),
  crafts: older(portuguese.crafts ?? ''),
  merchants: older(portuguese.merchants),
  institutions: older(portuguese.institutions),
  purposes: older(portuguese.purposes),
};

function older(text: string): string {
  return OLDER.reduce((said, [now, before]) => said.replaceAll(now, before), text);
}

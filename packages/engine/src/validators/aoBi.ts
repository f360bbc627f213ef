import { list } from '../kernel/text.ts';
import { coded, part, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Bilhete de Identidade: nine digits, two letters of the province, three digits; also the NIF of its holder.
 * Structure only: no check rule is public. Source: Lei 4/09 of 30 June (Angola), Direcção Nacional do Arquivo
 * de Identificação.
 */
export const aoBi = standard({
  id: 'aoBi',
  label: 'Bilhete de Identidade (Angola)',
  written: '#########@@###',
  rules: { series: part([0, 9], /[1-9]/, 'the first nine digits are zeros alone, should be 1 or more') },
  wrong: { series: zeros(0, 9) },
  reads: (number) => ({ region: PROVINCES.get(number.slice(9, 11)) }),
  make: (random) => `00${random.int(1_000_000, 9_999_999)}${random.pick(COMMON)}0${random.int(30, 59)}`,
});

const PROVINCES = coded('LA:Luanda BA:Benguela HO:Huambo HA:Huíla UE:Uíge ME:Malanje');

/** Luanda most. */
const COMMON = list('LA LA LA BA HO HA UE ME');

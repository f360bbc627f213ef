import { list } from '../kernel/text.ts';
import type { Validator } from '../model.ts';

/**
 * Bilhete de Identidade: nine digits, two letters of the province, three digits; also the NIF of its holder.
 * Structure only: no check rule is public. Source: Lei 4/09 of 30 June (Angola), Direcção Nacional do Arquivo
 * de Identificação.
 */
export const aoBi: Validator<unknown> = {
  id: 'aoBi',
  label: 'Bilhete de Identidade (Angola)',
  valid: (value) => /^(?!0{9})\d{9}[A-Z]{2}\d{3}$/i.test(value),
  make: (random) => `00${random.int(1_000_000, 9_999_999)}${random.pick(PROVINCES)}0${random.int(30, 59)}`,
};

/** Luanda (most), Benguela, Huambo, Huíla, Uíge, Malanje. */
const PROVINCES = list('LA LA LA BA HO HA UE ME');

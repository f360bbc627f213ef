import { bare } from '../kernel/text.ts';
import type { Validator } from '../model.ts';
import { clRut, rutOf } from './clRut.ts';

/**
 * RUT of a company: a RUT from 50 million upwards; since the 2000s 76 to 78 million are given out.
 * Source: Servicio de Impuestos Internos, "Rol Único Tributario (RUT)".
 */
export const clRutEmpresa: Validator<unknown> = {
  id: 'clRutEmpresa',
  label: 'RUT of a company (Chile)',
  valid: (value) => clRut.valid(value) && Number(bare(value).slice(0, -1)) >= 50_000_000,
  make: (random) => rutOf(random.int(76_000_000, 78_199_999)),
};

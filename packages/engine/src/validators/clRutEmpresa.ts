import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { COMPANIES, clRutDeclared, rutOf } from './clRut.ts';

/**
 * RUT of a company: a RUT from 50 million upwards; since the 2000s 76 to 78 million have been issued. Source: Servicio de
 * Impuestos Internos, "Rol Único Tributario (RUT)".
 */
export const clRutEmpresa = standard<unknown>({
  ...clRutDeclared,
  id: 'clRutEmpresa',
  label: 'RUT of a company (Chile)',
  rules: {
    type: (number) =>
      reasonIf(
        Number(number.slice(0, -1)) < COMPANIES,
        `${number.slice(0, -1)} is a person's number, should be 50000000 or more`,
      ),
  },
  make: (random) => rutOf(random.int(76_000_000, 78_199_999)),
});

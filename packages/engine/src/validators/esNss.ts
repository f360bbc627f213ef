import { remainder } from '../checksum/mod97.ts';
import type { Citizen } from '../model.ts';
import { coded, part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Spanish social security number (NUSS, NAF): province (01-52 as the INE numbers them), eight digits of serial
 * (seven in old numbers), two control digits: province and serial as one number, the serial without a zero before
 * seven digits, modulo 97. Source: the TGSS's rule as payroll programs for its Sistema RED apply it; no official
 * text was at hand. 53 and 66 are accepted as well, since public tables list them. `home` is the province of two
 * digits.
 */
export const esNss = standard<Pick<Citizen, 'home'>>({
  id: 'esNss',
  label: 'NSS (Spain)',
  written: ['############', '###########'],
  form: /^\d{2}[ /-]?\d{7,8}[ /-]?\d{2}$/,
  mend: (nss) => nss.slice(0, -2) + check(nss.slice(0, 2), nss.slice(2, -2)),
  rules: {
    region: part([0, 2], /0[1-9]|[1-4]\d|5[0-3]|66/, 'province # does not exist, should be 01 to 53 or 66'),
  },
  reads: (nss) => ({ region: PROVINCES.get(nss.slice(0, 2)) }),
  make(random, { home }) {
    const province = home ?? String(random.int(1, 52)).padStart(2, '0');
    const serial = String(random.int(10_000_000, 19_999_999));
    return province + serial + check(province, serial);
  },
});

const PROVINCES = coded(`
  01:Álava 02:Albacete 03:Alicante 04:Almería 05:Ávila 06:Badajoz 07:Illes_Balears 08:Barcelona 09:Burgos 10:Cáceres
  11:Cádiz 12:Castellón 13:Ciudad_Real 14:Córdoba 15:A_Coruña 16:Cuenca 17:Girona 18:Granada 19:Guadalajara 20:Gipuzkoa
  21:Huelva 22:Huesca 23:Jaén 24:León 25:Lleida 26:La_Rioja 27:Lugo 28:Madrid 29:Málaga 30:Murcia 31:Navarra 32:Ourense
  33:Asturias 34:Palencia 35:Las_Palmas 36:Pontevedra 37:Salamanca 38:Santa_Cruz_de_Tenerife 39:Cantabria 40:Segovia
  41:Sevilla 42:Soria 43:Tarragona 44:Teruel 45:Toledo 46:Valencia 47:Valladolid 48:Bizkaia 49:Zamora 50:Zaragoza 51:Ceuta
  52:Melilla`);

function check(province: string, serial: string): string {
  const short = serial.length === 8 && serial.startsWith('0') ? serial.slice(1) : serial;
  return String(remainder(province + short, 97)).padStart(2, '0');
}

import { type Day, two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { coded, dated, dayShown, part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NIK: province, regency and district (two digits each), DDMMYY of birth with 40 added to a woman's day, serial
 * from 0001. Source: Law 23/2006 on population administration, article 13, and Government Regulation 40/2019;
 * codes Minister of Home Affairs Decree 100.1.1-6117/2022. There is no check digit: structure only.
 * Regencies are 01-69, cities 71-79. `home` is the six-digit district code.
 */
export const idNik = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'idNik',
  label: 'NIK (Indonesia)',
  written: '################',
  rules: {
    region: (nik) =>
      reasonIf(
        !PROVINCES.has(nik.slice(0, 2)),
        `province ${nik.slice(0, 2)} does not exist, should be 11-19, 21, 31-36, 51-53, 61-65, 71-76, 81, 82 or 91-96`,
      ),
    regency: part(
      [2, 4],
      /0[1-9]|[1-6]\d|7[1-9]/,
      'regency # does not exist, should be 01 to 69, or 71 to 79 of a city',
    ),
    district: part([4, 6], /[1-9]/, 'district is #, should be 01 to 99'),
    date: dated(birthdayOf, 6, 'DDMMYY'),
    series: part([12, 16], /[1-9]/, 'serial is #, should be 0001 to 9999'),
  },
  wrong: { regency: zeros(2, 4), district: zeros(4, 6), series: zeros(12, 16) },
  reads: (nik) => ({
    sex: Number(nik.slice(6, 8)) > 40 ? 'female' : 'male',
    region: PROVINCES.get(nik.slice(0, 2)),
  }),
  make(random, { born, sex, home }) {
    const day = two(born.day + (sex === 'male' ? 0 : 40));
    return `${home ?? random.pick(DISTRICTS)}${day}${born.mm}${born.yy}${String(random.int(1, 20)).padStart(4, '0')}`;
  },
});

/** The birth date, whose century is not written. */
function birthdayOf(nik: string): Day | undefined {
  const written = Number(nik.slice(6, 8));
  return dayShown(two(written > 40 ? written - 40 : written) + nik.slice(8, 12), 'DDMMYY');
}

const PROVINCES = coded(`
  11:Aceh 12:Sumatera_Utara 13:Sumatera_Barat 14:Riau 15:Jambi 16:Sumatera_Selatan 17:Bengkulu 18:Lampung
  19:Kepulauan_Bangka_Belitung 21:Kepulauan_Riau 31:DKI_Jakarta 32:Jawa_Barat 33:Jawa_Tengah 34:DI_Yogyakarta
  35:Jawa_Timur 36:Banten 51:Bali 52:Nusa_Tenggara_Barat 53:Nusa_Tenggara_Timur 61:Kalimantan_Barat
  62:Kalimantan_Tengah 63:Kalimantan_Selatan 64:Kalimantan_Timur 65:Kalimantan_Utara 71:Sulawesi_Utara
  72:Sulawesi_Tengah 73:Sulawesi_Selatan 74:Sulawesi_Tenggara 75:Gorontalo 76:Sulawesi_Barat 81:Maluku 82:Maluku_Utara
  91:Papua 92:Papua_Barat 93:Papua_Selatan 94:Papua_Tengah 95:Papua_Pegunungan 96:Papua_Barat_Daya`);

/** Districts of Jakarta, Surabaya, Bandung, Bekasi, Medan, Tangerang, Semarang, Palembang and other cities. */
const DISTRICTS =
  list(`317101 317301 317401 317501 357801 327301 327501 127101 367101 337401 167101 737101 347101 517101
  137101 357301`);

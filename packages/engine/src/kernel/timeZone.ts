import { Day, dayAt, two, weekday } from './day.ts';

/** Standard offsets of time zones from UTC, in minutes. Source: IANA time zone database 2025b. */
const OFFSETS: ReadonlyMap<string, number> = new Map(
  [
    '0 Africa/Abidjan Africa/Accra Africa/Dakar Atlantic/Reykjavik Europe/London Europe/Dublin Europe/Lisbon',
    '0 UTC',
    '60 Africa/Algiers Africa/Casablanca Africa/Douala Africa/Kinshasa Africa/Lagos Africa/Luanda Africa/Tunis',
    '120 Africa/Cairo Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Kigali Africa/Lusaka Africa/Maputo',
    '120 Africa/Windhoek Asia/Beirut Asia/Jerusalem Asia/Nicosia Europe/Athens Europe/Bucharest Europe/Chisinau',
    '120 Europe/Helsinki Europe/Kyiv Europe/Riga Europe/Sofia Europe/Tallinn Europe/Vilnius',
    '180 Africa/Addis_Ababa Africa/Dar_es_Salaam Africa/Kampala Africa/Nairobi Asia/Amman Asia/Bahrain Asia/Kuwait',
    '180 Asia/Qatar Asia/Riyadh Europe/Istanbul',
    '240 Asia/Dubai Asia/Muscat Indian/Mauritius',
    '300 Asia/Karachi',
    '330 Asia/Colombo Asia/Kolkata',
    '360 Asia/Dhaka',
    '420 Asia/Bangkok Asia/Ho_Chi_Minh Asia/Jakarta',
    '480 Asia/Hong_Kong Asia/Kuala_Lumpur Asia/Manila Asia/Shanghai Asia/Singapore',
    '540 Asia/Seoul Asia/Tokyo',
    '600 Australia/Sydney',
    '720 Pacific/Auckland',
    '-180 America/Argentina/Buenos_Aires America/Montevideo America/Sao_Paulo',
    '-240 America/Santiago',
    '-300 America/Bogota America/Guayaquil America/Lima America/New_York America/Toronto',
    '-360 America/Mexico_City',
  ].flatMap((line) => {
    const [offset, ...zones] = line.split(' ');
    return zones.map((zone) => [zone, Number(offset)] as const);
  }),
);

/** The days of a year on which summer time begins and ends. */
type SummerTime = (year: number) => readonly [begins: number, ends: number];

const european: SummerTime = (year) => [lastOf(year, 3, SUNDAY), lastOf(year, 10, SUNDAY)];
const northAmerican: SummerTime = (year) => [onOrAfter(year, 3, 8), onOrAfter(year, 11, 1)];

/** Zones with summer time other than the European one. Source: IANA time zone database 2025b, `Rule` lines. */
const SUMMER: Readonly<Record<string, SummerTime>> = {
  'America/New_York': northAmerican,
  'America/Toronto': northAmerican,
  'America/Santiago': (year) => [onOrAfter(year, 9, 2), onOrAfter(year, 4, 2)],
  'Australia/Sydney': (year) => [onOrAfter(year, 10, 1), onOrAfter(year, 4, 1)],
  'Pacific/Auckland': (year) => [lastOf(year, 9, SUNDAY), onOrAfter(year, 4, 1)],
  'Africa/Cairo': (year) => (year < 2023 ? [0, 0] : [lastOf(year, 4, 5), lastOf(year, 10, 4) + 1]),
  'Asia/Beirut': european,
  'Asia/Jerusalem': (year) => [lastOf(year, 3, SUNDAY) - 2, lastOf(year, 10, SUNDAY)],
  'Asia/Nicosia': european,
  'Europe/Istanbul': () => [0, 0],
};

const SUNDAY = 0;

/** Clocks change before this hour. A time of a day on which they do is later, so that it exists once. */
const SETTLED = 4 * 3600;

/** Returns a time of a day as ISO 8601 with the offset of the zone: `2025-07-19T23:14:05+02:00`. */
export function zonedTime(zone: string, serial: number, seconds: number): string {
  const { year } = dayAt(serial);
  const [begins, ends] = (SUMMER[zone] ?? (zone.startsWith('Europe/') ? european : NONE))(year);
  const time = serial === begins || serial === ends ? Math.max(seconds, SETTLED + (seconds % 3600)) : seconds;
  const isSummer = begins < ends ? serial >= begins && serial < ends : serial >= begins || serial < ends;
  const offset = (OFFSETS.get(zone) ?? 60) + (begins !== ends && isSummer ? 60 : 0);
  return `${dayAt(serial).iso}T${clock(time)}${offsetText(offset)}`;
}

/** Returns seconds since midnight as `HH:MM:SS`. */
export function clock(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => two(Math.floor(part))).join(':');
}

const NONE: SummerTime = () => [0, 0];

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function lastOf(year: number, month: number, day: number): number {
  const end = new Day(year, month, DAYS[month - 1] as number).serial;
  return end - ((weekday(end) - day + 7) % 7);
}

/** The first Sunday on or after a day. */
function onOrAfter(year: number, month: number, day: number): number {
  const { serial } = new Day(year, month, day);
  return serial + ((7 - weekday(serial)) % 7);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

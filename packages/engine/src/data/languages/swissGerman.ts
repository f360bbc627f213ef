import type { Language } from '../../model.ts';
import { german } from './german.ts';

const WORDS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['Fahrradkurier/Fahrradkurierin', 'Velokurier/Velokurierin'],
  ['Berufskraftfahrer/Berufskraftfahrerin', 'Lastwagenchauffeur/Lastwagenchauffeuse'],
  ['Busfahrer/Busfahrerin', 'Buschauffeur/Buschauffeuse'],
  ['Friseur/Friseurin', 'Coiffeur/Coiffeuse'],
  ['Altenpfleger/Altenpflegerin', 'Fachmann Betreuung/Fachfrau Betreuung'],
  ['Fleischer/Fleischerin', 'Metzger/Metzgerin'],
  ['Kfz-Mechatroniker/Kfz-Mechatronikerin', 'Automechaniker/Automechanikerin'],
  ['Tischler/Tischlerin', 'Schreiner/Schreinerin'],
  ['Installateur/Installateurin', 'Sanitärinstallateur/Sanitärinstallateurin'],
  ['Bankkaufmann/Bankkauffrau', 'Bankangestellter/Bankangestellte'],
  ['Grundschullehrer/Grundschullehrerin', 'Primarlehrer/Primarlehrerin'],
  ['Notfallsanitäter/Notfallsanitäterin', 'Rettungssanitäter/Rettungssanitäterin'],
  ['Tischlerei', 'Schreinerei'],
  ['Friseure', 'Coiffeur'],
  ['Kfz-Technik', 'Garage'],
  ['Reifenservice', 'Pneuservice'],
  ['Fleischwaren', 'Metzgerei'],
  ['Fleischerei', 'Metzgerei'],
  ['Schreibwaren', 'Papeterie'],
  ['(Klinikum|Krankenhaus) {town}', '(Kantonsspital|Spital) {town}'],
  ['Grundschule {town}', 'Primarschule {town}'],
  ['Gymnasium {town}', '(Kantonsschule|Gymnasium) {town}'],
  ['(Seniorenzentrum|Pflegeheim) {town}', '(Alterszentrum|Pflegeheim) {town}'],
  ['Rentenversicherung', 'AHV-Ausgleichskasse'],
  ['Tankstelle', 'Garage'],
];

/** German in Swiss spelling: without ß, and with some words of its own. */
export const swissGerman: Language = {
  student: german.student,
  pensioner: german.pensioner,
  homemaker: german.homemaker as string,
  jobless: german.jobless as string,
  disabled: german.disabled as string,
  titles: swiss(german.titles),
  trades: swiss(german.trades),
  crafts: swiss(german.crafts ?? ''),
  merchants: swiss(german.merchants),
  institutions: swiss(german.institutions),
  purposes: swiss(german.purposes),
};

function swiss(text: string): string {
  return WORDS.reduce((all, [there, here]) => all.replaceAll(there, here), text);
}

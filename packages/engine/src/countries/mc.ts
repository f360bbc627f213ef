import { remainder } from '../checksum/mod97.ts';
import { sealRib, withRibKey } from '../checksum/rib.ts';
import { MC } from '../data/ibanLayouts.ts';
import { french } from '../data/languages/french.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { frRib } from '../validators/frRib.ts';
import { frTva } from '../validators/frTva.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './mc/names.ts';
import { series } from './series.ts';

export const mc = country('mc', () => ({
  name: 'Monaco',
  alpha3: 'MCO',
  paydays: [[31], [28]],
  currency: 'EUR',
  gs1: '300',
  // A holiday on a Sunday is made up for on Monday on the days that law 798 of 1966 names, from general knowledge; with the days of TARGET.
  holidays: '0101^ 0127 E-2 E+1 0501^ E+39 E+50 E+60 0815^ 1101^ 1119^ 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'fr', zone: 'Europe/Monaco' },
  economy: {
    // As in France, by the convention of 1963. There is no tax on incomes but those of French nationals.
    vat: { usual: 20, food: 5.5 },
    deductions: { social: 14, tax: 0 },
    tenure: { rent: 73, loan: 9 },
    shops: { card: 58, wallet: 30 },
  },
  words: {
    exonyms: 'monegassisch monegassische monégasques monegasco monegasca monegasków',
    scripts: 'モナコ 摩纳哥 摩納哥 모나코 موناكو मोनाको Монако монакск~ монегаск~',
    women: 'Monegassin Monegassinnen',
    places: 'Monte-Carlo=モンテカルロ|蒙特卡洛|مونت كارلو|Монте-Карло',
  },
  aliases: 'Monégasque Monegasque Monegasques Monacan Monacans Principauté_de_Monaco Principality_of_Monaco',
  ages: '7 10.5 13 16.5 18.5 16 18.5',
  life: {
    studies: 55,
    retires: 63,
    pays: [980, 3300],
    institutions: `
      pension Caisse Autonome des Retraites
      university International University of Monaco
      primary École (Saint-Charles|de la Condamine|des Révoires|de Fontvieille)
      secondary (Collège Charles III|Lycée Albert Ier|Lycée Rainier III)
      hospital Centre Hospitalier Princesse Grace
      town Mairie de Monaco
      police Sûreté publique
      fire Corps des Sapeurs-Pompiers de Monaco
      welfare Office de Protection Sociale
      care Résidence A Qietüdine
      transit Compagnie des Autobus de Monaco`,
  },
  language: french,
  sources:
    'Ages, peoples and quarters are estimates from general knowledge of IMSEE, census 2016 and population 2024; names by generation and shares of banks, cards and forms are estimates too.',
  names: NAMES,
  places: {
    // The quarters as people write them in addresses; all have the postcode 98000.
    columns: 'city region zone area lat lon pop',
    rows: `
      Monte-Carlo|Monte-Carlo|98000|93|43.7397|7.4275|4.1
      La Rousse|Monte-Carlo|98000|93|43.7478|7.4369|3.3
      Saint-Roman|Monte-Carlo|98000|93|43.7503|7.4403|2.7
      Larvotto|Monte-Carlo|98000|97|43.7456|7.4328|5.3
      Mareterra|Monte-Carlo|98000|97|43.7428|7.4325|0.4
      Saint-Michel|Monte-Carlo|98000|93|43.7411|7.4269|3.8
      La Condamine|La Condamine|98000|93|43.7347|7.4206|4.0
      Sainte-Dévote|La Condamine|98000|93|43.7378|7.4214|1.6
      Port Hercule|La Condamine|98000|97|43.7356|7.4244|0.6
      Les Moneghetti|Les Moneghetti|98000|97|43.7367|7.4158|3.3
      Bel Air|Les Moneghetti|98000|97|43.7386|7.4142|1.1
      Jardin Exotique|Les Révoires|98000|92|43.7331|7.4128|3.1
      Les Révoires|Les Révoires|98000|92|43.7344|7.4119|2.5
      La Colle|Les Révoires|98000|92|43.7306|7.4139|2.8
      Fontvieille|Fontvieille|98000|92|43.7281|7.4158|3.6
      Monaco-Ville|Monaco-Ville|98000|93|43.7311|7.4244|1.0`,
    others: `Monte-Carlo=Monte Carlo|Montecarlo; La Condamine=Condamine; Monaco-Ville=Le Rocher|Old Town of Monaco; Les Moneghetti=Moneghetti;
      Les Révoires=Révoires; Larvotto=Le Larvotto; La Rousse=Rousse; Saint-Roman=Saint Roman`,
  },
  roads: `Boulevard_des_Moulins@Monte-Carlo+Saint-Michel Avenue_de_la_Costa@Monte-Carlo+Saint-Michel Avenue_Princesse_Grace@Larvotto+La_Rousse
    Boulevard_d'Italie@La_Rousse+Saint-Roman Boulevard_Princesse_Charlotte Boulevard_de_Suisse Boulevard_Albert_Ier@La_Condamine+Port_Hercule
    Rue_Grimaldi@La_Condamine Rue_de_Millo@La_Condamine Rue_Princesse_Caroline@La_Condamine Boulevard_Rainier_III Boulevard_du_Jardin_Exotique
    Rue_Plati Avenue_Prince_Pierre Avenue_Crovetto_Frères Boulevard_de_Belgique Avenue_Hector_Otto Chemin_de_la_Turbie
    Rue_Basse@Monaco-Ville Rue_Comte_Félix_Gastaldi@Monaco-Ville Rue_Émile_de_Loth@Monaco-Ville Avenue_des_Papalins@Fontvieille
    Rue_du_Gabian@Fontvieille Quai_Jean-Charles_Rey@Fontvieille Avenue_de_Fontvieille@Fontvieille Avenue_Albert_II@Fontvieille
    Avenue_d'Ostende@Monte-Carlo+Port_Hercule Avenue_de_Grande_Bretagne@Monte-Carlo+Larvotto Avenue_Saint-Laurent Rue_des_Iris Rue_Bel_Respiro Avenue_Saint-Michel
    Escalier_des_Fleurs Rue_des_Orchidées Rue_Bosio Rue_Louis_Aureglia Rue_Augustin_Vento Boulevard_Louis_II Rue_Malbousquet Rue_Biovès`,
  street: '{1-60}(|||||| bis) {road}',
  address: '{street}, {city}, {postcode} Monaco',
  postcode: '{zone}',
  phone: '+377 6 4# ## ## ##',
  landline: '+377 {place.area} ## ## ##',
  // Codes and BICs from general knowledge; schwifty's registry of banks confirms Société Générale, published IBANs 12739.
  banks: {
    columns: 'bank bic code share',
    rows: `
      CFM Indosuez Wealth|CFMOMCMX|12739|27
      CMB Monaco|CMBMMCMX|17569|22
      Société Générale|SOGEMCM1|30003|16
      Barclays Bank Monaco|BAECMCMX|12448|9
      Société Générale Private Banking Monaco|SGBTMCMC|13368|7
      UBS Monaco|UBSWMCMX|11999|6
      EFG Bank Monaco|EFGBMCMC|18759|5
      Edmond de Rothschild Monaco|BERLMCMC|11668|5
      Banque Richelieu Monaco|KBLXMCMC|13338|3`,
    others: 'CFM Indosuez Wealth=Crédit Foncier de Monaco|CFM; CMB Monaco=Compagnie Monégasque de Banque|CMB',
  },
  account: {
    label: 'Numéro de compte',
    make: (random) => random.digits(4) && `0${random.digits(10)}`,
  },
  iban: ibanField({ MC }, { write: byAccount('{bank.code}0{4#}0{10#}00', sealRib) }, { MC: withRibKey }),
  cards: 'visa:58 mastercard:36 amex:6',
  wallets: 'Wero:60 Lydia:40',
  firms: {
    forms: `
      SARL|52|2007|1|150
      SAM|30|1936|2|2500
      SCS|6|1936|2|60
      SNC|4|1936|2|30
      ~Entreprise individuelle|8|1936|1|15|1`,
    name: '({trade} {founder}|{founder} & {partner} {trade}|{founder} {trade}|{trade} {town}) {form}',
    sole: '({trade} {founder}|{founder} {trade})',
  },
  income: [2080, 9500],
  fields: {
    // No rule is public; the usual look.
    id: pictured("Numéro de carte d'identité ou de séjour", '{100000-499999}', {
      synonyms: ["carte d'identité", 'carte de séjour'],
    }),
    passport: pictured('Numéro de passeport', '%#[A-Z][A-Z]#####', { synonyms: ['passeport'] }),
    licence: pictured('Permis de conduire', '{10000-99999}', { synonyms: ['permis'] }),
    // Residents have no tax number; the funds of social security know them by this one.
    tax: pictured('Matricule des Caisses Sociales', '{100000-699999}', { synonyms: ['matricule', 'car'] }),
    rib: certified(frRib, 'RIB', {
      synonyms: ["relevé d'identité bancaire"],
      write: byAccount('{bank.code} 0{4#} 0{10#} 00', sealRib),
    }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      make: (_, p) => `0${p.dice('account').digits(4)}`,
      synonyms: ['guichet'],
    },
    city: { label: 'Quartier' },
    region: { label: 'Secteur' },
    postcode: { label: 'Code postal' },
    merchant: { label: 'Commerçant' },
    plate: pictured("Plaque d'immatriculation", '([A-Z0-9]###|[A-Z0-9]##[A-Z])', {
      synonyms: ['immatriculation'],
    }),
  },
  company: {
    // The year of entry, S for companies or P for persons, and a serial number.
    registration: {
      label: 'Numéro RCI',
      make: (random, { firm }) =>
        `${two(firm.founded % 100)} ${firm.form.owners === 1 ? 'P' : 'S'} ${String(RCI(random, firm.founded)).padStart(5, '0')}`,
    },
    vat: certified(frTva, 'Numéro de TVA', { make: (random, { firm }) => tvaOf(random, firm.founded) }),
  },
}));

/** Serial numbers of the register and of the tax office by year: estimates, from general knowledge. */
const RCI = series('1936 100 · 1970 1200 · 1990 2600 · 2000 3700 · 2010 5100 · 2018 7700 · 2026 9800');
const TAXPAYERS = series(
  '1936 1000 · 1970 5000 · 1990 30000 · 2000 50000 · 2010 85000 · 2018 120000 · 2026 170000',
);

/** Returns a VAT number of the French form, with 000 in place of a SIREN's first digits (see `frTva`). */
function tvaOf(random: Random, year: number): string {
  const number = `000${String(TAXPAYERS(random, year)).padStart(6, '0')}`;
  return `FR${two((12 + 3 * remainder(number, 97)) % 97)}${number}`;
}

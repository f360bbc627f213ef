import { french } from '../../data/languages/french.ts';
import { occupations } from '../../data/occupations.ts';
import { POPULATIONS } from '../../data/populations.ts';
import { picture } from '../../draw/picture.ts';
import { lines, Work } from '../../draw/work.ts';
import { purposes } from '../../fields/loan.ts';
import { shops } from '../../fields/transaction.ts';
import { work as common } from '../../fields/work.ts';
import { putPiece, putText } from '../../kernel/bytes.ts';
import type { LifeFacts, OwnField, Persona, Write } from '../../model.ts';

/**
 * Returns a writer for words that are French in Québec: jobs, employers, shops and firms. `elsewhere` writes them
 * for the rest of the country.
 */
export function inQuebec(here: Write, elsewhere: Write): Write {
  return (out, at, random, p) => (p.home === 'QC' ? here : elsewhere)(out, at, random, p);
}

/** French words of Québec that differ from those of France. */
const LANGUAGE = {
  ...french,
  titles: `${french.titles}
    carer Préposé aux bénéficiaires/Préposée aux bénéficiaires
    cleaner Préposé à l’entretien/Préposée à l’entretien
    delivery-rider Livreur/Livreuse
    driver Camionneur/Camionneuse
    bus-driver Chauffeur d’autobus/Chauffeuse d’autobus
    call-agent Agent du service à la clientèle/Agente du service à la clientèle
    labourer Manœuvre
    firefighter Pompier/Pompière
    bank-clerk Caissier de banque/Caissière de banque
    secretary Adjoint administratif/Adjointe administrative
    sales-representative Représentant/Représentante
    real-estate-agent Courtier immobilier/Courtière immobilière
    insurance-agent Courtier d’assurance/Courtière d’assurance
    social-worker Travailleur social/Travailleuse sociale
    physiotherapist Physiothérapeute
    hr-officer Conseiller en ressources humaines/Conseillère en ressources humaines
    shop-manager Gérant de magasin/Gérante de magasin
    accountant Comptable professionnel agréé/Comptable professionnelle agréée
    software-developer Développeur de logiciels/Développeuse de logiciels
    marketing-specialist Conseiller en marketing/Conseillère en marketing
    project-manager Gestionnaire de projet
    lecturer Professeur d’université/Professeure d’université
    dentist Dentiste
    department-head Chef de service/Cheffe de service
    director Président-directeur général/Présidente-directrice générale`,
  institutions: `
    university Université de Montréal
    university@Québec Université Laval
    university@Gatineau Université du Québec en Outaouais
    primary École primaire (Notre-Dame|Saint-Joseph|des Érables|du Boisé), {town}
    secondary École secondaire (Notre-Dame|Saint-Joseph|des Érables|du Boisé), {town}
    hospital (Hôpital de {town}|Centre hospitalier de {town})
    care CHSLD (Saint-Joseph|Notre-Dame|des Pins), {town}
    town Ville de {town}
    police Service de police de {town}
    transit Société de transport de {town}
    pension Retraite Québec`,
};

const TRADES: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...lines(`${french.trades}${french.crafts}`),
    ['retail', 'Quincaillerie|Librairie|Distribution|Décoration|Centre de rénovation'] as const,
    ['construction', 'Construction|Maçonnerie|Plomberie|Toitures|Peinture|Excavation'] as const,
    ['transport', 'Transport|Logistique|Déménagement|Messagerie'] as const,
    ['food', 'Aliments|Boulangerie|Charcuterie|Laiterie|Breuvages'] as const,
    ['automotive', 'Garage|Autos|Pneus|Carrosserie'] as const,
    ['cleaning', 'Entretien ménager|Buanderie|Nettoyeur'] as const,
    ['law', 'Avocats|Services juridiques'] as const,
    ['accounting', 'Comptables|CPA|Services comptables'] as const,
    ['physiotherapist', 'Physiothérapie'] as const,
  ].flatMap(([keys, choices]) => keys.split(',').map((key) => [key, choices.split(/\|+/)] as const)),
);

/** Returns the fields of a person's job and employer, by the country's facts of life and pay. */
export function quebecWork(
  life: LifeFacts,
  income: readonly [number, number],
): Readonly<Record<'job' | 'employer', OwnField>> {
  const work = new Work(
    { language: LANGUAGE, life: { ...life, institutions: '' }, income },
    POPULATIONS.Americas,
    occupations(),
  );
  const employer = ({ life: { stage, occupation } }: Persona): Write => {
    if (stage === 'study') return work.institution('university');
    if (stage === 'pension') return work.institution('pension');
    if (occupation.institution === 'bank') return common.employer?.write as Write;
    return occupation.institution ? work.institution(occupation.institution) : putEmployer;
  };
  return {
    job: {
      special: true,
      write: inQuebec((out, at, _, p) => putPiece(out, at, work.title(p.life, p.sex)), picture('{job}')),
    },
    employer: {
      special: true,
      write: inQuebec(
        (out, at, random, p) => employer(p)(out, at, random, p),
        common.employer?.write as Write,
      ),
    },
  };
}

/** Writes a firm's name: its trade first, then its owner or place. */
export const putFirm: Write = firmOf(({ firm }) => firm.sector.key);

/** Writes the name of a firm that employs the person, by the person's occupation. */
const putEmployer: Write = firmOf(({ life }) => life.occupation.key);

function firmOf(keyOf: (p: Persona) => string): Write {
  return (out, at, random, p) => {
    const { sector, trade } = p.firm;
    const choices = TRADES.get(keyOf(p)) ?? TRADES.get(sector.key);
    const to = putText(out, at, choices ? random.pick(choices) : trade.text);
    return putForm(out, NAME(out, to, random, p), random, p);
  };
}

const NAME = picture('( {founder}| {founder}| {founder} et {partner}| {town}) ');

/** The legal form as the law of Québec has it written, in French. */
export const putForm: Write = (out, at, _, { firm: { form } }) =>
  putText(out, at, FORMS[form.name.text] ?? form.name.text);

const FORMS: Readonly<Record<string, string>> = { 'Inc.': 'inc.', 'Ltd.': 'ltée', 'Corp.': 'inc.' };

/** A shop's name. */
export const putMerchant: Write = shops(
  french.merchants.replace('Supermarché {town} Centre', 'Marché {owner}'),
);

/** Writes the purpose of a loan. */
export const putPurpose: Write = purposes(french);

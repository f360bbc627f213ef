import type { SchemaTable } from '../../schema.ts';
import { bare, singular, spelledOut, wordSet, wordsOf } from './words.ts';

/** Subject of a table's rows: people, firms, products, or something else. */
export type Subject = 'person' | 'company' | 'product' | undefined;

/** Singular nouns for each subject in several languages. */
const SUBJECTS: readonly (readonly [NonNullable<Subject>, ReadonlySet<string>])[] = [
  [
    'person',
    wordSet(`person people user customer client employee staff patient student teacher pupil doctor physician nurse member contact lead author
      subscriber driver passenger guest tenant attendee participant applicant candidate owner resident citizen borrower reader player worker
      instructor speaker agent manager parent child dependent beneficiary recipient donor volunteer visitor technician actor cardholder payee
      buyer seller sender admin moderator profile individual human prescriber trainer coach landlord witness lecturer professor contributor
      organizer organiser cook chef artist composer observer musician singer customer_rep requester assignee reporter reviewer approver creator editor operator courier rider host renter holder traveller traveler voter employe
      kunde kunden benutzer mitarbeiter person personen nutzer patient patienten schueler lehrer mitglied kontakt teilnehmer autor fahrer arzt
      utilisateur utilisateurs employe employes eleve enseignant adherent usager personne auteur chauffeur medecin
      cliente usuario empleado paciente alumno estudiante profesor docente socio persona contacto autor conductor medico huesped
      funcionario aluno professor pessoa contato motorista hospede utente dipendente utente studente insegnante persona autore clienti utenti dipendenti pazienti studenti insegnanti autori
      klient klienci uzytkownik uzytkownicy pracownik pracownicy pacjent pacjenci uczen nauczyciel osoba czlonek klant gebruiker medewerker leerling bruger anvandare`),
  ],
  [
    'company',
    wordSet(`company companies firm organization organisation vendor supplier manufacturer employer merchant partner publisher
      carrier agency insurer sponsor shipper business enterprise contractor distributor retailer franchise hospital clinic school university
      hotel restaurant airline shop store institution brokerage producer corporation provider
      firma firmen lieferant lieferanten hersteller unternehmen haendler fournisseur entreprise societe fabricant editeur
      empresa proveedor fabricante compania editorial fornecedor fornitore fornitori azienda aziende ditta ditte editore dostawca przedsiebiorstwo leverancier bedrijf`),
  ],
  [
    'product',
    wordSet(`product item article good merchandise part component sku ware stock material
      produkt produkte artikel ware waren produit produits article articulo producto produto artigo prodotto articolo towar artykul`),
  ],
];

/** Returns the subject that a word stands for, if any. */
export function subjectOf(word: string): Subject {
  const plain = bare(word);
  const forms = [
    plain,
    bare(singular(word)),
    ...['es', 'en', 'n', 'e'].flatMap((end) => (plain.endsWith(end) ? [plain.slice(0, -end.length)] : [])),
  ];
  return SUBJECTS.find(([, words]) => forms.some((form) => words.has(form)))?.[0];
}

/** Returns the subject of a table's rows, judging by its name or its columns. */
export function subjectOfTable({ name, columns }: SchemaTable): Subject {
  const words = wordsOf(name);
  const named = subjectOf(words.join('')) ?? subjectOf(words.at(-1) ?? '');
  const own = columns.map((column) => bare(wordsOf(spelledOut(column.name)).join('')));
  const has = (pattern: RegExp) => own.some((each) => pattern.test(each));
  if (
    named !== 'product' &&
    has(
      /^(first|last|family|given|sur)name$|^(vorname|nachname|prenom|apellido|apellidos|sobrenome|cognome|imie|nazwisko|surname)$/,
    )
  )
    return 'person';
  if (
    named === 'product' &&
    !has(
      /price|preis|prix|precio|preco|prezzo|cena|sku|ean|barcode|weight|stock|name|title|bezeichnung|nombre|nome|nom/,
    )
  )
    return undefined;
  if (named !== undefined) return named;
  if (!has(/^(name|fullname|companyname|firma)$/)) return undefined;
  if (has(/^(industry|annualrevenue|vatnumber|vatid|ustid|registrationnumber)$/)) return 'company';
  return has(/^(email|birthdate|dateofbirth|dob|geburtsdatum)$/) && !has(/price|website|address$/)
    ? 'person'
    : undefined;
}

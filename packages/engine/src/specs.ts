// Made by `npm run specs` from the catalogue; a test holds it against it.

/** The fields that every country has. */
export interface Everywhere {
  /** Full name */
  readonly name: string;
  /** First name */
  readonly first: string;
  /** Last name */
  readonly last: string;
  /** Sex */
  readonly sex: string;
  /** Date of birth */
  readonly dob: string;
  /** National ID number */
  readonly id: string | null;
  /** Passport number */
  readonly passport: string;
  /** Passport MRZ */
  readonly mrz: string;
  /** Driving licence */
  readonly licence: string | null;
  /** Avatar */
  readonly avatar: string;
  /** Mobile phone */
  readonly phone: string;
  /** E-mail */
  readonly email: string;
  /** Street */
  readonly street: string;
  /** Address */
  readonly address: string;
  /** City */
  readonly city: string;
  /** Province */
  readonly region: string;
  /** Latitude */
  readonly lat: number;
  /** Longitude */
  readonly lon: number;
  /** Bank */
  readonly bank: string;
  /** Account number */
  readonly account: string;
  /** SWIFT / BIC */
  readonly swift: string;
  /** Card number */
  readonly card: string | null;
  /** Card brand */
  readonly brand: string | null;
  /** CVV */
  readonly cvv: string | null;
  /** Card expiry */
  readonly expiry: string | null;
  /** TIN */
  readonly tax: string | null;
  /** Loan amount */
  readonly loanamount: number | null;
  /** Loan term in months */
  readonly loanterm: number | null;
  /** Loan purpose */
  readonly loanpurpose: string | null;
  /** Transaction ID */
  readonly txn: string;
  /** Amount */
  readonly amount: number;
  /** Currency */
  readonly currency: string;
  /** Merchant */
  readonly merchant: string;
  /** Payment reference */
  readonly reference: string;
  /** Transaction date */
  readonly date: string;
  /** Account balance */
  readonly balance: number;
  /** Employer */
  readonly employer: string | null;
  /** Activity */
  readonly activity: string;
  /** Job title */
  readonly job: string | null;
  /** Monthly income */
  readonly income: number | null;
  /** Pay date */
  readonly payday: string | null;
  /** Number plate */
  readonly plate: string | null;
  /** User name */
  readonly username: string;
  /** IP address */
  readonly ip: string;
  /** User agent */
  readonly useragent: string;
}

/** Fields of a company in every country. */
export interface Company {
  /** Company name */
  readonly name: string;
  /** Legal form */
  readonly form: string;
  /** Industry */
  readonly industry: string;
  /** RCCM */
  readonly registration: string | null;
  /** LEI */
  readonly lei: string;
  /** Street */
  readonly street: string;
  /** Address */
  readonly address: string;
  /** City */
  readonly city: string;
  /** Province */
  readonly region: string;
  /** Latitude */
  readonly lat: number;
  /** Longitude */
  readonly lon: number;
  /** Phone */
  readonly phone: string;
  /** E-mail */
  readonly email: string;
  /** Website */
  readonly website: string;
  /** Bank */
  readonly bank: string;
  /** Account number */
  readonly account: string;
  /** SWIFT / BIC */
  readonly swift: string;
  /** Employees */
  readonly employees: number;
  /** Founded */
  readonly founded: number;
  /** Annual revenue */
  readonly revenue: number;
  /** Currency */
  readonly currency: string;
}

/** Andorra */
export interface Ad extends Everywhere {
  /** Número d’identificació administrativa (NIA) */
  readonly id: string | null;
  /** Número de passaport */
  readonly passport: string;
  /** Permís de conduir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Parròquia */
  readonly region: string;
  /** Codi postal */
  readonly postcode: string;
  /** Número de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Entitat */
  readonly bankcode: string;
  /** Oficina */
  readonly branch: string;
  /** NRT */
  readonly tax: string | null;
  /** Número CASS */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Comerç */
  readonly merchant: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** United Arab Emirates */
export interface Ae extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Emirates ID */
  readonly id: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Unified number (UID) */
  readonly unified: string;
  /** Landline */
  readonly landline: string;
  /** Emirate */
  readonly region: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Makani number */
  readonly makani: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax registration number (TRN) */
  readonly tax: string | null;
  /** VAT TRN */
  readonly vat: string | null;
}

/** Albania */
export interface Al extends Everywhere {
  /** NID (numri personal) */
  readonly id: string | null;
  /** Numri i pasaportës */
  readonly passport: string;
  /** Leja e drejtimit */
  readonly licence: string | null;
  /** Numri i kartës së identitetit */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Qarku */
  readonly region: string;
  /** Kodi postar */
  readonly postcode: string;
  /** Numri i llogarisë */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Kodi i bankës */
  readonly bankcode: string;
  /** Numri tatimor */
  readonly tax: string | null;
  /** Targa */
  readonly plate: string | null;
}

/** Angola */
export interface Ao extends Everywhere {
  /** Bilhete de Identidade */
  readonly id: string | null;
  /** Passaporte */
  readonly passport: string;
  /** Carta de condução */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Província */
  readonly region: string;
  /** Código do banco */
  readonly bankcode: string;
  /** NIB */
  readonly nib: string;
  /** Carteira móvel */
  readonly wallet: string;
  /** Entidade Multicaixa */
  readonly entity: string;
  /** NIF */
  readonly tax: string | null;
  /** Número de segurança social (INSS) */
  readonly ssn: string;
  /** Referência Multicaixa */
  readonly reference: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** Argentina */
export interface Ar extends Everywhere {
  /** DNI */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Licencia de conducir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Provincia */
  readonly region: string;
  /** Código postal (CPA) */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código de banco */
  readonly bankcode: string;
  /** CBU */
  readonly cbu: string;
  /** Alias CBU/CVU */
  readonly alias: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** CVU */
  readonly cvu: string;
  /** CUIT */
  readonly tax: string | null;
  /** CUIL */
  readonly ssn: string;
  /** Patente */
  readonly plate: string | null;
}

/** Austria */
export interface At extends Everywhere {
  /** Personalausweisnummer */
  readonly id: string | null;
  /** Reisepassnummer */
  readonly passport: string;
  /** Führerscheinnummer */
  readonly licence: string | null;
  /** ZMR-Zahl */
  readonly zmr: string;
  /** Landline */
  readonly landline: string;
  /** Bundesland */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankleitzahl (BLZ) */
  readonly bankcode: string;
  /** Steuernummer */
  readonly tax: string | null;
  /** UID-Nummer */
  readonly vat: string | null;
  /** Sozialversicherungsnummer (SVNR) */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Händler */
  readonly merchant: string;
  /** Mandatsreferenz */
  readonly mandate: string;
  /** Kennzeichen */
  readonly plate: string | null;
}

/** Australia */
export interface Au extends Everywhere {
  /** Driver licence (as ID) */
  readonly id: string | null;
  /** Medicare number */
  readonly health: string;
  /** Driver licence */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** State or territory */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** Suburb */
  readonly suburb: string;
  /** BSB */
  readonly bsb: string;
  /** TFN */
  readonly tax: string | null;
  /** ABN */
  readonly abn: string | null;
  /** Centrelink CRN */
  readonly crn: string;
}

/** Bangladesh */
export interface Bd extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** NID */
  readonly id: string | null;
  /** Birth registration number (BRN) */
  readonly birth: string;
  /** Landline */
  readonly landline: string;
  /** Division */
  readonly region: string;
  /** Post code */
  readonly postcode: string;
  /** Routing number */
  readonly routing: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** bKash wallet */
  readonly bkash: string;
  /** e-TIN */
  readonly tax: string | null;
  /** BIN */
  readonly vat: string | null;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** bKash TrxID */
  readonly trxid: string;
}

/** Belgium */
export interface Be extends Everywhere {
  /** Rijksregisternummer / Numéro national */
  readonly id: string | null;
  /** Paspoort / Passeport */
  readonly passport: string;
  /** Rijbewijs / Permis de conduire */
  readonly licence: string | null;
  /** eID-kaartnummer */
  readonly eid: string;
  /** Landline */
  readonly landline: string;
  /** Gewest / Région */
  readonly region: string;
  /** Postcode / Code postal */
  readonly postcode: string;
  /** Rekeningnummer / Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankcode / Code banque */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Fiscaal nummer / Numéro fiscal */
  readonly tax: string | null;
  /** Btw-nummer / Numéro de TVA */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Handelaar / Commerçant */
  readonly merchant: string;
  /** Gestructureerde mededeling (OGM-VCS) */
  readonly reference: string;
  /** Nummerplaat / Plaque */
  readonly plate: string | null;
}

/** Bulgaria */
export interface Bg extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** EGN */
  readonly id: string | null;
  /** Identity card number */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Oblast */
  readonly region: string;
  /** Poshtenski kod */
  readonly postcode: string;
  /** Address in Cyrillic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bankov kod */
  readonly bankcode: string;
  /** BAE */
  readonly branch: string;
  /** EGN (tax number) */
  readonly tax: string | null;
  /** DDS number */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
}

/** Bahrain */
export interface Bh extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** CPR number */
  readonly id: string | null;
  /** Driving licence (CPR) */
  readonly licence: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Block */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NBR tax number */
  readonly tax: string | null;
  /** VAT account number */
  readonly vat: string | null;
}

/** Brazil */
export interface Br extends Everywhere {
  /** CPF */
  readonly id: string | null;
  /** Passaporte */
  readonly passport: string;
  /** Cartão Nacional de Saúde */
  readonly health: string;
  /** Título de eleitor */
  readonly voter: string | null;
  /** CNH */
  readonly licence: string | null;
  /** RG */
  readonly rg: string;
  /** Landline */
  readonly landline: string;
  /** Estado */
  readonly region: string;
  /** CEP */
  readonly postcode: string;
  /** Conta */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Código do banco (COMPE) */
  readonly bankcode: string;
  /** Agência */
  readonly branch: string;
  /** ISPB */
  readonly ispb: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Chave Pix */
  readonly pix: string;
  /** Boleto */
  readonly boleto: string;
  /** CPF (contribuinte) */
  readonly tax: string | null;
  /** PIS/PASEP */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Pix EndToEndId */
  readonly endtoend: string;
  /** Placa (Mercosul) */
  readonly plate: string | null;
  /** RENAVAM */
  readonly renavam: string;
}

/** Botswana */
export interface Bw extends Everywhere {
  /** Omang */
  readonly id: string | null;
  /** Voter registration */
  readonly voter: string | null;
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
}

/** Canada */
export interface Ca extends Everywhere {
  /** SIN */
  readonly id: string | null;
  /** Health card number */
  readonly health: string;
  /** Driver's licence */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Area code */
  readonly areacode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** EFT routing number */
  readonly routing: string;
  /** Transit number */
  readonly transit: string;
  /** Institution number */
  readonly institution: string;
  /** SIN (taxpayer) */
  readonly tax: string | null;
  /** GST/HST number */
  readonly vat: string | null;
  /** Social Insurance Number */
  readonly ssn: string;
  /** e-Transfer reference */
  readonly interacref: string;
  /** Licence plate */
  readonly plate: string | null;
}

/** DR Congo */
export interface Cd extends Everywhere {
  /** Numéro de carte d'électeur */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Identifiant national (ONIP) */
  readonly nin: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NIF (numéro impôt) */
  readonly tax: string | null;
  /** Numéro CNSS */
  readonly ssn: string;
  /** Commerçant */
  readonly merchant: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Switzerland */
export interface Ch extends Everywhere {
  /** Identitätskartennummer */
  readonly id: string | null;
  /** Passnummer */
  readonly passport: string;
  /** Versichertenkarte */
  readonly health: string;
  /** Führerausweisnummer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Kanton */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankenclearing (IID) */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** AHV-Nummer (Steuern) */
  readonly tax: string | null;
  /** MWST-Nummer */
  readonly vat: string | null;
  /** AHV-Nummer */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Händler */
  readonly merchant: string;
  /** QR-Referenz */
  readonly qrreference: string;
  /** Kontrollschild */
  readonly plate: string | null;
}

/** Côte d’Ivoire */
export interface Ci extends Everywhere {
  /** Numéro de CNI */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Numéro CMU */
  readonly health: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** NNI */
  readonly nni: string;
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Compte contribuable (NCC) */
  readonly tax: string | null;
  /** Numéro CNPS */
  readonly ssn: string;
  /** Commerçant */
  readonly merchant: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Chile */
export interface Cl extends Everywhere {
  /** RUN */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Licencia de conducir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Región */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código de banco */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** RUT */
  readonly tax: string | null;
  /** Patente */
  readonly plate: string | null;
}

/** Cameroon */
export interface Cm extends Everywhere {
  /** Numéro de CNI */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Carte d'électeur */
  readonly voter: string | null;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Région */
  readonly region: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NIU */
  readonly tax: string | null;
  /** Numéro CNPS */
  readonly ssn: string;
  /** Commerçant */
  readonly merchant: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** China */
export interface Cn extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Resident ID number */
  readonly id: string | null;
  /** Driving licence number */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** CNAPS code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Taxpayer identification number */
  readonly tax: string | null;
  /** Social security number */
  readonly ssn: string;
  /** Alipay trade number */
  readonly tradeno: string;
}

/** Colombia */
export interface Co extends Everywhere {
  /** Cédula de ciudadanía */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Licencia de conducción */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código del banco */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Llave Bre-B */
  readonly breb: string;
  /** NIT */
  readonly tax: string | null;
  /** Referencia de pago */
  readonly reference: string;
  /** CUS */
  readonly cus: string;
  /** Instant payment date */
  readonly brebdate: string;
  /** Placa */
  readonly plate: string | null;
}

/** Cyprus */
export interface Cy extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Identity card number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** TIC */
  readonly tax: string | null;
  /** Social insurance number */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Registration plate */
  readonly plate: string | null;
}

/** Czechia */
export interface Cz extends Everywhere {
  /** Rodné číslo */
  readonly id: string | null;
  /** Číslo pasu */
  readonly passport: string;
  /** Číslo pojištěnce */
  readonly health: string;
  /** Číslo řidičského průkazu */
  readonly licence: string | null;
  /** Číslo občanského průkazu */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Kraj */
  readonly region: string;
  /** PSČ */
  readonly postcode: string;
  /** Číslo účtu */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Kód banky */
  readonly bankcode: string;
  /** QR Platba */
  readonly qr: string;
  /** DIČ */
  readonly tax: string | null;
  /** DIČ (DPH) */
  readonly vat: string | null;
  /** QR picture */
  readonly qrimage: string;
  /** Variabilní symbol */
  readonly reference: string;
  /** Konstantní symbol */
  readonly ks: string;
  /** Registrační značka */
  readonly plate: string | null;
}

/** Germany */
export interface De extends Everywhere {
  /** Personalausweisnummer */
  readonly id: string | null;
  /** Reisepassnummer */
  readonly passport: string;
  /** Krankenversichertennummer */
  readonly health: string;
  /** Führerscheinnummer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Bundesland */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankleitzahl (BLZ) */
  readonly bankcode: string;
  /** Steuer-ID */
  readonly tax: string | null;
  /** USt-IdNr. */
  readonly vat: string | null;
  /** Rentenversicherungsnummer */
  readonly ssn: string;
  /** Steuernummer */
  readonly stnr: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Mandatsreferenz */
  readonly mandate: string;
  /** Kennzeichen */
  readonly plate: string | null;
}

/** Denmark */
export interface Dk extends Everywhere {
  /** CPR-nummer */
  readonly id: string | null;
  /** Pasnummer */
  readonly passport: string;
  /** Sundhedskortnummer */
  readonly health: string;
  /** Kørekortnummer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Registreringsnummer (bank) */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** CPR-nummer (skat) */
  readonly tax: string | null;
  /** Momsnummer (SE) */
  readonly vat: string | null;
  /** Betalings-ID (+71) */
  readonly reference: string;
  /** Nummerplade */
  readonly plate: string | null;
}

/** Algeria */
export interface Dz extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** NIN */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Carte d’identité (CNIBE) */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Wilaya */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code agence */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** CCP */
  readonly ccp: string;
  /** RIP */
  readonly rip: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NIF */
  readonly tax: string | null;
  /** Numéro de sécurité sociale (CNAS) */
  readonly ssn: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Ecuador */
export interface Ec extends Everywhere {
  /** Cédula */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Licencia de conducir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Provincia */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código de banco */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** RUC */
  readonly tax: string | null;
  /** Placa */
  readonly plate: string | null;
}

/** Estonia */
export interface Ee extends Everywhere {
  /** Isikukood */
  readonly id: string | null;
  /** Passi number */
  readonly passport: string;
  /** Ravikindlustuse isikukood */
  readonly health: string;
  /** Juhiloa number */
  readonly licence: string | null;
  /** ID-kaardi number */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Maakond */
  readonly region: string;
  /** Postiindeks */
  readonly postcode: string;
  /** Kontonumber */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Isikukood (maks) */
  readonly tax: string | null;
  /** KMKR number */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Viitenumber */
  readonly reference: string;
  /** Registreerimisnumber */
  readonly plate: string | null;
}

/** Egypt */
export interface Eg extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Driving licence (national ID) */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** InstaPay address */
  readonly ipa: string;
  /** Tax registration number */
  readonly tax: string | null;
  /** VAT registration (tax number) */
  readonly vat: string | null;
  /** Social insurance number */
  readonly ssn: string;
}

/** Spain */
export interface Es extends Everywhere {
  /** DNI */
  readonly id: string | null;
  /** Número de pasaporte */
  readonly passport: string;
  /** Permiso de conducir */
  readonly licence: string | null;
  /** NIE */
  readonly nie: string | null;
  /** Landline */
  readonly landline: string;
  /** Comunidad autónoma */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Código Cuenta Cliente (CCC) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Entidad */
  readonly bankcode: string;
  /** Oficina */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NIF */
  readonly tax: string | null;
  /** NIF-IVA */
  readonly vat: string | null;
  /** Número de la Seguridad Social (NUSS) */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Comercio */
  readonly merchant: string;
  /** Importe del bizum */
  readonly bizumamount: number;
  /** Referencia del mandato */
  readonly mandate: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** Ethiopia */
export interface Et extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Fayda number (FIN) */
  readonly id: string | null;
  /** Fayda alias (FAN) */
  readonly fan: string;
  /** Kebele ID */
  readonly kebele: string;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Ethio telecom phone */
  readonly telebirrphone: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** VAT registration */
  readonly vat: string | null;
  /** Pension number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** FT number */
  readonly ftnumber: string;
  /** telebirr receipt number */
  readonly telebirrid: string;
}

/** Finland */
export interface Fi extends Everywhere {
  /** Henkilötunnus */
  readonly id: string | null;
  /** Passin numero */
  readonly passport: string;
  /** Kela-kortin numero */
  readonly health: string;
  /** Ajokortin numero */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Maakunta */
  readonly region: string;
  /** Postinumero */
  readonly postcode: string;
  /** Tilinumero */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Henkilötunnus (verotus) */
  readonly tax: string | null;
  /** ALV-numero */
  readonly vat: string | null;
  /** Veronumero */
  readonly veronumero: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Viitenumero */
  readonly reference: string;
  /** Rekisterinumero */
  readonly plate: string | null;
}

/** France */
export interface Fr extends Everywhere {
  /** Numéro de CNI */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire (NEPH) */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro fictif */
  readonly fictionphone: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Numéro fiscal (SPI) */
  readonly tax: string | null;
  /** TVA intracommunautaire */
  readonly vat: string | null;
  /** Numéro de sécurité sociale (NIR) */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Commerçant */
  readonly merchant: string;
  /** Référence unique de mandat */
  readonly mandate: string;
  /** Plaque d'immatriculation */
  readonly plate: string | null;
}

/** United Kingdom */
export interface Gb extends Everywhere {
  /** National Insurance number */
  readonly id: string | null;
  /** NHS number */
  readonly health: string;
  /** Driver number */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** IBAN */
  readonly iban: string;
  /** Sort code */
  readonly sortcode: string;
  /** UTR */
  readonly tax: string | null;
  /** VAT registration number */
  readonly vat: string | null;
  /** National Insurance number (social security) */
  readonly ssn: string;
  /** Mandate reference */
  readonly mandate: string;
}

/** Ghana */
export interface Gh extends Everywhere {
  /** Ghana Card PIN */
  readonly id: string | null;
  /** NHIS number */
  readonly health: string;
  /** Voter ID */
  readonly voter: string | null;
  /** Driver's licence */
  readonly licence: string | null;
  /** Day name */
  readonly dayname: string;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** GhanaPostGPS address */
  readonly postcode: string;
  /** MTN phone */
  readonly momophone: string;
  /** Bank code */
  readonly bankcode: string;
  /** Sort code */
  readonly sortcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** TIN (Ghana Card PIN) */
  readonly tax: string | null;
  /** SSNIT number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** GhIPSS transaction ID */
  readonly ghipssid: string;
  /** MoMo transaction ID */
  readonly momoid: string;
}

/** Greece */
export interface Gr extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Arithmos Deltiou Taftotitas (ADT) */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Perifereia */
  readonly region: string;
  /** Tachydromikos kodikas (TK) */
  readonly postcode: string;
  /** Address in Greek */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Kodikos trapezas */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** AFM */
  readonly tax: string | null;
  /** VAT number (EL) */
  readonly vat: string | null;
  /** AMKA */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Pinakida */
  readonly plate: string | null;
}

/** Hong Kong */
export interface Hk extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** HKID */
  readonly id: string | null;
  /** HKSAR passport number */
  readonly passport: string;
  /** Driving licence number */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** Clearing code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** FPS ID */
  readonly fps: string;
  /** Taxpayer number */
  readonly tax: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
}

/** Croatia */
export interface Hr extends Everywhere {
  /** OIB */
  readonly id: string | null;
  /** Broj putovnice */
  readonly passport: string;
  /** MBO */
  readonly health: string;
  /** Broj vozačke dozvole */
  readonly licence: string | null;
  /** Broj osobne iskaznice */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Županija */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** VBDI */
  readonly bankcode: string;
  /** OIB (porezni broj) */
  readonly tax: string | null;
  /** PDV ID */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** Poziv na broj */
  readonly reference: string;
  /** Registarska oznaka */
  readonly plate: string | null;
}

/** Hungary */
export interface Hu extends Everywhere {
  /** Személyi azonosító */
  readonly id: string | null;
  /** Útlevélszám */
  readonly passport: string;
  /** Vezetői engedély száma */
  readonly licence: string | null;
  /** Személyi igazolvány száma */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Vármegye */
  readonly region: string;
  /** Irányítószám */
  readonly postcode: string;
  /** Bankszámlaszám */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankkód */
  readonly bankcode: string;
  /** Adóazonosító jel */
  readonly tax: string | null;
  /** Közösségi adószám */
  readonly vat: string | null;
  /** TAJ-szám */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Közlemény */
  readonly reference: string;
  /** Rendszám */
  readonly plate: string | null;
}

/** Indonesia */
export interface Id extends Everywhere {
  /** NIK */
  readonly id: string | null;
  /** Nomor paspor */
  readonly passport: string;
  /** BPJS Kesehatan */
  readonly health: string;
  /** Nomor SIM */
  readonly licence: string | null;
  /** Nomor Kartu Keluarga */
  readonly kk: string;
  /** Landline */
  readonly landline: string;
  /** Provinsi */
  readonly region: string;
  /** Kode pos */
  readonly postcode: string;
  /** Kode bank */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NPWP */
  readonly tax: string | null;
  /** BPJS Ketenagakerjaan */
  readonly ssn: string;
  /** NPWP (15 digits) */
  readonly npwp15: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Nomor polisi */
  readonly plate: string | null;
}

/** Ireland */
export interface Ie extends Everywhere {
  /** PPS number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** County */
  readonly region: string;
  /** Eircode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Sort code (NSC) */
  readonly sortcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** PPS number (taxpayer) */
  readonly tax: string | null;
  /** VAT number */
  readonly vat: string | null;
  /** PPS number (social insurance) */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Mandate reference */
  readonly mandate: string;
  /** Registration plate */
  readonly plate: string | null;
}

/** Israel */
export interface Il extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Teudat Zehut */
  readonly id: string | null;
  /** Passport number (Darkon) */
  readonly passport: string;
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Mikud */
  readonly postcode: string;
  /** Address in Hebrew */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch (Snif) */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax file (Mispar Tik) */
  readonly tax: string | null;
  /** Osek Murshe */
  readonly vat: string | null;
  /** Bit amount */
  readonly bitamount: number;
  /** Licence plate */
  readonly plate: string | null;
}

/** India */
export interface In extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Aadhaar */
  readonly id: string | null;
  /** ABHA number */
  readonly health: string;
  /** EPIC (voter ID) */
  readonly voter: string | null;
  /** Aadhaar virtual ID */
  readonly vid: string;
  /** Landline */
  readonly landline: string;
  /** State */
  readonly region: string;
  /** PIN code */
  readonly postcode: string;
  /** IFSC */
  readonly ifsc: string;
  /** MICR code */
  readonly micr: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** UPI ID */
  readonly upi: string;
  /** PAN */
  readonly tax: string | null;
  /** GSTIN */
  readonly vat: string | null;
  /** UAN (EPFO) */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** UPI reference (RRN) */
  readonly rrn: string;
  /** UTR (NEFT) */
  readonly utr: string;
  /** Registration number */
  readonly plate: string | null;
}

/** Iceland */
export interface Is extends Everywhere {
  /** Kennitala */
  readonly id: string | null;
  /** Vegabréfsnúmer */
  readonly passport: string;
  /** Ökuskírteinisnúmer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Landshluti */
  readonly region: string;
  /** Póstnúmer */
  readonly postcode: string;
  /** Reikningsnúmer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankanúmer */
  readonly bankcode: string;
  /** Kennitala reikningseiganda */
  readonly holder: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Kennitala (skattur) */
  readonly tax: string | null;
  /** VSK-númer */
  readonly vat: string | null;
  /** Tilvísun */
  readonly reference: string;
  /** Skráningarnúmer */
  readonly plate: string | null;
}

/** Italy */
export interface It extends Everywhere {
  /** Codice fiscale */
  readonly id: string | null;
  /** Numero di passaporto */
  readonly passport: string;
  /** Tessera sanitaria (TEAM) */
  readonly health: string;
  /** Patente di guida */
  readonly licence: string | null;
  /** Carta d'identità elettronica (CIE) */
  readonly cie: string;
  /** Landline */
  readonly landline: string;
  /** Regione */
  readonly region: string;
  /** CAP */
  readonly postcode: string;
  /** Numero di conto */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** ABI */
  readonly bankcode: string;
  /** CAB */
  readonly branch: string;
  /** BBAN */
  readonly bban: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Codice fiscale (contribuente) */
  readonly tax: string | null;
  /** Partita IVA */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Esercente */
  readonly merchant: string;
  /** Codice avviso pagoPA */
  readonly avviso: string;
  /** Ente creditore */
  readonly ente: string;
  /** Codice fiscale dell'ente */
  readonly entecf: string;
  /** Targa */
  readonly plate: string | null;
}

/** Jordan */
export interface Jo extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** National number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** CliQ alias */
  readonly cliqalias: string;
  /** Tax number */
  readonly tax: string | null;
  /** Social security number */
  readonly ssn: string;
}

/** Japan */
export interface Jp extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** My Number */
  readonly id: string | null;
  /** Health insurer number */
  readonly health: string;
  /** Driving licence number */
  readonly licence: string | null;
  /** Name in kana */
  readonly kana: string;
  /** Name in half-width kana */
  readonly halfkana: string;
  /** Landline */
  readonly landline: string;
  /** Prefecture */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Town */
  readonly machi: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Account type */
  readonly accounttype: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Taxpayer number */
  readonly tax: string | null;
  /** Qualified invoice issuer number */
  readonly vat: string | null;
  /** Basic pension number */
  readonly ssn: string;
}

/** Kenya */
export interface Ke extends Everywhere {
  /** SHA number */
  readonly health: string;
  /** Maisha Namba */
  readonly maisha: string;
  /** Landline */
  readonly landline: string;
  /** County */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Safaricom phone */
  readonly mpesaphone: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** M-PESA till number */
  readonly till: string;
  /** M-PESA paybill */
  readonly paybill: string;
  /** KRA PIN */
  readonly tax: string | null;
  /** NSSF number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** M-PESA receipt */
  readonly mpesareceipt: string;
}

/** South Korea */
export interface Kr extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Resident registration number (RRN) */
  readonly id: string | null;
  /** Health insurance card number */
  readonly health: string;
  /** Driver's licence number */
  readonly licence: string | null;
  /** Alien registration number (as a foreigner) */
  readonly alien: string | null;
  /** Landline */
  readonly landline: string;
  /** City or province */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Taxpayer number */
  readonly tax: string | null;
  /** Business registration number (BRN) */
  readonly vat: string | null;
}

/** Kuwait */
export interface Kw extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Civil ID */
  readonly id: string | null;
  /** Driving licence (Civil ID) */
  readonly licence: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** PACI building number */
  readonly paci: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** TIN (Civil ID) */
  readonly tax: string | null;
  /** PIFSS number (Civil ID) */
  readonly ssn: string;
}

/** Lebanon */
export interface Lb extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** ID card number */
  readonly id: string | null;
  /** Civil register number (sejel) */
  readonly register: string;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** MoF registration number */
  readonly tax: string | null;
  /** VAT number */
  readonly vat: string | null;
  /** NSSF number */
  readonly ssn: string;
}

/** Liechtenstein */
export interface Li extends Everywhere {
  /** Identitätskartennummer */
  readonly id: string | null;
  /** Passnummer */
  readonly passport: string;
  /** Führerausweisnummer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Wahlkreis */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankenclearing (IID) */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** PEID */
  readonly tax: string | null;
  /** AHV-Nummer */
  readonly ssn: string;
  /** Händler */
  readonly merchant: string;
  /** Kontrollschild */
  readonly plate: string | null;
}

/** Sri Lanka */
export interface Lk extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** NIC */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** VAT number */
  readonly vat: string | null;
}

/** Lithuania */
export interface Lt extends Everywhere {
  /** Asmens kodas */
  readonly id: string | null;
  /** Paso numeris */
  readonly passport: string;
  /** Vairuotojo pažymėjimo numeris */
  readonly licence: string | null;
  /** Asmens tapatybės kortelės numeris */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Apskritis */
  readonly region: string;
  /** Pašto kodas */
  readonly postcode: string;
  /** Sąskaitos numeris */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Banko kodas */
  readonly bankcode: string;
  /** Mokesčių mokėtojo kodas */
  readonly tax: string | null;
  /** PVM mokėtojo kodas */
  readonly vat: string | null;
  /** SD numeris */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Mokėjimo paskirtis */
  readonly paskirtis: string;
  /** Valstybinis numeris */
  readonly plate: string | null;
}

/** Luxembourg */
export interface Lu extends Everywhere {
  /** Matricule */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Carte d'identité */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Canton */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Code banque */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Matricule fiscal */
  readonly tax: string | null;
  /** Numéro de TVA */
  readonly vat: string | null;
  /** Matricule de sécurité sociale */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Commerçant */
  readonly merchant: string;
  /** Plaque d'immatriculation */
  readonly plate: string | null;
}

/** Latvia */
export interface Lv extends Everywhere {
  /** Personas kods */
  readonly id: string | null;
  /** Pases numurs */
  readonly passport: string;
  /** Vadītāja apliecības numurs */
  readonly licence: string | null;
  /** Personas apliecības numurs */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Reģions */
  readonly region: string;
  /** Pasta indekss */
  readonly postcode: string;
  /** Konta numurs */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Nodokļu maksātāja kods */
  readonly tax: string | null;
  /** PVN reģistrācijas numurs */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Maksājuma mērķis */
  readonly merkis: string;
  /** Valsts reģistrācijas numurs */
  readonly plate: string | null;
}

/** Morocco */
export interface Ma extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** CNIE */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Identifiant fiscal (IF) */
  readonly tax: string | null;
  /** Numéro CNSS */
  readonly ssn: string;
  /** ICE */
  readonly ice: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Monaco */
export interface Mc extends Everywhere {
  /** Numéro de carte d'identité ou de séjour */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Quartier */
  readonly city: string;
  /** Secteur */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Matricule des Caisses Sociales */
  readonly tax: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Commerçant */
  readonly merchant: string;
  /** Plaque d'immatriculation */
  readonly plate: string | null;
}

/** Moldova */
export interface Md extends Everywhere {
  /** IDNP */
  readonly id: string | null;
  /** Numărul pașaportului */
  readonly passport: string;
  /** Polița CNAM */
  readonly health: string;
  /** Permis de conducere */
  readonly licence: string | null;
  /** Buletin de identitate */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Raion */
  readonly region: string;
  /** Cod poștal */
  readonly postcode: string;
  /** Numărul contului */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Codul băncii */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Cod fiscal */
  readonly tax: string | null;
  /** Număr de înmatriculare */
  readonly plate: string | null;
}

/** Montenegro */
export interface Me extends Everywhere {
  /** JMBG */
  readonly id: string | null;
  /** Broj pasoša */
  readonly passport: string;
  /** Broj vozačke dozvole */
  readonly licence: string | null;
  /** Broj lične karte */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Opština */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Šifra banke */
  readonly bankcode: string;
  /** Poreski broj */
  readonly tax: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Poziv na broj */
  readonly reference: string;
  /** Registarska tablica */
  readonly plate: string | null;
}

/** North Macedonia */
export interface Mk extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** EMBG */
  readonly id: string | null;
  /** Identity card number */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Statistical region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** Transaction account */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Tax number (EMBG) */
  readonly tax: string | null;
  /** Registration plate */
  readonly plate: string | null;
}

/** Malta */
export interface Mt extends Everywhere {
  /** Identity card number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Sort code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax identification number */
  readonly tax: string | null;
  /** VAT number (MT) */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Registration plate */
  readonly plate: string | null;
}

/** Mauritius */
export interface Mu extends Everywhere {
  /** Landline */
  readonly landline: string;
  /** District */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax account number (TAN) */
  readonly tax: string | null;
  /** VAT registration number */
  readonly vat: string | null;
}

/** Mexico */
export interface Mx extends Everywhere {
  /** CURP */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Clave de elector */
  readonly voter: string | null;
  /** Licencia de conducir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Estado */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Clave del banco */
  readonly bankcode: string;
  /** CLABE */
  readonly clabe: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** RFC */
  readonly tax: string | null;
  /** NSS */
  readonly ssn: string;
  /** Referencia numérica */
  readonly reference: string;
  /** Clave de rastreo */
  readonly rastreo: string;
  /** Placa */
  readonly plate: string | null;
}

/** Malaysia */
export interface My extends Everywhere {
  /** MyKad number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** State */
  readonly region: string;
  /** Poskod */
  readonly postcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** SST number */
  readonly vat: string | null;
  /** EPF number */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
}

/** Mozambique */
export interface Mz extends Everywhere {
  /** Bilhete de Identidade */
  readonly id: string | null;
  /** Passaporte */
  readonly passport: string;
  /** Carta de condução */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Província */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Código do banco */
  readonly bankcode: string;
  /** NIB */
  readonly nib: string;
  /** Carteira móvel */
  readonly wallet: string;
  /** NUIT */
  readonly tax: string | null;
  /** Número do INSS */
  readonly ssn: string;
  /** ID da transacção */
  readonly txn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** Namibia */
export interface Na extends Everywhere {
  /** ID number */
  readonly id: string | null;
  /** Voter registration */
  readonly voter: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** VAT registration */
  readonly vat: string | null;
  /** Social Security number */
  readonly ssn: string;
}

/** Nigeria */
export interface Ng extends Everywhere {
  /** NIN */
  readonly id: string | null;
  /** VIN (PVC) */
  readonly voter: string | null;
  /** Driver's licence */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** State */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** NUBAN */
  readonly account: string;
  /** CBN bank code */
  readonly bankcode: string;
  /** Sort code */
  readonly sortcode: string;
  /** NIP institution code */
  readonly institution: string;
  /** BVN */
  readonly bvn: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Remita RRR */
  readonly rrr: string;
  /** TIN (JTB) */
  readonly tax: string | null;
  /** PenCom RSA PIN */
  readonly ssn: string;
  /** NIP session ID */
  readonly nipsession: string;
}

/** Netherlands */
export interface Nl extends Everywhere {
  /** Burgerservicenummer (BSN) */
  readonly id: string | null;
  /** Paspoortnummer */
  readonly passport: string;
  /** Rijbewijsnummer */
  readonly licence: string | null;
  /** ID-kaartnummer */
  readonly idkaart: string;
  /** Landline */
  readonly landline: string;
  /** Provincie */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Rekeningnummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankcode */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Fiscaal nummer (BSN) */
  readonly tax: string | null;
  /** Btw-id */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Winkelier */
  readonly merchant: string;
  /** Betalingskenmerk */
  readonly reference: string;
  /** Machtigingskenmerk */
  readonly mandate: string;
  /** iDEAL-transactienummer */
  readonly idealid: string;
  /** Kenteken */
  readonly plate: string | null;
}

/** Norway */
export interface No extends Everywhere {
  /** Fødselsnummer */
  readonly id: string | null;
  /** Passnummer */
  readonly passport: string;
  /** Førerkortnummer */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Fylke */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Registernummer */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Fødselsnummer (skatt) */
  readonly tax: string | null;
  /** MVA-nummer */
  readonly vat: string | null;
  /** KID-nummer */
  readonly reference: string;
  /** Registreringsnummer */
  readonly plate: string | null;
}

/** New Zealand */
export interface Nz extends Everywhere {
  /** Driver licence (as ID) */
  readonly id: string | null;
  /** NHI number */
  readonly health: string;
  /** Driver licence */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** IRD number */
  readonly tax: string | null;
  /** GST number */
  readonly vat: string | null;
  /** Particulars */
  readonly particulars: string;
  /** Payment code */
  readonly paycode: string;
}

/** Oman */
export interface Om extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Civil number */
  readonly id: string | null;
  /** Driving licence (civil number) */
  readonly licence: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Landline */
  readonly landline: string;
  /** Governorate */
  readonly region: string;
  /** Postal code (PC) */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax card number */
  readonly tax: string | null;
  /** VATIN */
  readonly vat: string | null;
  /** Social protection number */
  readonly ssn: string;
}

/** Peru */
export interface Pe extends Everywhere {
  /** DNI */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Licencia de conducir */
  readonly licence: string | null;
  /** CUI (DNI with check digit) */
  readonly cui: string;
  /** Landline */
  readonly landline: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código de banco */
  readonly bankcode: string;
  /** CCI */
  readonly cci: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** RUC */
  readonly tax: string | null;
  /** Monto del yapeo */
  readonly yapeamount: number;
  /** Número de operación */
  readonly operation: string;
  /** Placa */
  readonly plate: string | null;
}

/** Philippines */
export interface Ph extends Everywhere {
  /** PhilSys card number (PCN) */
  readonly id: string | null;
  /** PhilHealth number */
  readonly health: string;
  /** Driver's license */
  readonly licence: string | null;
  /** UMID CRN */
  readonly umid: string;
  /** Landline */
  readonly landline: string;
  /** ZIP code */
  readonly postcode: string;
  /** BRSTN */
  readonly routing: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** SSS number */
  readonly ssn: string;
  /** Pag-IBIG MID */
  readonly pagibig: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** System trace audit number */
  readonly stan: string;
  /** Plate number */
  readonly plate: string | null;
}

/** Pakistan */
export interface Pk extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** CNIC */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NTN */
  readonly tax: string | null;
  /** STRN */
  readonly vat: string | null;
  /** EOBI number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
}

/** Poland */
export interface Pl extends Everywhere {
  /** PESEL */
  readonly id: string | null;
  /** Numer paszportu */
  readonly passport: string;
  /** Numer prawa jazdy */
  readonly licence: string | null;
  /** Numer dowodu osobistego */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Województwo */
  readonly region: string;
  /** Kod pocztowy */
  readonly postcode: string;
  /** Numer rachunku (NRB) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Numer rozliczeniowy banku */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Kod BLIK */
  readonly blik: string;
  /** PESEL (identyfikator podatkowy) */
  readonly tax: string | null;
  /** NIP UE */
  readonly vat: string | null;
  /** NIP (działalność gospodarcza) */
  readonly nip: string;
  /** Tytuł przelewu */
  readonly reference: string;
  /** Numer rejestracyjny */
  readonly plate: string | null;
}

/** Portugal */
export interface Pt extends Everywhere {
  /** Cartão de Cidadão */
  readonly id: string | null;
  /** Número de passaporte */
  readonly passport: string;
  /** Número de utente SNS */
  readonly health: string;
  /** Carta de condução */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Distrito */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de conta */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Código do banco */
  readonly bankcode: string;
  /** Balcão */
  readonly branch: string;
  /** NIB */
  readonly nib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Entidade Multibanco */
  readonly entidade: string;
  /** Referência Multibanco */
  readonly multibanco: string;
  /** NIF */
  readonly tax: string | null;
  /** NIF (IVA) */
  readonly vat: string | null;
  /** NISS */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Comerciante */
  readonly merchant: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** Qatar */
export interface Qa extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** QID */
  readonly id: string | null;
  /** Hamad health card */
  readonly health: string;
  /** Driving licence (QID) */
  readonly licence: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Landline */
  readonly landline: string;
  /** Municipality */
  readonly region: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
}

/** Romania */
export interface Ro extends Everywhere {
  /** CNP */
  readonly id: string | null;
  /** Număr pașaport */
  readonly passport: string;
  /** Permis de conducere */
  readonly licence: string | null;
  /** Carte de identitate (serie și număr) */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Județ */
  readonly region: string;
  /** Cod poștal */
  readonly postcode: string;
  /** Număr de cont */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Cod bancă */
  readonly bankcode: string;
  /** CNP (cod fiscal) */
  readonly tax: string | null;
  /** Cod TVA */
  readonly vat: string | null;
  /** Detalii plată */
  readonly reference: string;
  /** Număr de înmatriculare */
  readonly plate: string | null;
}

/** Serbia */
export interface Rs extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** JMBG */
  readonly id: string | null;
  /** Broj pasoša */
  readonly passport: string;
  /** LBO */
  readonly health: string;
  /** Broj vozačke dozvole */
  readonly licence: string | null;
  /** Broj lične karte */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Okrug */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Adresa ćirilicom */
  readonly nativeaddress: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Šifra banke */
  readonly bankcode: string;
  /** Poreski broj (JMBG) */
  readonly tax: string | null;
  /** PIB */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Poziv na broj (model 97) */
  readonly reference: string;
  /** Registarska oznaka */
  readonly plate: string | null;
}

/** Rwanda */
export interface Rw extends Everywhere {
  /** National ID */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** RSSB number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
}

/** Saudi Arabia */
export interface Sa extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** National ID / Iqama */
  readonly id: string | null;
  /** Driving licence (ID number) */
  readonly licence: string | null;
  /** Iqama number (as a foreigner) */
  readonly iqama: string | null;
  /** Citizenship */
  readonly nationality: string;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** SADAD bill number */
  readonly sadadbill: string;
  /** ZATCA TIN */
  readonly tax: string | null;
  /** VAT number */
  readonly vat: string | null;
  /** GOSI number */
  readonly ssn: string;
}

/** Sweden */
export interface Se extends Everywhere {
  /** Personnummer */
  readonly id: string | null;
  /** Passnummer */
  readonly passport: string;
  /** Körkortsnummer */
  readonly licence: string | null;
  /** Samordningsnummer (som ej folkbokförd) */
  readonly samordning: string | null;
  /** Landline */
  readonly landline: string;
  /** Län */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** Kontonummer med clearing */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Clearingnummer */
  readonly bankcode: string;
  /** Bankgiro */
  readonly bankgiro: string;
  /** Plusgiro */
  readonly plusgiro: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Personnummer (skatt) */
  readonly tax: string | null;
  /** Momsregistreringsnummer */
  readonly vat: string | null;
  /** OCR-nummer */
  readonly reference: string;
  /** Registreringsnummer */
  readonly plate: string | null;
}

/** Singapore */
export interface Sg extends Everywhere {
  /** NRIC / FIN */
  readonly id: string | null;
  /** FIN (as a foreigner) */
  readonly fin: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** HDB block */
  readonly block: string;
  /** Bank code */
  readonly bankcode: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Tax reference number */
  readonly tax: string | null;
  /** GST registration number */
  readonly vat: string | null;
  /** CPF account number */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Vehicle number */
  readonly plate: string | null;
}

/** Slovenia */
export interface Si extends Everywhere {
  /** EMŠO */
  readonly id: string | null;
  /** Številka potnega lista */
  readonly passport: string;
  /** ZZZS številka */
  readonly health: string;
  /** Številka vozniškega dovoljenja */
  readonly licence: string | null;
  /** Številka osebne izkaznice */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Regija */
  readonly region: string;
  /** Poštna številka */
  readonly postcode: string;
  /** Številka računa (TRR) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bančna koda */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Davčna številka */
  readonly tax: string | null;
  /** ID za DDV */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Sklic */
  readonly reference: string;
  /** Registrska tablica */
  readonly plate: string | null;
}

/** Slovakia */
export interface Sk extends Everywhere {
  /** Rodné číslo */
  readonly id: string | null;
  /** Číslo pasu */
  readonly passport: string;
  /** Číslo poistenca */
  readonly health: string;
  /** Číslo vodičského preukazu */
  readonly licence: string | null;
  /** Číslo občianskeho preukazu */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** Kraj */
  readonly region: string;
  /** PSČ */
  readonly postcode: string;
  /** Číslo účtu */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Kód banky */
  readonly bankcode: string;
  /** DIČ */
  readonly tax: string | null;
  /** IČ DPH */
  readonly vat: string | null;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Variabilný symbol */
  readonly reference: string;
  /** Konštantný symbol */
  readonly ks: string;
  /** Evidenčné číslo */
  readonly plate: string | null;
}

/** San Marino */
export interface Sm extends Everywhere {
  /** Numero di carta d'identità */
  readonly id: string | null;
  /** Numero di passaporto */
  readonly passport: string;
  /** Patente di guida */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Castello */
  readonly region: string;
  /** CAP */
  readonly postcode: string;
  /** Numero di conto */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** ABI */
  readonly bankcode: string;
  /** CAB */
  readonly branch: string;
  /** BBAN */
  readonly bban: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Codice ISS (contribuente) */
  readonly tax: string | null;
  /** Codice ISS */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Esercente */
  readonly merchant: string;
  /** Targa */
  readonly plate: string | null;
}

/** Senegal */
export interface Sn extends Everywhere {
  /** NIN (CNI) */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Carte d'électeur */
  readonly voter: string | null;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code guichet */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** NINEA */
  readonly tax: string | null;
  /** Numéro IPRES */
  readonly ssn: string;
  /** Commerçant */
  readonly merchant: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Thailand */
export interface Th extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Address in native script */
  readonly nativeaddress: string;
  /** Bank code */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Social security number */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
}

/** Tunisia */
export interface Tn extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** CIN */
  readonly id: string | null;
  /** Numéro de passeport */
  readonly passport: string;
  /** Permis de conduire */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Gouvernorat */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Code banque */
  readonly bankcode: string;
  /** Code agence */
  readonly branch: string;
  /** RIB */
  readonly rib: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Matricule fiscal */
  readonly tax: string | null;
  /** Numéro CNSS */
  readonly ssn: string;
  /** Immatriculation */
  readonly plate: string | null;
}

/** Türkiye */
export interface Tr extends Everywhere {
  /** T.C. Kimlik No */
  readonly id: string | null;
  /** Pasaport no */
  readonly passport: string;
  /** Sürücü belgesi no */
  readonly licence: string | null;
  /** Kimlik kartı seri no */
  readonly idcard: string;
  /** Landline */
  readonly landline: string;
  /** İl (province) */
  readonly region: string;
  /** Posta kodu */
  readonly postcode: string;
  /** Hesap no */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Banka kodu */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Vergi kimlik no */
  readonly tax: string | null;
  /** SGK sicil no */
  readonly ssn: string;
  /** Açıklama */
  readonly reference: string;
  /** Plaka */
  readonly plate: string | null;
}

/** Tanzania */
export interface Tz extends Everywhere {
  /** NIDA number (NIN) */
  readonly id: string | null;
  /** NHIF number */
  readonly health: string;
  /** Voter ID */
  readonly voter: string | null;
  /** Landline */
  readonly landline: string;
  /** Mkoa */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Control number */
  readonly gepg: string;
  /** Lipa number */
  readonly lipa: string;
  /** VRN */
  readonly vat: string | null;
  /** NSSF number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
}

/** Ukraine */
export interface Ua extends Everywhere {
  /** Name in native script */
  readonly native: string;
  /** UNZR */
  readonly id: string | null;
  /** International passport */
  readonly passport: string;
  /** ID card number */
  readonly idcard: string;
  /** Patronymic */
  readonly patronymic: string;
  /** Landline */
  readonly landline: string;
  /** Oblast */
  readonly region: string;
  /** Poshtovyi indeks */
  readonly postcode: string;
  /** Address in Cyrillic */
  readonly nativeaddress: string;
  /** IBAN */
  readonly iban: string;
  /** MFO */
  readonly bankcode: string;
  /** RNOKPP */
  readonly tax: string | null;
  /** VAT payer number (IPN) */
  readonly vat: string | null;
  /** Purpose of payment */
  readonly reference: string;
}

/** Uganda */
export interface Ug extends Everywhere {
  /** NIN */
  readonly id: string | null;
  /** Driving permit */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Region */
  readonly region: string;
  /** MTN phone */
  readonly momophone: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** PRN */
  readonly prn: string;
  /** NSSF number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** MoMo transaction ID */
  readonly momoid: string;
}

/** United States */
export interface Us extends Everywhere {
  /** SSN */
  readonly id: string | null;
  /** Health insurance ID */
  readonly health: string;
  /** Driver's license */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** State */
  readonly region: string;
  /** ZIP code */
  readonly postcode: string;
  /** Area code */
  readonly areacode: string;
  /** Fictional phone */
  readonly fictionphone: string;
  /** ABA routing number */
  readonly routing: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** TIN (SSN) */
  readonly tax: string | null;
  /** Social Security number */
  readonly ssn: string | null;
  /** ITIN */
  readonly itin: string | null;
  /** ACH trace number */
  readonly trace: string;
  /** License plate */
  readonly plate: string | null;
  /** NPI */
  readonly npi: string | null;
  /** DEA number */
  readonly dea: string | null;
}

/** Uruguay */
export interface Uy extends Everywhere {
  /** Cédula de identidad */
  readonly id: string | null;
  /** Pasaporte */
  readonly passport: string;
  /** Credencial cívica */
  readonly voter: string | null;
  /** Libreta de conducir */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** Código de banco */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Cédula (contribuyente) */
  readonly tax: string | null;
  /** Número de BPS */
  readonly ssn: string;
  /** RUT (actividad propia) */
  readonly rut: string;
  /** Matrícula */
  readonly plate: string | null;
}

/** Vietnam */
export interface Vn extends Everywhere {
  /** CCCD */
  readonly id: string | null;
  /** Số hộ chiếu */
  readonly passport: string;
  /** Mã thẻ BHYT */
  readonly health: string;
  /** Giấy phép lái xe */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Tỉnh, thành phố */
  readonly region: string;
  /** Mã bưu chính */
  readonly postcode: string;
  /** Mã BIN ngân hàng */
  readonly bankcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** Mã số thuế */
  readonly tax: string | null;
  /** Mã số BHXH */
  readonly ssn: string;
  /** QR code payload */
  readonly qr: string;
  /** QR picture */
  readonly qrimage: string;
  /** Biển số xe */
  readonly plate: string | null;
}

/** South Africa */
export interface Za extends Everywhere {
  /** ID number */
  readonly id: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Universal branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** ShapID */
  readonly shapid: string;
  /** Income tax number */
  readonly tax: string | null;
  /** VAT number */
  readonly vat: string | null;
  /** UIF reference */
  readonly ssn: string;
}

/** Zambia */
export interface Zm extends Everywhere {
  /** NRC */
  readonly id: string | null;
  /** NHIMA number */
  readonly health: string;
  /** Voter number */
  readonly voter: string | null;
  /** Landline */
  readonly landline: string;
  /** Postal code */
  readonly postcode: string;
  /** Bank code */
  readonly bankcode: string;
  /** Sort code */
  readonly sortcode: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** TPIN */
  readonly tax: string | null;
  /** NAPSA number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
}

/** Zimbabwe */
export interface Zw extends Everywhere {
  /** National ID */
  readonly id: string | null;
  /** Driver's licence */
  readonly licence: string | null;
  /** Landline */
  readonly landline: string;
  /** Econet phone */
  readonly ecocashphone: string;
  /** Branch code */
  readonly branch: string;
  /** Mobile wallet */
  readonly wallet: string;
  /** EcoCash merchant code */
  readonly ecocashcode: string;
  /** TIN (ZIMRA) */
  readonly tax: string | null;
  /** VAT number */
  readonly vat: string | null;
  /** NSSA number */
  readonly ssn: string;
  /** Wallet receipt number */
  readonly walletreceipt: string;
  /** EcoCash approval code */
  readonly ecocashapproval: string;
}

/** Andorra */
export interface AdCompany extends Company {
  /** Número de registre de comerç */
  readonly registration: string | null;
  /** NRT */
  readonly tax: string;
  /** Parròquia */
  readonly region: string;
  /** Codi postal */
  readonly postcode: string;
  /** Número de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** United Arab Emirates */
export interface AeCompany extends Company {
  /** Trade licence number */
  readonly registration: string | null;
  /** TRN */
  readonly vat: string;
  /** Emirate */
  readonly region: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Albania */
export interface AlCompany extends Company {
  /** NIPT (NUIS) */
  readonly registration: string | null;
  /** Numri i TVSH-së */
  readonly vat: string;
  /** Qarku */
  readonly region: string;
  /** Kodi postar */
  readonly postcode: string;
  /** Numri i llogarisë */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Angola */
export interface AoCompany extends Company {
  /** Matrícula comercial */
  readonly registration: string | null;
  /** NIF */
  readonly tax: string;
  /** Província */
  readonly region: string;
  /** NIB */
  readonly nib: string;
}

/** Argentina */
export interface ArCompany extends Company {
  /** Inscripción en el Registro Público */
  readonly registration: string | null;
  /** CUIT */
  readonly tax: string;
  /** Provincia */
  readonly region: string;
  /** Código postal (CPA) */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** CBU */
  readonly cbu: string;
}

/** Austria */
export interface AtCompany extends Company {
  /** Firmenbuchnummer */
  readonly registration: string | null;
  /** UID-Nummer */
  readonly vat: string;
  /** Steuernummer */
  readonly tax: string;
  /** Bundesland */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Creditor-ID */
  readonly creditorid: string;
}

/** Australia */
export interface AuCompany extends Company {
  /** ACN */
  readonly registration: string | null;
  /** ABN */
  readonly tax: string;
  /** State or territory */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** BSB */
  readonly bsb: string;
}

/** Bangladesh */
export interface BdCompany extends Company {
  /** RJSC registration */
  readonly registration: string | null;
  /** BIN */
  readonly vat: string;
  /** e-TIN */
  readonly tax: string;
  /** Division */
  readonly region: string;
  /** Post code */
  readonly postcode: string;
}

/** Belgium */
export interface BeCompany extends Company {
  /** Ondernemingsnummer / Numéro d'entreprise */
  readonly registration: string | null;
  /** Btw-nummer / Numéro de TVA */
  readonly vat: string;
  /** Gewest / Région */
  readonly region: string;
  /** Postcode / Code postal */
  readonly postcode: string;
  /** Rekeningnummer / Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Bulgaria */
export interface BgCompany extends Company {
  /** EIK (BULSTAT) */
  readonly registration: string | null;
  /** DDS number */
  readonly vat: string;
  /** Oblast */
  readonly region: string;
  /** Poshtenski kod */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Company name in Cyrillic */
  readonly nativename: string;
  /** Address in Cyrillic */
  readonly nativeaddress: string;
}

/** Bahrain */
export interface BhCompany extends Company {
  /** Commercial registration (CR) */
  readonly registration: string | null;
  /** VAT account number */
  readonly vat: string;
  /** Governorate */
  readonly region: string;
  /** Block */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Brazil */
export interface BrCompany extends Company {
  /** CNPJ */
  readonly registration: string | null;
  /** CNPJ (contribuinte) */
  readonly tax: string;
  /** Estado */
  readonly region: string;
  /** CEP */
  readonly postcode: string;
  /** Conta */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Inscrição Estadual */
  readonly ie: string;
  /** Agência */
  readonly branch: string;
}

/** Botswana */
export interface BwCompany extends Company {
  /** UIN (CIPA) */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** District */
  readonly region: string;
}

/** Canada */
export interface CaCompany extends Company {
  /** Corporation number */
  readonly registration: string | null;
  /** GST/HST number */
  readonly vat: string;
  /** Business Number (BN) */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
  /** Area code */
  readonly areacode: string;
}

/** DR Congo */
export interface CdCompany extends Company {
  /** NIF (numéro impôt) */
  readonly tax: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Id. Nat. */
  readonly idnat: string;
}

/** Switzerland */
export interface ChCompany extends Company {
  /** UID */
  readonly registration: string | null;
  /** MWST-Nummer */
  readonly vat: string;
  /** Kanton */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** QR-IBAN */
  readonly qriban: string;
}

/** Côte d’Ivoire */
export interface CiCompany extends Company {
  /** Compte contribuable (NCC) */
  readonly tax: string;
  /** District */
  readonly region: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
}

/** Chile */
export interface ClCompany extends Company {
  /** RUT */
  readonly registration: string | null;
  /** RUT (contribuyente) */
  readonly tax: string;
  /** Región */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
}

/** Cameroon */
export interface CmCompany extends Company {
  /** NIU */
  readonly tax: string;
  /** Région */
  readonly region: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
}

/** China */
export interface CnCompany extends Company {
  /** Unified social credit code */
  readonly registration: string | null;
  /** Taxpayer identification number */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
  /** Company name in native script */
  readonly nativename: string;
  /** Address in native script */
  readonly nativeaddress: string;
}

/** Colombia */
export interface CoCompany extends Company {
  /** Matrícula mercantil */
  readonly registration: string | null;
  /** NIT */
  readonly tax: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
}

/** Cyprus */
export interface CyCompany extends Company {
  /** Registration number (HE) */
  readonly registration: string | null;
  /** VAT number (CY) */
  readonly vat: string;
  /** TIC */
  readonly tax: string;
  /** District */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
}

/** Czechia */
export interface CzCompany extends Company {
  /** IČO */
  readonly registration: string | null;
  /** DIČ */
  readonly vat: string;
  /** Kraj */
  readonly region: string;
  /** PSČ */
  readonly postcode: string;
  /** Číslo účtu */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Germany */
export interface DeCompany extends Company {
  /** Handelsregisternummer */
  readonly registration: string | null;
  /** USt-IdNr. */
  readonly vat: string;
  /** Steuernummer */
  readonly tax: string;
  /** Bundesland */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Gläubiger-Identifikationsnummer */
  readonly creditorid: string;
  /** Registergericht */
  readonly court: string | null;
}

/** Denmark */
export interface DkCompany extends Company {
  /** CVR-nummer */
  readonly registration: string | null;
  /** Momsnummer (SE) */
  readonly vat: string;
  /** Region */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** FIK-kreditornummer */
  readonly fik: string;
  /** MobilePay-nummer */
  readonly mobilepay: string;
}

/** Algeria */
export interface DzCompany extends Company {
  /** Registre de commerce */
  readonly registration: string | null;
  /** NIF */
  readonly tax: string;
  /** Wilaya */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Ecuador */
export interface EcCompany extends Company {
  /** Expediente (Supercias) */
  readonly registration: string | null;
  /** RUC */
  readonly tax: string;
  /** Provincia */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
}

/** Estonia */
export interface EeCompany extends Company {
  /** Registrikood */
  readonly registration: string | null;
  /** KMKR number */
  readonly vat: string;
  /** Maakond */
  readonly region: string;
  /** Postiindeks */
  readonly postcode: string;
  /** Kontonumber */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Egypt */
export interface EgCompany extends Company {
  /** Commercial register */
  readonly registration: string | null;
  /** Tax registration number */
  readonly tax: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Spain */
export interface EsCompany extends Company {
  /** NIF (CIF) */
  readonly registration: string | null;
  /** NIF-IVA */
  readonly vat: string;
  /** Comunidad autónoma */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Código Cuenta Cliente (CCC) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Identificador del acreedor SEPA */
  readonly creditorid: string;
}

/** Ethiopia */
export interface EtCompany extends Company {
  /** Business registration */
  readonly registration: string | null;
  /** VAT registration */
  readonly vat: string;
  /** TIN */
  readonly tax: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
}

/** Finland */
export interface FiCompany extends Company {
  /** Y-tunnus */
  readonly registration: string | null;
  /** ALV-numero */
  readonly vat: string;
  /** Maakunta */
  readonly region: string;
  /** Postinumero */
  readonly postcode: string;
  /** Tilinumero */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** France */
export interface FrCompany extends Company {
  /** SIREN */
  readonly registration: string | null;
  /** TVA intracommunautaire */
  readonly vat: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** SIRET */
  readonly siret: string;
  /** Identifiant créancier SEPA */
  readonly creditorid: string;
}

/** United Kingdom */
export interface GbCompany extends Company {
  /** Company number */
  readonly registration: string | null;
  /** VAT registration number */
  readonly vat: string;
  /** Corporation Tax UTR */
  readonly tax: string;
  /** Region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Sort code */
  readonly sortcode: string;
  /** Bacs service user number */
  readonly sun: string;
}

/** Ghana */
export interface GhCompany extends Company {
  /** Registration number */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** Region */
  readonly region: string;
  /** GhanaPostGPS address */
  readonly postcode: string;
}

/** Greece */
export interface GrCompany extends Company {
  /** GEMI */
  readonly registration: string | null;
  /** VAT number (EL) */
  readonly vat: string;
  /** AFM */
  readonly tax: string;
  /** Perifereia */
  readonly region: string;
  /** Tachydromikos kodikas (TK) */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Company name in Greek */
  readonly nativename: string;
  /** Address in Greek */
  readonly nativeaddress: string;
}

/** Hong Kong */
export interface HkCompany extends Company {
  /** Business registration number (UBI) */
  readonly registration: string | null;
  /** Business registration certificate */
  readonly tax: string;
  /** Region */
  readonly region: string;
  /** Company name in native script */
  readonly nativename: string;
  /** Address in native script */
  readonly nativeaddress: string;
}

/** Croatia */
export interface HrCompany extends Company {
  /** MBS */
  readonly registration: string | null;
  /** PDV ID */
  readonly vat: string;
  /** OIB */
  readonly tax: string;
  /** Županija */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Hungary */
export interface HuCompany extends Company {
  /** Cégjegyzékszám */
  readonly registration: string | null;
  /** Közösségi adószám */
  readonly vat: string;
  /** Adószám */
  readonly tax: string;
  /** Vármegye */
  readonly region: string;
  /** Irányítószám */
  readonly postcode: string;
  /** Bankszámlaszám */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Indonesia */
export interface IdCompany extends Company {
  /** NIB */
  readonly registration: string | null;
  /** NPWP */
  readonly tax: string;
  /** Provinsi */
  readonly region: string;
  /** Kode pos */
  readonly postcode: string;
  /** NPWP (15 digits) */
  readonly npwp15: string;
}

/** Ireland */
export interface IeCompany extends Company {
  /** CRO number */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** County */
  readonly region: string;
  /** Eircode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Sort code (NSC) */
  readonly sortcode: string;
  /** SEPA creditor identifier */
  readonly creditorid: string;
}

/** Israel */
export interface IlCompany extends Company {
  /** Company number (H.P.) */
  readonly registration: string | null;
  /** Osek Murshe */
  readonly vat: string;
  /** Tax file */
  readonly tax: string;
  /** District */
  readonly region: string;
  /** Mikud */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Hebrew */
  readonly nativeaddress: string;
  /** Company name in Hebrew */
  readonly nativename: string;
}

/** India */
export interface InCompany extends Company {
  /** CIN */
  readonly registration: string | null;
  /** GSTIN */
  readonly vat: string;
  /** PAN */
  readonly tax: string;
  /** State */
  readonly region: string;
  /** PIN code */
  readonly postcode: string;
}

/** Iceland */
export interface IsCompany extends Company {
  /** Kennitala félags */
  readonly registration: string | null;
  /** VSK-númer */
  readonly vat: string;
  /** Landshluti */
  readonly region: string;
  /** Póstnúmer */
  readonly postcode: string;
  /** Reikningsnúmer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Kennitala reikningseiganda */
  readonly holder: string;
}

/** Italy */
export interface ItCompany extends Company {
  /** Numero REA */
  readonly registration: string | null;
  /** Partita IVA */
  readonly vat: string;
  /** Codice fiscale */
  readonly tax: string;
  /** Regione */
  readonly region: string;
  /** CAP */
  readonly postcode: string;
  /** Numero di conto */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Codice destinatario (SdI) */
  readonly sdi: string;
  /** Codice identificativo del creditore */
  readonly creditorid: string;
}

/** Jordan */
export interface JoCompany extends Company {
  /** Company national number */
  readonly registration: string | null;
  /** Tax number */
  readonly tax: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Japan */
export interface JpCompany extends Company {
  /** Corporate number */
  readonly registration: string | null;
  /** Qualified invoice issuer number */
  readonly vat: string;
  /** Prefecture */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Company name in native script */
  readonly nativename: string;
  /** Town */
  readonly machi: string;
  /** Address in native script */
  readonly nativeaddress: string;
}

/** Kenya */
export interface KeCompany extends Company {
  /** Company registration */
  readonly registration: string | null;
  /** KRA PIN */
  readonly tax: string;
  /** County */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
}

/** South Korea */
export interface KrCompany extends Company {
  /** Corporate registration number */
  readonly registration: string | null;
  /** Business registration number (BRN) */
  readonly tax: string;
  /** City or province */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Company name in native script */
  readonly nativename: string;
  /** Address in native script */
  readonly nativeaddress: string;
}

/** Kuwait */
export interface KwCompany extends Company {
  /** Commercial registration */
  readonly registration: string | null;
  /** Tax card number */
  readonly tax: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Lebanon */
export interface LbCompany extends Company {
  /** Commercial register */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** Governorate */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Liechtenstein */
export interface LiCompany extends Company {
  /** Registernummer (Öffentlichkeitsregister) */
  readonly registration: string | null;
  /** PEID */
  readonly tax: string;
  /** Wahlkreis */
  readonly region: string;
  /** Postleitzahl */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Sri Lanka */
export interface LkCompany extends Company {
  /** Company registration (ROC) */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** TIN */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
  /** Branch code */
  readonly branch: string;
}

/** Lithuania */
export interface LtCompany extends Company {
  /** Įmonės kodas */
  readonly registration: string | null;
  /** PVM mokėtojo kodas */
  readonly vat: string;
  /** Apskritis */
  readonly region: string;
  /** Pašto kodas */
  readonly postcode: string;
  /** Sąskaitos numeris */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Luxembourg */
export interface LuCompany extends Company {
  /** Numéro RCS */
  readonly registration: string | null;
  /** Numéro de TVA */
  readonly vat: string;
  /** Matricule */
  readonly tax: string;
  /** Canton */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Latvia */
export interface LvCompany extends Company {
  /** Reģistrācijas numurs */
  readonly registration: string | null;
  /** PVN reģistrācijas numurs */
  readonly vat: string;
  /** Reģions */
  readonly region: string;
  /** Pasta indekss */
  readonly postcode: string;
  /** Konta numurs */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Morocco */
export interface MaCompany extends Company {
  /** Registre de commerce (RC) */
  readonly registration: string | null;
  /** Identifiant fiscal (IF) */
  readonly tax: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
  /** ICE */
  readonly ice: string;
}

/** Monaco */
export interface McCompany extends Company {
  /** Numéro RCI */
  readonly registration: string | null;
  /** Numéro de TVA */
  readonly vat: string;
  /** Quartier */
  readonly city: string;
  /** Secteur */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Moldova */
export interface MdCompany extends Company {
  /** IDNO */
  readonly registration: string | null;
  /** Cod TVA */
  readonly vat: string;
  /** Raion */
  readonly region: string;
  /** Cod poștal */
  readonly postcode: string;
  /** Numărul contului */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Montenegro */
export interface MeCompany extends Company {
  /** Registarski broj (CRPS) */
  readonly registration: string | null;
  /** PDV broj */
  readonly vat: string;
  /** PIB */
  readonly tax: string;
  /** Opština */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** North Macedonia */
export interface MkCompany extends Company {
  /** EMBS */
  readonly registration: string | null;
  /** VAT number (MK) */
  readonly vat: string;
  /** EDB */
  readonly tax: string;
  /** Statistical region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Transaction account */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Malta */
export interface MtCompany extends Company {
  /** Registration number (MBR) */
  readonly registration: string | null;
  /** VAT number (MT) */
  readonly vat: string;
  /** District */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
}

/** Mauritius */
export interface MuCompany extends Company {
  /** BRN */
  readonly registration: string | null;
  /** VAT registration number */
  readonly vat: string;
  /** Tax account number (TAN) */
  readonly tax: string;
  /** District */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Branch code */
  readonly branch: string;
}

/** Mexico */
export interface MxCompany extends Company {
  /** Folio mercantil electrónico */
  readonly registration: string | null;
  /** RFC */
  readonly tax: string;
  /** Estado */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** CLABE */
  readonly clabe: string;
}

/** Malaysia */
export interface MyCompany extends Company {
  /** SSM number */
  readonly registration: string | null;
  /** SST number */
  readonly vat: string;
  /** TIN */
  readonly tax: string;
  /** State */
  readonly region: string;
  /** Poskod */
  readonly postcode: string;
}

/** Mozambique */
export interface MzCompany extends Company {
  /** NUEL */
  readonly registration: string | null;
  /** NUIT */
  readonly tax: string;
  /** Província */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** NIB */
  readonly nib: string;
}

/** Namibia */
export interface NaCompany extends Company {
  /** BIPA registration */
  readonly registration: string | null;
  /** VAT registration */
  readonly vat: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
}

/** Nigeria */
export interface NgCompany extends Company {
  /** RC number */
  readonly registration: string | null;
  /** TIN (FIRS) */
  readonly tax: string;
  /** State */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** NUBAN */
  readonly account: string;
}

/** Netherlands */
export interface NlCompany extends Company {
  /** KVK-nummer */
  readonly registration: string | null;
  /** Btw-id */
  readonly vat: string;
  /** Provincie */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Rekeningnummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Incassant-ID */
  readonly creditorid: string;
  /** RSIN */
  readonly rsin: string;
}

/** Norway */
export interface NoCompany extends Company {
  /** Organisasjonsnummer */
  readonly registration: string | null;
  /** MVA-nummer */
  readonly vat: string;
  /** Fylke */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Kontonummer */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Vipps-nummer */
  readonly vipps: string;
}

/** New Zealand */
export interface NzCompany extends Company {
  /** NZBN */
  readonly registration: string | null;
  /** GST number */
  readonly vat: string;
  /** IRD number */
  readonly tax: string;
  /** Region */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
  /** Branch code */
  readonly branch: string;
  /** Company number */
  readonly number: string;
}

/** Oman */
export interface OmCompany extends Company {
  /** CR number */
  readonly registration: string | null;
  /** VATIN */
  readonly vat: string;
  /** Tax card number */
  readonly tax: string;
  /** Governorate */
  readonly region: string;
  /** Postal code (PC) */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Peru */
export interface PeCompany extends Company {
  /** Partida registral */
  readonly registration: string | null;
  /** RUC */
  readonly tax: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
  /** CCI */
  readonly cci: string;
}

/** Philippines */
export interface PhCompany extends Company {
  /** SEC or DTI registration number */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** ZIP code */
  readonly postcode: string;
}

/** Pakistan */
export interface PkCompany extends Company {
  /** SECP registration (CUIN) */
  readonly registration: string | null;
  /** STRN */
  readonly vat: string;
  /** NTN */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
}

/** Poland */
export interface PlCompany extends Company {
  /** KRS */
  readonly registration: string | null;
  /** NIP */
  readonly vat: string;
  /** Województwo */
  readonly region: string;
  /** Kod pocztowy */
  readonly postcode: string;
  /** Numer rachunku (NRB) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** REGON */
  readonly regon: string;
}

/** Portugal */
export interface PtCompany extends Company {
  /** NIPC */
  readonly registration: string | null;
  /** NIPC (IVA) */
  readonly vat: string;
  /** Distrito */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de conta */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Qatar */
export interface QaCompany extends Company {
  /** Commercial registration (CR) */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** Municipality */
  readonly region: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Romania */
export interface RoCompany extends Company {
  /** Nr. Reg. Com. */
  readonly registration: string | null;
  /** Cod TVA */
  readonly vat: string;
  /** CUI */
  readonly tax: string;
  /** Județ */
  readonly region: string;
  /** Cod poștal */
  readonly postcode: string;
  /** Număr de cont */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Serbia */
export interface RsCompany extends Company {
  /** Matični broj */
  readonly registration: string | null;
  /** PIB */
  readonly tax: string;
  /** Okrug */
  readonly region: string;
  /** Poštanski broj */
  readonly postcode: string;
  /** Broj računa */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Naziv ćirilicom */
  readonly nativename: string;
  /** Adresa ćirilicom */
  readonly nativeaddress: string;
}

/** Rwanda */
export interface RwCompany extends Company {
  /** Company code */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
}

/** Saudi Arabia */
export interface SaCompany extends Company {
  /** Commercial registration (CR) */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Address in Arabic */
  readonly nativeaddress: string;
  /** Unified national number (700) */
  readonly unified: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Sweden */
export interface SeCompany extends Company {
  /** Organisationsnummer */
  readonly registration: string | null;
  /** Momsregistreringsnummer */
  readonly vat: string;
  /** Län */
  readonly region: string;
  /** Postnummer */
  readonly postcode: string;
  /** Kontonummer med clearing */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Bankgiro */
  readonly bankgiro: string;
  /** Swish-nummer */
  readonly swish: string;
}

/** Singapore */
export interface SgCompany extends Company {
  /** UEN */
  readonly registration: string | null;
  /** GST registration number */
  readonly vat: string;
  /** Region */
  readonly region: string;
  /** Postal code */
  readonly postcode: string;
  /** Block or building */
  readonly block: string;
}

/** Slovenia */
export interface SiCompany extends Company {
  /** Matična številka */
  readonly registration: string | null;
  /** ID za DDV */
  readonly vat: string;
  /** Davčna številka */
  readonly tax: string;
  /** Regija */
  readonly region: string;
  /** Poštna številka */
  readonly postcode: string;
  /** Številka računa (TRR) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Slovakia */
export interface SkCompany extends Company {
  /** IČO */
  readonly registration: string | null;
  /** IČ DPH */
  readonly vat: string;
  /** Kraj */
  readonly region: string;
  /** PSČ */
  readonly postcode: string;
  /** Číslo účtu */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** San Marino */
export interface SmCompany extends Company {
  /** Numero di iscrizione al Registro delle Società */
  readonly registration: string | null;
  /** COE */
  readonly tax: string;
  /** Castello */
  readonly region: string;
  /** CAP */
  readonly postcode: string;
  /** Numero di conto */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Senegal */
export interface SnCompany extends Company {
  /** NINEA */
  readonly tax: string;
  /** Région */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
}

/** Thailand */
export interface ThCompany extends Company {
  /** Registration number */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
  /** Company name in native script */
  readonly nativename: string;
  /** Address in native script */
  readonly nativeaddress: string;
}

/** Tunisia */
export interface TnCompany extends Company {
  /** Identifiant unique (RNE) */
  readonly registration: string | null;
  /** Matricule fiscal */
  readonly tax: string;
  /** Gouvernorat */
  readonly region: string;
  /** Code postal */
  readonly postcode: string;
  /** Numéro de compte (RIB) */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
  /** Adresse en arabe */
  readonly nativeaddress: string;
  /** Company name in Arabic */
  readonly nativename: string;
}

/** Türkiye */
export interface TrCompany extends Company {
  /** MERSİS No */
  readonly registration: string | null;
  /** VKN */
  readonly tax: string;
  /** İl (province) */
  readonly region: string;
  /** Posta kodu */
  readonly postcode: string;
  /** Hesap no */
  readonly account: string;
  /** IBAN */
  readonly iban: string;
}

/** Tanzania */
export interface TzCompany extends Company {
  /** BRELA number */
  readonly registration: string | null;
  /** VRN */
  readonly vat: string;
  /** TIN */
  readonly tax: string;
  /** Mkoa */
  readonly region: string;
  /** Postcode */
  readonly postcode: string;
}

/** Ukraine */
export interface UaCompany extends Company {
  /** EDRPOU */
  readonly registration: string | null;
  /** VAT payer number (IPN) */
  readonly vat: string;
  /** EDRPOU (taxpayer) */
  readonly tax: string;
  /** Oblast */
  readonly region: string;
  /** Poshtovyi indeks */
  readonly postcode: string;
  /** IBAN */
  readonly iban: string;
  /** Company name in Cyrillic */
  readonly nativename: string;
  /** Address in Cyrillic */
  readonly nativeaddress: string;
}

/** Uganda */
export interface UgCompany extends Company {
  /** URSB registration (BRN) */
  readonly registration: string | null;
  /** TIN */
  readonly tax: string;
  /** Region */
  readonly region: string;
}

/** United States */
export interface UsCompany extends Company {
  /** State file number */
  readonly registration: string | null;
  /** EIN */
  readonly tax: string;
  /** State */
  readonly region: string;
  /** ZIP code */
  readonly postcode: string;
  /** Area code */
  readonly areacode: string;
  /** ABA routing number */
  readonly routing: string;
  /** ACH company ID */
  readonly achid: string;
  /** ACH trace number */
  readonly trace: string;
}

/** Uruguay */
export interface UyCompany extends Company {
  /** Registro Nacional de Comercio */
  readonly registration: string | null;
  /** RUT */
  readonly tax: string;
  /** Departamento */
  readonly region: string;
  /** Código postal */
  readonly postcode: string;
  /** Número de cuenta */
  readonly account: string;
}

/** Vietnam */
export interface VnCompany extends Company {
  /** Mã số doanh nghiệp */
  readonly registration: string | null;
  /** Mã số thuế */
  readonly tax: string;
  /** Tỉnh, thành phố */
  readonly region: string;
  /** Mã bưu chính */
  readonly postcode: string;
}

/** South Africa */
export interface ZaCompany extends Company {
  /** CIPC registration number */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** Income tax number */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
}

/** Zambia */
export interface ZmCompany extends Company {
  /** PACRA number */
  readonly registration: string | null;
  /** TPIN */
  readonly tax: string;
  /** Postal code */
  readonly postcode: string;
}

/** Zimbabwe */
export interface ZwCompany extends Company {
  /** Company registration */
  readonly registration: string | null;
  /** VAT number */
  readonly vat: string;
  /** TIN (ZIMRA) */
  readonly tax: string;
}

/** The fields of each country. */
export interface Countries {
  readonly ad: Ad;
  readonly ae: Ae;
  readonly al: Al;
  readonly ao: Ao;
  readonly ar: Ar;
  readonly at: At;
  readonly au: Au;
  readonly bd: Bd;
  readonly be: Be;
  readonly bg: Bg;
  readonly bh: Bh;
  readonly br: Br;
  readonly bw: Bw;
  readonly ca: Ca;
  readonly cd: Cd;
  readonly ch: Ch;
  readonly ci: Ci;
  readonly cl: Cl;
  readonly cm: Cm;
  readonly cn: Cn;
  readonly co: Co;
  readonly cy: Cy;
  readonly cz: Cz;
  readonly de: De;
  readonly dk: Dk;
  readonly dz: Dz;
  readonly ec: Ec;
  readonly ee: Ee;
  readonly eg: Eg;
  readonly es: Es;
  readonly et: Et;
  readonly fi: Fi;
  readonly fr: Fr;
  readonly gb: Gb;
  readonly gh: Gh;
  readonly gr: Gr;
  readonly hk: Hk;
  readonly hr: Hr;
  readonly hu: Hu;
  readonly id: Id;
  readonly ie: Ie;
  readonly il: Il;
  readonly in: In;
  readonly is: Is;
  readonly it: It;
  readonly jo: Jo;
  readonly jp: Jp;
  readonly ke: Ke;
  readonly kr: Kr;
  readonly kw: Kw;
  readonly lb: Lb;
  readonly li: Li;
  readonly lk: Lk;
  readonly lt: Lt;
  readonly lu: Lu;
  readonly lv: Lv;
  readonly ma: Ma;
  readonly mc: Mc;
  readonly md: Md;
  readonly me: Me;
  readonly mk: Mk;
  readonly mt: Mt;
  readonly mu: Mu;
  readonly mx: Mx;
  readonly my: My;
  readonly mz: Mz;
  readonly na: Na;
  readonly ng: Ng;
  readonly nl: Nl;
  readonly no: No;
  readonly nz: Nz;
  readonly om: Om;
  readonly pe: Pe;
  readonly ph: Ph;
  readonly pk: Pk;
  readonly pl: Pl;
  readonly pt: Pt;
  readonly qa: Qa;
  readonly ro: Ro;
  readonly rs: Rs;
  readonly rw: Rw;
  readonly sa: Sa;
  readonly se: Se;
  readonly sg: Sg;
  readonly si: Si;
  readonly sk: Sk;
  readonly sm: Sm;
  readonly sn: Sn;
  readonly th: Th;
  readonly tn: Tn;
  readonly tr: Tr;
  readonly tz: Tz;
  readonly ua: Ua;
  readonly ug: Ug;
  readonly us: Us;
  readonly uy: Uy;
  readonly vn: Vn;
  readonly za: Za;
  readonly zm: Zm;
  readonly zw: Zw;
}

/** Local names of fields that are one word. */
export interface LocalNames {
  readonly ad: {
    readonly nia: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly entitat: 'bankcode';
    readonly oficina: 'branch';
    readonly bic: 'swift';
    readonly nrt: 'tax';
  };
  readonly ae: {
    readonly citizenship: 'nationality';
    readonly uid: 'unified';
    readonly emirate: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly trn: 'tax';
  };
  readonly al: {
    readonly nid: 'id';
    readonly qarku: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly targa: 'plate';
  };
  readonly ao: {
    readonly passaporte: 'passport';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nif: 'tax';
    readonly inss: 'ssn';
  };
  readonly ar: {
    readonly dni: 'id';
    readonly pasaporte: 'passport';
    readonly provincia: 'region';
    readonly cpa: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly cuit: 'tax';
    readonly cuil: 'ssn';
    readonly patente: 'plate';
  };
  readonly at: {
    readonly personalausweisnummer: 'id';
    readonly reisepassnummer: 'passport';
    readonly zmrzahl: 'zmr';
    readonly bundesland: 'region';
    readonly postleitzahl: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly bankleitzahl: 'bankcode';
    readonly blz: 'bankcode';
    readonly bic: 'swift';
    readonly steuernummer: 'tax';
    readonly uidnummer: 'vat';
    readonly sozialversicherungsnummer: 'ssn';
    readonly svnr: 'ssn';
    readonly mandatsreferenz: 'mandate';
    readonly kennzeichen: 'plate';
  };
  readonly au: {
    readonly medicare: 'health';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tfn: 'tax';
  };
  readonly bd: {
    readonly nid: 'id';
    readonly brn: 'birth';
    readonly division: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly etin: 'tax';
    readonly bin: 'vat';
  };
  readonly be: {
    readonly rijksregisternummer: 'id';
    readonly paspoort: 'passport';
    readonly passeport: 'passport';
    readonly rijbewijs: 'licence';
    readonly eidkaartnummer: 'eid';
    readonly gewest: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly rekeningnummer: 'account';
    readonly bic: 'swift';
    readonly btwnummer: 'vat';
    readonly handelaar: 'merchant';
    readonly ogmvcs: 'reference';
    readonly nummerplaat: 'plate';
    readonly plaque: 'plate';
  };
  readonly bg: {
    readonly egn: 'id';
    readonly oblast: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bae: 'branch';
    readonly bic: 'swift';
  };
  readonly bh: {
    readonly cpr: 'id';
    readonly citizenship: 'nationality';
    readonly governorate: 'region';
    readonly block: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly br: {
    readonly cpf: 'id';
    readonly passaporte: 'passport';
    readonly cnh: 'licence';
    readonly estado: 'region';
    readonly cep: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly conta: 'account';
    readonly compe: 'bankcode';
    readonly bic: 'swift';
    readonly contribuinte: 'tax';
    readonly pis: 'ssn';
    readonly pasep: 'ssn';
    readonly placa: 'plate';
    readonly mercosul: 'plate';
  };
  readonly bw: {
    readonly omang: 'id';
    readonly district: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly ca: {
    readonly sin: 'id';
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly taxpayer: 'tax';
    readonly gst: 'vat';
    readonly hst: 'vat';
  };
  readonly cd: {
    readonly onip: 'nin';
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nif: 'tax';
    readonly immatriculation: 'plate';
  };
  readonly ch: {
    readonly passnummer: 'passport';
    readonly versichertenkarte: 'health';
    readonly kanton: 'region';
    readonly postleitzahl: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly bankenclearing: 'bankcode';
    readonly iid: 'bankcode';
    readonly bic: 'swift';
    readonly steuern: 'tax';
    readonly mwstnummer: 'vat';
    readonly ahvnummer: 'ssn';
    readonly qrreferenz: 'qrreference';
    readonly kontrollschild: 'plate';
  };
  readonly ci: {
    readonly district: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ncc: 'tax';
    readonly immatriculation: 'plate';
  };
  readonly cl: {
    readonly run: 'id';
    readonly pasaporte: 'passport';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly rut: 'tax';
    readonly patente: 'plate';
  };
  readonly cm: {
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly niu: 'tax';
    readonly immatriculation: 'plate';
  };
  readonly cn: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly cnaps: 'bankcode';
    readonly bic: 'swift';
  };
  readonly co: {
    readonly pasaporte: 'passport';
    readonly departamento: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nit: 'tax';
    readonly placa: 'plate';
  };
  readonly cy: {
    readonly district: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tic: 'tax';
  };
  readonly cz: {
    readonly kraj: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly dph: 'vat';
  };
  readonly de: {
    readonly personalausweisnummer: 'id';
    readonly reisepassnummer: 'passport';
    readonly krankenversichertennummer: 'health';
    readonly bundesland: 'region';
    readonly postleitzahl: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly bankleitzahl: 'bankcode';
    readonly blz: 'bankcode';
    readonly bic: 'swift';
    readonly steuerid: 'tax';
    readonly ustidnr: 'vat';
    readonly rentenversicherungsnummer: 'ssn';
    readonly steuernummer: 'stnr';
    readonly mandatsreferenz: 'mandate';
    readonly kennzeichen: 'plate';
  };
  readonly dk: {
    readonly cprnummer: 'id';
    readonly pasnummer: 'passport';
    readonly sundhedskortnummer: 'health';
    readonly postnummer: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly registreringsnummer: 'bankcode';
    readonly bic: 'swift';
    readonly skat: 'tax';
    readonly momsnummer: 'vat';
    readonly se: 'vat';
    readonly betalingsid: 'reference';
    readonly nummerplade: 'plate';
  };
  readonly dz: {
    readonly nin: 'id';
    readonly cnibe: 'idcard';
    readonly wilaya: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nif: 'tax';
    readonly cnas: 'ssn';
    readonly immatriculation: 'plate';
  };
  readonly ec: {
    readonly pasaporte: 'passport';
    readonly provincia: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ruc: 'tax';
    readonly placa: 'plate';
  };
  readonly ee: {
    readonly isikukood: 'id';
    readonly maakond: 'region';
    readonly postiindeks: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonumber: 'account';
    readonly bic: 'swift';
    readonly maks: 'tax';
    readonly viitenumber: 'reference';
    readonly registreerimisnumber: 'plate';
  };
  readonly eg: {
    readonly governorate: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly es: {
    readonly dni: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly ccc: 'account';
    readonly entidad: 'bankcode';
    readonly oficina: 'branch';
    readonly bic: 'swift';
    readonly nif: 'tax';
    readonly nifiva: 'vat';
    readonly nuss: 'ssn';
    readonly comercio: 'merchant';
  };
  readonly et: {
    readonly fayda: 'id';
    readonly fin: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly fi: {
    readonly maakunta: 'region';
    readonly postinumero: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly tilinumero: 'account';
    readonly bic: 'swift';
    readonly verotus: 'tax';
    readonly alvnumero: 'vat';
    readonly viitenumero: 'reference';
    readonly rekisterinumero: 'plate';
  };
  readonly fr: {
    readonly neph: 'licence';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly spi: 'tax';
    readonly nir: 'ssn';
  };
  readonly gb: {
    readonly nhs: 'health';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly utr: 'tax';
  };
  readonly gh: {
    readonly nhis: 'health';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly ssnit: 'ssn';
  };
  readonly gr: {
    readonly adt: 'id';
    readonly perifereia: 'region';
    readonly tk: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly afm: 'tax';
    readonly el: 'vat';
    readonly amka: 'ssn';
    readonly pinakida: 'plate';
  };
  readonly hk: {
    readonly hkid: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly hr: {
    readonly oib: 'id';
    readonly mbo: 'health';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly vbdi: 'bankcode';
    readonly bic: 'swift';
  };
  readonly hu: {
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly id: {
    readonly nik: 'id';
    readonly provinsi: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly npwp: 'tax';
  };
  readonly ie: {
    readonly pps: 'id';
    readonly county: 'region';
    readonly eircode: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly nsc: 'sortcode';
    readonly bic: 'swift';
    readonly taxpayer: 'tax';
  };
  readonly il: {
    readonly darkon: 'passport';
    readonly district: 'region';
    readonly mikud: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly snif: 'branch';
    readonly bic: 'swift';
  };
  readonly in: {
    readonly aadhaar: 'id';
    readonly abha: 'health';
    readonly epic: 'voter';
    readonly state: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly pan: 'tax';
    readonly gstin: 'vat';
    readonly uan: 'ssn';
    readonly epfo: 'ssn';
    readonly neft: 'utr';
  };
  readonly is: {
    readonly kennitala: 'id';
    readonly landshluti: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly skattur: 'tax';
  };
  readonly it: {
    readonly team: 'health';
    readonly regione: 'region';
    readonly cap: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly abi: 'bankcode';
    readonly cab: 'branch';
    readonly bic: 'swift';
    readonly contribuente: 'tax';
    readonly esercente: 'merchant';
    readonly targa: 'plate';
  };
  readonly jo: {
    readonly governorate: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly jp: {
    readonly prefecture: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly town: 'machi';
    readonly bic: 'swift';
  };
  readonly ke: {
    readonly sha: 'health';
    readonly county: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nssf: 'ssn';
  };
  readonly kr: {
    readonly rrn: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly brn: 'vat';
  };
  readonly kw: {
    readonly citizenship: 'nationality';
    readonly governorate: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly pifss: 'ssn';
  };
  readonly lb: {
    readonly sejel: 'register';
    readonly governorate: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nssf: 'ssn';
  };
  readonly li: {
    readonly passnummer: 'passport';
    readonly wahlkreis: 'region';
    readonly postleitzahl: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly bankenclearing: 'bankcode';
    readonly iid: 'bankcode';
    readonly bic: 'swift';
    readonly peid: 'tax';
    readonly ahvnummer: 'ssn';
    readonly kontrollschild: 'plate';
  };
  readonly lk: {
    readonly nic: 'id';
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly lt: {
    readonly apskritis: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly lu: {
    readonly matricule: 'id';
    readonly canton: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly lv: {
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly ma: {
    readonly cnie: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly if: 'tax';
    readonly immatriculation: 'plate';
  };
  readonly mc: {
    readonly quartier: 'city';
    readonly secteur: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly md: {
    readonly idnp: 'id';
    readonly raion: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly me: {
    readonly jmbg: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly mk: {
    readonly embg: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly mt: {
    readonly district: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly mt: 'vat';
  };
  readonly mu: {
    readonly district: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tan: 'tax';
  };
  readonly mx: {
    readonly curp: 'id';
    readonly pasaporte: 'passport';
    readonly estado: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly rfc: 'tax';
    readonly nss: 'ssn';
    readonly placa: 'plate';
  };
  readonly my: {
    readonly mykad: 'id';
    readonly state: 'region';
    readonly poskod: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly epf: 'ssn';
  };
  readonly mz: {
    readonly passaporte: 'passport';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nuit: 'tax';
  };
  readonly na: {
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly ng: {
    readonly nin: 'id';
    readonly vin: 'voter';
    readonly pvc: 'voter';
    readonly state: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly nuban: 'account';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly jtb: 'tax';
  };
  readonly nl: {
    readonly burgerservicenummer: 'id';
    readonly bsn: 'id';
    readonly paspoortnummer: 'passport';
    readonly rijbewijsnummer: 'licence';
    readonly idkaartnummer: 'idkaart';
    readonly provincie: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly rekeningnummer: 'account';
    readonly bic: 'swift';
    readonly btwid: 'vat';
    readonly winkelier: 'merchant';
    readonly betalingskenmerk: 'reference';
    readonly machtigingskenmerk: 'mandate';
    readonly idealtransactienummer: 'idealid';
    readonly kenteken: 'plate';
  };
  readonly no: {
    readonly passnummer: 'passport';
    readonly fylke: 'region';
    readonly postnummer: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly kontonummer: 'account';
    readonly registernummer: 'bankcode';
    readonly bic: 'swift';
    readonly skatt: 'tax';
    readonly mvanummer: 'vat';
    readonly kidnummer: 'reference';
    readonly registreringsnummer: 'plate';
  };
  readonly nz: {
    readonly nhi: 'health';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ird: 'tax';
    readonly gst: 'vat';
  };
  readonly om: {
    readonly citizenship: 'nationality';
    readonly governorate: 'region';
    readonly pc: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly vatin: 'vat';
  };
  readonly pe: {
    readonly dni: 'id';
    readonly pasaporte: 'passport';
    readonly departamento: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ruc: 'tax';
    readonly placa: 'plate';
  };
  readonly ph: {
    readonly pcn: 'id';
    readonly philhealth: 'health';
    readonly province: 'region';
    readonly zip: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly brstn: 'routing';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly sss: 'ssn';
  };
  readonly pk: {
    readonly cnic: 'id';
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ntn: 'tax';
    readonly strn: 'vat';
    readonly eobi: 'ssn';
  };
  readonly pl: {
    readonly pesel: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly nrb: 'account';
    readonly bic: 'swift';
  };
  readonly pt: {
    readonly distrito: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly nif: 'tax';
    readonly iva: 'vat';
    readonly niss: 'ssn';
    readonly comerciante: 'merchant';
  };
  readonly qa: {
    readonly qid: 'id';
    readonly citizenship: 'nationality';
    readonly municipality: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly ro: {
    readonly cnp: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly rs: {
    readonly jmbg: 'id';
    readonly lbo: 'health';
    readonly okrug: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly pib: 'vat';
  };
  readonly rw: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly rssb: 'ssn';
  };
  readonly sa: {
    readonly citizenship: 'nationality';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly gosi: 'ssn';
  };
  readonly se: {
    readonly personnummer: 'id';
    readonly passnummer: 'passport';
    readonly samordningsnummer: 'samordning';
    readonly postnummer: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly clearingnummer: 'bankcode';
    readonly bic: 'swift';
    readonly skatt: 'tax';
    readonly momsregistreringsnummer: 'vat';
    readonly ocrnummer: 'reference';
    readonly registreringsnummer: 'plate';
  };
  readonly sg: {
    readonly nric: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly si: {
    readonly regija: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly trr: 'account';
    readonly bic: 'swift';
    readonly sklic: 'reference';
  };
  readonly sk: {
    readonly kraj: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly sm: {
    readonly castello: 'region';
    readonly cap: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly abi: 'bankcode';
    readonly cab: 'branch';
    readonly bic: 'swift';
    readonly contribuente: 'tax';
    readonly esercente: 'merchant';
    readonly targa: 'plate';
  };
  readonly sn: {
    readonly nin: 'id';
    readonly cni: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly ninea: 'tax';
    readonly immatriculation: 'plate';
  };
  readonly th: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly tn: {
    readonly cin: 'id';
    readonly gouvernorat: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly immatriculation: 'plate';
  };
  readonly tr: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly plaka: 'plate';
  };
  readonly tz: {
    readonly nida: 'id';
    readonly nin: 'id';
    readonly nhif: 'health';
    readonly mkoa: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly vrn: 'vat';
    readonly nssf: 'ssn';
  };
  readonly ua: {
    readonly unzr: 'id';
    readonly oblast: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly mfo: 'bankcode';
    readonly bic: 'swift';
    readonly rnokpp: 'tax';
  };
  readonly ug: {
    readonly nin: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly nssf: 'ssn';
  };
  readonly us: {
    readonly state: 'region';
    readonly zip: 'postcode';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
  };
  readonly uy: {
    readonly pasaporte: 'passport';
    readonly departamento: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly contribuyente: 'tax';
  };
  readonly vn: {
    readonly cccd: 'id';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly za: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
  };
  readonly zm: {
    readonly nrc: 'id';
    readonly nhima: 'health';
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tpin: 'tax';
    readonly napsa: 'ssn';
  };
  readonly zw: {
    readonly province: 'region';
    readonly latitude: 'lat';
    readonly longitude: 'lon';
    readonly bic: 'swift';
    readonly tin: 'tax';
    readonly zimra: 'tax';
    readonly nssa: 'ssn';
  };
}

/** Fields of a person in every country. */
export type PersonKey =
  | 'name'
  | 'sex'
  | 'dob'
  | 'id'
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'region'
  | 'bank'
  | 'account'
  | 'swift';

/** Further fields, by country. */
export interface PersonKeys {
  readonly ad: 'postcode' | 'iban';
  readonly ae: 'iban';
  readonly al: 'postcode' | 'iban';
  readonly ao: never;
  readonly ar: 'postcode';
  readonly at: 'postcode' | 'iban';
  readonly au: 'postcode';
  readonly bd: 'postcode';
  readonly be: 'postcode' | 'iban';
  readonly bg: 'postcode' | 'iban';
  readonly bh: 'postcode' | 'iban';
  readonly br: 'postcode' | 'iban';
  readonly bw: never;
  readonly ca: 'postcode';
  readonly cd: never;
  readonly ch: 'postcode' | 'iban';
  readonly ci: never;
  readonly cl: 'postcode';
  readonly cm: never;
  readonly cn: 'postcode';
  readonly co: 'postcode';
  readonly cy: 'postcode' | 'iban';
  readonly cz: 'postcode' | 'iban';
  readonly de: 'postcode' | 'iban';
  readonly dk: 'postcode' | 'iban';
  readonly dz: 'postcode';
  readonly ec: 'postcode';
  readonly ee: 'postcode' | 'iban';
  readonly eg: 'postcode' | 'iban';
  readonly es: 'postcode' | 'iban';
  readonly et: 'postcode';
  readonly fi: 'postcode' | 'iban';
  readonly fr: 'postcode' | 'iban';
  readonly gb: 'postcode' | 'iban';
  readonly gh: 'postcode';
  readonly gr: 'postcode' | 'iban';
  readonly hk: never;
  readonly hr: 'postcode' | 'iban';
  readonly hu: 'postcode' | 'iban';
  readonly id: 'postcode';
  readonly ie: 'postcode' | 'iban';
  readonly il: 'postcode' | 'iban';
  readonly in: 'postcode';
  readonly is: 'postcode' | 'iban';
  readonly it: 'postcode' | 'iban';
  readonly jo: 'postcode' | 'iban';
  readonly jp: 'postcode';
  readonly ke: 'postcode';
  readonly kr: 'postcode';
  readonly kw: 'postcode' | 'iban';
  readonly lb: 'postcode' | 'iban';
  readonly li: 'postcode' | 'iban';
  readonly lk: 'postcode';
  readonly lt: 'postcode' | 'iban';
  readonly lu: 'postcode' | 'iban';
  readonly lv: 'postcode' | 'iban';
  readonly ma: 'postcode';
  readonly mc: 'postcode' | 'iban';
  readonly md: 'postcode' | 'iban';
  readonly me: 'postcode' | 'iban';
  readonly mk: 'postcode' | 'iban';
  readonly mt: 'postcode' | 'iban';
  readonly mu: 'postcode' | 'iban';
  readonly mx: 'postcode';
  readonly my: 'postcode';
  readonly mz: 'postcode';
  readonly na: 'postcode';
  readonly ng: 'postcode';
  readonly nl: 'postcode' | 'iban';
  readonly no: 'postcode' | 'iban';
  readonly nz: 'postcode';
  readonly om: 'postcode' | 'iban';
  readonly pe: 'postcode';
  readonly ph: 'postcode';
  readonly pk: 'postcode' | 'iban';
  readonly pl: 'postcode' | 'iban';
  readonly pt: 'postcode' | 'iban';
  readonly qa: 'iban';
  readonly ro: 'postcode' | 'iban';
  readonly rs: 'postcode' | 'iban';
  readonly rw: never;
  readonly sa: 'postcode' | 'iban';
  readonly se: 'postcode' | 'iban';
  readonly sg: 'postcode';
  readonly si: 'postcode' | 'iban';
  readonly sk: 'postcode' | 'iban';
  readonly sm: 'postcode' | 'iban';
  readonly sn: 'postcode';
  readonly th: 'postcode';
  readonly tn: 'postcode' | 'iban';
  readonly tr: 'postcode' | 'iban';
  readonly tz: 'postcode';
  readonly ua: 'postcode' | 'iban';
  readonly ug: never;
  readonly us: 'postcode';
  readonly uy: 'postcode';
  readonly vn: 'postcode';
  readonly za: 'postcode';
  readonly zm: 'postcode';
  readonly zw: never;
}

/** The columns of a company. */
export interface Companies {
  readonly ad: AdCompany;
  readonly ae: AeCompany;
  readonly al: AlCompany;
  readonly ao: AoCompany;
  readonly ar: ArCompany;
  readonly at: AtCompany;
  readonly au: AuCompany;
  readonly bd: BdCompany;
  readonly be: BeCompany;
  readonly bg: BgCompany;
  readonly bh: BhCompany;
  readonly br: BrCompany;
  readonly bw: BwCompany;
  readonly ca: CaCompany;
  readonly cd: CdCompany;
  readonly ch: ChCompany;
  readonly ci: CiCompany;
  readonly cl: ClCompany;
  readonly cm: CmCompany;
  readonly cn: CnCompany;
  readonly co: CoCompany;
  readonly cy: CyCompany;
  readonly cz: CzCompany;
  readonly de: DeCompany;
  readonly dk: DkCompany;
  readonly dz: DzCompany;
  readonly ec: EcCompany;
  readonly ee: EeCompany;
  readonly eg: EgCompany;
  readonly es: EsCompany;
  readonly et: EtCompany;
  readonly fi: FiCompany;
  readonly fr: FrCompany;
  readonly gb: GbCompany;
  readonly gh: GhCompany;
  readonly gr: GrCompany;
  readonly hk: HkCompany;
  readonly hr: HrCompany;
  readonly hu: HuCompany;
  readonly id: IdCompany;
  readonly ie: IeCompany;
  readonly il: IlCompany;
  readonly in: InCompany;
  readonly is: IsCompany;
  readonly it: ItCompany;
  readonly jo: JoCompany;
  readonly jp: JpCompany;
  readonly ke: KeCompany;
  readonly kr: KrCompany;
  readonly kw: KwCompany;
  readonly lb: LbCompany;
  readonly li: LiCompany;
  readonly lk: LkCompany;
  readonly lt: LtCompany;
  readonly lu: LuCompany;
  readonly lv: LvCompany;
  readonly ma: MaCompany;
  readonly mc: McCompany;
  readonly md: MdCompany;
  readonly me: MeCompany;
  readonly mk: MkCompany;
  readonly mt: MtCompany;
  readonly mu: MuCompany;
  readonly mx: MxCompany;
  readonly my: MyCompany;
  readonly mz: MzCompany;
  readonly na: NaCompany;
  readonly ng: NgCompany;
  readonly nl: NlCompany;
  readonly no: NoCompany;
  readonly nz: NzCompany;
  readonly om: OmCompany;
  readonly pe: PeCompany;
  readonly ph: PhCompany;
  readonly pk: PkCompany;
  readonly pl: PlCompany;
  readonly pt: PtCompany;
  readonly qa: QaCompany;
  readonly ro: RoCompany;
  readonly rs: RsCompany;
  readonly rw: RwCompany;
  readonly sa: SaCompany;
  readonly se: SeCompany;
  readonly sg: SgCompany;
  readonly si: SiCompany;
  readonly sk: SkCompany;
  readonly sm: SmCompany;
  readonly sn: SnCompany;
  readonly th: ThCompany;
  readonly tn: TnCompany;
  readonly tr: TrCompany;
  readonly tz: TzCompany;
  readonly ua: UaCompany;
  readonly ug: UgCompany;
  readonly us: UsCompany;
  readonly uy: UyCompany;
  readonly vn: VnCompany;
  readonly za: ZaCompany;
  readonly zm: ZmCompany;
  readonly zw: ZwCompany;
}

/** The columns of a product. */
export interface Product {
  /** Product name */
  readonly name: string;
  /** Brand */
  readonly brand: string;
  /** Category */
  readonly category: string;
  /** Description */
  readonly description: string;
  /** SKU */
  readonly sku: string;
  /** EAN-13 */
  readonly ean: string;
  /** Price */
  readonly price: number;
  /** Currency */
  readonly currency: string;
  /** Stock */
  readonly stock: number;
  /** Weight in kilograms */
  readonly weight: number;
  /** Rating */
  readonly rating: number;
}

/** The scenarios of each country. */
export interface Presets {
  readonly ad:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit';
  readonly ae:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'aani';
  readonly al: 'kyc' | 'onboarding' | 'transfer' | 'card-payment' | 'payroll' | 'invoice' | 'loan';
  readonly ao:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'multicaixa';
  readonly ar:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'transferencias';
  readonly at:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'eps';
  readonly au:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'payid'
    | 'becs';
  readonly bd:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'bkash'
    | 'beftn';
  readonly be:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'bancontact';
  readonly bg:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'blink';
  readonly bh:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'benefitpay';
  readonly br:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'pix'
    | 'boleto';
  readonly bw:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'eft';
  readonly ca:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'interac'
    | 'pad';
  readonly cd:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly ch:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'qr-bill'
    | 'twint';
  readonly ci:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly cl:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'tef';
  readonly cm:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly cn:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'cnaps'
    | 'alipay';
  readonly co:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'pse'
    | 'bre-b';
  readonly cy:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit';
  readonly cz: 'kyc' | 'onboarding' | 'transfer' | 'card-payment' | 'payroll' | 'invoice' | 'loan' | 'platba';
  readonly de:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit';
  readonly dk:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'mobilepay'
    | 'indbetalingskort';
  readonly dz:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'baridimob';
  readonly ec:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'spi';
  readonly ee:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'maksekorraldus';
  readonly eg:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'instapay';
  readonly es:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'bizum';
  readonly et:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'telebirr'
    | 'ethswitch';
  readonly fi:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'tilisiirto';
  readonly fr:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'prelevement';
  readonly gb:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'faster-payments'
    | 'chaps'
    | 'bacs';
  readonly gh:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'ghipss'
    | 'momo';
  readonly gr:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'iris';
  readonly hk:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'fps';
  readonly hr:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'hub-3';
  readonly hu: 'kyc' | 'onboarding' | 'transfer' | 'card-payment' | 'payroll' | 'invoice' | 'loan' | 'afr';
  readonly id:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'bifast';
  readonly ie:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment';
  readonly il:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'bit'
    | 'masav';
  readonly in:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'upi'
    | 'neft'
    | 'imps';
  readonly is:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'millifaersla';
  readonly it:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'pagopa';
  readonly jo:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'cliq';
  readonly jp:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'zengin';
  readonly ke:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'mpesa';
  readonly kr:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'kftc';
  readonly kw:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'wamd';
  readonly lb:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'whish';
  readonly li:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment';
  readonly lk:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'lankapay';
  readonly lt:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'mokejimas';
  readonly lu:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'payconiq';
  readonly lv:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'maksajums';
  readonly ma:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly mc:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment';
  readonly md:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment';
  readonly me:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit';
  readonly mk: 'kyc' | 'onboarding' | 'transfer' | 'card-payment' | 'payroll' | 'invoice' | 'loan';
  readonly mt:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment';
  readonly mu:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'maucas';
  readonly mx:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'spei';
  readonly my:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'duitnow';
  readonly mz:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'carteira';
  readonly na:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'eft';
  readonly ng:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'nip'
    | 'remita';
  readonly nl:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'ideal';
  readonly no:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'vipps'
    | 'giro';
  readonly nz:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'direct-credit';
  readonly om:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'mpclear';
  readonly pe:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'yape'
    | 'cce';
  readonly ph:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'instapay';
  readonly pk:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'raast';
  readonly pl:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'blik';
  readonly pt:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'mbway'
    | 'multibanco';
  readonly qa:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'fawran';
  readonly ro:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'ordin-de-plata';
  readonly rs: 'kyc' | 'onboarding' | 'transfer' | 'card-payment' | 'payroll' | 'invoice' | 'loan' | 'ips';
  readonly rw:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'ekash';
  readonly sa:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'sarie'
    | 'sadad';
  readonly se:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'swish'
    | 'bankgiro';
  readonly sg:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'paynow'
    | 'paynow-corporate';
  readonly si:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment'
    | 'upn';
  readonly sk:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'platba';
  readonly sm:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'sepa'
    | 'sepa-instant'
    | 'direct-debit'
    | 'wallet-payment';
  readonly sn:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly th:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'promptpay';
  readonly tn:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'virement';
  readonly tr:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'fast';
  readonly tz:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'tips'
    | 'gepg-bill';
  readonly ua:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'iban-transfer';
  readonly ug:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'momo'
    | 'ura';
  readonly us:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'ach'
    | 'claim'
    | 'fednow'
    | 'rtp'
    | 'fedwire'
    | 'zelle';
  readonly uy:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'wallet-payment'
    | 'spi';
  readonly vn:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'napas';
  readonly za:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'payshap';
  readonly zm:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'zechl';
  readonly zw:
    | 'kyc'
    | 'onboarding'
    | 'transfer'
    | 'card-payment'
    | 'payroll'
    | 'invoice'
    | 'loan'
    | 'mobile-money'
    | 'ecocash'
    | 'zipit';
}

/** The fields of each group. */
export interface Groups {
  readonly identity:
    | 'name'
    | 'first'
    | 'last'
    | 'sex'
    | 'dob'
    | 'id'
    | 'passport'
    | 'mrz'
    | 'licence'
    | 'avatar'
    | 'native'
    | 'nationality'
    | 'unified'
    | 'idcard'
    | 'zmr'
    | 'health'
    | 'birth'
    | 'eid'
    | 'voter'
    | 'rg'
    | 'nin'
    | 'nni'
    | 'nie'
    | 'fan'
    | 'kebele'
    | 'dayname'
    | 'kk'
    | 'vid'
    | 'cie'
    | 'kana'
    | 'halfkana'
    | 'maisha'
    | 'alien'
    | 'register'
    | 'idkaart'
    | 'cui'
    | 'umid'
    | 'iqama'
    | 'samordning'
    | 'fin'
    | 'patronymic';
  readonly contact:
    | 'phone'
    | 'landline'
    | 'email'
    | 'street'
    | 'address'
    | 'city'
    | 'region'
    | 'postcode'
    | 'lat'
    | 'lon'
    | 'nativeaddress'
    | 'makani'
    | 'fictionphone'
    | 'suburb'
    | 'areacode'
    | 'telebirrphone'
    | 'momophone'
    | 'machi'
    | 'mpesaphone'
    | 'paci'
    | 'block'
    | 'ecocashphone';
  readonly banking:
    | 'bank'
    | 'account'
    | 'iban'
    | 'bankcode'
    | 'branch'
    | 'swift'
    | 'nib'
    | 'cbu'
    | 'alias'
    | 'bsb'
    | 'routing'
    | 'ispb'
    | 'transit'
    | 'institution'
    | 'rib'
    | 'ccp'
    | 'rip'
    | 'sortcode'
    | 'ifsc'
    | 'micr'
    | 'holder'
    | 'bban'
    | 'accounttype'
    | 'clabe'
    | 'bvn'
    | 'cci'
    | 'bankgiro'
    | 'plusgiro';
  readonly payment:
    | 'card'
    | 'brand'
    | 'cvv'
    | 'expiry'
    | 'wallet'
    | 'entity'
    | 'cvu'
    | 'bkash'
    | 'pix'
    | 'boleto'
    | 'breb'
    | 'ipa'
    | 'fps'
    | 'upi'
    | 'cliqalias'
    | 'till'
    | 'paybill'
    | 'rrr'
    | 'blik'
    | 'entidade'
    | 'multibanco'
    | 'sadadbill'
    | 'gepg'
    | 'lipa'
    | 'prn'
    | 'shapid'
    | 'ecocashcode';
  readonly tax:
    | 'tax'
    | 'ssn'
    | 'vat'
    | 'abn'
    | 'crn'
    | 'stnr'
    | 'veronumero'
    | 'npwp15'
    | 'ice'
    | 'pagibig'
    | 'nip'
    | 'itin'
    | 'rut';
  readonly transaction:
    | 'loanamount'
    | 'loanterm'
    | 'loanpurpose'
    | 'qr'
    | 'qrimage'
    | 'txn'
    | 'amount'
    | 'currency'
    | 'merchant'
    | 'reference'
    | 'date'
    | 'balance'
    | 'mandate'
    | 'walletreceipt'
    | 'trxid'
    | 'endtoend'
    | 'interacref'
    | 'qrreference'
    | 'tradeno'
    | 'cus'
    | 'brebdate'
    | 'ks'
    | 'bizumamount'
    | 'ftnumber'
    | 'telebirrid'
    | 'ghipssid'
    | 'momoid'
    | 'bitamount'
    | 'rrn'
    | 'utr'
    | 'avviso'
    | 'ente'
    | 'entecf'
    | 'mpesareceipt'
    | 'paskirtis'
    | 'merkis'
    | 'rastreo'
    | 'nipsession'
    | 'idealid'
    | 'particulars'
    | 'paycode'
    | 'yapeamount'
    | 'operation'
    | 'stan'
    | 'trace'
    | 'ecocashapproval';
  readonly work: 'employer' | 'activity' | 'job' | 'income' | 'payday' | 'plate' | 'renavam' | 'npi' | 'dea';
  readonly online: 'username' | 'ip' | 'useragent';
}

/** The generic types. */
export interface Types {
  /** UUID version 4 */
  readonly uuid: string;
  /** GUID (UUID in capitals) */
  readonly guid: string;
  /** MongoDB ObjectId */
  readonly objectid: string;
  /** Sequence */
  readonly sequence: number;
  /** Boolean */
  readonly bool: boolean;
  /** Integer */
  readonly int: number;
  /** Decimal number */
  readonly float: number;
  /** Digits */
  readonly digits: string;
  /** Letters and digits */
  readonly string: string;
  /** One of the options */
  readonly enum: string;
  /** Date */
  readonly date: string;
  /** Date and time (ISO 8601, UTC) */
  readonly datetime: string;
  /** Time of day */
  readonly time: string;
  /** Unix timestamp in seconds */
  readonly timestamp: number;
  /** Word */
  readonly word: string;
  /** Words */
  readonly words: string;
  /** Sentence */
  readonly sentence: string;
  /** Paragraph */
  readonly paragraph: string;
  /** Slug */
  readonly slug: string;
  /** E-mail address */
  readonly email: string;
  /** User name */
  readonly username: string;
  /** Domain name */
  readonly domain: string;
  /** URL */
  readonly url: string;
  /** IPv4 address */
  readonly ipv4: string;
  /** IPv6 address */
  readonly ipv6: string;
  /** MAC address (locally administered) */
  readonly mac: string;
  /** TCP or UDP port */
  readonly port: number;
  /** Colour as #rrggbb */
  readonly color: string;
  /** Vehicle identification number */
  readonly vin: string;
  /** ISBN-13 */
  readonly isbn: string;
  /** IMEI */
  readonly imei: string;
  /** EAN-13 */
  readonly ean: string;
  /** Payment card number */
  readonly card: string;
  /** Ethereum address (EIP-55) */
  readonly eth: string;
}

export type AlwaysBare =
  | 'uuid'
  | 'guid'
  | 'objectid'
  | 'time'
  | 'word'
  | 'username'
  | 'domain'
  | 'url'
  | 'ipv4'
  | 'ipv6'
  | 'mac'
  | 'port'
  | 'color'
  | 'vin'
  | 'isbn'
  | 'imei'
  | 'ean'
  | 'eth';

export type NeverBare = 'enum';

export type ValidatorId =
  | 'aba'
  | 'adNrt'
  | 'aeEmiratesId'
  | 'alNid'
  | 'alNipt'
  | 'aoBi'
  | 'aoNib'
  | 'arCbu'
  | 'arCuit'
  | 'arCuitEmpresa'
  | 'arDni'
  | 'atSteuernummer'
  | 'atSvnr'
  | 'atUid'
  | 'auAbn'
  | 'auAcn'
  | 'auMedicare'
  | 'auTfn'
  | 'balticId'
  | 'bdNid'
  | 'beBban'
  | 'beBis'
  | 'beEid'
  | 'beKbo'
  | 'beOgm'
  | 'beRrn'
  | 'beVat'
  | 'bgEgn'
  | 'bgEik'
  | 'bgLnch'
  | 'bgVat'
  | 'bhCpr'
  | 'bic'
  | 'brBoleto'
  | 'brCnh'
  | 'brCnpj'
  | 'brCns'
  | 'brCpf'
  | 'brIe'
  | 'brPis'
  | 'brRenavam'
  | 'brRg'
  | 'brTitulo'
  | 'bwOmang'
  | 'caBcPhn'
  | 'caBn'
  | 'caGst'
  | 'caOhip'
  | 'caSin'
  | 'cardNumber'
  | 'cdNif'
  | 'cdRib'
  | 'cemacRib'
  | 'chAhv'
  | 'chQr'
  | 'chUid'
  | 'ciNcc'
  | 'clRut'
  | 'clRutEmpresa'
  | 'cmNiu'
  | 'cnCnaps'
  | 'cnLicence15'
  | 'cnOrgCode'
  | 'cnResidentId'
  | 'cnUscc'
  | 'coCedula'
  | 'coNit'
  | 'coNitEmpresa'
  | 'cyTic'
  | 'czAccount'
  | 'czDic'
  | 'czIco'
  | 'czRc'
  | 'deAusweis'
  | 'deFuehrerschein'
  | 'deKvnr'
  | 'deLeitweg'
  | 'dePassport'
  | 'deRvnr'
  | 'deSteuerId'
  | 'deStnr'
  | 'deUstId'
  | 'deWIdNr'
  | 'dkCpr'
  | 'dkCvr'
  | 'dzCcp'
  | 'dzRib'
  | 'ean13'
  | 'ecCedula'
  | 'ecRuc'
  | 'ecRucSociedad'
  | 'eeBban'
  | 'eeKmkr'
  | 'eeRegistrikood'
  | 'eeViitenumber'
  | 'egNationalId'
  | 'eip55'
  | 'esCatastral'
  | 'esCcc'
  | 'esCif'
  | 'esCups'
  | 'esDni'
  | 'esNie'
  | 'esNif'
  | 'esNss'
  | 'fiAlv'
  | 'fiBban'
  | 'fiHetu'
  | 'fiViitenumero'
  | 'fiYtunnus'
  | 'frNir'
  | 'frRcs'
  | 'frRib'
  | 'frSiren'
  | 'frSiret'
  | 'frSpi'
  | 'frTva'
  | 'gbChi'
  | 'gbDriver'
  | 'gbNhs'
  | 'gbNino'
  | 'gbUpn'
  | 'gbUtr'
  | 'gbVat'
  | 'ghCard'
  | 'ghTin'
  | 'grAfm'
  | 'grAmka'
  | 'hkid'
  | 'hrBban'
  | 'hrOib'
  | 'huAdoszam'
  | 'huGiro'
  | 'huSzemelyi'
  | 'huTaj'
  | 'huTaxId'
  | 'iban'
  | 'idNik'
  | 'idNpwp'
  | 'iePps'
  | 'ieVat'
  | 'ilCompany'
  | 'ilTeudat'
  | 'imei'
  | 'inAadhaar'
  | 'inCin'
  | 'inEpic'
  | 'inGstin'
  | 'inIfsc'
  | 'inPan'
  | 'inVid'
  | 'ipv4Public'
  | 'ipv6'
  | 'isKennitala'
  | 'isKennitalaFelags'
  | 'isbn13'
  | 'isin'
  | 'itAic'
  | 'itBban'
  | 'itCf'
  | 'itPiva'
  | 'jmbg'
  | 'jpCorporate'
  | 'jpDriver'
  | 'jpInsurer'
  | 'jpInvoice'
  | 'jpMyNumber'
  | 'keKraPin'
  | 'keKraPinCompany'
  | 'krAlien'
  | 'krBrn'
  | 'krCorporate'
  | 'krRrn'
  | 'kwCivil'
  | 'lei'
  | 'liPeid'
  | 'lkNic'
  | 'ltImonesKodas'
  | 'ltPvm'
  | 'luLegal'
  | 'luMatricule'
  | 'luTva'
  | 'luhn'
  | 'lvPersonasKods'
  | 'lvPvn'
  | 'maIce'
  | 'maRib'
  | 'mdIdno'
  | 'mdIdnp'
  | 'meAccount'
  | 'mePib'
  | 'mkAccount'
  | 'mkEdb'
  | 'mrzTd3'
  | 'mtVat'
  | 'muNid'
  | 'mxClabe'
  | 'mxCurp'
  | 'mxNss'
  | 'mxRfc'
  | 'mxRfcMoral'
  | 'myNric'
  | 'mzBi'
  | 'mzNib'
  | 'mzNuit'
  | 'naId'
  | 'ngBvn'
  | 'ngNin'
  | 'ngNuban'
  | 'nlAccount'
  | 'nlBsn'
  | 'nlBtw'
  | 'nlOnderwijsnummer'
  | 'noFnr'
  | 'noKid'
  | 'noKontonr'
  | 'noMva'
  | 'noOrgnr'
  | 'nzBankAccount'
  | 'nzIrd'
  | 'nzNhi'
  | 'nzbn'
  | 'peCci'
  | 'peDni'
  | 'peRuc'
  | 'peRucEmpresa'
  | 'pkCnic'
  | 'plDowod'
  | 'plKw'
  | 'plNip'
  | 'plNrb'
  | 'plPassport'
  | 'plPesel'
  | 'plRegon'
  | 'ptBi'
  | 'ptCc'
  | 'ptNib'
  | 'ptNif'
  | 'ptNipc'
  | 'ptNiss'
  | 'qaQid'
  | 'rfReference'
  | 'roCnp'
  | 'roCui'
  | 'roOnrc'
  | 'rsAccount'
  | 'rsPib'
  | 'rwNid'
  | 'saNationalId'
  | 'seBankgiro'
  | 'seClearing'
  | 'seOrgnr'
  | 'sePersonnummer'
  | 'sePlusgiro'
  | 'seSamordning'
  | 'seVat'
  | 'sepaCreditorId'
  | 'sgNric'
  | 'sgUen'
  | 'siAccount'
  | 'siMaticna'
  | 'siTax'
  | 'skDic'
  | 'skIcdph'
  | 'smCoe'
  | 'snNin'
  | 'snNinea'
  | 'thNid'
  | 'thTin'
  | 'tnMf'
  | 'tnRib'
  | 'trKimlik'
  | 'trVkn'
  | 'tzNin'
  | 'uaEdrpou'
  | 'uaRnokpp'
  | 'uaUnzr'
  | 'uemoaRib'
  | 'ugNin'
  | 'usDea'
  | 'usEin'
  | 'usItin'
  | 'usMbi'
  | 'usNpi'
  | 'usSsn'
  | 'uyCi'
  | 'uyRut'
  | 'verhoeff'
  | 'vin'
  | 'vnCccd'
  | 'vnMst'
  | 'zaCipc'
  | 'zaId'
  | 'zaTax'
  | 'zaVat'
  | 'zmNrc'
  | 'zwId';

export type FormatKey = 'json' | 'csv' | 'ndjson' | 'xml' | 'tsv';

export type DatasetKey = 'bank' | 'shop' | 'payroll';

export type TablesFormatKey = 'json' | 'csv' | 'ndjson' | 'xml' | 'tsv' | 'sql' | 'zip';

export type DialectKey = 'postgres' | 'mysql' | 'sqlite';

export type CollectionName = 'customers' | 'companies' | 'products';

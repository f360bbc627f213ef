/**
 * Minimum percentage of mistyped values that a rule refuses, by the kinds of `changes.ts`. A kind that is
 * not listed is refused always; a low figure is a rule that leaves characters unchecked (serials, offices, structure
 * without a public check digit) or knows several lengths. A line that is 3 points too low or more fails as well.
 */
export const STRENGTH: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  `aba swap 90
  adNrt digit 4 swap 5 letter 30
  aeEmiratesId swap 97
  alNid kind 98
  aoBi digit 0 swap 0 letter 0
  arCbu swap 88 parted 90
  arDni digit 0 swap 1 dropped 77 added 98 tail 91
  atSteuernummer swap 97
  atUid swap 84 parted 95 tail 90
  auAcn digit 88 swap 82
  auMedicare digit 90 swap 78 added 86
  auTfn dropped 96 tail 98
  balticId digit 98 swap 98 parted 98
  bdNid digit 0 swap 0
  beBis digit 98 swap 97
  beRrn digit 98
  beVat dropped 91 parted 88 tail 83
  bgEgn digit 97 swap 97
  bgEik digit 97 swap 97
  bgLnch swap 88
  bgVat digit 97 swap 97 added 91 parted 97 tail 90
  bhCpr digit 13 swap 25
  bic digit 0 letter 11 kind 66 cut 95 tail 99
  brBoleto digit 97 swap 97
  brCnh digit 99 swap 99 parted 97
  brCnpj swap 99 kind 92
  brCns digit 92
  brCpf digit 99 swap 99
  brIe digit 99 swap 99 added 99 cut 98 tail 98
  brPis digit 97 swap 98
  brRenavam digit 97 swap 97 parted 97
  brTitulo digit 97 swap 98
  bwOmang digit 9 swap 22
  caBn digit 69 swap 85 letter 79 parted 93 cut 92
  caGst digit 69 swap 86 parted 93
  caOhip swap 97 letter 0 dropped 82 cut 85
  caSin swap 98
  cardNumber swap 98 added 98 cut 99 longer 98
  cdNif digit 0 swap 0 letter 49
  chAhv swap 90
  chQr swap 97
  ciNcc digit 0 swap 0 letter 0
  clRut dropped 98 added 99
  cmNiu digit 0 swap 0 letter 48
  cnCnaps swap 96
  cnLicence15 swap 98
  cnOrgCode letter 93 kind 92
  coCedula digit 4 swap 1 dropped 86 cut 95 tail 80
  coNit digit 97 swap 97 dropped 98 added 99 tail 98
  coNitEmpresa digit 97 swap 98
  czAccount digit 73 swap 79 dropped 94 added 99 parted 99 tail 93 longer 97
  czDic digit 98 swap 97 added 96 parted 97 tail 89 longer 99
  czIco digit 98 swap 98 parted 93
  czRc digit 92 swap 95 dropped 95 cut 98
  deAusweis swap 87 letter 95 kind 92 added 99
  deFuehrerschein digit 83 letter 94 kind 85
  deKvnr swap 97 letter 86
  deLeitweg kind 99 dropped 99 added 98 cut 99 tail 99
  dePassport swap 89 letter 96 kind 91 added 99
  deRvnr swap 96 letter 91
  deSteuerId swap 97
  deStnr digit 86 swap 85 dropped 93 added 99 parted 97 tail 97
  deUstId swap 98 parted 93 tail 90
  deWIdNr digit 64 swap 85
  dkCpr digit 20 swap 34
  dkCvr parted 91
  dzCcp added 98 tail 99 longer 98
  dzRib digit 84 swap 89
  ean13 swap 88 parted 92
  ecCedula swap 98 parted 97
  ecRuc digit 76 swap 87 parted 95
  ecRucSociedad digit 76 swap 89 parted 95
  eeBban digit 87 swap 85
  eeKmkr swap 90 parted 93 tail 90
  eeRegistrikood digit 98 swap 98
  eeViitenumber swap 88 dropped 90 added 94 parted 98 cut 90 tail 93 longer 89
  egNationalId digit 27 swap 47
  eip55 swap 99 kind 99
  esCatastral letter 98 kind 95 parted 95
  esCcc digit 98 swap 97
  esCif swap 96 letter 55 parted 89
  esCups parted 86
  esDni kind 99 parted 94
  esNie parted 89
  esNif parted 94
  esNss digit 99 swap 99 dropped 97 parted 87 cut 99 tail 98
  fiAlv parted 97 tail 89
  fiBban swap 97 parted 97
  fiHetu letter 95
  fiViitenumero swap 87 dropped 96 added 98 cut 97 tail 94 longer 95
  frRcs swap 97 letter 29 dropped 68 added 82 parted 87 cut 76 longer 50
  frRib kind 94
  frSiren swap 97
  frSiret swap 96
  frTva kind 97 parted 92 tail 91
  gbChi parted 94
  gbDriver digit 44 swap 65 letter 0 kind 85 parted 96
  gbNino digit 0 swap 0 letter 47
  gbUpn kind 99
  gbUtr digit 96 swap 96 added 99 parted 97
  gbVat digit 98 parted 92 tail 90
  ghCard digit 0 swap 0
  ghTin letter 81
  grAfm digit 98 swap 98
  grAmka swap 98
  hkid letter 92 added 98
  hrBban swap 97
  hrOib swap 96
  huAdoszam digit 83 swap 84 cut 91
  huGiro swap 88 cut 99 tail 99
  huSzemelyi digit 99 swap 88
  huTaj swap 86
  huTaxId added 98 cut 98 tail 98
  iban kind 99
  idNik digit 16 swap 35
  idNpwp digit 59 swap 69 added 99
  iePps dropped 98 parted 97
  ieVat dropped 99 parted 97 tail 90
  ilCompany swap 97 parted 93
  ilTeudat swap 96 dropped 88 parted 96 cut 94 tail 92
  imei swap 97 parted 89
  inCin digit 12 swap 12 letter 94
  inEpic swap 96 letter 0 parted 95
  inIfsc digit 13 swap 0 letter 0 kind 44
  inPan digit 0 swap 0 letter 8
  ipv4Public digit 27 swap 38 dropped 5 added 96 cut 87 tail 88 longer 99
  ipv6 digit 0 swap 0 letter 81 kind 49 dropped 0 added 97 cut 90 tail 81
  isKennitala digit 97 swap 99
  isKennitalaFelags digit 97
  isbn13 swap 91 parted 64
  isin swap 97 letter 93 kind 93
  itAic swap 97 added 99 cut 98 tail 99
  itBban kind 97
  itCf parted 84
  itPiva swap 97
  jmbg digit 98 swap 98
  jpCorporate digit 96 swap 97 parted 88
  jpDriver digit 89 swap 97
  jpInsurer swap 98 cut 98
  jpInvoice digit 95 swap 97 parted 85
  jpMyNumber digit 97 swap 97
  keKraPin digit 0 swap 0 letter 46
  keKraPinCompany digit 0 swap 0 letter 49
  krAlien digit 98 swap 98
  krBrn swap 90
  krCorporate digit 93
  krRrn digit 98 swap 97
  lei kind 98 parted 95
  liPeid digit 0 swap 0 dropped 0 added 49 cut 49 tail 58 longer 0
  lkNic digit 19 swap 23
  ltImonesKodas digit 97 swap 97
  ltPvm digit 98 swap 98 parted 97 cut 99 tail 91
  luLegal parted 92
  luMatricule parted 93
  luTva parted 92 tail 89
  luhn swap 96 dropped 90 added 94 parted 55 cut 90 tail 91 longer 89
  lvPersonasKods digit 97 swap 98
  lvPvn digit 99 swap 99 parted 94 tail 91
  maIce parted 91
  mdIdno swap 92
  mdIdnp swap 87
  meAccount dropped 81
  mePib digit 98 swap 98
  mkEdb digit 98 swap 98
  mrzTd3 swap 92 letter 42 kind 97
  mtVat parted 92 tail 89
  muNid letter 96
  mxClabe swap 88 parted 91
  mxCurp digit 94 letter 84 kind 98
  mxNss swap 96 parted 82
  mxRfc letter 76 kind 98 dropped 97 parted 92 tail 98
  mxRfcMoral letter 74 kind 98 parted 91
  myNric digit 21 swap 38
  mzBi digit 0 swap 0 letter 0
  mzNuit digit 98 swap 98 parted 94
  naId digit 19 swap 36 parted 95
  ngBvn digit 17 swap 9
  ngNin digit 0 swap 0
  ngNuban digit 10 swap 5 parted 97
  nlAccount dropped 82 cut 98 tail 89
  nlBsn parted 90
  nlBtw digit 81 swap 86 parted 85 tail 92
  nlOnderwijsnummer parted 90
  noFnr parted 94
  noKid digit 89 swap 88 dropped 83 added 89 parted 99 cut 85 tail 87 longer 80
  noMva tail 93
  nzBankAccount digit 84 swap 98 dropped 83 added 88 longer 52
  nzIrd digit 98 swap 97 dropped 99 added 99
  nzNhi swap 99 letter 95
  nzbn swap 90 parted 85
  peCci swap 95
  peDni digit 97 swap 98 kind 99
  peRuc digit 98 swap 98
  peRucEmpresa digit 98 swap 98
  pkCnic digit 1 swap 0
  plDowod swap 87 letter 93 parted 94
  plKw swap 88 letter 96
  plPassport swap 89 letter 93 parted 94
  plPesel swap 91
  plRegon digit 98 swap 97 parted 88
  ptBi digit 97 swap 97 dropped 90 cut 96 tail 98
  ptCc letter 86 kind 97 parted 97
  ptNif digit 97 swap 97 parted 89
  ptNipc digit 98 swap 98 parted 89
  ptNiss digit 94 swap 89
  qaQid digit 23 swap 21
  rfReference kind 98 dropped 98 added 98 cut 98 longer 98
  roCnp digit 97 swap 97
  roCui digit 98 swap 97 dropped 89 added 94 cut 90 tail 94 longer 89
  roOnrc swap 41
  rsAccount dropped 81
  rsPib swap 97
  rwNid digit 22 swap 20
  saNationalId swap 97
  seBankgiro swap 98 dropped 97 added 98
  seClearing digit 93 swap 96 dropped 98 parted 77 cut 99 longer 97
  seOrgnr swap 98 longer 99
  sePersonnummer swap 97 longer 98
  sePlusgiro swap 98 dropped 98 cut 98 tail 95
  seSamordning swap 99 longer 98
  seVat swap 98 parted 94 tail 92
  sepaCreditorId letter 39 kind 82
  sgUen swap 98 dropped 96 tail 99
  siMaticna digit 69 swap 99 kind 89 cut 88 tail 98
  siTax swap 99
  skIcdph parted 97 tail 91
  smCoe digit 0 swap 0 dropped 28 parted 93 cut 66 tail 56
  snNin digit 22 swap 22
  snNinea digit 84 letter 4 parted 95 cut 89 tail 91
  thNid digit 91 swap 97
  thTin digit 90 swap 97 parted 75
  tnMf letter 88 parted 96 cut 92
  trKimlik swap 89
  trVkn swap 96
  tzNin digit 21 swap 35
  uaEdrpou digit 96 swap 96
  uaRnokpp digit 97 swap 97
  uaUnzr swap 94
  uemoaRib kind 99
  ugNin digit 0 swap 0 letter 38 kind 49
  usDea digit 95 letter 9 kind 98
  usEin digit 1 swap 2
  usItin digit 17 swap 28
  usMbi digit 1 swap 0 letter 26 kind 83
  usNpi swap 97
  usSsn digit 0 swap 1
  uyCi digit 93 tail 98
  uyRut parted 88
  verhoeff dropped 90 added 95 parted 57 cut 90 tail 91 longer 90
  vin swap 94 letter 93 kind 93
  vnCccd digit 19 swap 29
  zaCipc digit 33 swap 34
  zaId swap 98 parted 93
  zaTax swap 97 parted 83
  zaVat swap 97 parted 95
  zmNrc digit 8 swap 0
  zwId digit 87 swap 92 dropped 97 parted 92`
    .split(/\n\s*/)
    .map((line) => {
      const [id = '', ...figures] = line.split(' ');
      const pairs = figures.join(' ').matchAll(/(\w+) (\d+)/g);
      return [id, new Map(Array.from(pairs, ([, kind = '', rate]) => [kind, Number(rate)]))];
    }),
);

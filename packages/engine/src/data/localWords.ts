/**
 * What else people call a country's own numbers in requests, by its code and by what they name: words that the
 * country's file, which is part of its bundle, does without. `_` joins the words of a phrase.
 */
export const LOCAL_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ae: { unified: 'الرقم_الموحد' },
  ar: { tax: 'clave_única_de_identificación_tributaria' },
  au: { crn: 'centrelink_reference_number' },
  bd: { id: 'জাতীয়_পরিচয়পত্র জাতীয়_পরিচয়পত্র_নম্বর' },
  be: { company: 'kbo kbo-nummer bce numéro_bce' },
  bg: { company: 'булстат еик' },
  bh: { id: 'البطاقة_السكانية رقم_البطاقة_السكانية' },
  br: { 'preset:pix': 'pix_transfer' },
  ca: { id: "numéro_d'assurance_sociale assurance_sociale" },
  ch: { company: 'uid-nummer numéro_ide' },
  cn: { company: '统一社会信用代码 营业执照号 营业执照', ssn: '社保号 社保号码', tradeno: '支付宝交易号' },
  cz: { id: 'rodným_číslem' },
  eg: { id: 'رقم_قومي' },
  et: { id: 'የፋይዳ_ቁጥር ፋይዳ' },
  gb: { company: 'companies_house_number' },
  gr: { company: 'γεμη' },
  id: { id: 'no_ktp no_nik' },
  il: { id: 'tz', company: 'ח.פ. חפ' },
  jp: { kana: 'カナ カタカナの名前 姓名カナ', halfkana: '半角カナの名前', company: '法人名' },
  lk: { id: 'ජාතික_හැඳුනුම්පත' },
  lt: { vat: 'pvm_kodas' },
  my: { id: 'no_kad_pengenalan kad_pengenalan no_ic' },
  ng: { company: 'cac_number cac_registration' },
  pl: { id: 'peseli peselów', nip: 'nipów' },
  sk: { id: 'rodným_číslom' },
  us: { company: 'fein' },
};

import type { Validator } from '../model.ts';
import { aba } from './aba.ts';
import { adNrt } from './adNrt.ts';
import { aeEmiratesId } from './aeEmiratesId.ts';
import { alNid } from './alNid.ts';
import { alNipt } from './alNipt.ts';
import { aoBi } from './aoBi.ts';
import { aoNib } from './aoNib.ts';
import { arCbu } from './arCbu.ts';
import { arCuit } from './arCuit.ts';
import { arCuitEmpresa } from './arCuitEmpresa.ts';
import { arDni } from './arDni.ts';
import { atSteuernummer } from './atSteuernummer.ts';
import { atSvnr } from './atSvnr.ts';
import { atUid } from './atUid.ts';
import { auAbn } from './auAbn.ts';
import { auAcn } from './auAcn.ts';
import { auMedicare } from './auMedicare.ts';
import { auTfn } from './auTfn.ts';
import { balticId } from './balticId.ts';
import { bdNid } from './bdNid.ts';
import { beBban } from './beBban.ts';
import { beBis } from './beBis.ts';
import { beEid } from './beEid.ts';
import { beKbo } from './beKbo.ts';
import { beOgm } from './beOgm.ts';
import { beRrn } from './beRrn.ts';
import { beVat } from './beVat.ts';
import { bgEgn } from './bgEgn.ts';
import { bgEik } from './bgEik.ts';
import { bgLnch } from './bgLnch.ts';
import { bgVat } from './bgVat.ts';
import { bhCpr } from './bhCpr.ts';
import { bic } from './bic.ts';
import { brBoleto } from './brBoleto.ts';
import { brCnh } from './brCnh.ts';
import { brCnpj } from './brCnpj.ts';
import { brCns } from './brCns.ts';
import { brCpf } from './brCpf.ts';
import { brIe } from './brIe.ts';
import { brPis } from './brPis.ts';
import { brRenavam } from './brRenavam.ts';
import { brRg } from './brRg.ts';
import { brTitulo } from './brTitulo.ts';
import { bwOmang } from './bwOmang.ts';
import { caBcPhn } from './caBcPhn.ts';
import { caBn } from './caBn.ts';
import { caGst } from './caGst.ts';
import { caOhip } from './caOhip.ts';
import { cardNumber } from './cardNumber.ts';
import { caSin } from './caSin.ts';
import { cdNif } from './cdNif.ts';
import { cdRib } from './cdRib.ts';
import { cemacRib } from './cemacRib.ts';
import { chAhv } from './chAhv.ts';
import { chQr } from './chQr.ts';
import { chUid } from './chUid.ts';
import { ciNcc } from './ciNcc.ts';
import { clRut } from './clRut.ts';
import { clRutEmpresa } from './clRutEmpresa.ts';
import { cmNiu } from './cmNiu.ts';
import { cnCnaps } from './cnCnaps.ts';
import { cnLicence15 } from './cnLicence15.ts';
import { cnOrgCode } from './cnOrgCode.ts';
import { cnResidentId } from './cnResidentId.ts';
import { cnUscc } from './cnUscc.ts';
import { coCedula } from './coCedula.ts';
import { coNit } from './coNit.ts';
import { coNitEmpresa } from './coNitEmpresa.ts';
import { cyTic } from './cyTic.ts';
import { czAccount } from './czAccount.ts';
import { czDic } from './czDic.ts';
import { czIco } from './czIco.ts';
import { czRc } from './czRc.ts';
import { deAusweis } from './deAusweis.ts';
import { deFuehrerschein } from './deFuehrerschein.ts';
import { deKvnr } from './deKvnr.ts';
import { deLeitweg } from './deLeitweg.ts';
import { dePassport } from './dePassport.ts';
import { deRvnr } from './deRvnr.ts';
import { deSteuerId } from './deSteuerId.ts';
import { deStnr } from './deStnr.ts';
import { deUstId } from './deUstId.ts';
import { deWIdNr } from './deWIdNr.ts';
import { dkCpr } from './dkCpr.ts';
import { dkCvr } from './dkCvr.ts';
import { dzCcp } from './dzCcp.ts';
import { dzRib } from './dzRib.ts';
import { ean13 } from './ean13.ts';
import { ecCedula } from './ecCedula.ts';
import { ecRuc } from './ecRuc.ts';
import { ecRucSociedad } from './ecRucSociedad.ts';
import { eeBban } from './eeBban.ts';
import { eeKmkr } from './eeKmkr.ts';
import { eeRegistrikood } from './eeRegistrikood.ts';
import { eeViitenumber } from './eeViitenumber.ts';
import { egNationalId } from './egNationalId.ts';
import { eip55 } from './eip55.ts';
import { esCatastral } from './esCatastral.ts';
import { esCcc } from './esCcc.ts';
import { esCif } from './esCif.ts';
import { esCups } from './esCups.ts';
import { esDni } from './esDni.ts';
import { esNie } from './esNie.ts';
import { esNif } from './esNif.ts';
import { esNss } from './esNss.ts';
import { fiAlv } from './fiAlv.ts';
import { fiBban } from './fiBban.ts';
import { fiHetu } from './fiHetu.ts';
import { fiViitenumero } from './fiViitenumero.ts';
import { fiYtunnus } from './fiYtunnus.ts';
import { frNir } from './frNir.ts';
import { frRcs } from './frRcs.ts';
import { frRib } from './frRib.ts';
import { frSiren } from './frSiren.ts';
import { frSiret } from './frSiret.ts';
import { frSpi } from './frSpi.ts';
import { frTva } from './frTva.ts';
import { gbChi } from './gbChi.ts';
import { gbDriver } from './gbDriver.ts';
import { gbNhs } from './gbNhs.ts';
import { gbNino } from './gbNino.ts';
import { gbUpn } from './gbUpn.ts';
import { gbUtr } from './gbUtr.ts';
import { gbVat } from './gbVat.ts';
import { ghCard } from './ghCard.ts';
import { ghTin } from './ghTin.ts';
import { grAfm } from './grAfm.ts';
import { grAmka } from './grAmka.ts';
import { hkid } from './hkid.ts';
import { hrBban } from './hrBban.ts';
import { hrOib } from './hrOib.ts';
import { huAdoszam } from './huAdoszam.ts';
import { huGiro } from './huGiro.ts';
import { huSzemelyi } from './huSzemelyi.ts';
import { huTaj } from './huTaj.ts';
import { huTaxId } from './huTaxId.ts';
import { iban } from './iban.ts';
import { idNik } from './idNik.ts';
import { idNpwp } from './idNpwp.ts';
import { iePps } from './iePps.ts';
import { ieVat } from './ieVat.ts';
import { ilCompany } from './ilCompany.ts';
import { ilTeudat } from './ilTeudat.ts';
import { imei } from './imei.ts';
import { inAadhaar } from './inAadhaar.ts';
import { inCin } from './inCin.ts';
import { inEpic } from './inEpic.ts';
import { inGstin } from './inGstin.ts';
import { inIfsc } from './inIfsc.ts';
import { inPan } from './inPan.ts';
import { inVid } from './inVid.ts';
import { ipv4Public } from './ipv4Public.ts';
import { ipv6 } from './ipv6.ts';
import { isbn13 } from './isbn13.ts';
import { isin } from './isin.ts';
import { isKennitala } from './isKennitala.ts';
import { isKennitalaFelags } from './isKennitalaFelags.ts';
import { itAic } from './itAic.ts';
import { itBban } from './itBban.ts';
import { itCf } from './itCf.ts';
import { itPiva } from './itPiva.ts';
import { jmbg } from './jmbg.ts';
import { jpCorporate } from './jpCorporate.ts';
import { jpDriver } from './jpDriver.ts';
import { jpInsurer } from './jpInsurer.ts';
import { jpInvoice } from './jpInvoice.ts';
import { jpMyNumber } from './jpMyNumber.ts';
import { keKraPin } from './keKraPin.ts';
import { keKraPinCompany } from './keKraPinCompany.ts';
import { krAlien } from './krAlien.ts';
import { krBrn } from './krBrn.ts';
import { krCorporate } from './krCorporate.ts';
import { krRrn } from './krRrn.ts';
import { kwCivil } from './kwCivil.ts';
import { lei } from './lei.ts';
import { liPeid } from './liPeid.ts';
import { lkNic } from './lkNic.ts';
import { ltImonesKodas } from './ltImonesKodas.ts';
import { ltPvm } from './ltPvm.ts';
import { luhn } from './luhn.ts';
import { luLegal } from './luLegal.ts';
import { luMatricule } from './luMatricule.ts';
import { luTva } from './luTva.ts';
import { lvPersonasKods } from './lvPersonasKods.ts';
import { lvPvn } from './lvPvn.ts';
import { maIce } from './maIce.ts';
import { maRib } from './maRib.ts';
import { mdIdno } from './mdIdno.ts';
import { mdIdnp } from './mdIdnp.ts';
import { meAccount } from './meAccount.ts';
import { mePib } from './mePib.ts';
import { mkAccount } from './mkAccount.ts';
import { mkEdb } from './mkEdb.ts';
import { mrzTd3 } from './mrzTd3.ts';
import { mtVat } from './mtVat.ts';
import { muNid } from './muNid.ts';
import { mxClabe } from './mxClabe.ts';
import { mxCurp } from './mxCurp.ts';
import { mxNss } from './mxNss.ts';
import { mxRfc } from './mxRfc.ts';
import { mxRfcMoral } from './mxRfcMoral.ts';
import { myNric } from './myNric.ts';
import { mzBi } from './mzBi.ts';
import { mzNib } from './mzNib.ts';
import { mzNuit } from './mzNuit.ts';
import { naId } from './naId.ts';
import { ngBvn } from './ngBvn.ts';
import { ngNin } from './ngNin.ts';
import { ngNuban } from './ngNuban.ts';
import { nlAccount } from './nlAccount.ts';
import { nlBsn } from './nlBsn.ts';
import { nlBtw } from './nlBtw.ts';
import { nlOnderwijsnummer } from './nlOnderwijsnummer.ts';
import { noFnr } from './noFnr.ts';
import { noKid } from './noKid.ts';
import { noKontonr } from './noKontonr.ts';
import { noMva } from './noMva.ts';
import { noOrgnr } from './noOrgnr.ts';
import { nzBankAccount } from './nzBankAccount.ts';
import { nzbn } from './nzbn.ts';
import { nzIrd } from './nzIrd.ts';
import { nzNhi } from './nzNhi.ts';
import { peCci } from './peCci.ts';
import { peDni } from './peDni.ts';
import { peRuc } from './peRuc.ts';
import { peRucEmpresa } from './peRucEmpresa.ts';
import { pkCnic } from './pkCnic.ts';
import { plDowod } from './plDowod.ts';
import { plKw } from './plKw.ts';
import { plNip } from './plNip.ts';
import { plNrb } from './plNrb.ts';
import { plPassport } from './plPassport.ts';
import { plPesel } from './plPesel.ts';
import { plRegon } from './plRegon.ts';
import { ptBi } from './ptBi.ts';
import { ptCc } from './ptCc.ts';
import { ptNib } from './ptNib.ts';
import { ptNif } from './ptNif.ts';
import { ptNipc } from './ptNipc.ts';
import { ptNiss } from './ptNiss.ts';
import { qaQid } from './qaQid.ts';
import { rfReference } from './rfReference.ts';
import { roCnp } from './roCnp.ts';
import { roCui } from './roCui.ts';
import { roOnrc } from './roOnrc.ts';
import { rsAccount } from './rsAccount.ts';
import { rsPib } from './rsPib.ts';
import { rwNid } from './rwNid.ts';
import { saNationalId } from './saNationalId.ts';
import { seBankgiro } from './seBankgiro.ts';
import { seClearing } from './seClearing.ts';
import { seOrgnr } from './seOrgnr.ts';
import { sePersonnummer } from './sePersonnummer.ts';
import { sePlusgiro } from './sePlusgiro.ts';
import { sepaCreditorId } from './sepaCreditorId.ts';
import { seSamordning } from './seSamordning.ts';
import { seVat } from './seVat.ts';
import { sgNric } from './sgNric.ts';
import { sgUen } from './sgUen.ts';
import { siAccount } from './siAccount.ts';
import { siMaticna } from './siMaticna.ts';
import { siTax } from './siTax.ts';
import { skDic } from './skDic.ts';
import { skIcdph } from './skIcdph.ts';
import { smCoe } from './smCoe.ts';
import { snNin } from './snNin.ts';
import { snNinea } from './snNinea.ts';
import { thNid } from './thNid.ts';
import { thTin } from './thTin.ts';
import { tnMf } from './tnMf.ts';
import { tnRib } from './tnRib.ts';
import { trKimlik } from './trKimlik.ts';
import { trVkn } from './trVkn.ts';
import { tzNin } from './tzNin.ts';
import { uaEdrpou } from './uaEdrpou.ts';
import { uaRnokpp } from './uaRnokpp.ts';
import { uaUnzr } from './uaUnzr.ts';
import { uemoaRib } from './uemoaRib.ts';
import { ugNin } from './ugNin.ts';
import { usDea } from './usDea.ts';
import { usEin } from './usEin.ts';
import { usItin } from './usItin.ts';
import { usMbi } from './usMbi.ts';
import { usNpi } from './usNpi.ts';
import { usSsn } from './usSsn.ts';
import { uyCi } from './uyCi.ts';
import { uyRut } from './uyRut.ts';
import { verhoeff } from './verhoeff.ts';
import { vin } from './vin.ts';
import { vnCccd } from './vnCccd.ts';
import { vnMst } from './vnMst.ts';
import { zaCipc } from './zaCipc.ts';
import { zaId } from './zaId.ts';
import { zaTax } from './zaTax.ts';
import { zaVat } from './zaVat.ts';
import { zmNrc } from './zmNrc.ts';
import { zwId } from './zwId.ts';

/** Every validator, by file name. Written by `npm run registries`. */
export const validators: readonly Validator[] = [
  aba,
  adNrt,
  aeEmiratesId,
  alNid,
  alNipt,
  aoBi,
  aoNib,
  arCbu,
  arCuit,
  arCuitEmpresa,
  arDni,
  atSteuernummer,
  atSvnr,
  atUid,
  auAbn,
  auAcn,
  auMedicare,
  auTfn,
  balticId,
  bdNid,
  beBban,
  beBis,
  beEid,
  beKbo,
  beOgm,
  beRrn,
  beVat,
  bgEgn,
  bgEik,
  bgLnch,
  bgVat,
  bhCpr,
  bic,
  brBoleto,
  brCnh,
  brCnpj,
  brCns,
  brCpf,
  brIe,
  brPis,
  brRenavam,
  brRg,
  brTitulo,
  bwOmang,
  caBcPhn,
  caBn,
  caGst,
  caOhip,
  caSin,
  cardNumber,
  cdNif,
  cdRib,
  cemacRib,
  chAhv,
  chQr,
  chUid,
  ciNcc,
  clRut,
  clRutEmpresa,
  cmNiu,
  cnCnaps,
  cnLicence15,
  cnOrgCode,
  cnResidentId,
  cnUscc,
  coCedula,
  coNit,
  coNitEmpresa,
  cyTic,
  czAccount,
  czDic,
  czIco,
  czRc,
  deAusweis,
  deFuehrerschein,
  deKvnr,
  deLeitweg,
  dePassport,
  deRvnr,
  deSteuerId,
  deStnr,
  deUstId,
  deWIdNr,
  dkCpr,
  dkCvr,
  dzCcp,
  dzRib,
  ean13,
  ecCedula,
  ecRuc,
  ecRucSociedad,
  eeBban,
  eeKmkr,
  eeRegistrikood,
  eeViitenumber,
  egNationalId,
  eip55,
  esCatastral,
  esCcc,
  esCif,
  esCups,
  esDni,
  esNie,
  esNif,
  esNss,
  fiAlv,
  fiBban,
  fiHetu,
  fiViitenumero,
  fiYtunnus,
  frNir,
  frRcs,
  frRib,
  frSiren,
  frSiret,
  frSpi,
  frTva,
  gbChi,
  gbDriver,
  gbNhs,
  gbNino,
  gbUpn,
  gbUtr,
  gbVat,
  ghCard,
  ghTin,
  grAfm,
  grAmka,
  hkid,
  hrBban,
  hrOib,
  huAdoszam,
  huGiro,
  huSzemelyi,
  huTaj,
  huTaxId,
  iban,
  idNik,
  idNpwp,
  iePps,
  ieVat,
  ilCompany,
  ilTeudat,
  imei,
  inAadhaar,
  inCin,
  inEpic,
  inGstin,
  inIfsc,
  inPan,
  inVid,
  ipv4Public,
  ipv6,
  isKennitala,
  isKennitalaFelags,
  isbn13,
  isin,
  itAic,
  itBban,
  itCf,
  itPiva,
  jmbg,
  jpCorporate,
  jpDriver,
  jpInsurer,
  jpInvoice,
  jpMyNumber,
  keKraPin,
  keKraPinCompany,
  krAlien,
  krBrn,
  krCorporate,
  krRrn,
  kwCivil,
  lei,
  liPeid,
  lkNic,
  ltImonesKodas,
  ltPvm,
  luLegal,
  luMatricule,
  luTva,
  luhn,
  lvPersonasKods,
  lvPvn,
  maIce,
  maRib,
  mdIdno,
  mdIdnp,
  meAccount,
  mePib,
  mkAccount,
  mkEdb,
  mrzTd3,
  mtVat,
  muNid,
  mxClabe,
  mxCurp,
  mxNss,
  mxRfc,
  mxRfcMoral,
  myNric,
  mzBi,
  mzNib,
  mzNuit,
  naId,
  ngBvn,
  ngNin,
  ngNuban,
  nlAccount,
  nlBsn,
  nlBtw,
  nlOnderwijsnummer,
  noFnr,
  noKid,
  noKontonr,
  noMva,
  noOrgnr,
  nzBankAccount,
  nzIrd,
  nzNhi,
  nzbn,
  peCci,
  peDni,
  peRuc,
  peRucEmpresa,
  pkCnic,
  plDowod,
  plKw,
  plNip,
  plNrb,
  plPassport,
  plPesel,
  plRegon,
  ptBi,
  ptCc,
  ptNib,
  ptNif,
  ptNipc,
  ptNiss,
  qaQid,
  rfReference,
  roCnp,
  roCui,
  roOnrc,
  rsAccount,
  rsPib,
  rwNid,
  saNationalId,
  seBankgiro,
  seClearing,
  seOrgnr,
  sePersonnummer,
  sePlusgiro,
  seSamordning,
  seVat,
  sepaCreditorId,
  sgNric,
  sgUen,
  siAccount,
  siMaticna,
  siTax,
  skDic,
  skIcdph,
  smCoe,
  snNin,
  snNinea,
  thNid,
  thTin,
  tnMf,
  tnRib,
  trKimlik,
  trVkn,
  tzNin,
  uaEdrpou,
  uaRnokpp,
  uaUnzr,
  uemoaRib,
  ugNin,
  usDea,
  usEin,
  usItin,
  usMbi,
  usNpi,
  usSsn,
  uyCi,
  uyRut,
  verhoeff,
  vin,
  vnCccd,
  vnMst,
  zaCipc,
  zaId,
  zaTax,
  zaVat,
  zmNrc,
  zwId,
];

/**
 * Components that payments, statements and interbank messages share.
 * `Name: Element?:Type …` is a sequence, `A:Type | B:Type` a choice; `?` 0 or 1, `*` any number, `+` at least one.
 * Source: the ISO 20022 message definition reports.
 */
export const COMMON = `
AccountIdentification4Choice: IBAN:IBAN2007Identifier | Othr:GenericAccountIdentification1
AccountSchemeName1Choice: Cd:ExternalAccountIdentification1Code | Prtry:Max35Text
AddressType3Choice: Cd:AddressType2Code | Prtry:GenericIdentification30
AmendmentInformationDetails13: OrgnlMndtId?:Max35Text OrgnlCdtrSchmeId?:PartyIdentification135
  OrgnlCdtrAgt?:BranchAndFinancialInstitutionIdentification6 OrgnlCdtrAgtAcct?:CashAccount38
  OrgnlDbtr?:PartyIdentification135 OrgnlDbtrAcct?:CashAccount38
  OrgnlDbtrAgt?:BranchAndFinancialInstitutionIdentification6 OrgnlDbtrAgtAcct?:CashAccount38
  OrgnlFnlColltnDt?:ISODate OrgnlFrqcy?:Frequency36Choice OrgnlRsn?:MandateSetupReason1Choice
  OrgnlTrckgDays?:Exact2NumericText
AmountType4Choice: InstdAmt:ActiveOrHistoricCurrencyAndAmount | EqvtAmt:EquivalentAmount2
Authorisation1Choice: Cd:Authorisation1Code | Prtry:Max128Text
BranchAndFinancialInstitutionIdentification4: FinInstnId:FinancialInstitutionIdentification7
  BrnchId?:BranchData2
BranchAndFinancialInstitutionIdentification6: FinInstnId:FinancialInstitutionIdentification18
  BrnchId?:BranchData3
BranchData2: Id?:Max35Text Nm?:Max140Text PstlAdr?:PostalAddress6
BranchData3: Id?:Max35Text LEI?:LEIIdentifier Nm?:Max140Text PstlAdr?:PostalAddress24
CashAccount16: Id:AccountIdentification4Choice Tp?:CashAccountType2 Ccy?:ActiveOrHistoricCurrencyCode
  Nm?:Max70Text
CashAccount38: Id:AccountIdentification4Choice Tp?:CashAccountType2Choice
  Ccy?:ActiveOrHistoricCurrencyCode Nm?:Max70Text Prxy?:ProxyAccountIdentification1
CashAccountType2: Cd:CashAccountType4Code | Prtry:Max35Text
CashAccountType2Choice: Cd:ExternalCashAccountType1Code | Prtry:Max35Text
CategoryPurpose1Choice: Cd:ExternalCategoryPurpose1Code | Prtry:Max35Text
Charges7: Amt:ActiveOrHistoricCurrencyAndAmount Agt:BranchAndFinancialInstitutionIdentification6
ClearingSystemIdentification2Choice: Cd:ExternalClearingSystemIdentification1Code | Prtry:Max35Text
ClearingSystemIdentification3Choice: Cd:ExternalCashClearingSystem1Code | Prtry:Max35Text
ClearingSystemMemberIdentification2: ClrSysId?:ClearingSystemIdentification2Choice MmbId:Max35Text
Contact4: NmPrfx?:NamePrefix2Code Nm?:Max140Text PhneNb?:PhoneNumber MobNb?:PhoneNumber FaxNb?:PhoneNumber
  EmailAdr?:Max2048Text EmailPurp?:Max35Text JobTitl?:Max35Text Rspnsblty?:Max35Text Dept?:Max70Text
  Othr*:OtherContact1 PrefrdMtd?:PreferredContactMethod1Code
ContactDetails2: NmPrfx?:NamePrefix1Code Nm?:Max140Text PhneNb?:PhoneNumber MobNb?:PhoneNumber
  FaxNb?:PhoneNumber EmailAdr?:Max2048Text Othr?:Max35Text
CreditorReferenceInformation2: Tp?:CreditorReferenceType2 Ref?:Max35Text
CreditorReferenceType1Choice: Cd:DocumentType3Code | Prtry:Max35Text
CreditorReferenceType2: CdOrPrtry:CreditorReferenceType1Choice Issr?:Max35Text
DateAndDateTime2Choice: Dt:ISODate | DtTm:ISODateTime
DateAndPlaceOfBirth: BirthDt:ISODate PrvcOfBirth?:Max35Text CityOfBirth:Max35Text CtryOfBirth:CountryCode
DateAndPlaceOfBirth1: BirthDt:ISODate PrvcOfBirth?:Max35Text CityOfBirth:Max35Text CtryOfBirth:CountryCode
DatePeriod2: FrDt:ISODate ToDt:ISODate
DatePeriodDetails: FrDt:ISODate ToDt:ISODate
DiscountAmountAndType1: Tp?:DiscountAmountType1Choice Amt:ActiveOrHistoricCurrencyAndAmount
DiscountAmountType1Choice: Cd:ExternalDiscountAmountType1Code | Prtry:Max35Text
DocumentAdjustment1: Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd?:CreditDebitCode Rsn?:Max4Text
  AddtlInf?:Max140Text
DocumentLineIdentification1: Tp?:DocumentLineType1 Nb?:Max35Text RltdDt?:ISODate
DocumentLineInformation1: Id+:DocumentLineIdentification1 Desc?:Max2048Text Amt?:RemittanceAmount3
DocumentLineType1: CdOrPrtry:DocumentLineType1Choice Issr?:Max35Text
DocumentLineType1Choice: Cd:ExternalDocumentLineType1Code | Prtry:Max35Text
EquivalentAmount2: Amt:ActiveOrHistoricCurrencyAndAmount CcyOfTrf:ActiveOrHistoricCurrencyCode
FinancialIdentificationSchemeName1Choice: Cd:ExternalFinancialInstitutionIdentification1Code |
  Prtry:Max35Text
FinancialInstitutionIdentification18: BICFI?:BICFIDec2014Identifier
  ClrSysMmbId?:ClearingSystemMemberIdentification2 LEI?:LEIIdentifier Nm?:Max140Text
  PstlAdr?:PostalAddress24 Othr?:GenericFinancialIdentification1
FinancialInstitutionIdentification7: BIC?:BICIdentifier ClrSysMmbId?:ClearingSystemMemberIdentification2
  Nm?:Max140Text PstlAdr?:PostalAddress6 Othr?:GenericFinancialIdentification1
Frequency36Choice: Tp:Frequency6Code | Prd:FrequencyPeriod1 | PtInTm:FrequencyAndMoment1
FrequencyAndMoment1: Tp:Frequency6Code PtInTm:Exact2NumericText
FrequencyPeriod1: Tp:Frequency6Code CntPerPrd:DecimalNumber
Garnishment3: Tp:GarnishmentType1 Grnshee?:PartyIdentification135 GrnshmtAdmstr?:PartyIdentification135
  RefNb?:Max140Text Dt?:ISODate RmtdAmt?:ActiveOrHistoricCurrencyAndAmount
  FmlyMdclInsrncInd?:TrueFalseIndicator MplyeeTermntnInd?:TrueFalseIndicator
GarnishmentType1: CdOrPrtry:GarnishmentType1Choice Issr?:Max35Text
GarnishmentType1Choice: Cd:ExternalGarnishmentType1Code | Prtry:Max35Text
GenericAccountIdentification1: Id:Max34Text SchmeNm?:AccountSchemeName1Choice Issr?:Max35Text
GenericFinancialIdentification1: Id:Max35Text SchmeNm?:FinancialIdentificationSchemeName1Choice
  Issr?:Max35Text
GenericIdentification30: Id:Exact4AlphaNumericText Issr:Max35Text SchmeNm?:Max35Text
GenericOrganisationIdentification1: Id:Max35Text SchmeNm?:OrganisationIdentificationSchemeName1Choice
  Issr?:Max35Text
GenericPersonIdentification1: Id:Max35Text SchmeNm?:PersonIdentificationSchemeName1Choice Issr?:Max35Text
InstructionForCreditorAgent1: Cd?:Instruction3Code InstrInf?:Max140Text
LocalInstrument2Choice: Cd:ExternalLocalInstrument1Code | Prtry:Max35Text
MandateRelatedInformation14: MndtId?:Max35Text DtOfSgntr?:ISODate AmdmntInd?:TrueFalseIndicator
  AmdmntInfDtls?:AmendmentInformationDetails13 ElctrncSgntr?:Max1025Text FrstColltnDt?:ISODate
  FnlColltnDt?:ISODate Frqcy?:Frequency36Choice Rsn?:MandateSetupReason1Choice
  TrckgDays?:Exact2NumericText
MandateSetupReason1Choice: Cd:ExternalMandateSetupReason1Code | Prtry:Max70Text
NameAndAddress10: Nm:Max140Text Adr:PostalAddress6
NameAndAddress16: Nm:Max140Text Adr:PostalAddress24
NumberOfTransactionsPerStatus5: DtldNbOfTxs:Max15NumericText DtldSts:ExternalPaymentTransactionStatus1Code
  DtldCtrlSum?:DecimalNumber
OrganisationIdentification29: AnyBIC?:AnyBICDec2014Identifier LEI?:LEIIdentifier
  Othr*:GenericOrganisationIdentification1
OrganisationIdentification4: BICOrBEI?:AnyBICIdentifier Othr*:GenericOrganisationIdentification1
OrganisationIdentificationSchemeName1Choice: Cd:ExternalOrganisationIdentification1Code | Prtry:Max35Text
OriginalGroupHeader17: OrgnlMsgId:Max35Text OrgnlMsgNmId:Max35Text OrgnlCreDtTm?:ISODateTime
  OrgnlNbOfTxs?:Max15NumericText OrgnlCtrlSum?:DecimalNumber GrpSts?:ExternalPaymentGroupStatus1Code
  StsRsnInf*:StatusReasonInformation12 NbOfTxsPerSts*:NumberOfTransactionsPerStatus5
OriginalTransactionReference28: IntrBkSttlmAmt?:ActiveOrHistoricCurrencyAndAmount Amt?:AmountType4Choice
  IntrBkSttlmDt?:ISODate ReqdColltnDt?:ISODate ReqdExctnDt?:DateAndDateTime2Choice
  CdtrSchmeId?:PartyIdentification135 SttlmInf?:SettlementInstruction7 PmtTpInf?:PaymentTypeInformation27
  PmtMtd?:PaymentMethod4Code MndtRltdInf?:MandateRelatedInformation14 RmtInf?:RemittanceInformation16
  UltmtDbtr?:Party40Choice Dbtr?:Party40Choice DbtrAcct?:CashAccount38
  DbtrAgt?:BranchAndFinancialInstitutionIdentification6 DbtrAgtAcct?:CashAccount38
  CdtrAgt?:BranchAndFinancialInstitutionIdentification6 CdtrAgtAcct?:CashAccount38 Cdtr?:Party40Choice
  CdtrAcct?:CashAccount38 UltmtCdtr?:Party40Choice Purp?:Purpose2Choice
OtherContact1: ChanlTp:Max4Text Id?:Max128Text
Party38Choice: OrgId:OrganisationIdentification29 | PrvtId:PersonIdentification13
Party40Choice: Pty:PartyIdentification135 | Agt:BranchAndFinancialInstitutionIdentification6
Party6Choice: OrgId:OrganisationIdentification4 | PrvtId:PersonIdentification5
PartyIdentification135: Nm?:Max140Text PstlAdr?:PostalAddress24 Id?:Party38Choice CtryOfRes?:CountryCode
  CtctDtls?:Contact4
PartyIdentification32: Nm?:Max140Text PstlAdr?:PostalAddress6 Id?:Party6Choice CtryOfRes?:CountryCode
  CtctDtls?:ContactDetails2
PaymentTypeInformation27: InstrPrty?:Priority2Code ClrChanl?:ClearingChannel2Code
  SvcLvl*:ServiceLevel8Choice LclInstrm?:LocalInstrument2Choice SeqTp?:SequenceType3Code
  CtgyPurp?:CategoryPurpose1Choice
PersonIdentification13: DtAndPlcOfBirth?:DateAndPlaceOfBirth1 Othr*:GenericPersonIdentification1
PersonIdentification5: DtAndPlcOfBirth?:DateAndPlaceOfBirth Othr*:GenericPersonIdentification1
PersonIdentificationSchemeName1Choice: Cd:ExternalPersonIdentification1Code | Prtry:Max35Text
PostalAddress24: AdrTp?:AddressType3Choice Dept?:Max70Text SubDept?:Max70Text StrtNm?:Max70Text
  BldgNb?:Max16Text BldgNm?:Max35Text Flr?:Max70Text PstBx?:Max16Text Room?:Max70Text PstCd?:Max16Text
  TwnNm?:Max35Text TwnLctnNm?:Max35Text DstrctNm?:Max35Text CtrySubDvsn?:Max35Text Ctry?:CountryCode
  AdrLine{0,7}:Max70Text
PostalAddress6: AdrTp?:AddressType2Code Dept?:Max70Text SubDept?:Max70Text StrtNm?:Max70Text
  BldgNb?:Max16Text PstCd?:Max16Text TwnNm?:Max35Text CtrySubDvsn?:Max35Text Ctry?:CountryCode
  AdrLine{0,7}:Max70Text
ProxyAccountIdentification1: Tp?:ProxyAccountType1Choice Id:Max2048Text
ProxyAccountType1Choice: Cd:ExternalProxyAccountType1Code | Prtry:Max35Text
Purpose2Choice: Cd:ExternalPurpose1Code | Prtry:Max35Text
ReferredDocumentInformation3: Tp?:ReferredDocumentType2 Nb?:Max35Text RltdDt?:ISODate
ReferredDocumentInformation7: Tp?:ReferredDocumentType4 Nb?:Max35Text RltdDt?:ISODate
  LineDtls*:DocumentLineInformation1
ReferredDocumentType1Choice: Cd:DocumentType5Code | Prtry:Max35Text
ReferredDocumentType2: CdOrPrtry:ReferredDocumentType1Choice Issr?:Max35Text
ReferredDocumentType3Choice: Cd:DocumentType6Code | Prtry:Max35Text
ReferredDocumentType4: CdOrPrtry:ReferredDocumentType3Choice Issr?:Max35Text
RegulatoryAuthority2: Nm?:Max140Text Ctry?:CountryCode
RegulatoryReporting3: DbtCdtRptgInd?:RegulatoryReportingType1Code Authrty?:RegulatoryAuthority2
  Dtls*:StructuredRegulatoryReporting3
RemittanceAmount1: DuePyblAmt?:ActiveOrHistoricCurrencyAndAmount
  DscntApldAmt?:ActiveOrHistoricCurrencyAndAmount CdtNoteAmt?:ActiveOrHistoricCurrencyAndAmount
  TaxAmt?:ActiveOrHistoricCurrencyAndAmount AdjstmntAmtAndRsn*:DocumentAdjustment1
  RmtdAmt?:ActiveOrHistoricCurrencyAndAmount
RemittanceAmount2: DuePyblAmt?:ActiveOrHistoricCurrencyAndAmount DscntApldAmt*:DiscountAmountAndType1
  CdtNoteAmt?:ActiveOrHistoricCurrencyAndAmount TaxAmt*:TaxAmountAndType1
  AdjstmntAmtAndRsn*:DocumentAdjustment1 RmtdAmt?:ActiveOrHistoricCurrencyAndAmount
RemittanceAmount3: DuePyblAmt?:ActiveOrHistoricCurrencyAndAmount DscntApldAmt*:DiscountAmountAndType1
  CdtNoteAmt?:ActiveOrHistoricCurrencyAndAmount TaxAmt*:TaxAmountAndType1
  AdjstmntAmtAndRsn*:DocumentAdjustment1 RmtdAmt?:ActiveOrHistoricCurrencyAndAmount
RemittanceInformation16: Ustrd*:Max140Text Strd*:StructuredRemittanceInformation16
RemittanceInformation5: Ustrd*:Max140Text Strd*:StructuredRemittanceInformation7
RemittanceLocation2: RmtId?:Max35Text RmtLctnMtd?:RemittanceLocationMethod2Code
  RmtLctnElctrncAdr?:Max2048Text RmtLctnPstlAdr?:NameAndAddress10
RemittanceLocation7: RmtId?:Max35Text RmtLctnDtls*:RemittanceLocationData1
RemittanceLocationData1: Mtd:RemittanceLocationMethod2Code ElctrncAdr?:Max2048Text PstlAdr?:NameAndAddress16
ReturnReason5Choice: Cd:ExternalReturnReason1Code | Prtry:Max35Text
ServiceLevel8Choice: Cd:ExternalServiceLevel1Code | Prtry:Max35Text
SettlementInstruction7: SttlmMtd:SettlementMethod1Code SttlmAcct?:CashAccount38
  ClrSys?:ClearingSystemIdentification3Choice
  InstgRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification6 InstgRmbrsmntAgtAcct?:CashAccount38
  InstdRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification6 InstdRmbrsmntAgtAcct?:CashAccount38
  ThrdRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification6 ThrdRmbrsmntAgtAcct?:CashAccount38
StatusReason6Choice: Cd:ExternalStatusReason1Code | Prtry:Max35Text
StatusReasonInformation12: Orgtr?:PartyIdentification135 Rsn?:StatusReason6Choice AddtlInf*:Max105Text
StructuredRegulatoryReporting3: Tp?:Max35Text Dt?:ISODate Ctry?:CountryCode Cd?:Max10Text
  Amt?:ActiveOrHistoricCurrencyAndAmount Inf*:Max35Text
StructuredRemittanceInformation16: RfrdDocInf*:ReferredDocumentInformation7 RfrdDocAmt?:RemittanceAmount2
  CdtrRefInf?:CreditorReferenceInformation2 Invcr?:PartyIdentification135 Invcee?:PartyIdentification135
  TaxRmt?:TaxInformation7 GrnshmtRmt?:Garnishment3 AddtlRmtInf{0,3}:Max140Text
StructuredRemittanceInformation7: RfrdDocInf*:ReferredDocumentInformation3 RfrdDocAmt?:RemittanceAmount1
  CdtrRefInf?:CreditorReferenceInformation2 Invcr?:PartyIdentification32 Invcee?:PartyIdentification32
  AddtlRmtInf{0,3}:Max140Text
SupplementaryData1: PlcAndNm?:Max350Text Envlp:SupplementaryDataEnvelope1
SupplementaryDataEnvelope1: #any
TaxAmount1: Rate?:PercentageRate TaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount
  TtlAmt?:ActiveOrHistoricCurrencyAndAmount Dtls*:TaxRecordDetails1
TaxAmount2: Rate?:PercentageRate TaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount
  TtlAmt?:ActiveOrHistoricCurrencyAndAmount Dtls*:TaxRecordDetails2
TaxAmountAndType1: Tp?:TaxAmountType1Choice Amt:ActiveOrHistoricCurrencyAndAmount
TaxAmountType1Choice: Cd:ExternalTaxAmountType1Code | Prtry:Max35Text
TaxAuthorisation1: Titl?:Max35Text Nm?:Max140Text
TaxInformation3: Cdtr?:TaxParty1 Dbtr?:TaxParty2 AdmstnZn?:Max35Text RefNb?:Max140Text Mtd?:Max35Text
  TtlTaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount TtlTaxAmt?:ActiveOrHistoricCurrencyAndAmount
  Dt?:ISODate SeqNb?:Number Rcrd*:TaxRecord1
TaxInformation7: Cdtr?:TaxParty1 Dbtr?:TaxParty2 UltmtDbtr?:TaxParty2 AdmstnZone?:Max35Text
  RefNb?:Max140Text Mtd?:Max35Text TtlTaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?:ActiveOrHistoricCurrencyAndAmount Dt?:ISODate SeqNb?:Number Rcrd*:TaxRecord2
TaxInformation8: Cdtr?:TaxParty1 Dbtr?:TaxParty2 AdmstnZone?:Max35Text RefNb?:Max140Text Mtd?:Max35Text
  TtlTaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount TtlTaxAmt?:ActiveOrHistoricCurrencyAndAmount
  Dt?:ISODate SeqNb?:Number Rcrd*:TaxRecord2
TaxParty1: TaxId?:Max35Text RegnId?:Max35Text TaxTp?:Max35Text
TaxParty2: TaxId?:Max35Text RegnId?:Max35Text TaxTp?:Max35Text Authstn?:TaxAuthorisation1
TaxPeriod1: Yr?:ISODate Tp?:TaxRecordPeriod1Code FrToDt?:DatePeriodDetails
TaxPeriod2: Yr?:ISODate Tp?:TaxRecordPeriod1Code FrToDt?:DatePeriod2
TaxRecord1: Tp?:Max35Text Ctgy?:Max35Text CtgyDtls?:Max35Text DbtrSts?:Max35Text CertId?:Max35Text
  FrmsCd?:Max35Text Prd?:TaxPeriod1 TaxAmt?:TaxAmount1 AddtlInf?:Max140Text
TaxRecord2: Tp?:Max35Text Ctgy?:Max35Text CtgyDtls?:Max35Text DbtrSts?:Max35Text CertId?:Max35Text
  FrmsCd?:Max35Text Prd?:TaxPeriod2 TaxAmt?:TaxAmount2 AddtlInf?:Max140Text
TaxRecordDetails1: Prd?:TaxPeriod1 Amt:ActiveOrHistoricCurrencyAndAmount
TaxRecordDetails2: Prd?:TaxPeriod2 Amt:ActiveOrHistoricCurrencyAndAmount
`;

/**
 * Components between customers and banks: initiation and status.
 * `Name: Element?:Type …` is a sequence, `A:Type | B:Type` a choice; `?` 0 or 1, `*` any number, `+` at least one.
 * Source: the ISO 20022 message definition reports.
 */
export const PAIN = `
AdviceType1: CdtAdvc?:AdviceType1Choice DbtAdvc?:AdviceType1Choice
AdviceType1Choice: Cd:AdviceType1Code | Prtry:Max35Text
AmendmentInformationDetails6: OrgnlMndtId?:Max35Text OrgnlCdtrSchmeId?:PartyIdentification32
  OrgnlCdtrAgt?:BranchAndFinancialInstitutionIdentification4 OrgnlCdtrAgtAcct?:CashAccount16
  OrgnlDbtr?:PartyIdentification32 OrgnlDbtrAcct?:CashAccount16
  OrgnlDbtrAgt?:BranchAndFinancialInstitutionIdentification4 OrgnlDbtrAgtAcct?:CashAccount16
  OrgnlFnlColltnDt?:ISODate OrgnlFrqcy?:Frequency1Code
AmountType3Choice: InstdAmt:ActiveOrHistoricCurrencyAndAmount | EqvtAmt:EquivalentAmount2
CashAccount40: Id?:AccountIdentification4Choice Tp?:CashAccountType2Choice
  Ccy?:ActiveOrHistoricCurrencyCode Nm?:Max70Text Prxy?:ProxyAccountIdentification1
ChargesInformation5: Amt:ActiveOrHistoricCurrencyAndAmount Pty:BranchAndFinancialInstitutionIdentification4
Cheque11: ChqTp?:ChequeType2Code ChqNb?:Max35Text ChqFr?:NameAndAddress16
  DlvryMtd?:ChequeDeliveryMethod1Choice DlvrTo?:NameAndAddress16 InstrPrty?:Priority2Code
  ChqMtrtyDt?:ISODate FrmsCd?:Max35Text MemoFld{0,2}:Max35Text RgnlClrZone?:Max35Text PrtLctn?:Max35Text
  Sgntr{0,5}:Max70Text
Cheque6: ChqTp?:ChequeType2Code ChqNb?:Max35Text ChqFr?:NameAndAddress10
  DlvryMtd?:ChequeDeliveryMethod1Choice DlvrTo?:NameAndAddress10 InstrPrty?:Priority2Code
  ChqMtrtyDt?:ISODate FrmsCd?:Max35Text MemoFld{0,2}:Max35Text RgnlClrZone?:Max35Text PrtLctn?:Max35Text
ChequeDeliveryMethod1Choice: Cd:ChequeDelivery1Code | Prtry:Max35Text
CreditTransferMandateData1: MndtId?:Max35Text Tp?:MandateTypeInformation2 DtOfSgntr?:ISODate
  DtOfVrfctn?:ISODateTime ElctrncSgntr?:Max10KBinary FrstPmtDt?:ISODate FnlPmtDt?:ISODate
  Frqcy?:Frequency36Choice Rsn?:MandateSetupReason1Choice
CreditTransferTransaction34: PmtId:PaymentIdentification6 PmtTpInf?:PaymentTypeInformation26
  Amt:AmountType4Choice XchgRateInf?:ExchangeRate1 ChrgBr?:ChargeBearerType1Code ChqInstr?:Cheque11
  UltmtDbtr?:PartyIdentification135 IntrmyAgt1?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1Acct?:CashAccount38 IntrmyAgt2?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2Acct?:CashAccount38 IntrmyAgt3?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3Acct?:CashAccount38 CdtrAgt?:BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?:CashAccount38 Cdtr?:PartyIdentification135 CdtrAcct?:CashAccount38
  UltmtCdtr?:PartyIdentification135 InstrForCdtrAgt*:InstructionForCreditorAgent1
  InstrForDbtrAgt?:Max140Text Purp?:Purpose2Choice RgltryRptg{0,10}:RegulatoryReporting3
  Tax?:TaxInformation8 RltdRmtInf{0,10}:RemittanceLocation7 RmtInf?:RemittanceInformation16
  SplmtryData*:SupplementaryData1
CreditTransferTransaction54: PmtId:PaymentIdentification6 PmtTpInf?:PaymentTypeInformation26
  Amt:AmountType4Choice XchgRateInf?:ExchangeRate1 ChrgBr?:ChargeBearerType1Code
  MndtRltdInf?:CreditTransferMandateData1 ChqInstr?:Cheque11 UltmtDbtr?:PartyIdentification135
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt1Acct?:CashAccount40
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt2Acct?:CashAccount40
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt3Acct?:CashAccount40
  CdtrAgt?:BranchAndFinancialInstitutionIdentification6 CdtrAgtAcct?:CashAccount40
  Cdtr?:PartyIdentification135 CdtrAcct?:CashAccount40 UltmtCdtr?:PartyIdentification135
  InstrForCdtrAgt*:InstructionForCreditorAgent3 InstrForDbtrAgt?:InstructionForDebtorAgent1
  Purp?:Purpose2Choice RgltryRptg{0,10}:RegulatoryReporting3 Tax?:TaxInformation10
  RltdRmtInf{0,10}:RemittanceLocation7 RmtInf?:RemittanceInformation21 SplmtryData*:SupplementaryData1
CreditTransferTransactionInformation10: PmtId:PaymentIdentification1 PmtTpInf?:PaymentTypeInformation19
  Amt:AmountType3Choice XchgRateInf?:ExchangeRateInformation1 ChrgBr?:ChargeBearerType1Code
  ChqInstr?:Cheque6 UltmtDbtr?:PartyIdentification32
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification4 IntrmyAgt1Acct?:CashAccount16
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification4 IntrmyAgt2Acct?:CashAccount16
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification4 IntrmyAgt3Acct?:CashAccount16
  CdtrAgt?:BranchAndFinancialInstitutionIdentification4 CdtrAgtAcct?:CashAccount16
  Cdtr?:PartyIdentification32 CdtrAcct?:CashAccount16 UltmtCdtr?:PartyIdentification32
  InstrForCdtrAgt*:InstructionForCreditorAgent1 InstrForDbtrAgt?:Max140Text Purp?:Purpose2Choice
  RgltryRptg{0,10}:RegulatoryReporting3 Tax?:TaxInformation3 RltdRmtInf{0,10}:RemittanceLocation2
  RmtInf?:RemittanceInformation5
CurrencyExchange13: SrcCcy:ActiveCurrencyCode TrgtCcy:ActiveCurrencyCode XchgRate:BaseOneRate
  UnitCcy?:ActiveCurrencyCode
CustomerCreditTransferInitiationV03: GrpHdr:GroupHeader32 PmtInf+:PaymentInstructionInformation3
CustomerCreditTransferInitiationV09: GrpHdr:GroupHeader85 PmtInf+:PaymentInstruction30
  SplmtryData*:SupplementaryData1
CustomerCreditTransferInitiationV11: GrpHdr:GroupHeader95 PmtInf+:PaymentInstruction40
  SplmtryData*:SupplementaryData1
CustomerDirectDebitInitiationV02: GrpHdr:GroupHeader39 PmtInf+:PaymentInstructionInformation4
CustomerDirectDebitInitiationV08: GrpHdr:GroupHeader83 PmtInf+:PaymentInstruction29
  SplmtryData*:SupplementaryData1
CustomerPaymentStatusReportV03: GrpHdr:GroupHeader36 OrgnlGrpInfAndSts:OriginalGroupInformation20
  OrgnlPmtInfAndSts*:OriginalPaymentInformation1
CustomerPaymentStatusReportV10: GrpHdr:GroupHeader86 OrgnlGrpInfAndSts:OriginalGroupHeader17
  OrgnlPmtInfAndSts*:OriginalPaymentInstruction32 SplmtryData*:SupplementaryData1
DirectDebitTransaction10: MndtRltdInf?:MandateRelatedInformation14 CdtrSchmeId?:PartyIdentification135
  PreNtfctnId?:Max35Text PreNtfctnDt?:ISODate
DirectDebitTransaction6: MndtRltdInf?:MandateRelatedInformation6 CdtrSchmeId?:PartyIdentification32
  PreNtfctnId?:Max35Text PreNtfctnDt?:ISODate
DirectDebitTransactionInformation23: PmtId:PaymentIdentification6 PmtTpInf?:PaymentTypeInformation29
  InstdAmt:ActiveOrHistoricCurrencyAndAmount ChrgBr?:ChargeBearerType1Code
  DrctDbtTx?:DirectDebitTransaction10 UltmtCdtr?:PartyIdentification135
  DbtrAgt:BranchAndFinancialInstitutionIdentification6 DbtrAgtAcct?:CashAccount38
  Dbtr:PartyIdentification135 DbtrAcct:CashAccount38 UltmtDbtr?:PartyIdentification135
  InstrForCdtrAgt?:Max140Text Purp?:Purpose2Choice RgltryRptg{0,10}:RegulatoryReporting3
  Tax?:TaxInformation8 RltdRmtInf{0,10}:RemittanceLocation7 RmtInf?:RemittanceInformation16
  SplmtryData*:SupplementaryData1
DirectDebitTransactionInformation9: PmtId:PaymentIdentification1 PmtTpInf?:PaymentTypeInformation20
  InstdAmt:ActiveOrHistoricCurrencyAndAmount ChrgBr?:ChargeBearerType1Code
  DrctDbtTx?:DirectDebitTransaction6 UltmtCdtr?:PartyIdentification32
  DbtrAgt:BranchAndFinancialInstitutionIdentification4 DbtrAgtAcct?:CashAccount16
  Dbtr:PartyIdentification32 DbtrAcct:CashAccount16 UltmtDbtr?:PartyIdentification32
  InstrForCdtrAgt?:Max140Text Purp?:Purpose2Choice RgltryRptg{0,10}:RegulatoryReporting3
  Tax?:TaxInformation3 RltdRmtInf{0,10}:RemittanceLocation2 RmtInf?:RemittanceInformation5
ExchangeRate1: UnitCcy?:ActiveOrHistoricCurrencyCode XchgRate?:BaseOneRate RateTp?:ExchangeRateType1Code
  CtrctId?:Max35Text
ExchangeRateInformation1: XchgRate?:BaseOneRate RateTp?:ExchangeRateType1Code CtrctId?:Max35Text
GroupHeader32: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber InitgPty:PartyIdentification32
  FwdgAgt?:BranchAndFinancialInstitutionIdentification4
GroupHeader36: MsgId:Max35Text CreDtTm:ISODateTime InitgPty?:PartyIdentification32
  FwdgAgt?:BranchAndFinancialInstitutionIdentification4
  DbtrAgt?:BranchAndFinancialInstitutionIdentification4
  CdtrAgt?:BranchAndFinancialInstitutionIdentification4
GroupHeader39: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber InitgPty:PartyIdentification32
  FwdgAgt?:BranchAndFinancialInstitutionIdentification4
GroupHeader83: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber InitgPty:PartyIdentification135
  FwdgAgt?:BranchAndFinancialInstitutionIdentification6
GroupHeader85: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber InitgPty:PartyIdentification135
  FwdgAgt?:BranchAndFinancialInstitutionIdentification6
GroupHeader86: MsgId:Max35Text CreDtTm:ISODateTime InitgPty?:PartyIdentification135
  FwdgAgt?:BranchAndFinancialInstitutionIdentification6
  DbtrAgt?:BranchAndFinancialInstitutionIdentification6
  CdtrAgt?:BranchAndFinancialInstitutionIdentification6
GroupHeader95: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber InitgPty:PartyIdentification135
  FwdgAgt?:BranchAndFinancialInstitutionIdentification6 InitnSrc?:PaymentInitiationSource1
InstructionForCreditorAgent3: Cd?:ExternalCreditorAgentInstruction1Code InstrInf?:Max140Text
InstructionForDebtorAgent1: Cd?:ExternalDebtorAgentInstruction1Code InstrInf?:Max140Text
MandateClassification1Choice: Cd:MandateClassification1Code | Prtry:Max35Text
MandateRelatedInformation6: MndtId?:Max35Text DtOfSgntr?:ISODate AmdmntInd?:TrueFalseIndicator
  AmdmntInfDtls?:AmendmentInformationDetails6 ElctrncSgntr?:Max1025Text FrstColltnDt?:ISODate
  FnlColltnDt?:ISODate Frqcy?:Frequency1Code
MandateTypeInformation2: SvcLvl?:ServiceLevel8Choice LclInstrm?:LocalInstrument2Choice
  CtgyPurp?:CategoryPurpose1Choice Clssfctn?:MandateClassification1Choice
NumberOfTransactionsPerStatus3: DtldNbOfTxs:Max15NumericText DtldSts:TransactionIndividualStatus3Code
  DtldCtrlSum?:DecimalNumber
OriginalGroupInformation20: OrgnlMsgId:Max35Text OrgnlMsgNmId:Max35Text OrgnlCreDtTm?:ISODateTime
  OrgnlNbOfTxs?:Max15NumericText OrgnlCtrlSum?:DecimalNumber GrpSts?:TransactionGroupStatus3Code
  StsRsnInf*:StatusReasonInformation8 NbOfTxsPerSts*:NumberOfTransactionsPerStatus3
OriginalPaymentInformation1: OrgnlPmtInfId:Max35Text OrgnlNbOfTxs?:Max15NumericText
  OrgnlCtrlSum?:DecimalNumber PmtInfSts?:TransactionGroupStatus3Code StsRsnInf*:StatusReasonInformation8
  NbOfTxsPerSts*:NumberOfTransactionsPerStatus3 TxInfAndSts*:PaymentTransactionInformation25
OriginalPaymentInstruction32: OrgnlPmtInfId:Max35Text OrgnlNbOfTxs?:Max15NumericText
  OrgnlCtrlSum?:DecimalNumber PmtInfSts?:ExternalPaymentGroupStatus1Code
  StsRsnInf*:StatusReasonInformation12 NbOfTxsPerSts*:NumberOfTransactionsPerStatus5
  TxInfAndSts*:PaymentTransaction105
OriginalTransactionReference13: IntrBkSttlmAmt?:ActiveOrHistoricCurrencyAndAmount Amt?:AmountType3Choice
  IntrBkSttlmDt?:ISODate ReqdColltnDt?:ISODate ReqdExctnDt?:ISODate CdtrSchmeId?:PartyIdentification32
  SttlmInf?:SettlementInformation13 PmtTpInf?:PaymentTypeInformation22 PmtMtd?:PaymentMethod4Code
  MndtRltdInf?:MandateRelatedInformation6 RmtInf?:RemittanceInformation5 UltmtDbtr?:PartyIdentification32
  Dbtr?:PartyIdentification32 DbtrAcct?:CashAccount16
  DbtrAgt?:BranchAndFinancialInstitutionIdentification4 DbtrAgtAcct?:CashAccount16
  CdtrAgt?:BranchAndFinancialInstitutionIdentification4 CdtrAgtAcct?:CashAccount16
  Cdtr?:PartyIdentification32 CdtrAcct?:CashAccount16 UltmtCdtr?:PartyIdentification32
PaymentIdentification1: InstrId?:Max35Text EndToEndId:Max35Text
PaymentIdentification6: InstrId?:Max35Text EndToEndId:Max35Text UETR?:UUIDv4Identifier
PaymentInitiationSource1: Nm:Max140Text Prvdr?:Max35Text Vrsn?:Max35Text
PaymentInstruction29: PmtInfId:Max35Text PmtMtd:PaymentMethod2Code BtchBookg?:BatchBookingIndicator
  NbOfTxs?:Max15NumericText CtrlSum?:DecimalNumber PmtTpInf?:PaymentTypeInformation29 ReqdColltnDt:ISODate
  Cdtr:PartyIdentification135 CdtrAcct:CashAccount38 CdtrAgt:BranchAndFinancialInstitutionIdentification6
  CdtrAgtAcct?:CashAccount38 UltmtCdtr?:PartyIdentification135 ChrgBr?:ChargeBearerType1Code
  ChrgsAcct?:CashAccount38 ChrgsAcctAgt?:BranchAndFinancialInstitutionIdentification6
  CdtrSchmeId?:PartyIdentification135 DrctDbtTxInf+:DirectDebitTransactionInformation23
PaymentInstruction30: PmtInfId:Max35Text PmtMtd:PaymentMethod3Code BtchBookg?:BatchBookingIndicator
  NbOfTxs?:Max15NumericText CtrlSum?:DecimalNumber PmtTpInf?:PaymentTypeInformation26
  ReqdExctnDt:DateAndDateTime2Choice PoolgAdjstmntDt?:ISODate Dbtr:PartyIdentification135
  DbtrAcct:CashAccount38 DbtrAgt:BranchAndFinancialInstitutionIdentification6 DbtrAgtAcct?:CashAccount38
  InstrForDbtrAgt?:Max140Text UltmtDbtr?:PartyIdentification135 ChrgBr?:ChargeBearerType1Code
  ChrgsAcct?:CashAccount38 ChrgsAcctAgt?:BranchAndFinancialInstitutionIdentification6
  CdtTrfTxInf+:CreditTransferTransaction34
PaymentInstruction40: PmtInfId:Max35Text PmtMtd:PaymentMethod3Code ReqdAdvcTp?:AdviceType1
  BtchBookg?:BatchBookingIndicator NbOfTxs?:Max15NumericText CtrlSum?:DecimalNumber
  PmtTpInf?:PaymentTypeInformation26 ReqdExctnDt:DateAndDateTime2Choice PoolgAdjstmntDt?:ISODate
  Dbtr:PartyIdentification135 DbtrAcct:CashAccount40 DbtrAgt:BranchAndFinancialInstitutionIdentification6
  DbtrAgtAcct?:CashAccount40 InstrForDbtrAgt?:Max140Text UltmtDbtr?:PartyIdentification135
  ChrgBr?:ChargeBearerType1Code ChrgsAcct?:CashAccount40
  ChrgsAcctAgt?:BranchAndFinancialInstitutionIdentification6 CdtTrfTxInf+:CreditTransferTransaction54
PaymentInstructionInformation3: PmtInfId:Max35Text PmtMtd:PaymentMethod3Code
  BtchBookg?:BatchBookingIndicator NbOfTxs?:Max15NumericText CtrlSum?:DecimalNumber
  PmtTpInf?:PaymentTypeInformation19 ReqdExctnDt:ISODate PoolgAdjstmntDt?:ISODate
  Dbtr:PartyIdentification32 DbtrAcct:CashAccount16 DbtrAgt:BranchAndFinancialInstitutionIdentification4
  DbtrAgtAcct?:CashAccount16 UltmtDbtr?:PartyIdentification32 ChrgBr?:ChargeBearerType1Code
  ChrgsAcct?:CashAccount16 ChrgsAcctAgt?:BranchAndFinancialInstitutionIdentification4
  CdtTrfTxInf+:CreditTransferTransactionInformation10
PaymentInstructionInformation4: PmtInfId:Max35Text PmtMtd:PaymentMethod2Code
  BtchBookg?:BatchBookingIndicator NbOfTxs?:Max15NumericText CtrlSum?:DecimalNumber
  PmtTpInf?:PaymentTypeInformation20 ReqdColltnDt:ISODate Cdtr:PartyIdentification32
  CdtrAcct:CashAccount16 CdtrAgt:BranchAndFinancialInstitutionIdentification4 CdtrAgtAcct?:CashAccount16
  UltmtCdtr?:PartyIdentification32 ChrgBr?:ChargeBearerType1Code ChrgsAcct?:CashAccount16
  ChrgsAcctAgt?:BranchAndFinancialInstitutionIdentification4 CdtrSchmeId?:PartyIdentification32
  DrctDbtTxInf+:DirectDebitTransactionInformation9
PaymentTransaction105: StsId?:Max35Text OrgnlInstrId?:Max35Text OrgnlEndToEndId?:Max35Text
  OrgnlUETR?:UUIDv4Identifier TxSts?:ExternalPaymentTransactionStatus1Code
  StsRsnInf*:StatusReasonInformation12 ChrgsInf*:Charges7 TrckrData?:TrackerData1 AccptncDtTm?:ISODateTime
  AcctSvcrRef?:Max35Text ClrSysRef?:Max35Text OrgnlTxRef?:OriginalTransactionReference28
  SplmtryData*:SupplementaryData1
PaymentTransactionInformation25: StsId?:Max35Text OrgnlInstrId?:Max35Text OrgnlEndToEndId?:Max35Text
  TxSts?:TransactionIndividualStatus3Code StsRsnInf*:StatusReasonInformation8
  ChrgsInf*:ChargesInformation5 AccptncDtTm?:ISODateTime AcctSvcrRef?:Max35Text ClrSysRef?:Max35Text
  OrgnlTxRef?:OriginalTransactionReference13
PaymentTypeInformation19: InstrPrty?:Priority2Code SvcLvl?:ServiceLevel8Choice
  LclInstrm?:LocalInstrument2Choice CtgyPurp?:CategoryPurpose1Choice
PaymentTypeInformation20: InstrPrty?:Priority2Code SvcLvl?:ServiceLevel8Choice
  LclInstrm?:LocalInstrument2Choice SeqTp?:SequenceType1Code CtgyPurp?:CategoryPurpose1Choice
PaymentTypeInformation22: InstrPrty?:Priority2Code ClrChanl?:ClearingChannel2Code
  SvcLvl?:ServiceLevel8Choice LclInstrm?:LocalInstrument2Choice SeqTp?:SequenceType1Code
  CtgyPurp?:CategoryPurpose1Choice
PaymentTypeInformation26: InstrPrty?:Priority2Code SvcLvl*:ServiceLevel8Choice
  LclInstrm?:LocalInstrument2Choice CtgyPurp?:CategoryPurpose1Choice
PaymentTypeInformation29: InstrPrty?:Priority2Code SvcLvl*:ServiceLevel8Choice
  LclInstrm?:LocalInstrument2Choice SeqTp?:SequenceType3Code CtgyPurp?:CategoryPurpose1Choice
RemittanceInformation21: Ustrd*:Max140Text Strd*:StructuredRemittanceInformation17
SettlementInformation13: SttlmMtd:SettlementMethod1Code SttlmAcct?:CashAccount16
  ClrSys?:ClearingSystemIdentification3Choice
  InstgRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification4 InstgRmbrsmntAgtAcct?:CashAccount16
  InstdRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification4 InstdRmbrsmntAgtAcct?:CashAccount16
  ThrdRmbrsmntAgt?:BranchAndFinancialInstitutionIdentification4 ThrdRmbrsmntAgtAcct?:CashAccount16
StatusReasonInformation8: Orgtr?:PartyIdentification32 Rsn?:StatusReason6Choice AddtlInf*:Max105Text
StructuredRemittanceInformation17: RfrdDocInf*:ReferredDocumentInformation7 RfrdDocAmt?:RemittanceAmount2
  CdtrRefInf?:CreditorReferenceInformation2 Invcr?:PartyIdentification135 Invcee?:PartyIdentification135
  TaxRmt?:TaxData1 GrnshmtRmt?:Garnishment3 AddtlRmtInf{0,3}:Max140Text
TaxAmount3: Rate?:PercentageRate TaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount
  TtlAmt?:ActiveOrHistoricCurrencyAndAmount Dtls*:TaxRecordDetails3
TaxData1: Cdtr?:TaxParty1 Dbtr?:TaxParty2 UltmtDbtr?:TaxParty2 AdmstnZone?:Max35Text RefNb?:Max140Text
  Mtd?:Max35Text TtlTaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount
  TtlTaxAmt?:ActiveOrHistoricCurrencyAndAmount Dt?:ISODate SeqNb?:Number Rcrd*:TaxRecord3
TaxInformation10: Cdtr?:TaxParty1 Dbtr?:TaxParty2 AdmstnZone?:Max35Text RefNb?:Max140Text Mtd?:Max35Text
  TtlTaxblBaseAmt?:ActiveOrHistoricCurrencyAndAmount TtlTaxAmt?:ActiveOrHistoricCurrencyAndAmount
  Dt?:ISODate SeqNb?:Number Rcrd*:TaxRecord3
TaxPeriod3: Yr?:ISOYear Tp?:TaxRecordPeriod1Code FrToDt?:DatePeriod2
TaxRecord3: Tp?:Max35Text Ctgy?:Max35Text CtgyDtls?:Max35Text DbtrSts?:Max35Text CertId?:Max35Text
  FrmsCd?:Max35Text Prd?:TaxPeriod3 TaxAmt?:TaxAmount3 AddtlInf?:Max140Text
TaxRecordDetails3: Prd?:TaxPeriod3 Amt:ActiveOrHistoricCurrencyAndAmount
TrackerData1: ConfdDt:DateAndDateTime2Choice ConfdAmt:ActiveCurrencyAndAmount TrckrRcrd+:TrackerRecord1
TrackerRecord1: Agt:BranchAndFinancialInstitutionIdentification6 ChrgBr?:ChargeBearerType1Code
  ChrgsAmt?:ActiveCurrencyAndAmount XchgRateData?:CurrencyExchange13
`;

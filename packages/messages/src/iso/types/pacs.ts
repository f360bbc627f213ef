/**
 * Components between banks.
 * `Name: Element?:Type …` is a sequence, `A:Type | B:Type` a choice; `?` 0 or 1, `*` any number, `+` at least one.
 * Source: the ISO 20022 message definition reports.
 */
export const PACS = `
CreditTransferTransaction39: PmtId:PaymentIdentification7 PmtTpInf?:PaymentTypeInformation28
  IntrBkSttlmAmt:ActiveCurrencyAndAmount IntrBkSttlmDt?:ISODate SttlmPrty?:Priority3Code
  SttlmTmIndctn?:SettlementDateTimeIndication1 SttlmTmReq?:SettlementTimeRequest2 AccptncDtTm?:ISODateTime
  PoolgAdjstmntDt?:ISODate InstdAmt?:ActiveOrHistoricCurrencyAndAmount XchgRate?:BaseOneRate
  ChrgBr:ChargeBearerType1Code ChrgsInf*:Charges7
  PrvsInstgAgt1?:BranchAndFinancialInstitutionIdentification6 PrvsInstgAgt1Acct?:CashAccount38
  PrvsInstgAgt2?:BranchAndFinancialInstitutionIdentification6 PrvsInstgAgt2Acct?:CashAccount38
  PrvsInstgAgt3?:BranchAndFinancialInstitutionIdentification6 PrvsInstgAgt3Acct?:CashAccount38
  InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt1Acct?:CashAccount38
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt2Acct?:CashAccount38
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification6 IntrmyAgt3Acct?:CashAccount38
  UltmtDbtr?:PartyIdentification135 InitgPty?:PartyIdentification135 Dbtr:PartyIdentification135
  DbtrAcct?:CashAccount38 DbtrAgt:BranchAndFinancialInstitutionIdentification6 DbtrAgtAcct?:CashAccount38
  CdtrAgt:BranchAndFinancialInstitutionIdentification6 CdtrAgtAcct?:CashAccount38
  Cdtr:PartyIdentification135 CdtrAcct?:CashAccount38 UltmtCdtr?:PartyIdentification135
  InstrForCdtrAgt*:InstructionForCreditorAgent1 InstrForNxtAgt*:InstructionForNextAgent1
  Purp?:Purpose2Choice RgltryRptg{0,10}:RegulatoryReporting3 Tax?:TaxInformation8
  RltdRmtInf{0,10}:RemittanceLocation7 RmtInf?:RemittanceInformation16 SplmtryData*:SupplementaryData1
FIToFICustomerCreditTransferV08: GrpHdr:GroupHeader93 CdtTrfTxInf+:CreditTransferTransaction39
  SplmtryData*:SupplementaryData1
FIToFIPaymentStatusReportV10: GrpHdr:GroupHeader91 OrgnlGrpInfAndSts*:OriginalGroupHeader17
  TxInfAndSts*:PaymentTransaction110 SplmtryData*:SupplementaryData1
GroupHeader90: MsgId:Max35Text CreDtTm:ISODateTime Authstn{0,2}:Authorisation1Choice
  BtchBookg?:BatchBookingIndicator NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber
  GrpRtr?:TrueFalseIndicator TtlRtrdIntrBkSttlmAmt?:ActiveCurrencyAndAmount IntrBkSttlmDt?:ISODate
  SttlmInf:SettlementInstruction7 InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6
GroupHeader91: MsgId:Max35Text CreDtTm:ISODateTime InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6
GroupHeader93: MsgId:Max35Text CreDtTm:ISODateTime BtchBookg?:BatchBookingIndicator
  NbOfTxs:Max15NumericText CtrlSum?:DecimalNumber TtlIntrBkSttlmAmt?:ActiveCurrencyAndAmount
  IntrBkSttlmDt?:ISODate SttlmInf:SettlementInstruction7 PmtTpInf?:PaymentTypeInformation28
  InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6
InstructionForNextAgent1: Cd?:Instruction4Code InstrInf?:Max140Text
OriginalGroupHeader18: OrgnlMsgId:Max35Text OrgnlMsgNmId:Max35Text OrgnlCreDtTm?:ISODateTime
  RtrRsnInf*:PaymentReturnReason6
OriginalGroupInformation29: OrgnlMsgId:Max35Text OrgnlMsgNmId:Max35Text OrgnlCreDtTm?:ISODateTime
PaymentIdentification7: InstrId?:Max35Text EndToEndId:Max35Text TxId?:Max35Text UETR?:UUIDv4Identifier
  ClrSysRef?:Max35Text
PaymentReturnReason6: Orgtr?:PartyIdentification135 Rsn?:ReturnReason5Choice AddtlInf*:Max105Text
PaymentReturnV09: GrpHdr:GroupHeader90 OrgnlGrpInf?:OriginalGroupHeader18 TxInf*:PaymentTransaction112
  SplmtryData*:SupplementaryData1
PaymentTransaction110: StsId?:Max35Text OrgnlGrpInf?:OriginalGroupInformation29 OrgnlInstrId?:Max35Text
  OrgnlEndToEndId?:Max35Text OrgnlTxId?:Max35Text OrgnlUETR?:UUIDv4Identifier
  TxSts?:ExternalPaymentTransactionStatus1Code StsRsnInf*:StatusReasonInformation12 ChrgsInf*:Charges7
  AccptncDtTm?:ISODateTime FctvIntrBkSttlmDt?:DateAndDateTime2Choice AcctSvcrRef?:Max35Text
  ClrSysRef?:Max35Text InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6 OrgnlTxRef?:OriginalTransactionReference28
  SplmtryData*:SupplementaryData1
PaymentTransaction112: RtrId?:Max35Text OrgnlGrpInf?:OriginalGroupInformation29 OrgnlInstrId?:Max35Text
  OrgnlEndToEndId?:Max35Text OrgnlTxId?:Max35Text OrgnlUETR?:UUIDv4Identifier OrgnlClrSysRef?:Max35Text
  OrgnlIntrBkSttlmAmt?:ActiveOrHistoricCurrencyAndAmount OrgnlIntrBkSttlmDt?:ISODate
  RtrdIntrBkSttlmAmt:ActiveCurrencyAndAmount IntrBkSttlmDt?:ISODate SttlmPrty?:Priority3Code
  SttlmTmIndctn?:SettlementDateTimeIndication1 RtrdInstdAmt?:ActiveOrHistoricCurrencyAndAmount
  XchgRate?:BaseOneRate CompstnAmt?:ActiveOrHistoricCurrencyAndAmount ChrgBr?:ChargeBearerType1Code
  ChrgsInf*:Charges7 ClrSysRef?:Max35Text InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6 RtrChain?:TransactionParties7
  RtrRsnInf*:PaymentReturnReason6 OrgnlTxRef?:OriginalTransactionReference28
  SplmtryData*:SupplementaryData1
PaymentTypeInformation28: InstrPrty?:Priority2Code ClrChanl?:ClearingChannel2Code
  SvcLvl*:ServiceLevel8Choice LclInstrm?:LocalInstrument2Choice CtgyPurp?:CategoryPurpose1Choice
SettlementDateTimeIndication1: DbtDtTm?:ISODateTime CdtDtTm?:ISODateTime
SettlementTimeRequest2: CLSTm?:ISOTime TillTm?:ISOTime FrTm?:ISOTime RjctTm?:ISOTime
TransactionParties7: UltmtDbtr?:Party40Choice Dbtr:Party40Choice InitgPty?:Party40Choice
  DbtrAgt?:BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt1?:BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt2?:BranchAndFinancialInstitutionIdentification6
  PrvsInstgAgt3?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification6
  CdtrAgt?:BranchAndFinancialInstitutionIdentification6 Cdtr:Party40Choice UltmtCdtr?:Party40Choice
`;

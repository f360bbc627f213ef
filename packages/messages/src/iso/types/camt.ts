/**
 * Components of reports, statements and notifications.
 * `Name: Element?:Type …` is a sequence, `A:Type | B:Type` a choice; `?` 0 or 1, `*` any number, `+` at least one.
 * Source: the ISO 20022 message definition reports.
 */
export const CAMT = `
AccountInterest2: Tp?:InterestType1Choice Rate*:Rate3 FrToDt?:DateTimePeriodDetails Rsn?:Max35Text
AccountInterest4: Tp?:InterestType1Choice Rate*:Rate4 FrToDt?:DateTimePeriod1 Rsn?:Max35Text
  Tax?:TaxCharges2
AccountNotification17: Id:Max35Text NtfctnPgntn?:Pagination1 ElctrncSeqNb?:Number
  RptgSeq?:SequenceRange1Choice LglSeqNb?:Number CreDtTm?:ISODateTime FrToDt?:DateTimePeriod1
  CpyDplctInd?:CopyDuplicate1Code RptgSrc?:ReportingSource1Choice Acct:CashAccount39
  RltdAcct?:CashAccount38 Intrst*:AccountInterest4 TxsSummry?:TotalTransactions6 Ntry*:ReportEntry10
  AddtlNtfctnInf?:Max500Text
AccountNotification2: Id:Max35Text ElctrncSeqNb?:Number LglSeqNb?:Number CreDtTm:ISODateTime
  FrToDt?:DateTimePeriodDetails CpyDplctInd?:CopyDuplicate1Code RptgSrc?:ReportingSource1Choice
  Acct:CashAccount20 RltdAcct?:CashAccount16 Intrst*:AccountInterest2 TxsSummry?:TotalTransactions2
  Ntry*:ReportEntry2 AddtlNtfctnInf?:Max500Text
AccountReport11: Id:Max35Text ElctrncSeqNb?:Number LglSeqNb?:Number CreDtTm:ISODateTime
  FrToDt?:DateTimePeriodDetails CpyDplctInd?:CopyDuplicate1Code RptgSrc?:ReportingSource1Choice
  Acct:CashAccount20 RltdAcct?:CashAccount16 Intrst*:AccountInterest2 Bal*:CashBalance3
  TxsSummry?:TotalTransactions2 Ntry*:ReportEntry2 AddtlRptInf?:Max500Text
AccountReport25: Id:Max35Text RptPgntn?:Pagination1 ElctrncSeqNb?:Number RptgSeq?:SequenceRange1Choice
  LglSeqNb?:Number CreDtTm?:ISODateTime FrToDt?:DateTimePeriod1 CpyDplctInd?:CopyDuplicate1Code
  RptgSrc?:ReportingSource1Choice Acct:CashAccount39 RltdAcct?:CashAccount38 Intrst*:AccountInterest4
  Bal*:CashBalance8 TxsSummry?:TotalTransactions6 Ntry*:ReportEntry10 AddtlRptInf?:Max500Text
AccountStatement2: Id:Max35Text ElctrncSeqNb?:Number LglSeqNb?:Number CreDtTm:ISODateTime
  FrToDt?:DateTimePeriodDetails CpyDplctInd?:CopyDuplicate1Code RptgSrc?:ReportingSource1Choice
  Acct:CashAccount20 RltdAcct?:CashAccount16 Intrst*:AccountInterest2 Bal+:CashBalance3
  TxsSummry?:TotalTransactions2 Ntry*:ReportEntry2 AddtlStmtInf?:Max500Text
AccountStatement9: Id:Max35Text StmtPgntn?:Pagination1 ElctrncSeqNb?:Number RptgSeq?:SequenceRange1Choice
  LglSeqNb?:Number CreDtTm?:ISODateTime FrToDt?:DateTimePeriod1 CpyDplctInd?:CopyDuplicate1Code
  RptgSrc?:ReportingSource1Choice Acct:CashAccount39 RltdAcct?:CashAccount38 Intrst*:AccountInterest4
  Bal+:CashBalance8 TxsSummry?:TotalTransactions6 Ntry*:ReportEntry10 AddtlStmtInf?:Max500Text
ActiveOrHistoricCurrencyAndAmountRange2: Amt:ImpliedCurrencyAmountRange1Choice CdtDbtInd?:CreditDebitCode
  Ccy:ActiveOrHistoricCurrencyCode
AlternateSecurityIdentification2: Tp:Max35Text Id:Max35Text
AmountAndCurrencyExchange3: InstdAmt?:AmountAndCurrencyExchangeDetails3
  TxAmt?:AmountAndCurrencyExchangeDetails3 CntrValAmt?:AmountAndCurrencyExchangeDetails3
  AnncdPstngAmt?:AmountAndCurrencyExchangeDetails3 PrtryAmt*:AmountAndCurrencyExchangeDetails4
AmountAndCurrencyExchangeDetails3: Amt:ActiveOrHistoricCurrencyAndAmount CcyXchg?:CurrencyExchange5
AmountAndCurrencyExchangeDetails4: Tp:Max35Text Amt:ActiveOrHistoricCurrencyAndAmount
  CcyXchg?:CurrencyExchange5
AmountAndDirection35: Amt:NonNegativeDecimalNumber CdtDbtInd:CreditDebitCode
AmountRangeBoundary1: BdryAmt:ImpliedCurrencyAndAmount Incl:YesNoIndicator
BalanceSubType1Choice: Cd:ExternalBalanceSubType1Code | Prtry:Max35Text
BalanceType10Choice: Cd:ExternalBalanceType1Code | Prtry:Max35Text
BalanceType12: CdOrPrtry:BalanceType5Choice SubTp?:BalanceSubType1Choice
BalanceType13: CdOrPrtry:BalanceType10Choice SubTp?:BalanceSubType1Choice
BalanceType5Choice: Cd:BalanceType12Code | Prtry:Max35Text
BankToCustomerAccountReportV02: GrpHdr:GroupHeader42 Rpt+:AccountReport11
BankToCustomerAccountReportV08: GrpHdr:GroupHeader81 Rpt+:AccountReport25 SplmtryData*:SupplementaryData1
BankToCustomerDebitCreditNotificationV02: GrpHdr:GroupHeader42 Ntfctn+:AccountNotification2
BankToCustomerDebitCreditNotificationV08: GrpHdr:GroupHeader81 Ntfctn+:AccountNotification17
  SplmtryData*:SupplementaryData1
BankToCustomerStatementV02: GrpHdr:GroupHeader42 Stmt+:AccountStatement2
BankToCustomerStatementV08: GrpHdr:GroupHeader81 Stmt+:AccountStatement9 SplmtryData*:SupplementaryData1
BankTransactionCodeStructure4: Domn?:BankTransactionCodeStructure5
  Prtry?:ProprietaryBankTransactionCodeStructure1
BankTransactionCodeStructure5: Cd:ExternalBankTransactionDomain1Code Fmly:BankTransactionCodeStructure6
BankTransactionCodeStructure6: Cd:ExternalBankTransactionFamily1Code
  SubFmlyCd:ExternalBankTransactionSubFamily1Code
BatchInformation2: MsgId?:Max35Text PmtInfId?:Max35Text NbOfTxs?:Max15NumericText
  TtlAmt?:ActiveOrHistoricCurrencyAndAmount CdtDbtInd?:CreditDebitCode
CardAggregated2: AddtlSvc?:CardPaymentServiceType2Code TxCtgy?:ExternalCardTransactionCategory1Code
  SaleRcncltnId?:Max35Text SeqNbRg?:CardSequenceNumberRange1 TxDtRg?:DateOrDateTimePeriod1Choice
CardEntry4: Card?:PaymentCard4 POI?:PointOfInteraction1 AggtdNtry?:CardAggregated2 PrePdAcct?:CashAccount38
CardIndividualTransaction2: ICCRltdData?:Max1025Text PmtCntxt?:PaymentContext3
  AddtlSvc?:CardPaymentServiceType2Code TxCtgy?:ExternalCardTransactionCategory1Code
  SaleRcncltnId?:Max35Text SaleRefNb?:Max35Text RePresntmntRsn?:ExternalRePresentmentReason1Code
  SeqNb?:Max35Text TxId?:TransactionIdentifier1 Pdct?:Product2 VldtnDt?:ISODate VldtnSeqNb?:Max35Text
CardSecurityInformation1: CSCMgmt:CSCManagement1Code CSCVal?:Min3Max4NumericText
CardSequenceNumberRange1: FrstTx?:Max35Text LastTx?:Max35Text
CardTransaction17: Card?:PaymentCard4 POI?:PointOfInteraction1 Tx?:CardTransaction3Choice
  PrePdAcct?:CashAccount38
CardTransaction3Choice: Aggtd:CardAggregated2 | Indv:CardIndividualTransaction2
CardholderAuthentication2: AuthntcnMtd:AuthenticationMethod1Code AuthntcnNtty:AuthenticationEntity1Code
CashAccount20: Id:AccountIdentification4Choice Tp?:CashAccountType2 Ccy?:ActiveOrHistoricCurrencyCode
  Nm?:Max70Text Ownr?:PartyIdentification32 Svcr?:BranchAndFinancialInstitutionIdentification4
CashAccount39: Id:AccountIdentification4Choice Tp?:CashAccountType2Choice
  Ccy?:ActiveOrHistoricCurrencyCode Nm?:Max70Text Prxy?:ProxyAccountIdentification1
  Ownr?:PartyIdentification135 Svcr?:BranchAndFinancialInstitutionIdentification6
CashAvailability1: Dt:CashAvailabilityDate1Choice Amt:ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd:CreditDebitCode
CashAvailabilityDate1Choice: NbOfDays:Max15PlusSignedNumericText | ActlDt:ISODate
CashBalance3: Tp:BalanceType12 CdtLine?:CreditLine2 Amt:ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd:CreditDebitCode Dt:DateAndDateTimeChoice Avlbty*:CashBalanceAvailability2
CashBalance8: Tp:BalanceType13 CdtLine*:CreditLine3 Amt:ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd:CreditDebitCode Dt:DateAndDateTime2Choice Avlbty*:CashAvailability1
CashBalanceAvailability2: Dt:CashBalanceAvailabilityDate1 Amt:ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd:CreditDebitCode
CashBalanceAvailabilityDate1: NbOfDays:Max15PlusSignedNumericText | ActlDt:ISODate
CashDeposit1: NoteDnmtn:ActiveCurrencyAndAmount NbOfNotes:Max15NumericText Amt:ActiveCurrencyAndAmount
ChargeType2Choice: Cd:ChargeType1Code | Prtry:GenericIdentification3
ChargeType3Choice: Cd:ExternalChargeType1Code | Prtry:GenericIdentification3
Charges6: TtlChrgsAndTaxAmt?:ActiveOrHistoricCurrencyAndAmount Rcrd*:ChargesRecord3
ChargesInformation6: TtlChrgsAndTaxAmt?:ActiveOrHistoricCurrencyAndAmount
  Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd?:CreditDebitCode Tp?:ChargeType2Choice
  Rate?:PercentageRate Br?:ChargeBearerType1Code Pty?:BranchAndFinancialInstitutionIdentification4
  Tax?:TaxCharges2
ChargesRecord3: Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd?:CreditDebitCode
  ChrgInclInd?:ChargeIncludedIndicator Tp?:ChargeType3Choice Rate?:PercentageRate
  Br?:ChargeBearerType1Code Agt?:BranchAndFinancialInstitutionIdentification6 Tax?:TaxCharges2
CorporateAction1: Cd?:Max35Text Nb?:Max35Text Prtry?:Max35Text
CorporateAction9: EvtTp:Max35Text EvtId:Max35Text
CreditLine2: Incl:TrueFalseIndicator Amt?:ActiveOrHistoricCurrencyAndAmount
CreditLine3: Incl:TrueFalseIndicator Tp?:CreditLineType1Choice Amt?:ActiveOrHistoricCurrencyAndAmount
  Dt?:DateAndDateTime2Choice
CreditLineType1Choice: Cd:ExternalCreditLineType1Code | Prtry:Max35Text
CurrencyAndAmountRange2: Amt:ImpliedCurrencyAmountRangeChoice CdtDbtInd?:CreditDebitCode
  Ccy:ActiveOrHistoricCurrencyCode
CurrencyExchange5: SrcCcy:ActiveOrHistoricCurrencyCode TrgtCcy?:ActiveOrHistoricCurrencyCode
  UnitCcy?:ActiveOrHistoricCurrencyCode XchgRate:BaseOneRate CtrctId?:Max35Text QtnDt?:ISODateTime
DateAndDateTimeChoice: Dt:ISODate | DtTm:ISODateTime
DateOrDateTimePeriod1Choice: Dt:DatePeriod2 | DtTm:DateTimePeriod1
DateTimePeriod1: FrDtTm:ISODateTime ToDtTm:ISODateTime
DateTimePeriodDetails: FrDtTm:ISODateTime ToDtTm:ISODateTime
DisplayCapabilities1: DispTp:UserInterface2Code NbOfLines:Max3NumericText LineWidth:Max3NumericText
EntryDetails1: Btch?:BatchInformation2 TxDtls*:EntryTransaction2
EntryDetails9: Btch?:BatchInformation2 TxDtls*:EntryTransaction10
EntryStatus1Choice: Cd:ExternalEntryStatus1Code | Prtry:Max35Text
EntryTransaction10: Refs?:TransactionReferences6 Amt?:ActiveOrHistoricCurrencyAndAmount
  CdtDbtInd?:CreditDebitCode AmtDtls?:AmountAndCurrencyExchange3 Avlbty*:CashAvailability1
  BkTxCd?:BankTransactionCodeStructure4 Chrgs?:Charges6 Intrst?:TransactionInterest4
  RltdPties?:TransactionParties6 RltdAgts?:TransactionAgents5 LclInstrm?:LocalInstrument2Choice
  Purp?:Purpose2Choice RltdRmtInf{0,10}:RemittanceLocation7 RmtInf?:RemittanceInformation16
  RltdDts?:TransactionDates3 RltdPric?:TransactionPrice4Choice RltdQties*:TransactionQuantities3Choice
  FinInstrmId?:SecurityIdentification19 Tax?:TaxInformation8 RtrInf?:PaymentReturnReason5
  CorpActn?:CorporateAction9 SfkpgAcct?:SecuritiesAccount19 CshDpst*:CashDeposit1
  CardTx?:CardTransaction17 AddtlTxInf?:Max500Text SplmtryData*:SupplementaryData1
EntryTransaction2: Refs?:TransactionReferences2 AmtDtls?:AmountAndCurrencyExchange3
  Avlbty*:CashBalanceAvailability2 BkTxCd?:BankTransactionCodeStructure4 Chrgs*:ChargesInformation6
  Intrst*:TransactionInterest2 RltdPties?:TransactionParty2 RltdAgts?:TransactionAgents2
  Purp?:Purpose2Choice RltdRmtInf{0,10}:RemittanceLocation2 RmtInf?:RemittanceInformation5
  RltdDts?:TransactionDates2 RltdPric?:TransactionPrice2Choice RltdQties*:TransactionQuantities1Choice
  FinInstrmId?:SecurityIdentification4Choice Tax?:TaxInformation3 RtrInf?:ReturnReasonInformation10
  CorpActn?:CorporateAction1 SfkpgAcct?:CashAccount16 AddtlTxInf?:Max500Text
FinancialInstrumentQuantity1Choice: Unit:DecimalNumber | FaceAmt:ImpliedCurrencyAndAmount |
  AmtsdVal:ImpliedCurrencyAndAmount
FinancialInstrumentQuantityChoice: Unit:DecimalNumber | FaceAmt:ImpliedCurrencyAndAmount |
  AmtsdVal:ImpliedCurrencyAndAmount
FromToAmountRange: FrAmt:AmountRangeBoundary1 ToAmt:AmountRangeBoundary1
FromToAmountRange1: FrAmt:AmountRangeBoundary1 ToAmt:AmountRangeBoundary1
GenericIdentification1: Id:Max35Text SchmeNm?:Max35Text Issr?:Max35Text
GenericIdentification3: Id:Max35Text Issr?:Max35Text
GenericIdentification32: Id:Max35Text Tp?:PartyType3Code Issr?:PartyType4Code ShrtNm?:Max35Text
GroupHeader42: MsgId:Max35Text CreDtTm:ISODateTime MsgRcpt?:PartyIdentification32 MsgPgntn?:Pagination
  AddtlInf?:Max500Text
GroupHeader81: MsgId:Max35Text CreDtTm:ISODateTime MsgRcpt?:PartyIdentification135 MsgPgntn?:Pagination1
  OrgnlBizQry?:OriginalBusinessQuery1 AddtlInf?:Max500Text
IdentificationSource3Choice: Cd:ExternalFinancialInstrumentIdentificationType1Code | Prtry:Max35Text
ImpliedCurrencyAmountRange1Choice: FrAmt:AmountRangeBoundary1 | ToAmt:AmountRangeBoundary1 |
  FrToAmt:FromToAmountRange1 | EQAmt:ImpliedCurrencyAndAmount | NEQAmt:ImpliedCurrencyAndAmount
ImpliedCurrencyAmountRangeChoice: FrAmt:AmountRangeBoundary1 | ToAmt:AmountRangeBoundary1 |
  FrToAmt:FromToAmountRange | EQAmt:ImpliedCurrencyAndAmount | NEQAmt:ImpliedCurrencyAndAmount
InterestRecord2: Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd:CreditDebitCode Tp?:InterestType1Choice
  Rate?:Rate4 FrToDt?:DateTimePeriod1 Rsn?:Max35Text Tax?:TaxCharges2
InterestType1Choice: Cd:InterestType1Code | Prtry:Max35Text
MessageIdentification2: MsgNmId?:Max35Text MsgId?:Max35Text
NumberAndSumOfTransactions1: NbOfNtries?:Max15NumericText Sum?:DecimalNumber
NumberAndSumOfTransactions2: NbOfNtries?:Max15NumericText Sum?:DecimalNumber TtlNetNtryAmt?:DecimalNumber
  CdtDbtInd?:CreditDebitCode
NumberAndSumOfTransactions4: NbOfNtries?:Max15NumericText Sum?:DecimalNumber
  TtlNetNtry?:AmountAndDirection35
OriginalAndCurrentQuantities1: FaceAmt:ImpliedCurrencyAndAmount AmtsdVal:ImpliedCurrencyAndAmount
OriginalBusinessQuery1: MsgId:Max35Text MsgNmId?:Max35Text CreDtTm?:ISODateTime
OtherIdentification1: Id:Max35Text Sfx?:Max16Text Tp:IdentificationSource3Choice
Pagination: PgNb:Max5NumericText LastPgInd:YesNoIndicator
Pagination1: PgNb:Max5NumericText LastPgInd:YesNoIndicator
PaymentCard4: PlainCardData?:PlainCardData1 CardCtryCd?:Exact3NumericText CardBrnd?:GenericIdentification1
  AddtlCardData?:Max70Text
PaymentContext3: CardPres?:TrueFalseIndicator CrdhldrPres?:TrueFalseIndicator
  OnLineCntxt?:TrueFalseIndicator AttndncCntxt?:AttendanceContext1Code TxEnvt?:TransactionEnvironment1Code
  TxChanl?:TransactionChannel1Code AttndntMsgCpbl?:TrueFalseIndicator AttndntLang?:ISO2ALanguageCode
  CardDataNtryMd:CardDataReading1Code FllbckInd?:TrueFalseIndicator AuthntcnMtd?:CardholderAuthentication2
PaymentReturnReason5: OrgnlBkTxCd?:BankTransactionCodeStructure4 Orgtr?:PartyIdentification135
  Rsn?:ReturnReason5Choice AddtlInf*:Max105Text
PlainCardData1: PAN:Min8Max28NumericText CardSeqNb?:Min2Max3NumericText FctvDt?:ISOYearMonth
  XpryDt:ISOYearMonth SvcCd?:Exact3NumericText TrckData*:TrackData1 CardSctyCd?:CardSecurityInformation1
PointOfInteraction1: Id:GenericIdentification32 SysNm?:Max70Text GrpId?:Max35Text
  Cpblties?:PointOfInteractionCapabilities1 Cmpnt*:PointOfInteractionComponent1
PointOfInteractionCapabilities1: CardRdngCpblties*:CardDataReading1Code
  CrdhldrVrfctnCpblties*:CardholderVerificationCapability1Code OnLineCpblties?:OnLineCapability1Code
  DispCpblties*:DisplayCapabilities1 PrtLineWidth?:Max3NumericText
PointOfInteractionComponent1: POICmpntTp:POIComponentType1Code ManfctrId?:Max35Text Mdl?:Max35Text
  VrsnNb?:Max16Text SrlNb?:Max35Text ApprvlNb*:Max70Text
Price7: Tp:YieldedOrValueType1Choice Val:PriceRateOrAmount3Choice
PriceRateOrAmount3Choice: Rate:PercentageRate | Amt:ActiveOrHistoricCurrencyAnd13DecimalAmount
Product2: PdctCd:Max70Text UnitOfMeasr?:UnitOfMeasure1Code PdctQty?:DecimalNumber
  UnitPric?:ImpliedCurrencyAndAmount PdctAmt?:ImpliedCurrencyAndAmount TaxTp?:Max35Text
  AddtlPdctInf?:Max35Text
ProprietaryAgent2: Tp:Max35Text Agt:BranchAndFinancialInstitutionIdentification4
ProprietaryAgent4: Tp:Max35Text Agt:BranchAndFinancialInstitutionIdentification6
ProprietaryBankTransactionCodeStructure1: Cd:Max35Text Issr?:Max35Text
ProprietaryDate2: Tp:Max35Text Dt:DateAndDateTimeChoice
ProprietaryDate3: Tp:Max35Text Dt:DateAndDateTime2Choice
ProprietaryParty2: Tp:Max35Text Pty:PartyIdentification32
ProprietaryParty5: Tp:Max35Text Pty:Party40Choice
ProprietaryPrice2: Tp:Max35Text Pric:ActiveOrHistoricCurrencyAndAmount
ProprietaryQuantity1: Tp:Max35Text Qty:Max35Text
ProprietaryReference1: Tp:Max35Text Ref:Max35Text
Rate3: Tp:RateType4Choice VldtyRg?:CurrencyAndAmountRange2
Rate4: Tp:RateType4Choice VldtyRg?:ActiveOrHistoricCurrencyAndAmountRange2
RateType4Choice: Pctg:PercentageRate | Othr:Max35Text
ReportEntry10: NtryRef?:Max35Text Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd:CreditDebitCode
  RvslInd?:TrueFalseIndicator Sts:EntryStatus1Choice BookgDt?:DateAndDateTime2Choice
  ValDt?:DateAndDateTime2Choice AcctSvcrRef?:Max35Text Avlbty*:CashAvailability1
  BkTxCd:BankTransactionCodeStructure4 ComssnWvrInd?:YesNoIndicator AddtlInfInd?:MessageIdentification2
  AmtDtls?:AmountAndCurrencyExchange3 Chrgs?:Charges6 TechInptChanl?:TechnicalInputChannel1Choice
  Intrst?:TransactionInterest4 CardTx?:CardEntry4 NtryDtls*:EntryDetails9 AddtlNtryInf?:Max500Text
ReportEntry2: NtryRef?:Max35Text Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd:CreditDebitCode
  RvslInd?:TrueFalseIndicator Sts:EntryStatus2Code BookgDt?:DateAndDateTimeChoice
  ValDt?:DateAndDateTimeChoice AcctSvcrRef?:Max35Text Avlbty*:CashBalanceAvailability2
  BkTxCd:BankTransactionCodeStructure4 ComssnWvrInd?:YesNoIndicator AddtlInfInd?:MessageIdentification2
  AmtDtls?:AmountAndCurrencyExchange3 Chrgs*:ChargesInformation6
  TechInptChanl?:TechnicalInputChannel1Choice Intrst*:TransactionInterest2 NtryDtls*:EntryDetails1
  AddtlNtryInf?:Max500Text
ReportingSource1Choice: Cd:ExternalReportingSource1Code | Prtry:Max35Text
ReturnReasonInformation10: OrgnlBkTxCd?:BankTransactionCodeStructure4 Orgtr?:PartyIdentification32
  Rsn?:ReturnReason5Choice AddtlInf*:Max105Text
SecuritiesAccount19: Id:Max35Text Tp?:GenericIdentification30 Nm?:Max70Text
SecurityIdentification19: ISIN?:ISINOct2015Identifier OthrId*:OtherIdentification1 Desc?:Max140Text
SecurityIdentification4Choice: ISIN:ISINIdentifier | Prtry:AlternateSecurityIdentification2
SequenceRange1: FrSeq:Max35Text ToSeq:Max35Text
SequenceRange1Choice: FrSeq:Max35Text | ToSeq:Max35Text | FrToSeq+:SequenceRange1 | EQSeq+:Max35Text |
  NEQSeq+:Max35Text
TaxCharges2: Id?:Max35Text Rate?:PercentageRate Amt?:ActiveOrHistoricCurrencyAndAmount
TechnicalInputChannel1Choice: Cd:ExternalTechnicalInputChannel1Code | Prtry:Max35Text
TotalTransactions2: TtlNtries?:NumberAndSumOfTransactions2 TtlCdtNtries?:NumberAndSumOfTransactions1
  TtlDbtNtries?:NumberAndSumOfTransactions1 TtlNtriesPerBkTxCd*:TotalsPerBankTransactionCode2
TotalTransactions6: TtlNtries?:NumberAndSumOfTransactions4 TtlCdtNtries?:NumberAndSumOfTransactions1
  TtlDbtNtries?:NumberAndSumOfTransactions1 TtlNtriesPerBkTxCd*:TotalsPerBankTransactionCode5
TotalsPerBankTransactionCode2: NbOfNtries?:Max15NumericText Sum?:DecimalNumber
  TtlNetNtryAmt?:DecimalNumber CdtDbtInd?:CreditDebitCode FcstInd?:TrueFalseIndicator
  BkTxCd:BankTransactionCodeStructure4 Avlbty*:CashBalanceAvailability2
TotalsPerBankTransactionCode5: NbOfNtries?:Max15NumericText Sum?:DecimalNumber
  TtlNetNtry?:AmountAndDirection35 CdtNtries?:NumberAndSumOfTransactions1
  DbtNtries?:NumberAndSumOfTransactions1 FcstInd?:TrueFalseIndicator BkTxCd:BankTransactionCodeStructure4
  Avlbty*:CashAvailability1 Dt?:DateAndDateTime2Choice
TrackData1: TrckNb?:Exact1NumericText TrckVal:Max140Text
TransactionAgents2: DbtrAgt?:BranchAndFinancialInstitutionIdentification4
  CdtrAgt?:BranchAndFinancialInstitutionIdentification4
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification4
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification4
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification4
  RcvgAgt?:BranchAndFinancialInstitutionIdentification4
  DlvrgAgt?:BranchAndFinancialInstitutionIdentification4
  IssgAgt?:BranchAndFinancialInstitutionIdentification4
  SttlmPlc?:BranchAndFinancialInstitutionIdentification4 Prtry*:ProprietaryAgent2
TransactionAgents5: InstgAgt?:BranchAndFinancialInstitutionIdentification6
  InstdAgt?:BranchAndFinancialInstitutionIdentification6
  DbtrAgt?:BranchAndFinancialInstitutionIdentification6
  CdtrAgt?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt1?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt2?:BranchAndFinancialInstitutionIdentification6
  IntrmyAgt3?:BranchAndFinancialInstitutionIdentification6
  RcvgAgt?:BranchAndFinancialInstitutionIdentification6
  DlvrgAgt?:BranchAndFinancialInstitutionIdentification6
  IssgAgt?:BranchAndFinancialInstitutionIdentification6
  SttlmPlc?:BranchAndFinancialInstitutionIdentification6 Prtry*:ProprietaryAgent4
TransactionDates2: AccptncDtTm?:ISODateTime TradActvtyCtrctlSttlmDt?:ISODate TradDt?:ISODate
  IntrBkSttlmDt?:ISODate StartDt?:ISODate EndDt?:ISODate TxDtTm?:ISODateTime Prtry*:ProprietaryDate2
TransactionDates3: AccptncDtTm?:ISODateTime TradActvtyCtrctlSttlmDt?:ISODate TradDt?:ISODate
  IntrBkSttlmDt?:ISODate StartDt?:ISODate EndDt?:ISODate TxDtTm?:ISODateTime Prtry*:ProprietaryDate3
TransactionIdentifier1: TxDtTm:ISODateTime TxRef:Max35Text
TransactionInterest2: Amt:ActiveOrHistoricCurrencyAndAmount CdtDbtInd:CreditDebitCode
  Tp?:InterestType1Choice Rate*:Rate3 FrToDt?:DateTimePeriodDetails Rsn?:Max35Text
TransactionInterest4: TtlIntrstAndTaxAmt?:ActiveOrHistoricCurrencyAndAmount Rcrd*:InterestRecord2
TransactionParties6: InitgPty?:Party40Choice Dbtr?:Party40Choice DbtrAcct?:CashAccount38
  UltmtDbtr?:Party40Choice Cdtr?:Party40Choice CdtrAcct?:CashAccount38 UltmtCdtr?:Party40Choice
  TradgPty?:Party40Choice Prtry*:ProprietaryParty5
TransactionParty2: InitgPty?:PartyIdentification32 Dbtr?:PartyIdentification32 DbtrAcct?:CashAccount16
  UltmtDbtr?:PartyIdentification32 Cdtr?:PartyIdentification32 CdtrAcct?:CashAccount16
  UltmtCdtr?:PartyIdentification32 TradgPty?:PartyIdentification32 Prtry*:ProprietaryParty2
TransactionPrice2Choice: DealPric:ActiveOrHistoricCurrencyAndAmount | Prtry+:ProprietaryPrice2
TransactionPrice4Choice: DealPric:Price7 | Prtry+:ProprietaryPrice2
TransactionQuantities1Choice: Qty:FinancialInstrumentQuantityChoice | Prtry:ProprietaryQuantity1
TransactionQuantities3Choice: Qty:FinancialInstrumentQuantity1Choice |
  OrgnlAndCurFaceAmt:OriginalAndCurrentQuantities1 | Prtry:ProprietaryQuantity1
TransactionReferences2: MsgId?:Max35Text AcctSvcrRef?:Max35Text PmtInfId?:Max35Text InstrId?:Max35Text
  EndToEndId?:Max35Text TxId?:Max35Text MndtId?:Max35Text ChqNb?:Max35Text ClrSysRef?:Max35Text
  Prtry?:ProprietaryReference1
TransactionReferences6: MsgId?:Max35Text AcctSvcrRef?:Max35Text PmtInfId?:Max35Text InstrId?:Max35Text
  EndToEndId?:Max35Text UETR?:UUIDv4Identifier TxId?:Max35Text MndtId?:Max35Text ChqNb?:Max35Text
  ClrSysRef?:Max35Text AcctOwnrTxId?:Max35Text AcctSvcrTxId?:Max35Text MktInfrstrctrTxId?:Max35Text
  PrcgId?:Max35Text Prtry*:ProprietaryReference1
YieldedOrValueType1Choice: Yldd:YesNoIndicator | ValTp:PriceValueType1Code
`;

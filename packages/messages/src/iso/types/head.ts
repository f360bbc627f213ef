/**
 * The business application header.
 * `Name: Element?:Type …` is a sequence, `A:Type | B:Type` a choice; `?` 0 or 1, `*` any number, `+` at least one.
 * Source: the ISO 20022 message definition reports.
 */
export const HEAD = `
BusinessApplicationHeader5: CharSet?:UnicodeChartsCode Fr:Party44Choice To:Party44Choice
  BizMsgIdr:Max35Text MsgDefIdr:Max35Text BizSvc?:Max35Text CreDt:ISODateTime CpyDplct?:CopyDuplicate1Code
  PssblDplct?:YesNoIndicator Prty?:BusinessMessagePriorityCode Sgntr?:SignatureEnvelope
BusinessApplicationHeaderV02: CharSet?:UnicodeChartsCode Fr:Party44Choice To:Party44Choice
  BizMsgIdr:Max35Text MsgDefIdr:Max35Text BizSvc?:Max35Text MktPrctc?:ImplementationSpecification1
  CreDt:ISODateTime BizPrcgDt?:ISODateTime CpyDplct?:CopyDuplicate1Code PssblDplct?:YesNoIndicator
  Prty?:BusinessMessagePriorityCode Sgntr?:SignatureEnvelope Rltd*:BusinessApplicationHeader5
ImplementationSpecification1: Regy:Max350Text Id:Max2048Text
Party44Choice: OrgId:PartyIdentification135 | FIId:BranchAndFinancialInstitutionIdentification6
SignatureEnvelope: #any
`;

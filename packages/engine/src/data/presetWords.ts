/** Other names of the common presets in requests; `_` joins the words of a phrase. */
export const PRESET_WORDS: Readonly<Record<string, string>> = {
  kyc: 'know_your_customer identity_check identity_verification kyc_check kyc_profile kyc_data id_verification',
  onboarding:
    'ouverture_de_compte apertura_de_cuenta abertura_de_conta apertura_conto kontoeröffnung założenie_konta alta_de_cliente alta_de_clientes kundenanlage sign_up signup new_customer account_opening user_registration',
  transfer:
    'payment zahlung zahlungen paiement paiements pago pagos pagamento pagamentos pagamenti betaling betalingen płatność überweisung überweisungen virement virements transferencia transferencias transferência transferências bonifico bonifici overboeking przelew przelewy wire_transfer money_transfer wire mt103 swift_mt103 bank_payment credit_transfer remittance_transfer transfer_bank bankoverføring bankoverførsel havale перевод переказ حوالة تحويل_بنكي 转账 振込 계좌이체 โอนเงิน chuyển_khoản',
  'card-payment':
    'card_transaction credit_card_payment debit_card_payment card_purchase online_payment checkout_payment',
  payroll:
    'gehaltsabrechnung gehaltsabrechnungen lohnabrechnung fiche_de_paie bulletin_de_paie fiches_de_paie nómina nóminas bulletin_de_salaire bulletins_de_salaire recibo_de_nómina recibos_de_nómina recibo_de_sueldo recibo_de_vencimento lista_płac pasek_wynagrodzeń slip_gaji lønseddel holerite contracheque busta_paga buste_paga cedolino loonstrook loonstroken lönebesked payslip pay_slip salary_slip wage_slip salary_payment payroll_record paycheck pay_stub paystub folha_de_pagamento folhas_de_pagamento maaş_bordrosu výplatní_páska lohnzettel lønslip palkkalaskelma bérjegyzék كشف_راتب 給与明細 工资单 工资条 급여명세서',
  invoice:
    'rechnung rechnungen facture factures factura facturas fatura faturas fattura fatture factuur facturen faktura faktury bill sales_invoice nota_fiscal notas_fiscais faktura_vat faktury_vat hóa_đơn ใบกำกับภาษี 請求書 发票 청구서',
  loan: 'loan_request credit_application mortgage_application préstamo_hipotecario crédit_immobilier hypothek hypotheek kredyt kredyt_hipoteczny konut_kredisi darlehen prêt préstamo empréstimo prestito mutuo lening pożyczka mkopo',
  sepa: 'sepa_transfer sepa_payment',
  'sepa-instant':
    'sct_inst sepa_instant_transfer sepa_instant_payment echtzeitüberweisung bonifico_istantaneo',
  'direct-debit':
    'direct_debit sdd sdd_core sepa_core_direct_debit sepa_mandate direct_debit_mandate direct_debit_payment lastschrift lastschriften sepa-lastschrift sepa_lastschrift basislastschrift lastschriftmandat sepa-mandat bankeinzug incasso automatische_incasso sepa_incasso adeudo_directo adeudo_sepa adeudo_domiciliado domiciliación domiciliación_bancaria domiciliaciones recibo_domiciliado addebito_diretto débito_direto',
  'mobile-money': 'mobile_money_transfer momo_payment',
  'wallet-payment': 'wallet_payment wallet_transfer phone_payment',
};

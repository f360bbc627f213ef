/** What else people call banks, by country: the name as the country's file writes it, then the others. */
export const BANK_NAMES: Readonly<Record<string, string>> = {
  ae: `Emirates NBD=ENBD; First Abu Dhabi Bank=FAB; Abu Dhabi Commercial Bank=ADCB; Dubai Islamic Bank=DIB; Abu Dhabi Islamic Bank=ADIB; Mashreq=Mashreqbank; RAKBANK=National Bank of Ras Al Khaimah; Commercial Bank of Dubai=CBD;
    HSBC Bank Middle East=HSBC`,
  ao: `Banco Angolano de Investimentos=BAI; Banco de Fomento Angola=BFA; Banco de Poupança e Crédito=BPC; Banco de Comércio e Indústria=BCI;
    Banco Millennium Atlântico=Atlântico`,
  ar: `Banco de la Nación Argentina=Banco Nación|BNA; Banco Provincia=Bapro|Banco de la Provincia de Buenos Aires; BBVA Argentina=BBVA Francés`,
  at: `Raiffeisenlandesbank NÖ-Wien=Raiffeisen Wien; BAWAG=BAWAG PSK`,
  au: `Commonwealth Bank=CBA|CommBank|Commonwealth Bank of Australia; National Australia Bank=NAB; ANZ=Australia and New Zealand Banking Group; Bank of Queensland=BOQ`,
  bd: `Islami Bank Bangladesh=IBBL|Islami Bank; Dutch-Bangla Bank=DBBL; United Commercial Bank=UCB; Eastern Bank=EBL;
    Mutual Trust Bank=MTB`,
  br: `Caixa Econômica Federal=Caixa|CEF; Nubank=Nu Pagamentos; Itaú Unibanco=Itaú; Banco Inter=Inter;
    Banco do Brasil=BB; Santander Brasil=Santander; BTG Pactual=BTG`,
  ca: `Royal Bank of Canada=RBC|Royal Bank; TD Canada Trust=TD|Toronto-Dominion|TD Bank; Scotiabank=Bank of Nova Scotia; Bank of Montreal=BMO; CIBC=Canadian Imperial Bank of Commerce; National Bank of Canada=Banque Nationale du Canada;
    ATB Financial=ATB`,
  cd: `Trust Merchant Bank=TMB; Equity BCDC=BCDC`,
  ch: `Zürcher Kantonalbank=ZKB; Banque Cantonale Vaudoise=BCV; Banque Cantonale de Genève=BCGE`,
  ci: `Société Générale Côte d’Ivoire=SGCI; NSIA Banque=NSIA`,
  cn: `Industrial and Commercial Bank of China=ICBC|中国工商银行|工商银行|工行; Agricultural Bank of China=ABC|中国农业银行|农业银行|农行; China Construction Bank=CCB|中国建设银行|建设银行|建行; Bank of China=BOC|中国银行|中行; China Merchants Bank=CMB|招商银行|招行; Bank of Communications=BoCom|交通银行; Postal Savings Bank of China=PSBC|中国邮政储蓄银行|邮储银行;
    Shanghai Pudong Development Bank=SPDB`,
  co: `Davivienda=Banco Davivienda; Scotiabank Colpatria=Colpatria`,
  cz: `ČSOB=Československá obchodní banka; Komerční banka=KB;
    Česká spořitelna=Spořitelna; MONETA Money Bank=Moneta`,
  de: `DKB=Deutsche Kreditbank; HypoVereinsbank=HVB|UniCredit Bank; ING=ING-DiBa; Hamburger Sparkasse=Haspa; Stadtsparkasse München=SSKM|Sparkasse München;
    Deutsche Bank=Deutsche Bank AG; Berliner Sparkasse=Sparkasse Berlin; Santander Consumer Bank=Santander`,
  dz: `Banque Nationale d'Algérie=BNA; Crédit Populaire d'Algérie=CPA; Banque Extérieure d'Algérie=BEA;
    Banque de Développement Local=BDL; CNEP-Banque=CNEP`,
  ec: `Banco Pichincha=Pichincha`,
  eg: `National Bank of Egypt=NBE|البنك الأهلي المصري|الأهلي; Banque Misr=بنك مصر; Banque du Caire=بنك القاهرة; Commercial International Bank (CIB)=CIB; Bank of Alexandria=AlexBank;
    Arab African International Bank=AAIB`,
  es: `BBVA=Banco Bilbao Vizcaya Argentaria; CaixaBank=La Caixa|Caixa;
    Banco Santander=Santander; Banco Sabadell=Sabadell; Unicaja Banco=Unicaja`,
  et: `Commercial Bank of Ethiopia=CBE; Bank of Abyssinia=BoA|BoA Ethiopia;
    Nib International Bank=Nib Bank; Cooperative Bank of Oromia=Coop Bank Oromia`,
  fi: `OP Ryhmä=OP|Osuuspankki|OP Bank`,
  fr: `LCL=Le Crédit Lyonnais|Crédit Lyonnais; CIC=Crédit Industriel et Commercial; BoursoBank=Boursorama; Société Générale=SocGen|SG; BNP Paribas=BNP;
    La Banque Postale=Banque Postale`,
  gb: `Royal Bank of Scotland=RBS; NatWest=National Westminster; HSBC UK=HSBC; Santander UK=Abbey|Santander; The Co-operative Bank=Co-op Bank; Virgin Money=Clydesdale;
    Lloyds Bank=Lloyds; Nationwide=Nationwide Building Society`,
  gh: `GCB Bank=Ghana Commercial Bank; Agricultural Development Bank=ADB`,
  gr: `National Bank of Greece=NBG|Εθνική Τράπεζα; Piraeus Bank=Τράπεζα Πειραιώς|Πειραιώς`,
  hk: `HSBC=Hongkong and Shanghai Banking Corporation|滙豐|匯豐; Bank of China (Hong Kong)=BOCHK; Hang Seng Bank=恒生銀行|Hang Seng;
    Bank of East Asia=BEA`,
  hr: `Privredna banka Zagreb=PBZ; Zagrebačka banka=Zaba; Hrvatska poštanska banka=HPB; Raiffeisenbank Austria=RBA`,
  hu: `OTP Bank=OTP; K&H Bank=K H`,
  id: `Bank Rakyat Indonesia (BRI)=BRI; Bank Central Asia (BCA)=BCA; Bank Negara Indonesia (BNI)=BNI; Bank Syariah Indonesia=BSI; Bank Tabungan Negara (BTN)=BTN;
    Bank Mandiri=Mandiri; CIMB Niaga=CIMB`,
  ie: `AIB=Allied Irish Banks|Allied Irish Bank; Permanent TSB=PTSB; Bank of Ireland=BOI`,
  il: `Bank Hapoalim=Hapoalim|בנק הפועלים|הפועלים; Bank Leumi=Leumi|בנק לאומי|לאומי; Mizrahi Tefahot Bank=Mizrahi|מזרחי טפחות;
    Israel Discount Bank=Discount Bank|בנק דיסקונט`,
  in: `State Bank of India=SBI|स्टेट बैंक; Punjab National Bank=PNB; Bank of Baroda=BoB|Baroda; Union Bank of India=UBI; Bank of India=BoI; Kotak Mahindra Bank=Kotak|Kotak Bank; IDFC FIRST Bank=IDFC; Indian Overseas Bank=IOB;
    HDFC Bank=HDFC; ICICI Bank=ICICI`,
  it: `Intesa Sanpaolo=Intesa; BNL=Banca Nazionale del Lavoro; Monte dei Paschi di Siena=MPS|Monte dei Paschi; BancoPosta=Poste Italiane; Credem=Credito Emiliano;
    FinecoBank=Fineco`,
  jo: `Housing Bank for Trade and Finance=Housing Bank; Bank al Etihad=Etihad`,
  jp: `MUFG Bank=三菱UFJ銀行|Mitsubishi UFJ|MUFG|三菱UFJ; Sumitomo Mitsui Banking Corporation=SMBC|三井住友銀行|三井住友|Sumitomo Mitsui; Mizuho Bank=みずほ銀行|みずほ; Japan Post Bank=ゆうちょ銀行|Yucho|ゆうちょ|JP Bank; Rakuten Bank=楽天銀行;
    Resona Bank=りそな銀行`,
  ke: `KCB Bank Kenya=Kenya Commercial Bank; Co-operative Bank of Kenya=Co-op Bank|Cooperative Bank; Diamond Trust Bank=DTB; GTBank Kenya=Guaranty Trust Bank; Absa Bank Kenya=Barclays;
    Equity Bank Kenya=Equity`,
  kr: `KB Kookmin Bank=Kookmin|국민은행|KB|KB국민은행; NH NongHyup Bank=NongHyup|농협|농협은행; Shinhan Bank=신한은행|신한; Woori Bank=우리은행; Hana Bank=하나은행; KakaoBank=카카오뱅크; Industrial Bank of Korea=IBK|기업은행`,
  kw: `National Bank of Kuwait=NBK|بنك الكويت الوطني; Kuwait Finance House=KFH; Commercial Bank of Kuwait=CBK; Al Ahli Bank of Kuwait=ABK; Kuwait International Bank=KIB`,
  lb: `Bank Audi=Audi Bank; BLOM Bank=BLOM`,
  lk: `Commercial Bank of Ceylon=ComBank|Commercial Bank; Hatton National Bank=HNB; Bank of Ceylon=BOC; National Savings Bank=NSB`,
  lu: `Spuerkeess=BCEE; BGL BNP Paribas=BGL`,
  ma: `Banque Populaire=BCP|Chaabi; Attijariwafa Bank=AWB|Attijari|Attijariwafa; Bank of Africa=BMCE; Saham Bank=Société Générale Maroc;
    Crédit Agricole du Maroc=CAM`,
  mu: `Mauritius Commercial Bank=MCB; SBM Bank (Mauritius)=State Bank of Mauritius|SBM`,
  mx: `BBVA México=Bancomer|BBVA Bancomer; Banamex=Citibanamex;
    Banco Azteca=Azteca; Inbursa=Banco Inbursa`,
  my: `Maybank=Malayan Banking; Bank Islam=BIMB;
    Public Bank=PBB; Hong Leong Bank=HLB`,
  mz: `Millennium bim=BIM`,
  na: `First National Bank of Namibia=FNB|FNB Namibia`,
  ng: `Guaranty Trust Bank=GTBank|GTB|GTCO|GT; First Bank of Nigeria=FirstBank|FBN; United Bank for Africa=UBA; First City Monument Bank=FCMB; Stanbic IBTC Bank=Stanbic|Stanbic IBTC; Union Bank of Nigeria=UnionBank;
    Zenith Bank=Zenith; Access Bank=Access Bank Plc; Ecobank Nigeria=Ecobank`,
  nl: `ABN AMRO=ABN; Van Lanschot Kempen=Van Lanschot;
    Rabobank=Rabo`,
  nz: `Bank of New Zealand=BNZ; ANZ Bank New Zealand=ANZ; ASB Bank=ASB`,
  om: `Bank Muscat=بنك مسقط;
    National Bank of Oman=NBO`,
  pe: `Banco de Crédito del Perú=BCP|Banco de Crédito; Interbank=IBK Perú`,
  ph: `Bank of the Philippine Islands=BPI; Land Bank of the Philippines=LandBank; Philippine National Bank=PNB;
    BDO Unibank=BDO|Banco de Oro; UnionBank of the Philippines=UnionBank; China Banking Corporation=ChinaBank;
    Development Bank of the Philippines=DBP`,
  pk: `Habib Bank (HBL)=HBL; National Bank of Pakistan=NBP; United Bank (UBL)=UBL; MCB Bank=MCB|Muslim Commercial Bank;
    Meezan Bank=Meezan; Bank Alfalah=Alfalah`,
  pl: `PKO Bank Polski=PKO BP|PKO; Bank Pekao=Pekao|Pekao SA;
    Santander Bank Polska=Santander|Santander Polska; ING Bank Śląski=ING; Citi Handlowy=Handlowy`,
  pt: `Caixa Geral de Depósitos=CGD|Caixa|Caixa Geral; Millennium bcp=BCP|Millennium;
    Banco BPI=BPI`,
  qa: `QNB=Qatar National Bank; QIIB=Qatar International Islamic Bank;
    Qatar Islamic Bank=QIB`,
  ro: `BCR=Banca Comercială Română; BRD=BRD Groupe Société Générale; Banca Transilvania=BT|Transilvania`,
  rs: `NLB Komercijalna banka=Komercijalna`,
  rw: `Bank of Kigali=BK; BPR Bank Rwanda=BPR`,
  sa: `Saudi National Bank=SNB|الأهلي|NCB|AlAhli|الأهلي السعودي; Al Rajhi Bank=الراجحي|مصرف الراجحي|Rajhi; Riyad Bank=بنك الرياض;
    Saudi Awwal Bank=SAB|SABB; Alinma Bank=الإنماء|Alinma`,
  se: `SEB=Skandinaviska Enskilda Banken|Skandinaviska Enskilda; Handelsbanken=Svenska Handelsbanken|SHB;
    Skandiabanken=Skandia`,
  sg: `DBS Bank=DBS|POSB|DBS/POSB; United Overseas Bank=UOB; OCBC Bank=Oversea-Chinese Banking Corporation|OCBC`,
  sk: `Slovenská sporiteľňa=SLSP|Sporiteľňa; VÚB banka=VÚB`,
  sn: `Société Générale Sénégal=SGSN|SGBS`,
  th: `Kasikornbank=KBank|กสิกรไทย|ธนาคารกสิกรไทย; Bangkok Bank=ธนาคารกรุงเทพ|BBL; Siam Commercial Bank=SCB|ไทยพาณิชย์; Krungthai Bank=KTB|กรุงไทย; Bank of Ayudhya (Krungsri)=Krungsri|กรุงศรี; TMBThanachart (ttb)=ttb|TMB;
    Government Savings Bank=GSB|ออมสิน`,
  tn: `Banque Nationale Agricole=BNA; BH Bank=Banque de l'Habitat; Arab Tunisian Bank=ATB`,
  tr: `Türkiye İş Bankası=İşbank|İş Bankası; Garanti BBVA=Garanti|Garanti Bankası; VakıfBank=Vakıflar Bankası; QNB Bank=Finansbank; TEB=Türk Ekonomi Bankası; Yapı Kredi=YKB;
    Ziraat Bankası=Ziraat|TC Ziraat Bankası`,
  tz: `CRDB Bank=CRDB; NMB Bank=NMB; National Bank of Commerce=NBC`,
  ua: `PrivatBank=ПриватБанк|Privat; monobank (Universal Bank)=monobank|монобанк|Mono; Oschadbank=Ощадбанк; PUMB=ПУМБ|FUIB; UKRSIBBANK=Укрсиббанк`,
  us: `JPMorgan Chase=Chase|JPMorgan|JP Morgan|Chase Bank; Bank of America=BofA|BoA; Citibank=Citi; U.S. Bank=USB|US Bancorp; PNC Bank=PNC; Capital One=CapOne;
    TD Bank=TD`,
  uy: `Banco República=BROU`,
  vn: `Agribank=Ngân hàng Nông nghiệp; Vietcombank=VCB; VietinBank=CTG; MB Bank=MBBank; Techcombank=TCB`,
  za: `First National Bank=FNB; Absa Bank=ABSA; TymeBank=Tyme; Capitec Bank=Capitec;
    Standard Bank=Standard Bank SA`,
  zm: `First National Bank Zambia=FNB|FNB Zambia`,
  zw: `CBZ Bank=CBZ; POSB=Peoples Own Savings Bank`,
};

/** Words before a thing that mean its number. */
export const NUMBER_OF =
  'número_de número_do número_da número_de_la número_del numéro_de numéro_du numéro_de_la numero_di numero_della numero_del numer';

/** Names of the common fields in widely spoken languages; `_` joins the words of a phrase. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: `imen nime vardai vardų vārdi vārdu nöfn نام שמות namen nomi nombre nombre_completo nom nom_complet nome nome_completo vollständiger_name voller_name naam volledige_naam navn fullt_navn
    namn nimi imię_i_nazwisko jméno név nume isim ad_soyad họ_tên ім'я імена імен имя имена имён имен фио піб imion imiona_i_nazwiska jmen 名字 όνομα الاسم اسم أسماء 姓名 名前 氏名 이름 नाम ชื่อ שם nama jina majina ονόματα ονοματεπώνυμο navne nimet nimeä nimiä nimed nevek imena isimler নাম pangalan име`,
  first:
    'vorname vornamen prénom primer_nombre nombre_de_pila voornaam voornamen förnamn fornavn etunimi imię imiona křestní_jméno utónév prenume primeiro_nome',
  last: `geburtsname mädchenname nom_de_naissance apellido_de_soltera nombre_de_soltera nome_de_solteira cognome_da_nubile nazwisko_panieńskie nachname nachnamen familienname familiennamen nom_de_famille apellido apellidos cognome sobrenome apelido achternaam achternamen efternamn etternavn
    efternavn sukunimi nazwisko nazwiska příjmení vezetéknév soyadı soyad прізвище фамилия 姓 の名字 苗字 姓氏 nazwisk`,
  sex: 'geschlecht sexe sexo género sesso geslacht kön kjønn køn płeć pohlaví cinsiyet стать пол 性別 性别 성별',
  dob: `tanggal_lahir tarikh_lahir วันเกิด تاريخ_ميلاد تواريخ_ميلاد תאריך_לידה תאריכי_לידה tarehe_ya_kuzaliwa tarehe_za_kuzaliwa dat_urodzenia dat_narození datum_rođenja datum_rojstva дата_на_раждане gimimo_data dzimšanas_datums sünnikuupäev fæðingardagur জন্ম_তারিখ تاریخ_پیدائش geburtsdatum geburtstag date_de_naissance fecha_de_nacimiento nacimiento data_de_nascimento data_di_nascita geboortedatum
    födelsedatum fødselsdato syntymäaika data_urodzenia datum_narození születési_dátum data_nașterii doğum_tarihi ngày_sinh
    дата_народження дата_рождения ημερομηνία_γέννησης تاريخ_الميلاد 生年月日 出生日期 생년월일 जन्म_तिथि`,
  id: `ausweisnummer personalausweis carte_d'identité numéro_d'identité documento_de_identidad cédula_de_identidad carnet_de_identidad carta_d'identità
    identiteitskaart identitetskort kimlik رقم_الهوية الهوية أرقام_هوية هوية رقم_قومي رقم_وطني رقم_شخصي 身份证 身分証 신분증 주민번호 kitambulisho tarjeta_de_identidad`,
  passport: `pasnummer pasnumre pasů cestovních_pasů cestovné_pasy potni_list potni_listi potnih_listov паспорти паспортів পাসপোর্ট דרכונים pasipoti paspoorten passeport numéro_de_passeport pasaporte número_de_pasaporte passaporte passaporto reisepass reisepassnummer passnummer
    paspoort paspoortnummer pass_number cestovní_pas pasaport паспорт διαβατήριο
    جواز_السفر جواز_سفر 护照 護照 パスポート 여권 पासपोर्ट หนังสือเดินทาง דרכון hộ_chiếu paspor`,
  licence: `führerschein permis_de_conduire licencia_de_conducir permiso_de_conducir carnet_de_conducir carta_de_condução     rijbewijs permis_de_conducere     رخصة_القيادة 驾照 運転免許 운전면허`,
  avatar: 'foto bild profilbild photo_de_profil foto_de_perfil 头像 写真',
  phone: `telefonních_čísel telefonní_čísla telefónnych_čísel telefónne_čísla brojeva_telefona brojevi_telefona broj_telefona telefonskih_številk telefonske_številke telefonska_številka телефонни_номера телефонен_номер номера_телефонов номера_телефона номерів_телефону номери_телефонів telefono_numeriai telefono_numerių telefono_numeris tālruņa_numuri tālruņa_numurs tālruņu_numuri telefoninumbrit telefoninumbrid telefoninumber símanúmer فون_نمبر فون_نمبرز موبائل_نمبر nambari_za_simu namba_za_simu nambari_ya_simu telefoonnommer telefoonnommers cep_telefonu cep_numarası telefonnummer telefon handynummer mobilnummer mobiltelefon téléphone numéro_de_téléphone téléphone_portable numéro_de_portable     teléfono número_de_teléfono móvil celular número_de_celular telefone número_de_telefone telemóvel telefono numero_di_telefono
    cellulare telefoonnummer telefoon mobiel puhelinnumero puhelin numer_telefonu telefonszám telefonní_číslo telefónne_číslo
    număr_de_telefon telefon_numarası số_điện_thoại nomor_telepon nomor_hp namba_ya_simu simu телефон номер_телефону номер_телефона
    τηλέφωνο κινητό هاتف رقم_الهاتف رقم_هاتف جوال الجوال الهاتف رقم_الجوال أرقام_هواتف أرقام_هاتف هواتف أرقام_الهواتف 电话 电话号码 手机号 手机号码 電話 電話番号 携帯番号 전화번호 휴대폰_번호
    फ़ोन फोन फ़ोन_नंबर फोन_नंबर मोबाइल_नंबर телефоном телефона телефони телефонів เบอร์โทร เบอร์โทรศัพท์ טלפון מספר_טלפון ফোন ফোন_নম্বর মোবাইল_নম্বর no_hp no_telp no_telepon telepono`,
  landline:
    'festnetz festnetznummer téléphone_fixe numéro_fixe teléfono_fijo número_fijo telefone_fixo telefono_fisso numero_fisso vaste_telefoon vast_nummer telefon_stacjonarny numer_stacjonarny sabit_telefon 固定電話 固定电话 유선전화',
  email: `e-postadress e-postadresse e-postadresser sähköpostiosoite sähköpostiosoitteet sähköpostiosoitetta adresów_e-mail adresy_e-mail e-mailů e-mailov e-mail_cím e-mail_címek e-mail_adresa e-mail_adrese e-posta_adresi e-posta_adresleri el_pašto_adresas el_pašto_adresai електронна_адреса електронні_адреси електронних_адрес alamat_email alamat_e-mel maila barua_pepe indirizzo_email indirizzo_e-mail indirizzi_email dirección_de_correo dirección_de_correo_electrónico dirección_de_email endereço_de_email endereço_de_e-mail gmail_address e-mail-adresse mailadresse courriel adresse_e-mail adresse_mail correo correo_electrónico correio_eletrônico posta_elettronica
    e-mailadres e-post sähköposti adres_e-mail adres_email e-posta البريد_الإلكتروني بريد_إلكتروني อีเมล ईमेल אימייל ইমেইল почта почты почтой пошта пошти поштою электронная_почта 邮箱 メール メールアドレス 이메일 имейл имейли`,
  street:
    'straße straßen rue calle rua straat gata gade katu ulica ulice utca stradă sokak вулиця улица οδός شارع 街道',
  address: `osoitetta osoitteet osoitteita adries naslov naslovi naslovov διευθύνσεις διευθύνσεων aadress aadressi aadressid heimilisfang heimilisföng adresai adresų címek címet پتہ پتے عناوين כתובות lieferadresse lieferadressen rechnungsadresse lieferanschrift adresse_de_livraison adresse_de_facturation dirección_de_envío dirección_de_facturación endereço_de_entrega indirizzo_di_spedizione adresse adressen anschrift anschriften dirección direccion endereço morada indirizzo adres adress osoite cím adresa adresi địa_chỉ alamat anwani
    адреса адрес адреси адресов адресів adresów adresy adresses διεύθυνση عنوان العنوان 地址 住所 주소 पता ที่อยู่ כתובת ঠিকানা`,
  city: 'stadt städte ort orte wohnort woonplaats localidad località miejscowość ville ciudad cidade città stad kaupunki miasto miasta město mesto város oraș şehir місто город πόλη مدينة 城市 都市 도시',
  region:
    'bundesland kanton provincia província departamento comunidad_autónoma région voivodeship województwo oblast область 省 都道府県',
  postcode: `postleitzahl plz cp code_postal codes_postaux códigos_postales códigos_postais codici_postali código_postal codice_postale postnummer postinumero kod_pocztowy psč irányítószám cod_poștal
    posta_kodu поштовий_індекс почтовый_индекс индекс ταχυδρομικός_κώδικας الرمز_البريدي 邮编 邮政编码 郵便番号 우편번호 kode_pos`,
  lat: 'breitengrad latitud',
  lon: 'längengrad longitud',
  bank: 'banque banco banca banka bankname банк τράπεζα بنك 银行 銀行 은행',
  account: `kont_bankowych konta_bankowe rachunków_bankowych bankovní_účet bankovní_účty bankovních_účtů bankový_účet bankové_účty bankových_účtov conturi_bancare bankovni_račun bankovni_računi bankovnih_računa bančni_račun bančni_računi bančnih_računov банківський_рахунок банківські_рахунки банківських_рахунків банковский_счет банковские_счета банковских_счетов τραπεζικός_λογαριασμός τραπεζικοί_λογαριασμοί τραπεζικούς_λογαριασμούς banka_hesabı banka_hesapları banko_sąskaita banko_sąskaitos banko_sąskaitų bankas_konts bankas_konti bankas_kontu pangakonto pangakontod pangakontot rekening_bank akaun_bank 银行账户 ব্যাংক_অ্যাকাউন্ট ব্যাংক_হিসাব بینک_اکاؤنٹ حساب_بنكي حسابات_بنكية חשבונות_בנק akaunti_ya_benki akaunti_za_benki rekening nomor_rekening no_rekening kontonummer konto konten bankkonto bankkonten bankverbindung compte compte_bancaire numéro_de_compte cuenta cuenta_bancaria número_de_cuenta
    conta conta_bancária número_da_conta número_de_conta conto conto_corrente numero_di_conto rekeningnummer bankrekening tilinumero
    numer_konta numer_konta_bankowego numer_rachunku numer_rachunku_bankowego konto_bankowe číslo_účtu číslo_účtu bankszámlaszám cont_bancar hesap_numarası số_tài_khoản tài_khoản tài_khoản_ngân_hàng खाता बैंक_खाता खाता_संख्या nomor_rekening рахунок
    номер_рахунку счёт λογαριασμός حساب رقم_الحساب 账号 账户 银行账号 口座 口座番号 銀行口座 계좌번호 계좌 은행계좌 은행_계좌
    cont conturi сметка банкова_сметка számla bankszámla számlaszám akaunti akaun บัญชี เลขบัญชี บัญชีธนาคาร pankkitili tekući_račun sąskaita חשבון_בנק מספר_חשבון`,
  swift: 'código_swift code_bic code_swift bic-code swift-code codice_swift kod_swift',
  iban: 'آيبان رقم_الآيبان numéro_iban número_iban iban-nummer numer_iban ibanů ibanov ibanów',
  bankcode: 'bankleitzahl blz code_banque código_bancario código_do_banco codice_banca',
  card: `kart_kredytowych kreditních_karet kreditní_karty kreditná_karta kreditné_karty kreditných_kariet card_de_credit carduri carduri_de_credit kartica kartice kreditna_kartica kreditne_kartice kreditnih_kartica kreditnih_kartic кредитна_карта кредитни_карти кредитних_карток кредитні_картки кредитная_карта кредитные_карты кредитных_карт πιστωτική_κάρτα πιστωτικές_κάρτες πιστωτικών_καρτών κάρτα κάρτες kredito_kortelė kredito_kortelės kredito_kortelių kredītkarte kredītkartes kredītkaršu krediitkaart krediitkaardi krediitkaarti krediitkaardid luottokortit luottokorttia kartu_kredit kad_kredit thẻ_tín_dụng thẻ_ngân_hàng บัตรเครดิต क्रेडिट_कार्ड ক্রেডিট_কার্ড کریڈٹ_کارڈ כרטיס_אשראי כרטיסי_אשראי بطاقات_ائتمان kadi_ya_mkopo kadi_za_mkopo kredietkaart kredietkaarte cartões_de_crédito kreditkarte kreditkarten kreditkartennummer karte karten kartennummer carte_bancaire carte_de_crédit numéro_de_carte tarjeta tarjeta_de_crédito
    número_de_tarjeta cartão cartões cartão_de_crédito número_do_cartão carta_di_credito numero_di_carta creditcardnummer kreditkort
    luottokortti karta karty karta_kredytowa karty_kredytowe numer_karty numer_karty_kredytowej kreditní_karta bankkártya kredi_kartı кредитна_картка банковская_карта بطاقة_ائتمان
    карта карты карту картка картки номер_карты номер_картки 卡号 银行卡 银行卡号 信用卡 カード番号 クレジットカード 카드번호 신용카드 kart kart_numarası banka_kartı`,
  cvv: 'prüfziffer cryptogramme código_de_segurança código_de_seguridad codice_di_sicurezza セキュリティコード 安全码 보안코드',
  expiry:
    'ablaufdatum gültig_bis date_d’expiration fecha_de_vencimiento fecha_de_caducidad data_de_validade scadenza vervaldatum validade data_ważności son_kullanma_tarihi 有効期限 有效期 유효기간',
  tax: `steuernummer steueridentifikationsnummer numéro_fiscal identifiant_fiscal número_fiscal identificación_fiscal
    identificación_tributaria identificação_fiscal número_de_contribuinte belastingnummer skattenummer vergi_numarası
    vergi_no numer_podatkowy податковий_номер инн іпн الرقم_الضريبي पैन पैन_कार्ड पैन_नंबर 税号 納税者番号`,
  vat: 'umsatzsteuer-id ust-id mehrwertsteuernummer numéro_de_tva tva número_de_iva iva btw-nummer momsnummer kdv',
  ssn: `sozialversicherungsnummer sozialversicherung numéro_de_sécurité_sociale sécurité_sociale seguridad_social
    número_de_seguridad_social segurança_social número_de_segurança_social seguro_social número_de_seguro_social sicurezza_sociale`,
  health: 'krankenversicherungsnummer krankenversicherung assurance_maladie seguro_médico tarjeta_sanitaria',
  voter: "carte_d'électeur credencial_de_elector",
  amount: 'betrag montant importe monto valor importo bedrag kwota 金额 金額',
  currency: 'währung moneda divisa moeda valuta waluta 货币 通貨',
  merchant: 'händler commerçant comerciante comercio esercente',
  reference: 'verwendungszweck zahlungsreferenz référence referencia referência riferimento',
  balance: 'kontostand solde saldo',
  employer: 'arbeitgeber employeur empleador empregador datore_di_lavoro werkgever pracodawca firmenname',
  job: 'beruf métier puesto profesión profissão professione beroep zawód meslek 职业 職業',
  income:
    'gehalt einkommen salaire revenu salario sueldo ingresos salário renda stipendio reddito inkomen wynagrodzenie maaş',
  plate: `kennzeichen kfz-kennzeichen matrícula_de_coche placa_de_carro targa_auto nummernschild autokennzeichen plaque_d'immatriculation immatriculation matrícula placa targa     nummerplaat plaka 车牌 車牌 ナンバープレート`,
  username: 'benutzername nom_d’utilisateur nombre_de_usuario nome_utente nome_de_usuário gebruikersnaam',
  ip: 'ip-adresse adresse_ip dirección_ip',
};

/** Further English names of the common fields, in requests and columns. Specs do not accept them. */
export const MORE_WORDS: Readonly<Record<string, string>> = {
  bank: 'name_of_bank name_of_the_bank banks',
  phone: 'mobile_numbers',
  city: 'city_of_residence',
  postcode: 'post_codes',
  lon: 'longitudes',
  name: 'customer_names name_and_surname first_and_last_names',
  first: 'given_names first_names',
  last: 'last_names family_names',
  native:
    'name_in_local_script name_in_native_language name_in_original_script name_in_local_language native_spelling original_script',
  dob: 'birth_dates dates_of_birth',
  street: 'street_and_number street_and_house_number',
  loanamount: 'amount_of_loan',
  loanterm: 'months_of_loan',
  card: 'credit_cards american_express visa_card payment_card_number',
  brand: 'type_of_card',
  tax: 'tax_ids income_tax_number tax_payer_id tax_pin fiscal_id',
  amount: 'amount_of_money payment_sum purchase_amount',
  date: 'date_of_transaction date_of_payment',
  balance: 'account_balances',
  job: 'job_titles',
  plate:
    'number_plates vehicle_registration_plate vehicle_plate_number car_registration_number car_plate_number',
  employer: 'name_of_employer business_name workplace',
  passport: 'travel_passport passport_code',
  mrz: 'passport_machine_readable_zone machine_readable_passport mrz_lines',
  health: 'health_service_number medical_insurance_number patient_number medical_number',
  voter: 'electoral_number voters_id voters_card voter_registration',
  licence: "driver's_permit driving_permit driver_permit driver's_license drivers_licence_number",
  landline: 'house_phone office_phone fixed_phone fixed_line_number fixed_phone_number',
  ip: 'internet_address ip_number',
  useragent: 'browser_agent browser_user_agent',
  ssn: 'social_security_card social_insurance_no social_number',
  vat: 'sales_tax_id eu_vat_number value_added_tax_number',
  merchant: 'retailer',
  reference: 'remittance_information reference_code',
  income: 'monthly_earnings',
  id: 'citizen_number identification_card',
  account: 'bank_number checking_account savings_account current_account',
};

/**
 * Names of columns and properties in addition to the fields' own names, by their meaning, the best meaning first;
 * `_` joins the words of a name.
 */
export const COLUMN_WORDS: Readonly<Record<string, string>> = {
  name: 'nm fullname displayname person_name contact_name account_holder cardholder holder_name account_name cardholder_name',
  first: 'given fname given_nm first_nm forenames given_names',
  last: 'family lname last_nm',
  'person.salutation': 'salutation honorific name_prefix courtesy_title form_of_address',
  'person.family|last': 'maiden_name birth_name',
  'person.middle': 'middle_name mname second_given_name patronymic',
  'person.age|any.int:18,90': 'age age_in_years',
  'person.year|any.int:1936,2007': 'birth_year year_of_birth',
  sex: 'sex_at_birth administrative_gender gender_code',
  dob: 'born born_on birth_dt date_born',
  phone: 'contact_phone work_phone phone1 telecom telefax fax fax_number mob_nb phne_nb',
  email: 'email_adr login_email contact_email work_email emailaddr',
  street:
    'strt_nm address1 address_line1 addr1 address_1 line1 line street_line street_address_line adr_line street1',
  'any.enum:Apt 4B,Apt 12,Suite 210,Unit 5,Floor 3,Building C':
    'address2 address_line2 addr2 line2 street2 street_line2 street_address2 address_line_two',
  city: 'twn_nm locality address_city post_town suburb ort place_of_birth birthplace birth_place birth_city city_of_birth',
  'region|person.state': 'state province',
  'person.state|region': 'state_code province_code region_code state_abbr state_abbreviation state_cd',
  region:
    'ctry_sub_dvsn subdivision region_name state_name state_province province_state administrative_area',
  postcode: 'pst_cd postal zip5 post_cd',
  swift: 'bicfi bic_fi bic11 bank_bic swift_bic_code',
  'iban|account': 'iban_number iban_no iban_code bank_iban account_iban',
  lat: 'geo_lat',
  lon: 'geo_lon geo_lng long',
  card: 'pan cardno card_no card_pan',
  expiry: 'card_expiry expiration expiry_month_year',
  'expiry|any.datetime:2026,2028': 'exp',
  id: 'nationality_id identity_no person_number identification nin',
  employer: 'employer works_for',
  job: 'job occupation role_title',
  income: 'base_salary monthly_income monthly_salary',
  'person.salary':
    'annual_income annual_salary yearly_income yearly_salary income_per_year salary_per_year annual_gross_salary gross_annual_income jahresgehalt jahreseinkommen',
  username: 'handle nick account_login',
  currency: 'ccy curr cur currency_iso',
  reference: 'end_to_end_id msg_id instr_id pmt_inf_id ustrd remittance_text',
  amount:
    'total sum subtotal total_amount grand_total net_amount gross_amount order_total invoice_total paid_amount payment_amount instd_amt amt charge fee cost value_amount transaction_amount tax_amount',
  'product.price|amount': 'price unit_price list_price sale_price retail_price base_price purchase_price',
  'product.name|any.words:2': 'product article item_name product_title',
  'product.brand|any.word': 'brand make manufacturer_name',
  'product.category|any.word': 'category product_type genre',
  'any.enum:Sales,Customer Service,Logistics,Finance,Human Resources,Marketing':
    'department dept department_name',
  'product.description|any.sentence': 'product_description',
  'product.sku|any.digits:8': 'sku article_number product_code item_code part_number article_no',
  'product.ean|any.ean': 'ean gtin gtin13 ean13 upc barcode',
  'product.stock|any.int:0,500': 'stock in_stock stock_level inventory stock_quantity on_hand',
  'product.weight|any.float:0.1,30,2': 'weight weight_kg',
  'product.rating|any.float:1,5,1': 'rating stars score review_score',
  'company.name|employer':
    'company company_name organization organization_name organisation supplier_name vendor_name business manufacturer',
  'company.website|any.url': 'website homepage web_site site_url',
  'company.industry|any.word': 'industry sector branch_of_industry',
  'company.lei': 'lei lei_code',
  'company.employees|any.int:1,500': 'employees employee_count headcount number_of_employees staff_count',
  'company.founded|any.int:1950,2024': 'founded founding_year year_founded',
  'company.revenue|any.int:10000,5000000': 'revenue turnover annual_revenue',
  'company.registration|any.digits:8':
    'registration_number company_number registration_no company_registration commercial_register',
  'country.name|country.code|country.alpha3':
    'country nationality ctry country_name country_of_residence country_of_birth citizenship land nation pays pais paese kraj',
  'country.code|country.alpha3|country.name': 'country_code iso_country country_iso country_cd',
  'country.alpha3': 'country_alpha3 country_iso3',
  'any.datetime:2023,2025': `created updated modified created_at updated_at modified_at changed_at inserted_at registered_at joined_at signed_up_at last_login last_login_at last_seen last_seen_at published_at timestamp ts occurred_at recorded_at sent_at received_at ordered_at placed_at paid_at shipped_at completed_at started_at created_on updated_on created_date modified_date creation_date last_modified last_updated last_changed last_changed_at last_modified_at last_updated_at changed_on date_created date_updated date_deleted date_modified cre_dt_tm
       deleted deleted_at deleted_on removed_at archived_at cancelled_at canceled_at closed_at disabled_at activated_at verified_at email_verified_at
       confirmed_at approved_at accepted_at rejected_at submitted_at processed_at delivered_at resolved_at finished_at ended_at opened_at issued_at
       booked_at viewed_at read_at blocked_at locked_at suspended_at revoked_at synced_at iat nbf auth_time`,
  'any.datetime:2026,2028':
    'expires expires_at expire_at valid_until valid_to ends_at due_at scheduled_at deadline starts_at',
  'any.date:2024,2025':
    'order_date invoice_date issue_date issued_on purchase_date shipped_on paid_on start_date started_on hire_date hired hired_on joined_on posted_on entry_date delivery_date day reqd_exctn_dt as_of published_on release_date issued valid_from',
  'any.date:2026,2028':
    'due_date end_date expiry_date expiration_date expires_on due_on valid_thru maturity_date',
  'any.time': 'time start_time end_time opening_time closing_time',
  'any.uuid': 'uuid guid correlation_id request_id trace_id session_id external_id',
  'any.url':
    'url uri link href image_url avatar_url photo_url picture_url thumbnail thumbnail_url logo logo_url callback_url redirect_uri web_address permalink',
  'any.domain': 'domain host hostname host_name server domain_name fqdn',
  'any.ipv6': 'ipv6 ipv6_address',
  'any.mac': 'mac mac_address',
  'any.port': 'port port_number',
  'any.slug:3': 'slug handle_slug url_slug',
  'any.words:4': 'title subject headline heading caption topic',
  'any.sentence':
    'description comment comments note notes remark remarks message summary text reason excerpt abstract details instructions subtitle tagline feedback',
  'any.paragraph': 'body content bio biography about long_description article_body story',
  'any.word': 'tag label keyword alias',
  'any.enum:active=6,pending=2,inactive=1,closed=1':
    'status account_status order_status payment_status lifecycle',
  'any.enum:single,married,divorced,widowed': 'marital_status civil_status',
  'person.house|any.int:1,150': 'house_number building_number bldg_nb house_no street_number',
  'any.int:1,10': 'quantity qty units number_of_items item_count seats guests',
  'any.float:0,100,2': 'percent percentage discount_percent tax_rate vat_rate interest_rate discount',
  'any.color': 'color colour hex_color background_color',
  'any.isbn': 'isbn isbn13',
  'any.imei': 'imei',
  'any.vin': 'vin chassis_number vehicle_identification_number',
  'any.string:16': 'password passwd pwd password_hash salt otp_secret',
  'any.string:32':
    'token api_key access_token refresh_token secret session_token hash checksum client_secret etag nonce',
  'country.language|any.enum:en=6,de=1,fr=1,es=1': 'lang language language_code preferred_language',
  'country.locale|any.enum:en-US=4,en-GB=2,de-DE=1,fr-FR=1,es-ES=1': 'locale culture',
  'country.zone|any.enum:Europe/Berlin,America/New_York,Asia/Tokyo,Africa/Nairobi,UTC':
    'timezone time_zone tz tzid',
  'any.enum:image/png,image/jpeg,application/pdf,text/plain': 'mime_type content_type media_type mime',
  'any.enum:1.0.0,1.1.0,1.2.3,2.0.0': 'version app_version semver',
};

/** Replacements for fields that a country does not have, the best first; a required postcode becomes zeros. */
export const COLUMN_STAND_INS: Readonly<Record<string, string>> = {
  iban: 'account',
  bankcode: 'sortcode|routing|bsb|ifsc|swift',
  sortcode: 'bankcode|routing|bsb|ifsc|swift',
  routing: 'bankcode|sortcode|bsb|ifsc|swift',
  vat: 'tax',
  ssn: 'id',
  health: 'ssn|id',
  native: 'name',
  landline: 'phone',
  postcode: 'any.enum:00000',
};

/** Names that requests understand but columns rarely mean: a key, a status, a part of a firm. */
export const NOT_COLUMNS =
  'id identifier ids user_id login_id account_id bank_id branch_id state_id position department cc license licence pay cell shop store vendor seller visa mastercard amex ref health_card road national transaction';

/** Names of tables and objects whose rows are persons, firms or products. */
export const OWNER_WORDS: Readonly<Record<'person' | 'company' | 'product', string>> = {
  person: `person people user customer client patient employee member contact applicant subscriber student teacher pupil passenger guest
    buyer author owner holder cardholder debtor creditor payer payee beneficiary recipient sender receiver doctor physician practitioner
    driver lead profile citizen resident candidate participant manager staff worker agent spouse partner child parent individual party
    insured policyholder borrower guarantor dbtr cdtr ultmt nominee tenant consignee consumer voter human actor visitor account_holder
    billing shipping delivery home mailing admin reviewer traveller traveler personal primary main legal full display
    kunde kunden mitarbeiter benutzer nutzer mitglied person personen empfaenger absender cliente usuario empleado persona utilisateur employe
    personne pessoa funcionario utente dipendente paciente paziente klient uzytkownik pracownik osoba pacjent klant gebruiker medewerker persoon`,
  company: `company organization organisation firm business employer supplier vendor merchant manufacturer corporation enterprise
    legal_entity publisher seller provider distributor shop store carrier agency firma unternehmen lieferant hersteller arbeitgeber entreprise societe
    fournisseur employeur empresa proveedor azienda fornitore fornecedor przedsiebiorstwo dostawca bedrijf leverancier`,
  product:
    'product item article good catalog catalogue merchandise sku order_item order_line cart_item line_item produkt artikel produit producto articulo prodotto articolo produto artigo towar',
};

/** Other parties of a record, by the prefix of names: each differs from the main person. */
export const OTHER_PERSONS: Readonly<Record<string, string>> = {
  payee: 'creditor cdtr payee beneficiary recipient receiver counterparty consignee',
  spouse: 'spouse husband wife partner',
  parent: 'parent mother father guardian',
  child: 'child son daughter dependant dependent',
  contact: 'emergency contact kin next referee',
  superior: 'manager supervisor boss superior',
  physician: 'doctor physician practitioner gp',
  guarantor: 'guarantor cosigner co_signer',
  author: 'author reviewer editor',
};

/** The names of columns in schemas of a language. */
export interface ColumnLanguage {
  /** The countries whose schemas are likely to use it. */
  readonly countries: string;
  /** Forms of address for a man and a woman. */
  readonly salutations: readonly [male: string, female: string];
  /** Unambiguous names, by their meaning. */
  readonly words: Readonly<Record<string, string>>;
  /** Names that another language shares. They count in a country of this language, or beside others of it. */
  readonly shared: Readonly<Record<string, string>>;
  /** Further names that identify the language of a schema. */
  readonly telling: string;
}

const CREATED = 'any.datetime:2023,2025';
const DAY = 'any.date:2024,2025';
const DUE = 'any.date:2026,2028';
const AGE = 'person.age|any.int:18,90';
const COUNTRY = 'country.name|country.code|country.alpha3';
const FIRM = 'company.name|employer';
const HOUSE = 'any.int:1,150';
const MANY = 'any.int:1,10';
const PASSWORD = 'any.string:16';
const PRICE = 'product.price|amount';
const TEXT = 'any.sentence';
/** A signature, which is no text. */
const NOTHING = '';
const TONGUE = 'any.enum:en=6,de=1,fr=1,es=1';

/** The languages of schemas besides English; `_` joins the words of a name. */
export const COLUMN_LANGUAGES = {
  de: {
    countries: 'de at ch',
    salutations: ['Herr', 'Frau'],
    words: {
      dob: 'geb_datum geburts_datum gebdat geboren_am geburt',
      'person.salutation': 'anrede',
      name: 'vor_und_nachname ansprechpartner kontoinhaber karteninhaber inhaber kontaktperson',
      'person.family|last': 'geburtsname maedchenname',
      city: 'wohnort geburtsort gemeinde ortschaft',
      [HOUSE]: 'hausnummer hausnr haus_nr haus_nummer',
      'any.enum:Hinterhaus,Seitenflügel,Erdgeschoss,2. OG,3. OG links,Aufgang B':
        'adresszusatz adress_zusatz',
      phone: 'mobilnr telefonnr tel_nr rufnummer mobiltelefonnummer handynr faxnummer telefon_privat',
      email: 'mail_adresse email_adresse e_mail_adresse',
      [FIRM]: 'firmenname unternehmen firmenbezeichnung lieferant hersteller',
      currency: 'waehrung waehrungscode',
      [PASSWORD]: 'passwort kennwort passwort_hash',
      [COUNTRY]: 'staatsangehoerigkeit nationalitaet staatsbuergerschaft geburtsland wohnsitzland',
      'country.code|country.alpha3|country.name': 'laendercode landeskennzeichen laenderkennzeichen',
      'any.enum:ledig,verheiratet,geschieden,verwitwet': 'familienstand',
      job: 'berufsbezeichnung taetigkeit',
      [CREATED]: `erstellt erstellt_am erstelldatum angelegt_am anlagedatum geaendert geaendert_am aenderungsdatum aktualisiert
        aktualisiert_am geloescht_am loeschdatum registriert_am letzte_anmeldung letzter_login versendet_am bezahlt_am`,
      [DAY]: `rechnungsdatum bestelldatum lieferdatum buchungsdatum eintrittsdatum kaufdatum auftragsdatum einstellungsdatum
        beginn startdatum zahlungsdatum`,
      [DUE]: 'faellig_am faelligkeitsdatum faelligkeit ablaufdatum gueltig_bis enddatum austrittsdatum',
      amount: 'gesamtbetrag rechnungsbetrag summe gesamtsumme nettobetrag bruttobetrag kosten gebuehr',
      [PRICE]: 'preis einzelpreis stueckpreis verkaufspreis einkaufspreis',
      [MANY]: 'menge anzahl stueckzahl',
      [TEXT]: 'beschreibung bemerkung bemerkungen kommentar notiz notizen anmerkung hinweis',
      [TONGUE]: 'sprache',
      'company.website|any.url': 'webseite internetseite',
      'product.name|any.words:2': 'artikelname produktname artikelbezeichnung produktbezeichnung',
    },
    shared: { [AGE]: 'alter', phone: 'handy mobil', [COUNTRY]: 'staat', [FIRM]: 'firma' },
    telling:
      'vorname nachname geburtsdatum strasse plz ort telefon geschlecht kontonummer blz bankleitzahl beruf stadt bundesland kunde kunden',
  },
  fr: {
    countries: 'fr be ch lu ci sn cm cd ma dz tn',
    salutations: ['M.', 'Mme'],
    words: {
      dob: 'date_naissance date_de_naissance naissance ne_le nee_le date_naiss',
      'person.salutation': 'civilite',
      last: 'nom_famille nom_usage nom_de_famille',
      'person.family|last': 'nom_naissance nom_jeune_fille',
      name: 'titulaire titulaire_compte nom_prenom prenom_nom interlocuteur',
      city: 'lieu_naissance lieu_de_naissance ville_naissance localite',
      [HOUSE]: 'numero_rue numero_voie num_rue no_rue',
      street: 'adresse_1 adresse1 adresse_ligne_1 voie adresse_rue',
      'any.enum:Appartement 12,Bâtiment B,Escalier 2,2e étage,Résidence Les Pins': `complement_adresse complement_adresse_1
        adresse_2 adresse2 adresse_ligne_2 complement_d_adresse`,
      phone: 'tel_portable tel_fixe telephone_mobile num_tel numero_telephone tel_mobile',
      [FIRM]: 'entreprise societe raison_sociale nom_entreprise nom_societe fournisseur',
      currency: 'code_devise',
      [PASSWORD]: 'mot_de_passe mot_passe mdp',
      [COUNTRY]: 'nationalite pays_naissance pays_residence',
      'country.code|country.alpha3|country.name': 'code_pays',
      'any.enum:célibataire,marié,pacsé,divorcé,veuf':
        'situation_familiale etat_civil situation_matrimoniale',
      job: 'fonction_exercee poste_occupe intitule_poste',
      [CREATED]: `date_creation date_de_creation cree_le creee_le date_modification date_maj date_mise_a_jour modifie_le mis_a_jour_le
        date_suppression supprime_le date_inscription derniere_connexion`,
      [DAY]: 'date_commande date_facture date_livraison date_embauche date_achat date_debut date_paiement',
      [DUE]: 'date_echeance date_expiration date_fin date_limite',
      amount: 'montant_total montant_ht montant_ttc somme frais cout',
      [PRICE]: 'prix prix_unitaire prix_vente prix_achat',
      [MANY]: 'quantite nombre_articles',
      [TEXT]: 'commentaire commentaires remarque remarques libelle_long',
      [TONGUE]: 'langue',
      'company.website|any.url': 'site_web site_internet',
      'product.name|any.words:2': 'nom_produit nom_article',
    },
    shared: { phone: 'portable', currency: 'devise', postcode: 'cp', city: 'commune' },
    telling: 'prenom courriel rue ville code_postal telephone sexe pays adresse metier salaire nom',
  },
  es: {
    countries: 'es mx ar co cl pe ec uy',
    salutations: ['Sr.', 'Sra.'],
    words: {
      dob: 'fecha_nacimiento fecha_de_nacimiento fecha_nac f_nacimiento',
      [AGE]: 'edad',
      'person.salutation': 'tratamiento',
      first: 'nombres primer_nombre nombre_pila',
      'person.middle': 'segundo_nombre',
      'person.family|last': 'primer_apellido apellido1 apellido_1 apellido_paterno',
      'person.family2|last': 'segundo_apellido apellido2 apellido_2 apellido_materno',
      name: 'nombre_apellidos nombre_y_apellidos nombre_cliente nombre_contacto titular titular_cuenta',
      city: 'lugar_nacimiento lugar_de_nacimiento poblacion localidad municipio ciudad_nacimiento',
      [HOUSE]: 'numero_exterior num_exterior numero_casa numero_portal',
      'any.enum:Piso 2 B,Piso 3 A,Bajo izquierda,Escalera 2,Ático':
        'direccion_2 direccion2 direccion_linea_2 complemento_direccion',
      street: 'direccion_1 direccion1 direccion_linea_1 domicilio_calle',
      phone: 'telefono_movil telefono_fijo telefono_celular telefono_contacto num_telefono',
      email: 'correo_e email_contacto',
      [FIRM]: 'empresa razon_social nombre_empresa compania proveedor nombre_comercial',
      currency: 'codigo_moneda',
      [PASSWORD]: 'contrasena contrasenia clave_acceso',
      username: 'usuario nombre_usuario',
      [COUNTRY]: 'nacionalidad pais_nacimiento pais_residencia',
      'country.code|country.alpha3|country.name': 'codigo_pais cod_pais',
      'any.enum:soltero,casado,divorciado,viudo': 'estado_civil',
      job: 'ocupacion puesto_trabajo',
      [CREATED]: `fecha_creacion creado creado_en creado_el fecha_registro fecha_alta fecha_modificacion modificado_en fecha_actualizacion
        actualizado_en fecha_eliminacion eliminado_en borrado_en fecha_borrado fecha_baja ultimo_acceso`,
      [DAY]:
        'fecha_pedido fecha_factura fecha_compra fecha_entrega fecha_emision fecha_pago fecha_inicio fecha_contratacion fecha_venta',
      [DUE]: 'fecha_vencimiento fecha_caducidad fecha_fin fecha_limite',
      amount: 'importe_total monto_total suma costo coste tarifa',
      [PRICE]: 'precio precio_unitario precio_venta precio_compra',
      [MANY]: 'cantidad unidades',
      [TEXT]: 'descripcion observacion observaciones comentario comentarios notas',
      [TONGUE]: 'idioma',
      'company.website|any.url': 'sitio_web pagina_web',
      'product.name|any.words:2': 'nombre_producto producto nombre_articulo',
    },
    shared: { postcode: 'cp', [PASSWORD]: 'clave', [NOTHING]: 'firma' },
    telling:
      'apellido apellidos nombre correo correo_electronico direccion calle ciudad telefono movil codigo_postal genero pais',
  },
  it: {
    countries: 'it ch',
    salutations: ['Sig.', 'Sig.ra'],
    words: {
      dob: 'data_nascita data_di_nascita nato_il',
      name: 'nominativo nome_cognome nome_e_cognome intestatario intestatario_conto titolare',
      city: 'luogo_nascita luogo_di_nascita comune_nascita citta_nascita',
      [HOUSE]: 'numero_civico num_civico n_civico',
      street: 'indirizzo_1 indirizzo1 via_piazza',
      'any.enum:Scala A,Scala B,Interno 4,Interno 7,2° piano': 'indirizzo_2 indirizzo2 interno scala_interno',
      phone: 'numero_telefono telefono_cellulare numero_cellulare telefono_fisso',
      email: 'indirizzo_email indirizzo_mail',
      [FIRM]: 'azienda ragione_sociale ditta nome_azienda fornitore societa',
      currency: 'codice_valuta',
      [PASSWORD]: 'parola_chiave',
      username: 'nome_utente utente',
      [COUNTRY]: 'cittadinanza nazionalita nazione stato_nascita paese_nascita',
      'country.code|country.alpha3|country.name': 'codice_paese codice_nazione',
      'any.enum:celibe,coniugato,divorziato,vedovo': 'stato_civile',
      job: 'mansione impiego',
      'person.state|region': 'sigla_provincia provincia_sigla',
      [CREATED]: `data_creazione creato creato_il data_registrazione data_modifica modificato_il data_aggiornamento aggiornato_il
        data_cancellazione cancellato_il eliminato_il data_inserimento ultimo_accesso`,
      [DAY]:
        'data_ordine data_fattura data_consegna data_acquisto data_assunzione data_inizio data_pagamento data_emissione',
      [DUE]: 'data_scadenza data_fine',
      amount: 'importo_totale totale imponibile costo',
      [PRICE]: 'prezzo prezzo_unitario prezzo_vendita prezzo_acquisto',
      [MANY]: 'quantita pezzi',
      [TEXT]: 'descrizione osservazioni commento commenti annotazioni',
      [TONGUE]: 'lingua',
      'company.website|any.url': 'sito_web sito_internet',
      'product.name|any.words:2': 'nome_prodotto prodotto nome_articolo',
    },
    shared: {
      [AGE]: 'eta',
      postcode: 'cap',
      street: 'via',
      city: 'comune',
      [HOUSE]: 'civico',
      [NOTHING]: 'firma',
    },
    telling: 'cognome indirizzo citta cellulare codice_fiscale partita_iva nome sesso professione regione',
  },
  pt: {
    countries: 'pt br ao mz',
    salutations: ['Sr.', 'Sra.'],
    words: {
      dob: 'data_nascimento data_de_nascimento dt_nascimento data_nasc dt_nasc',
      [AGE]: 'idade',
      'person.salutation': 'pronome_tratamento',
      last: 'ultimo_nome',
      name: 'nome_cliente nome_titular nome_contato razao_nome nome_do_cliente',
      city: 'local_nascimento cidade_nascimento municipio naturalidade',
      [HOUSE]: 'numero_casa numero_porta num_endereco numero_endereco',
      street: 'logradouro endereco_1 endereco_linha_1',
      'any.enum:Apto 12,Apto 304,Bloco B,Casa 2,Sala 501':
        'complemento complemento_endereco endereco_2 endereco_linha_2',
      postcode: 'cep',
      phone: 'telefone_celular telefone_fixo tel_movel fone numero_telefone numero_celular',
      [FIRM]: 'razao_social nome_fantasia nome_empresa empresa fornecedor',
      currency: 'codigo_moeda',
      [PASSWORD]: 'senha palavra_passe palavra_chave senha_hash',
      username: 'nome_usuario utilizador nome_utilizador',
      [COUNTRY]: 'nacionalidade pais_nascimento pais_residencia',
      'any.enum:solteiro,casado,divorciado,viúvo': 'estado_civil',
      job: 'ocupacao',
      'person.state|region': 'uf sigla_uf sigla_estado',
      [CREATED]: `data_criacao criado criado_em data_cadastro dt_cadastro cadastrado_em data_atualizacao atualizado_em data_alteracao alterado_em
        data_exclusao excluido_em deletado_em removido_em data_remocao ultimo_acesso ultimo_login`,
      [DAY]:
        'data_pedido data_compra data_venda data_emissao data_entrega data_pagamento data_admissao data_inicio',
      [DUE]: 'data_vencimento data_validade data_fim',
      amount: 'valor_total valor_pago total_geral custo taxa',
      [PRICE]: 'preco preco_unitario preco_venda valor_unitario preco_custo',
      [MANY]: 'quantidade qtd qtde',
      [TEXT]: 'descricao observacao observacoes comentario comentarios anotacoes',
      [TONGUE]: 'idioma',
      'company.website|any.url': 'pagina_web',
      'product.name|any.words:2': 'nome_produto produto',
    },
    shared: { region: 'estado' },
    telling:
      'sobrenome apelido endereco cidade telefone telemovel celular cpf cnpj bairro nome sexo profissao rua',
  },
  pl: {
    countries: 'pl',
    salutations: ['Pan', 'Pani'],
    words: {
      dob: 'data_urodzenia data_ur',
      [AGE]: 'wiek',
      'person.salutation': 'zwrot_grzecznosciowy',
      'person.middle': 'drugie_imie imie2 imie_2',
      'person.family|last': 'nazwisko_rodowe nazwisko_panienskie',
      name: 'imie_nazwisko imie_i_nazwisko osoba_kontaktowa wlasciciel_konta posiadacz',
      city: 'miejsce_urodzenia miejscowosc miasto_urodzenia gmina',
      [HOUSE]: 'nr_domu numer_domu nr_budynku numer_budynku',
      'any.int:1,80': 'nr_mieszkania numer_mieszkania nr_lokalu numer_lokalu',
      'any.enum:klatka A,klatka B,piętro 2,oficyna,budynek C': 'adres_2 adres2 dodatkowy_adres',
      street: 'adres_1 adres1',
      region: 'wojewodztwo',
      phone: 'telefon_komorkowy komorka nr_telefonu numer_tel tel_kom telefon_kontaktowy',
      email: 'adres_mail adres_e_mail',
      [FIRM]: 'nazwa_firmy przedsiebiorstwo dostawca pracodawca_nazwa',
      currency: 'kod_waluty',
      [PASSWORD]: 'haslo haslo_hash',
      username: 'nazwa_uzytkownika uzytkownik',
      account: 'nr_konta nr_rachunku numer_rachunku rachunek_bankowy',
      [COUNTRY]: 'obywatelstwo narodowosc kraj_urodzenia panstwo',
      'country.code|country.alpha3|country.name': 'kod_kraju',
      'any.enum:wolny,żonaty,rozwiedziony,wdowiec': 'stan_cywilny',
      job: 'stanowisko',
      [CREATED]: `data_utworzenia utworzono data_dodania dodano data_modyfikacji zmodyfikowano data_zmiany data_aktualizacji zaktualizowano
        data_usuniecia usunieto data_rejestracji ostatnie_logowanie`,
      [DAY]:
        'data_zamowienia data_faktury data_zakupu data_dostawy data_wystawienia data_zatrudnienia data_sprzedazy data_platnosci',
      [DUE]: 'termin_platnosci data_waznosci data_zakonczenia',
      amount: 'kwota_netto kwota_brutto suma koszt oplata wartosc',
      [PRICE]: 'cena cena_jednostkowa cena_netto cena_brutto',
      [MANY]: 'ilosc liczba_sztuk',
      [TEXT]: 'opis uwagi komentarz notatka notatki',
      [TONGUE]: 'jezyk',
      'company.website|any.url': 'strona_www strona_internetowa',
      'product.name|any.words:2': 'nazwa_produktu produkt nazwa_towaru',
    },
    shared: { [FIRM]: 'firma', [DUE]: 'termin' },
    telling: 'imie nazwisko ulica kod_pocztowy miasto kraj plec pesel nip regon zawod waluta numer_konta',
  },
  nl: {
    countries: 'nl be',
    salutations: ['Dhr.', 'Mevr.'],
    words: {
      dob: 'geboortedatum geb_datum geboren_op',
      [AGE]: 'leeftijd',
      'person.salutation': 'aanhef aanspreektitel',
      first: 'voornamen roepnaam',
      last: 'familienaam',
      'person.family|last': 'meisjesnaam geboortenaam',
      name: 'contactpersoon rekeninghouder voor_en_achternaam kaarthouder',
      city: 'woonplaats plaats geboorteplaats gemeente plaatsnaam',
      street: 'straatnaam adresregel_1 adresregel1',
      [HOUSE]: 'huisnummer huisnr huis_nr',
      'any.enum:A,B,bis,2 hoog,achterhuis': 'toevoeging huisnummertoevoeging adresregel_2 adresregel2',
      region: 'provincie',
      phone: 'mobiel_nummer mobiele_telefoon telefoon_nr gsm_nummer',
      email: 'email_adres e_mail_adres mailadres',
      [FIRM]: 'bedrijf bedrijfsnaam onderneming leverancier fabrikant',
      currency: 'munteenheid valutacode munt',
      [PASSWORD]: 'wachtwoord paswoord wachtwoord_hash',
      [COUNTRY]: 'nationaliteit geboorteland staatsburgerschap',
      'country.code|country.alpha3|country.name': 'landcode',
      'any.enum:ongehuwd,gehuwd,gescheiden,weduwe': 'burgerlijke_staat',
      job: 'functie functietitel',
      [CREATED]: `aangemaakt aangemaakt_op aanmaakdatum gewijzigd gewijzigd_op wijzigingsdatum bijgewerkt_op verwijderd_op
        verwijderdatum geregistreerd_op laatst_ingelogd`,
      [DAY]:
        'besteldatum factuurdatum leverdatum aankoopdatum datum_in_dienst begindatum startdatum betaaldatum orderdatum',
      [DUE]: 'vervaldatum einddatum geldig_tot uiterste_betaaldatum',
      amount: 'totaalbedrag totaal kosten',
      [PRICE]: 'prijs stukprijs verkoopprijs inkoopprijs eenheidsprijs',
      [MANY]: 'aantal hoeveelheid',
      [TEXT]: 'omschrijving opmerking opmerkingen toelichting beschrijving',
      [TONGUE]: 'taal',
      'product.name|any.words:2': 'productnaam artikelnaam',
    },
    shared: { [FIRM]: 'firma' },
    telling: 'voornaam achternaam straat telefoon telefoonnummer geslacht rekeningnummer beroep stad bsn',
  },
} as const satisfies Readonly<Record<string, ColumnLanguage>>;

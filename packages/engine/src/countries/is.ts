import { two } from '../kernel/day.ts';
import { isKennitala, kennitala } from '../validators/isKennitala.ts';
import { isKennitalaFelags } from '../validators/isKennitalaFelags.ts';
import { certified, country, pictured } from './declare.ts';

export const is = country({
  code: 'is',
  name: 'Iceland',
  alpha3: 'ISL',
  currency: 'ISK',
  group: 'Europe',
  aliases: `Ísland Icelandic Icelander Icelanders Íslenskur Íslensk Íslendingur Íslendingar Island Islande
    Islandia Lýðveldið_Ísland`,
  names: {
    order: '({given} {family}|{given} {middle} {family})',
    male: `Jón Sigurður Guðmundur Gunnar Ólafur Einar Kristján Magnús Stefán Jóhann Björn Árni Bjarni Helgi Halldór Arnar
      Daníel Kristinn Ragnar Pétur Gísli Alexander Aron Guðjón Þorsteinn Páll Andri Birgir Haukur Óskar Sveinn Davíð Róbert
      Karl Haraldur Þórður Atli Viktor Sigurjón Ágúst Jónas Tómas Ingi Rúnar Hilmar Friðrik Baldur Viðar Sindri Ívar
      Ómar Hlynur Eiríkur Kjartan Ari Brynjar Sævar Jakob Valur Elías Snorri Axel Kári Hermann Egill Bjarki Benedikt
      Gabríel Oddur Garðar Ísak Vilhjálmur Steinar Emil Logi Ævar Skúli Trausti Reynir Unnar Theódór Orri Finnur Hákon
      Mikael Smári Styrmir Sölvi Grétar Heiðar Anton Jökull Tryggvi Kolbeinn Eyþór Sverrir Bragi Birkir Elvar Fannar
      Hafþór Ingvar Dagur Ásgeir Bergur Darri Úlfur Hrafn Benjamín`,
    female: `Guðrún Anna Kristín Sigríður Margrét Helga Sigrún Ingibjörg Jóhanna María Katrín Elín Hildur Ragnheiður Ásta
      Guðbjörg Erla Lilja Ólöf Inga Sólveig Eva Elísabet Hulda Kolbrún Hrafnhildur Ásdís Berglind Þórunn Unnur Guðný
      Steinunn Sara Auður Birna Edda Halldóra Jóna Karen Linda Rakel Bryndís Erna Íris Sigurbjörg Þóra Sóley Harpa
      Hanna Valgerður Eyrún Dagný Thelma Arna Sandra Björk Birta Hrefna Svava Andrea Heiða Freyja Bára Emilía Tinna
      Salka Hekla Brynja Telma Sunna Rebekka Soffía Sæunn Vigdís Aldís Rósa Laufey Dóra Hólmfríður Ester Petra Júlía
      Nanna Gyða Embla Ísabella Aníta Alexandra Diljá Fanney Jórunn Þorbjörg Guðlaug Silja Hafdís Hjördís Oddný Selma
      Snædís Úlfhildur Védís Ylfa Þórdís Álfrún Matthildur Ragna Elva Viktoría Agnes Iðunn Lára`,
    middle: `Þór/María Már/Björk Örn/Ósk Freyr/Rós Ingi/Rún Ágúst/Dögg Snær/Sól Logi/Lind Karl/Kristín Óli/Lilja Páll/Helga
      Daði/Margrét Rafn/Lóa Hrafn/Hrönn Kristinn/Sif Bjarki/Eva Ari/Dís Orri/Mjöll Steinn/Mist Breki/Birta`,
    // Patronymics: the father's name in the genitive with -son or -dóttir.
    family:
      `Jóns Guðmunds Sigurðar Gunnars Ólafs Einars Magnús Kristjáns Stefáns Jóhanns Björns Árna Bjarna Helga Halldórs
      Péturs Gísla Ragnars Þórðar Þorsteins Kristins Páls Arnars Ágústs Haralds Karls Hauks Birgis Ásgeirs Sveins Davíðs
      Jónas Tómas Daníels Guðjóns Sigurjóns Róberts Óskars Atla Viðars Ingvars Friðriks Hilmars Sævars Baldurs Rúnars
      Vals Eiríks Snorra Steinars Inga Hermanns Vilhjálms Þórarins Skúla Hjartar Loga Elías Axels Alberts Ara Garðars Egils
      Unnars Finns Bergs Bergþórs Benedikts Kjartans Hlyns Ívars Trausta Njáls Gests Grétars Ómars Heiðars Elvars Ísaks
      Hákonar Kára Marteins Odds Theódórs Þráins Víðis Jakobs Sölva Orra Hafsteins Hallgríms Gylfa Brynjars Reynis Ævars
      Sigfús Sigmunds Sigtryggs Svavars Tryggva Úlfars Vignis Ægis Örvars Arnþórs Arnórs Aðalsteins Agnars Alfreðs
      Antons Birkis Bjarka Bjartmars Boga Braga Böðvars Eggerts Eyjólfs Eysteins Freys Friðjóns Friðgeirs Georgs Geirs
      Guðbrands Guðlaugs Guðna Hinriks Hjálmars Hrafns Hreins Höskulds Ingimars Ingólfs Ísleifs Ketils Kolbeins Konráðs
      Leifs Lúðvíks Matthías Sigþórs Sigvalda Steingríms Steinþórs Styrmis Sturlu Sverris Teits Torfa Valdimars
      Valgeirs Viktors Yngva Þorbergs Þorbjörns Þorgeirs Þorgríms Þorkels Þorláks Þorvalds Þóris`.replace(
        /\S+/g,
        '$&son/$&dóttir',
      ),
  },
  places: {
    // `area` is the first three digits of the town's numbers.
    columns: 'city region zone area lat lon',
    rows: `
      Reykjavík|Höfuðborgarsvæðið|101-105,107-113|552|64.1355|-21.8954
      Kópavogur|Höfuðborgarsvæðið|200,201,203|554|64.1123|-21.9130
      Hafnarfjörður|Höfuðborgarsvæðið|220,221|555|64.0671|-21.9377
      Reykjanesbær|Suðurnes|230,233,260|421|63.9998|-22.5583
      Akureyri|Norðurland eystra|600,603|462|65.6835|-18.0878
      Garðabær|Höfuðborgarsvæðið|210,212|565|64.0887|-21.9230
      Mosfellsbær|Höfuðborgarsvæðið|270|566|64.1667|-21.7000
      Selfoss|Suðurland|800|482|63.9331|-20.9971
      Akranes|Vesturland|300|431|64.3218|-22.0749
      Seltjarnarnes|Höfuðborgarsvæðið|170|561|64.1531|-21.9950
      Vestmannaeyjar|Suðurland|900|481|63.4427|-20.2734
      Hveragerði|Suðurland|810|483|64.0004|-21.1860
      Ísafjörður|Vestfirðir|400|456|66.0747|-23.1350
      Sauðárkrókur|Norðurland vestra|550|453|65.7461|-19.6394
      Egilsstaðir|Austurland|700|471|65.2669|-14.3948
      Húsavík|Norðurland eystra|640|464|66.0415|-17.3383
      Borgarnes|Vesturland|310|437|64.5383|-21.9206
      Höfn|Suðurland|780|478|64.2539|-15.2121
      Stykkishólmur|Vesturland|340|438|65.0757|-22.7297
      Dalvík|Norðurland eystra|620|466|65.9702|-18.5286`,
  },
  roads: `Aðalgata Hafnargata Skólavegur Austurvegur Vesturgata Suðurgata Norðurgata Strandgata Kirkjuvegur Hlíðarvegur
    Skólastígur Laugavegur Bankastræti Hverfisgata Grettisgata Njálsgata Bergstaðastræti Sóleyjargata Túngata Garðastræti
    Fjarðargata Sunnubraut Heiðarbraut Brekkugata Höfðavegur Lækjargata Mýrarvegur Birkihlíð Lyngholt Hamrahlíð Ásvegur
    Bakkavegur Engihjalli Furugrund Hjallabraut Kirkjubraut Melabraut Skipagata Smárahlíð Vallarbraut`,
  street: '{road} {1-80}(||||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+354 (66[0-5]|69#|77#|78#|84#|86#|89#) ####',
  landline: '+354 {place.area} ####',
  banks: {
    // Auður is Kvika's savings bank on the net.
    columns: 'bank bic code',
    rows: `
      Landsbankinn|NBIIISRE|01
      Íslandsbanki|GLITISRE|05
      Arion banki|ESJAISRE|03
      Kvika banki|MPBAISRE|07
      Auður|MPBAISRE|07`,
  },
  // Branch, ledger (26 current account, 15 and 05 savings) and number.
  account: {
    label: 'Reikningsnúmer',
    synonyms: ['bankareikningur', 'reikningur'],
    picture: '{bank.code}{01-69}-(26|26|15|05)-######',
  },
  bban: '{account.bare}{holder.bare}',
  cards: 'visa mastercard amex',
  wallets: 'Aur Síminn_Pay',
  firms: {
    forms: 'ehf. ehf. ehf. hf. slf. sf.',
    // Names of firms are compounds as a rule; surnames are not used.
    name: '(Norður|Suður|Vestur|Austur|Eld|Jökul|Fjalla|Haf|Hraun|Berg|Stein|Fjarðar|Heiðar|Tinda|Foss|Sólar|Öldu)(verk|tak|fell|borg|smíði|lagnir|flutningar|ræktun|hús|tækni|fiskur|eignir|vélar|ferðir|hönnun|bókhald) {form}',
  },
  income: [450000, 1100000],
  fields: {
    id: certified(isKennitala, 'Kennitala', { synonyms: ['kennitölur'] }),
    passport: pictured('Vegabréfsnúmer', 'A#######', { synonyms: ['vegabréf'] }),
    licence: pictured('Ökuskírteinisnúmer', '%########', { synonyms: ['ökuskírteini'] }),
    tax: certified(isKennitala, 'Kennitala (skattur)', { make: (_, p) => p.read('id') }),
    bankcode: {
      label: 'Bankanúmer',
      synonyms: ['útibú'],
      make: (_, p) => p.read('account').slice(0, 4),
    },
    // An IBAN ends in the kennitala of the account's holder.
    holder: certified(isKennitala, 'Kennitala reikningseiganda', {
      group: 'banking',
      make: (_, p) => p.read('id'),
    }),
    merchant: pictured(
      'Verslun',
      '(Bakaríið|Apótekið|Kaffihúsið|Verslunin|Bókabúðin|Blómabúðin|Fiskbúðin|Gleraugnabúðin) (Hlíð|Höfn|Bakki|Vík|Berg|Hóll|Lækur|Dalur|Lind|Ás)',
      {},
    ),
    plate: pictured('Skráningarnúmer', '[A-HJ-PR-VXYZ][A-HJ-PR-VXYZ] ([A-HJ-NPR-VXYZ]##|###)', {
      synonyms: ['bílnúmer', 'fastnúmer'],
    }),
  },
  company: {
    registration: certified(isKennitalaFelags, 'Kennitala félags', {
      make(random, p) {
        const year = Number(p.read('founded'));
        const date = two(random.int(41, 68)) + two(random.int(1, 12)) + two(year % 100);
        return kennitala(date, random.int(20, 99), year < 2000 ? '9' : '0');
      },
    }),
    vat: pictured('VSK-númer', '{10000-159999}'),
    holder: certified(isKennitalaFelags, 'Kennitala reikningseiganda', {
      group: 'banking',
      make: (_, p) => p.read('registration'),
    }),
  },
  presets: [
    {
      key: 'millifaersla',
      name: 'Millifærsla (domestic transfer)',
      rows: [
        ['Greiðandi', 'name'],
        ['Kennitala greiðanda', 'id'],
        ['Af reikningi', 'account'],
        ['Viðtakandi', 'payee.name'],
        ['Kennitala viðtakanda', 'payee.id'],
        ['Á reikning', 'payee.account'],
        ['Upphæð', 'amount'],
        ['Mynt', 'currency'],
        ['Tilvísun', 'reference'],
        ['Dagsetning', 'date'],
      ],
    },
  ],
});

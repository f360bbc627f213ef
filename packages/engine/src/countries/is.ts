import { filipino } from '../data/emigrantNames.ts';
import { IS } from '../data/ibanLayouts.ts';
import { icelandic } from '../data/languages/icelandic.ts';
import { latvianNames, lithuanianNames, polishNames } from '../data/northernNames.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { isKennitala, kennitala } from '../validators/isKennitala.ts';
import { isKennitalaFelags } from '../validators/isKennitalaFelags.ts';
import { certified, country, pictured } from './declare.ts';
import { wholeNameMrz } from './wholeNameMrz.ts';

/** Fathers' names in the genitive, to which -son or -dóttir comes. */
const FATHERS = `
  Björns Árna Bjarna Helga Halldórs Péturs Gísla Ragnars Þórðar Þorsteins Kristins Páls Arnars Ágústs Haralds Karls
  Hauks Birgis Ásgeirs Sveins Davíðs Jónas Tómas Daníels Guðjóns Sigurjóns Róberts Óskars Atla Viðars Ingvars
  Friðriks Hilmars Sævars Baldurs Rúnars Vals Eiríks Snorra Steinars Inga Hermanns Vilhjálms Þórarins Skúla Hjartar
  Loga Elías Axels Alberts Ara Garðars Egils Unnars Finns Bergs Bergþórs Benedikts Kjartans Hlyns Ívars Trausta
  Njáls Gests Grétars Ómars Heiðars Elvars Ísaks Hákonar Kára Marteins Odds Theódórs Þráins Víðis Jakobs Sölva Orra
  Hafsteins Hallgríms Gylfa Brynjars Reynis Ævars Sigfús Sigmunds Sigtryggs Svavars Tryggva Úlfars Vignis Ægis
  Örvars Arnþórs Arnórs Aðalsteins Agnars Alfreðs Antons Birkis Bjarka Bjartmars Boga Braga Böðvars Eggerts Eyjólfs
  Eysteins Freys Friðjóns Friðgeirs Georgs Geirs Guðbrands Guðlaugs Guðna Hinriks Hjálmars Hrafns Hreins Höskulds
  Ingimars Ingólfs Ísleifs Ketils Kolbeins Konráðs Leifs Lúðvíks Matthías Sigþórs Sigvalda Steingríms Steinþórs
  Styrmis Sturlu Sverris Teits Torfa Valdimars Valgeirs Viktors Yngva Þorbergs Þorbjörns Þorgeirs Þorgríms Þorkels
  Þorláks Þorvalds Þóris`;

/** The commonest, in percent of all. */
const COMMON = `
  Jónsson/Jónsdóttir:3.3 Guðmundsson/Guðmundsdóttir:2.7 Sigurðsson/Sigurðardóttir:2.6 Gunnarsson/Gunnarsdóttir:2.3 Ólafsson/Ólafsdóttir:2
  Einarsson/Einarsdóttir:1.9 Kristjánsson/Kristjánsdóttir:1.9 Magnússon/Magnúsdóttir:1.8 Stefánsson/Stefánsdóttir:1.75 Jóhannsson/Jóhannsdóttir:1.7`;

/** The few families with a surname. */
const SURNAMES = `Blöndal Thorarensen Briem Hansen Thoroddsen Möller Bergmann Kvaran Stephensen Schram Nordal Thorlacius Kjerúlf
  Hjaltalín Hafstein Zoëga Waage Scheving Thors Norðdahl`;

export const is = country('is', () => ({
  name: 'Iceland',
  alpha3: 'ISL',
  paydays: [[-1]],
  currency: 'ISK',
  decimals: 0,
  perEuro: 190,
  gs1: '569',
  holidays: '0101 E-3 E-2 E+1 0419h 0501 E+39 E+50 0617 0801m 1224-1226 1231',
  group: 'Europe',
  locale: { language: 'is', zone: 'Atlantic/Reykjavik' },
  economy: {
    vat: { usual: 24, food: 11 },
    deductions: { social: 4, tax: 25 },
    tenure: { rent: 26, loan: 55 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'isländisch íslenska',
    scripts: 'アイスランド 冰岛 冰島 아이슬란드 آيسلندا आइसलैंड Исланди^ Ісланді^ исландск~ ісландськ~',
  },
  aliases: `Ísland Icelandic Icelander Icelanders Íslenskur Íslensk Íslendingur Íslendingar Island Islande
    Islandia Lýðveldið_Ísland`,
  ages: '12.5 21 18.5 15.5 14 11 7.5',
  life: {
    studies: 50,
    retires: 67,
    pays: [275000, 385000],
    institutions: `
      university {place.office}
      primary (Grunnskóli|Barnaskóli) {place.code}
      secondary (Menntaskóli|Framhaldsskóli) {place.code}
      hospital Heilbrigðisstofnun Norðurlands
      hospital@in_Höfuðborgarsvæðið Landspítali
      hospital@in_Suðurnes Heilbrigðisstofnun Suðurnesja
      hospital@in_Vesturland Heilbrigðisstofnun Vesturlands
      hospital@in_Vestfirðir Heilbrigðisstofnun Vestfjarða
      hospital@in_Austurland Heilbrigðisstofnun Austurlands
      hospital@in_Suðurland Heilbrigðisstofnun Suðurlands
      hospital@Akureyri Sjúkrahúsið á Akureyri
      town Bæjarskrifstofur {place.code}
      transit Strætó bs.
      transit@Akureyri Strætisvagnar Akureyrar
      pension Tryggingastofnun
      town@Reykjavík Reykjavíkurborg`,
  },
  language: icelandic,
  sources:
    'Hagstofa Íslands: population by age, town and citizenship 2024-2025, names; Skatturinn: forms; banks from surveys.',
  names: [
    {
      share: 86,
      near: { Suðurnes: 72 },
      order: '({given} {family}|{given} {middle} {family})',
      male: {
        0: `Jón Guðmundur Sigurður Ólafur Magnús Kristján Einar Gunnar Guðjón Bjarni Halldór Árni Björn Haraldur Páll Kristinn
          Stefán Helgi Þórður Sveinn Gísli Jóhann Óskar Pétur Ragnar Þorsteinn`,
        1945: `Jón Sigurður Guðmundur Gunnar Ólafur Kristján Magnús Einar Stefán Þorsteinn Jóhann Árni Halldór Helgi Björn
          Kristinn Birgir Ragnar Pétur Sveinn Haukur Sigurjón Hörður Örn Karl Þórður`,
        1965: `Jón Sigurður Guðmundur Gunnar Ólafur Einar Kristján Stefán Jóhann Magnús Árni Þór Björn Helgi Bjarni Ásgeir Kristinn
          Arnar Haukur Hilmar Rúnar Birgir Ómar Guðjón Viðar Kjartan`,
        1980: `Jón Gunnar Arnar Sigurður Guðmundur Stefán Ólafur Kristján Davíð Einar Andri Magnús Haukur Bjarni Daníel Atli Ívar
          Hlynur Jóhann Kári Hjalti Helgi Brynjar Ragnar Tómas Pétur`,
        1995: `Aron Alexander Daníel Jón Viktor Andri Arnar Gabríel Kristján Sindri Birkir Kristófer Ísak Mikael Tómas Gunnar
          Sigurður Guðmundur Stefán Einar Bjarki Róbert Dagur Axel Benedikt Óskar Logi Fannar`,
      },
      female: {
        0: `Guðrún Sigríður Kristín Margrét Ingibjörg Anna Helga Jóhanna Guðbjörg Ragnheiður Sigrún Jóna Unnur Ásta Halldóra
          Hulda Erla Guðný Elín Steinunn Þórunn Svava Aðalheiður Lilja Þóra Fjóla`,
        1945: `Guðrún Sigríður Kristín Margrét Anna Ingibjörg Sigrún Helga Jóhanna María Ragnheiður Erla Ásta Guðbjörg Halldóra
          Hildur Elín Þórunn Katrín Sólveig Kolbrún Jóna Auður Edda Steinunn Hrafnhildur`,
        1965: `Guðrún Anna Kristín Sigríður Margrét Helga Sigrún Ingibjörg Jóhanna María Elín Katrín Hildur Ásta Ragnheiður Hulda
          Berglind Linda Ásdís Erla Þóra Bryndís Harpa Íris Björk Hrönn Inga`,
        1980: `Guðrún Anna Kristín María Helga Katrín Margrét Berglind Hildur Eva Sigríður Erla Íris Elín Sara Lilja Sigrún Ásta
          Ingibjörg Rakel Tinna Harpa Hrafnhildur Unnur Linda Sandra`,
        1995: `Anna Guðrún Sara Birta Katrín Kristín María Eva Elísabet Karen Sunna Thelma Margrét Emilía Rakel Freyja Hekla Júlía
          Sóley Embla Salka Andrea Aníta Diljá Birna Hildur Telma Viktoría`,
      },
      middle: `Þór/María Már/Björk Örn/Ósk Ingi/Rós Karl/Kristín Páll/Helga Geir/Anna Óli/Lilja Ágúst/Margrét Rafn/Björg Freyr/Hrönn
        Kristinn/Sif Hrafn/Elísabet Jón/Guðrún Ari/Inga Magnús/Ásta Steinn/Erla Bjarni/Sigríður`,
      // Patronymics, then surnames: about three in a hundred.
      family: `${COMMON} ${FATHERS.trim().replace(/\S+/g, '$&son/$&dóttir')} ${SURNAMES}`,
    },
    { share: 9, near: { Suðurnes: 18 }, ...polishNames },
    { ...lithuanianNames, share: 1.9 },
    { ...latvianNames, share: 0.6 },
    { ...filipino, share: 1.2 },
  ],
  places: {
    // `area` is the first three digits of the town's numbers, `code` its genitive, `office` the place of study; the
    // centre of Reykjavík has streets of its own.
    columns: 'city region zone area lat lon pop code office district',
    rows: `
      Reykjavík|Höfuðborgarsvæðið|101|552|64.1466|-21.9426|17|Reykjavíkur|Háskóli Íslands|Miðborg
      Reykjavík|Höfuðborgarsvæðið|105|552|64.1390|-21.9090|17|Reykjavíkur|Háskóli Íslands|Hlíðar
      Reykjavík|Höfuðborgarsvæðið|102-104,107-113|552|64.1355|-21.8954|104|Reykjavíkur|Háskóli Íslands
      Kópavogur|Höfuðborgarsvæðið|200,201,203|554|64.1123|-21.9130|40|Kópavogs|Háskóli Íslands
      Hafnarfjörður|Höfuðborgarsvæðið|220,221|555|64.0671|-21.9377|31|Hafnarfjarðar|Háskóli Íslands
      Reykjanesbær|Suðurnes|230,233,260|421|63.9998|-22.5583|23|Reykjanesbæjar|Keilir
      Akureyri|Norðurland eystra|600,603|462|65.6835|-18.0878|20|Akureyrar|Háskólinn á Akureyri
      Garðabær|Höfuðborgarsvæðið|210,212|565|64.0887|-21.9230|20|Garðabæjar|Háskólinn í Reykjavík
      Mosfellsbær|Höfuðborgarsvæðið|270|566|64.1667|-21.7000|13.6|Mosfellsbæjar|Háskólinn í Reykjavík
      Selfoss|Suðurland|800|482|63.9331|-20.9971|10.5|Selfoss|Landbúnaðarháskóli Íslands
      Akranes|Vesturland|300|431|64.3218|-22.0749|8.1|Akraness|Háskólinn á Bifröst
      Seltjarnarnes|Höfuðborgarsvæðið|170|561|64.1531|-21.9950|4.6|Seltjarnarness|Háskóli Íslands
      Vestmannaeyjar|Suðurland|900|481|63.4427|-20.2734|4.5|Vestmannaeyja|Háskólinn í Reykjavík
      Hveragerði|Suðurland|810|483|64.0004|-21.1860|3.3|Hveragerðis|Landbúnaðarháskóli Íslands
      Ísafjörður|Vestfirðir|400|456|66.0747|-23.1350|2.7|Ísafjarðar|Háskólasetur Vestfjarða
      Sauðárkrókur|Norðurland vestra|550|453|65.7461|-19.6394|2.6|Sauðárkróks|Háskólinn á Hólum
      Egilsstaðir|Austurland|700|471|65.2669|-14.3948|2.6|Egilsstaða|Háskóli Íslands
      Húsavík|Norðurland eystra|640|464|66.0415|-17.3383|2.5|Húsavíkur|Háskólinn á Akureyri
      Borgarnes|Vesturland|310|437|64.5383|-21.9206|2.1|Borgarness|Háskólinn á Bifröst
      Höfn|Suðurland|780|478|64.2539|-15.2121|1.8|Hafnar|Háskóli Íslands
      Stykkishólmur|Vesturland|340|438|65.0757|-22.7297|1.2|Stykkishólms|Háskóli Íslands
      Dalvík|Norðurland eystra|620|466|65.9702|-18.5286|1.4|Dalvíkur|Háskólinn á Akureyri`,
    others: `Höfuðborgarsvæðið=Capital Region|Greater Reykjavík; Suðurnes=Southern Peninsula; Vesturland=West|Western Region;
      Vestfirðir=Westfjords; Norðurland vestra=Northwest|Northwestern Region;
      Norðurland eystra=Northeast|Northeastern Region; Austurland=East|Eastern Region; Suðurland=South|Southern Region;
      Reykjavík=Reykjavik Iceland`,
  },
  roads: `Aðalgata Hafnargata@Reykjanesbær Skólavegur Austurvegur Vesturgata Suðurgata Norðurgata Strandgata Kirkjuvegur Hlíðarvegur
    Skólastígur Laugavegur@Miðborg+Hlíðar Bankastræti@Miðborg Hverfisgata@Miðborg+Hlíðar+Hafnarfjörður Grettisgata@Miðborg+Hlíðar Njálsgata@Miðborg+Hlíðar Bergstaðastræti@Miðborg Sóleyjargata@Miðborg+Akranes Túngata Garðastræti@Miðborg
    Fjarðargata@Hafnarfjörður Sunnubraut Heiðarbraut Brekkugata@Akureyri+Hafnarfjörður Höfðavegur Lækjargata@Miðborg+Hafnarfjörður+Akureyri Mýrarvegur Birkihlíð Lyngholt Hamrahlíð@Hlíðar Ásvegur
    Bakkavegur Engihjalli@Kópavogur Furugrund@Kópavogur+Akranes Hjallabraut@Hafnarfjörður Kirkjubraut Melabraut@Seltjarnarnes+Hafnarfjörður Skipagata@Akureyri Smárahlíð Vallarbraut`,
  street: '{road} {1-80}(||||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+354 (61[1-8]|66[0-5]|69#|76#|77#|78#|82[0-5]|83#|84#|85#|86#|89#) ####',
  landline: '+354 {place.area} ####',
  banks: {
    // Auður is Kvika's online savings bank. Shares of customers after surveys.
    columns: 'bank bic code share',
    rows: `
      Landsbankinn|NBIIISRE|01|39
      Íslandsbanki|GLITISRE|05|31
      Arion banki|ESJAISRE|03|26
      Auður|MPBAISRE|07|3
      Kvika banki|MPBAISRE|07|1`,
  },
  // Branch, ledger (26 current account, 15 and 05 savings) and number.
  account: {
    label: 'Reikningsnúmer',
    synonyms: ['bankareikningur', 'reikningur'],
    picture: '{bank.code}{01-69}-(26|26|15|05)-######',
  },
  iban: ibanField({ IS }, '{account.bare}{holder.bare}'),
  cards: 'visa:64 mastercard:35 amex:1',
  wallets: 'Aur:70 Síminn_Pay:30',
  firms: {
    forms: `
      ehf.|86|1994|1|400
      hf.|3|1936|5|1500
      slf.|5|2008|2|10
      sf.|6|1936|2|20`,
    // Surnames are not used: the trade with the town's genitive, or a name from the land.
    name: '({trade} {place.code}|(Hekla|Esja|Katla|Askja|Jökull|Brim|Klettur|Tindur|Bjarg|Hraun|Höfði|Fell|Ás|Lind|Straumur|Drangur|Alda|Vík|Norðri|Sindri|Suðri|Austri|Hvítá|Sker|Gljúfur|Skriða|Hamar|Bakki|Hóll|Stapi|Múli|Grund|Gneisti|Bára|Vogur|Þróttur|Fáni|Hnit) {trade}) {form}',
  },
  income: [480000, 1500000],
  fields: {
    mrz: wholeNameMrz,
    reference: pictured('Tilvísun', 'Reikningur {10000-99999}', { synonyms: ['tilvísun'] }),
    id: certified(isKennitala, 'Kennitala', { synonyms: ['kennitölur'] }),
    passport: pictured('Vegabréfsnúmer', 'A#######', { synonyms: ['vegabréf'] }),
    licence: pictured('Ökuskírteinisnúmer', '%########', { synonyms: ['ökuskírteini'] }),
    tax: certified(isKennitala, 'Kennitala (skattur)', { make: (_, p) => p.read('id') }),
    vat: pictured('VSK-númer', '{10000-159999}'),
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
    postcode: { label: 'Póstnúmer' },
    region: { label: 'Landshluti' },
    plate: pictured('Skráningarnúmer', '[A-HJ-PR-VXYZ][A-HJ-PR-VXYZ] ([A-HJ-NPR-VXYZ]##|###)', {
      synonyms: ['bílnúmer', 'fastnúmer'],
    }),
  },
  company: {
    registration: certified(isKennitalaFelags, 'Kennitala félags', {
      make(random, { firm: { founded } }) {
        const date = two(random.int(41, 68)) + two(random.int(1, 12)) + two(founded % 100);
        return kennitala(date, random.int(20, 99), founded < 2000 ? '9' : '0');
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
      scheme: CREDIT_TRANSFER,
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
}));

import { GIROCARD } from '../data/cards.ts';
import { foreigners, ITA, POL, ROU, SYR, TUR, UKR } from '../data/foreigners.ts';
import { DE } from '../data/ibanLayouts.ts';
import { german } from '../data/languages/german.ts';
import { eachWith } from '../data/ranked.ts';
import { isRegistered } from '../fields/company.ts';
import { creditorId } from '../fields/creditorId.ts';
import { ibanField } from '../fields/iban.ts';
import { deAusweis } from '../validators/deAusweis.ts';
import { deFuehrerschein } from '../validators/deFuehrerschein.ts';
import { deKvnr } from '../validators/deKvnr.ts';
import { deRvnr } from '../validators/deRvnr.ts';
import { deSteuerId } from '../validators/deSteuerId.ts';
import { deStnr } from '../validators/deStnr.ts';
import { deUstId } from '../validators/deUstId.ts';
import { ACCOUNTS, putAccount } from './de/account.ts';
import { courtOf, hrNumber } from './de/register.ts';
import { FURTHER_ROADS, RARER_SURNAMES } from './de/tail.ts';
import { certified, country, pictured } from './declare.ts';
import { withCheckDigit } from './registerNumber.ts';
import { series } from './series.ts';

const FOLDS = { ä: 'ae', ö: 'oe', ü: 'ue' };

const SURNAMES = `Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner
  Krause Meier Lehmann Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß
  Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon
  Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf
  Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Ernst Lindner Hübner
  Kramer Franz Beyer Wenzel Jansen Hansen Paul Riedel Kurz Marx Barth Moser Fritz Stark Götz Böttcher Rieger Sturm Ritter Ullrich
  Seifert Ackermann Hempel Brinkmann Petersen Carstens Lüdke Wiegand Kirchner Hauser Stahl Reuter Bach Gebhardt Heller Adler
  Bender Conrad Dorn Eckert Falk Geiger Hein`;

export const de = country('de', () => ({
  name: 'Germany',
  alpha3: 'DEU',
  passportYears: { adult: 10, minor: 6, from: 24 },
  paydays: [[31], [28], [15]],
  nationality: 'D',
  currency: 'EUR',
  ips: '79.192-255 84.128-191 87.128-191 91.0-63 93.192-255',
  gs1: '400',
  lei: '5299 3912',
  holidays: '0101 E-2 E+1 0501 E+39 E+50 1003 1225 1226',
  group: 'Europe',
  locale: { language: 'de', zone: 'Europe/Berlin' },
  economy: {
    vat: { usual: 19, food: 7 },
    deductions: { social: 20.6, tax: 17 },
    tenure: { rent: 52, loan: 25 },
    shops: { card: 25, wallet: 35 },
  },
  words: {
    exonyms: `Niemców tyskar Němců német nemți GER Deutschen deutsches deutschem allemand allemande alemán alemana alemão
      Alemanha tedesco Germania Duitsland Duits Niemcy Tyskland Niemiec niemiecki niemiecka niemieckie niemieckich
      alemães alemã alemanes alemanas tedesca tedeschi tedesche Duitse Duitsers Almanya Almanlar Jerman Đức nước_Đức
      người_Đức`,
    scripts: `ドイツ 德国 德國 독일 ألمانيا ألماني~ الألمان जर्मनी जर्मन Германи^ немецк~ германск~ немец немцы немцев Німеччина
      Німеччини Німеччині німецьк~ німець німці Ujerumani Mjerumani Wajerumani`,
    women: 'Niemka Niemki',
    places: `Berlin=ベルリン|柏林|베를린|برلين|बर्लिन|Берлин+|Берлін+|Berlina|Berlinie|Berlinerin|Berlinerinnen|berlinois|berlinoise|berlinés|berlinesa|berlinese|Berlim|Berlijn|Berlijnse
      ; München=ミュンヘン|慕尼黑|뮌헨|ميونخ|ميونيخ|म्यूनिख|Мюнхен+|Monachium|Münchnerin|Münchnerinnen|Münih|Múnich|munichois|munichoise
      ; Hamburg=ハンブルク|汉堡|漢堡|함부르크|هامبورغ|हैम्बर्ग|Гамбург+|Hamburga|Hamburgu|Hamburgo|Hamburger|Hamburgerin
      ; Frankfurt am Main=フランクフルト|法兰克福|法蘭克福|프랑크푸르트|فرانكفورت|फ्रैंकफर्ट|Франкфурт+|Frankfurcie|Francoforte|Fráncfort
      ; Köln=ケルン|科隆|쾰른|كولونيا|Кёльн+|Кельн+|Kolonii|Kölnerin
      ; Düsseldorf=デュッセルドルフ|杜塞尔多夫|뒤셀도르프|Дюссельдорф+|Düsseldorfer
      ; Stuttgart=シュトゥットガルト|斯图加特|슈투트가르트|Штутгарт+
      ; Leipzig=ライプツィヒ|莱比锡|Лейпциг+|Leipziger|Lipsk|Lipska
      ; Dresden=ドレスデン|德累斯顿|Дрезден+|Dresdner|Drezno|Drezna
      ; Dortmund=Dortmunder
      ; Bayern=bayerisch|bayerische|bayerischer|bayerisches|bayrisch|bayrische|bavarois|bavaroise|bávaro|bávara|bavarese
      ; Sachsen=Saxon|Saxons|sächsisch|sächsische|sächsischer
      ; Hessen=Hessian|hessisch|hessische`,
    unlistedCities: 'Frankfurt Oder|Frankfurt an der Oder|Freiburg|Freiburg im Breisgau|Marburg|Schwerin',
  },
  aliases: `Deutschland German Germans Deutsch Deutsche Deutscher Allemagne Alemania BRD
    Federal_Republic_of_Germany`,
  // Adults by age: Destatis, end of 2024. Retirement at 66 (2026), pensions from one body.
  ages: '8.5 15 16 15 18.5 14 13',
  population: {
    source:
      'Estimates, rounded; P90/P10 of pay by Destatis, April 2023 (2.98); median of full-time workers by the BA, 2024 (4013 euros)',
    men: '51.3 51.6 50.6 49.8 47.5 43.5 32',
    work: ['60 86 91 91 88 72 24 11 4', '58 79 82 83 80 63 16 7 2'],
    own: [10, 5.6],
    unemployed: 3.4,
    disabled: 4.5,
    pensioned: 97,
    pay: { median: 4013, spread: 2.98, top: 4.6, women: 84 },
  },
  life: {
    // SGB VI § 118: the last banking day.
    pensionPay: { days: [31] },
    studies: 55,
    retires: 65,
    pays: [850, 2900],
    institutions: `
      pension Deutsche Rentenversicherung
      town@Berlin Land Berlin
      town@Hamburg Freie und Hansestadt Hamburg
      town@Bremen Freie Hansestadt Bremen
      university@Berlin (Freie Universität Berlin|Humboldt-Universität zu Berlin|Technische Universität Berlin)
      university@München Ludwig-Maximilians-Universität München
      university@Köln Universität zu Köln
      university@Frankfurt_am_Main Goethe-Universität Frankfurt am Main
      university@Düsseldorf Heinrich-Heine-Universität Düsseldorf
      university@Dortmund+Dresden Technische Universität {town}
      university@Essen+Duisburg Universität Duisburg-Essen
      university@Hannover Leibniz Universität Hannover
      university@Nürnberg Friedrich-Alexander-Universität Erlangen-Nürnberg
      university@Bochum Ruhr-Universität Bochum
      university@Wuppertal Bergische Universität Wuppertal
      university@Karlsruhe Karlsruher Institut für Technologie
      university@Kiel Christian-Albrechts-Universität zu Kiel
      hospital@Berlin (Charité|Vivantes Klinikum Neukölln|Vivantes Klinikum im Friedrichshain)
      transit@Berlin Berliner Verkehrsbetriebe
      transit@Hamburg Hamburger Hochbahn
      transit@München Münchner Verkehrsgesellschaft
      transit@Köln Kölner Verkehrs-Betriebe
      transit@Frankfurt_am_Main In-der-City-Bus
      transit@Stuttgart Stuttgarter Straßenbahnen
      transit@Düsseldorf Rheinbahn
      transit@Leipzig+Dresden {town}er Verkehrsbetriebe
      transit@Bremen Bremer Straßenbahn`,
  },
  language: german,
  // Given names by decade of birth: beliebte-vornamen.de and GfdS; surnames by telephone directories (Kohlheim).
  // Destatis, Ausländerzentralregister 2024: 14 %.
  foreigners: foreigners([
    [TUR, 2.1],
    [UKR, 1.8],
    [SYR, 1.5],
    [ROU, 1.4],
    [POL, 1.3],
    [ITA, 0.9],
  ]),
  names: [
    {
      share: 87,
      folds: FOLDS,
      male: {
        0: `Hans Günter Werner Heinz Karl Helmut Gerhard Horst Kurt Walter Manfred Klaus Herbert Rolf Wilhelm Ernst Siegfried
          Erich Otto Heinrich Hermann Josef Alfred Willi Rudolf Dieter Peter Wolfgang`,
        1945: `Peter Wolfgang Klaus Manfred Jürgen Michael Bernd Hans Werner Dieter Günter Rainer Rolf Karl Heinz Gerhard
          Norbert Horst Helmut Reinhard Ulrich Lothar Volker Hartmut Roland Hubert Uwe`,
        1960: `Thomas Michael Andreas Frank Ralf Jürgen Stefan Uwe Peter Martin Bernd Jörg Dirk Matthias Klaus Holger Torsten
          Rainer Volker Norbert Markus Axel Carsten Ulrich Christian Roland Armin`,
        1972: `Stefan Michael Andreas Thomas Christian Markus Alexander Sven Marco Oliver Frank Torsten Jan Matthias Lars Dirk
          Daniel Carsten Jens Sebastian Kai Patrick Mario René Björn Marc Ingo Sascha`,
        1984: `Christian Daniel Sebastian Stefan Jan Florian Michael Alexander Tobias Patrick Philipp Dennis Matthias Markus
          Marcel David Benjamin Martin Simon Fabian Felix Kevin Marco Julian Robert Andreas Johannes Dominik`,
        1994: `Jan Lukas Tim Philipp Alexander Kevin Tobias Maximilian Daniel Jonas Julian Dennis Felix Niklas Marcel Fabian
          Florian Lars Nico Moritz Jakob Simon Max Paul Leon Robin Marvin Erik`,
        2003: `Leon Lukas Finn Jonas Maximilian Luca Paul Tim Felix Luis Niklas Jan Elias Moritz Noah Ben Philipp Julian Simon
          Tom Max Jannik Nico Fabian Anton Jakob Erik Henry`,
      },
      female: {
        0: `Ursula Ilse Gerda Helga Hildegard Ingeborg Elfriede Edith Gisela Irmgard Waltraud Anneliese Christa Ruth Inge Margot
          Erika Lieselotte Elisabeth Renate Käthe Herta Maria Anna Hannelore Brigitte Karin`,
        1945: `Renate Karin Monika Brigitte Ursula Christa Gisela Helga Ingrid Bärbel Angelika Barbara Elke Heidemarie Gudrun
          Jutta Marianne Rosemarie Christine Gabriele Hannelore Elisabeth Rita Regina`,
        1960: `Sabine Susanne Petra Birgit Gabriele Andrea Martina Ute Heike Claudia Angelika Monika Barbara Anke Cornelia Karin
          Kerstin Silvia Marion Elke Bettina Beate Doris Annette Christine Regina Dagmar`,
        1972: `Nicole Stefanie Claudia Tanja Sandra Andrea Anja Sabine Susanne Melanie Katrin Christine Silke Simone Nadine
          Bianca Daniela Alexandra Kerstin Anke Yvonne Manuela Kathrin Birgit Sonja Katja`,
        1984: `Julia Stefanie Christina Sarah Katharina Anna Nicole Jennifer Melanie Jessica Sandra Nadine Katrin Lisa Sabrina
          Daniela Franziska Laura Christine Maria Carina Kristina Verena Nina Janina Vanessa Theresa Miriam`,
        1994: `Laura Julia Lisa Sarah Anna Lena Vanessa Katharina Jana Jasmin Jessica Michelle Franziska Melina Marie Hannah
          Carolin Johanna Alina Sophie Lea Theresa Nina Annika Svenja Saskia Nele`,
        2003: `Marie Anna Lena Leonie Lea Laura Sophie Hannah Johanna Emily Emma Mia Lina Lara Sarah Luisa Nele Jana Amelie
          Charlotte Clara Paula Alina Maja Emilia Greta Ida Pia Merle`,
      },
      // Shares by telephone directories (DFD, Digitales Familiennamenwörterbuch Deutschlands, 2018).
      family: `Müller:1.1 Schmidt:0.8 Schneider:0.5 Fischer:0.43 Meyer:0.39 Weber:0.36 Schulz:0.33 Wagner:0.33 Becker:0.33
        Hoffmann:0.31 ${eachWith(0.15, SURNAMES)} ${eachWith(0.083, RARER_SURNAMES)}`,
    },
    {
      // Turkish families: about four in a hundred adults.
      share: 4,
      folds: FOLDS,
      male: {
        0: 'Mehmet Mustafa Ali Hasan Hüseyin Ahmet İbrahim Osman Süleyman Ramazan',
        1975: 'Murat Mehmet Mustafa Ali Hasan Serkan Erkan Volkan Cem Deniz Emre Kemal Yusuf Can',
      },
      female: {
        0: 'Ayşe Fatma Emine Hatice Zeynep Elif Meryem Şerife Hanife Sultan',
        1975: 'Elif Zeynep Ayşe Özlem Sibel Derya Esra Selin Aylin Büşra Melek Ebru Yasemin',
      },
      family:
        'Yılmaz Kaya Demir Şahin Öztürk Yıldız Yıldırım Çelik Aydın Arslan Doğan Kılıç Aslan Çetin Koç Kurt Özdemir Şimşek Polat Korkmaz',
    },
    {
      // From Poland and Upper Silesia.
      share: 5,
      folds: FOLDS,
      male: {
        0: 'Georg Joachim Josef Andreas Peter Johann Paul Norbert Waldemar',
        1970: 'Thomas Adam Christoph Martin Daniel Marek Tomasz Piotr Adrian Damian Jakub',
      },
      female: {
        0: 'Maria Anna Krystyna Barbara Irena Helena Theresia Danuta',
        1970: 'Agnieszka Katarzyna Monika Joanna Anna Sylwia Dorota Beata Kamila Natalia Julia',
      },
      family:
        'Nowak Kowalski Wiśniewski Wojciechowski Kaminski Lewandowski Zielinski Szymanski Woźniak Kozlowski Jankowski Mazur Krawczyk Piotrowski Grabowski Pawlowski',
    },
    {
      // From Russia and Kazakhstan.
      share: 4,
      folds: FOLDS,
      male: {
        0: 'Viktor Wladimir Alexander Nikolai Johann Waldemar Jakob',
        1970: 'Sergej Andrej Dimitri Eugen Alexander Viktor Igor Maxim Artur Denis',
      },
      female: {
        0: 'Valentina Nina Ljudmila Olga Galina Irina Lydia',
        1970: 'Olga Natalia Irina Elena Tatjana Svetlana Anna Katharina Julia Marina',
      },
      family:
        'Miller Braun Schwarz Klein Keller Werner Wolf Meier Peters Friesen Wiebe Dück Penner Janzen Isaak Dyck Epp Reimer Neufeld Unruh Martens Derksen',
    },
  ],
  places: {
    columns: 'city region zone area lat lon plate pop home',
    short: 'home',
    // Of smaller towns the populations are those of the land around them, in thousands, so that each state has its share.
    rows: `
      Berlin|Berlin|1011[579],1040[579],1043[579],1204[3579],1205[13579],1334[79],1335[13579],1405[023579]|30|52.5200|13.4050|B|3782|BE
      Hamburg|Hamburg|2009[579],20249,2025[13579],2204[13579],2276[13579]|40|53.5507|9.9930|HH|1910|HH
      München|Bayern|8033[135679],8079[79],8080[1-579],81369,8137[13579],8154[13579]|89|48.1374|11.5755|M|1510|BY
      Köln|Nordrhein-Westfalen|5066[78],5067[0246-9],5082[357],5106[13579]|221|50.9333|6.9500|K|1087|NW
      Frankfurt am Main|Hessen|6031[13468],6032[0235679],6043[135789],6059[4689]|69|50.1155|8.6842|F|775|HE
      Stuttgart|Baden-Württemberg|7017[3468],7018[02468],7019[0-3579],7037[246],7056[3579]|711|48.7823|9.1770|S|633|BW
      Düsseldorf|Nordrhein-Westfalen|4021[0-3579],4022[13579],4023[13579],40468,4047[024679],40589,4059[13579]|211|51.2217|6.7762|D|631|NW
      Leipzig|Sachsen|0410[3579],0415[579],0427[579]|341|51.3396|12.3713|L|619|SN
      Dortmund|Nordrhein-Westfalen|4413[579],4414[13579],4422[579],4426[3579]|231|51.5149|7.4660|DO|595|NW
      Essen|Nordrhein-Westfalen|4512[78],4513[0134689],4514[134579],4527[679],4532[679]|201|51.4566|7.0123|E|586|NW
      Bremen|Bremen|2819[579],2820[13579],2821[1357],2832[579],2875[579]|421|53.0758|8.8072|HB|577|HB
      Dresden|Sachsen|0106[79],0112[79],0130[79]|351|51.0509|13.7383|DD|566|SN
      Hannover|Niedersachsen|30159,3016[13579],3017[13579],30419,3062[579]|511|52.3705|9.7332|H|522|NI
      Nürnberg|Bayern|9040[2389],90439,9044[13],9047[135]|911|49.4542|11.0775|N|526|BY
      Duisburg|Nordrhein-Westfalen|4705[135789],4713[789],4722[689]|203|51.4325|6.7652|DU|503|NW
      Bochum|Nordrhein-Westfalen|4478[79],4479[13579],4480[13579],4486[679]|234|51.4817|7.2165|BO|366|NW
      Wuppertal|Nordrhein-Westfalen|4210[3579],4211[13579],4227[579],4228[13579]|202|51.2563|7.1482|W|358|NW
      Bielefeld|Nordrhein-Westfalen|3360[24579],3361[13579],3364[79]|521|52.0333|8.5333|BI|334|NW
      Bonn|Nordrhein-Westfalen|5311[13579],5312[13579],5317[3579]|228|50.7344|7.0955|BN|335|NW
      Münster|Nordrhein-Westfalen|4814[3579],4815[13579]|251|51.9624|7.6257|MS|322|NW
      Mannheim|Baden-Württemberg|68159,6816[13579],6830[579]|621|49.4891|8.4669|MA|315|BW
      Karlsruhe|Baden-Württemberg|7613[13579],7618[579]|721|49.0047|8.3858|KA|309|BW
      Augsburg|Bayern|8615[0234679],8616[13579]|821|48.3715|10.8985|A|303|BY
      Kiel|Schleswig-Holstein|2410[35679],2414[35-9]|431|54.3213|10.1349|KI|252|SH
      Regensburg|Bayern|930[457][1-9]|941|49.0151|12.1016|R|1700|BY
      Passau|Bayern|940[3]2,94034,94036|851|48.5665|13.4312|PA|1300|BY
      Bayreuth|Bayern|9544[4578]|921|49.9448|11.5764|BT|1300|BY
      Würzburg|Bayern|9707[0246],97080,97082,97084|931|49.7878|9.9361|WÜ|1500|BY
      Bamberg|Bayern|9604[79],96050,96052|951|49.8992|10.8857|BA|1300|BY
      Heidelberg|Baden-Württemberg|6911[5789],69120,69121,69123,69124,69126|6221|49.4077|8.6908|HD|1800|BW
      Tübingen|Baden-Württemberg|7207[02468]|7071|48.5227|9.0522|TÜ|1700|BW
      Konstanz|Baden-Württemberg|7846[2457]|7531|47.6603|9.1758|KN|1600|BW
      Ulm|Baden-Württemberg|8907[357],89079,89081|731|48.4010|9.9876|UL|1700|BW
      Göttingen|Niedersachsen|3707[3579],37081,37083,37085|551|51.5344|9.9323|GÖ|1400|NI
      Oldenburg|Niedersachsen|2612[1-9],2613[1355]|441|53.1412|8.2147|OL|1400|NI
      Osnabrück|Niedersachsen|4907[4468],49080,49082,49084,49086,49088,49090|541|52.2727|8.0471|OS|1300|NI
      Lüneburg|Niedersachsen|2133[579]|4131|53.2509|10.4141|LG|1200|NI
      Gießen|Hessen|3539[0246468]|641|50.5873|8.6755|GI|1900|HE
      Kassel|Hessen|341[1-3][79379]|561|51.3167|9.5000|KS|1900|HE
      Mainz|Rheinland-Pfalz|5511[68],5512[0-9]|6131|49.9842|8.2791|MZ|1100|RP
      Trier|Rheinland-Pfalz|5429[0235]|651|49.7557|6.6394|TR|900|RP
      Koblenz|Rheinland-Pfalz|5606[8],5607[0235],56077|261|50.3536|7.5788|KO|900|RP
      Paderborn|Nordrhein-Westfalen|3309[8],33100,33102,33104,33106|5251|51.7191|8.7544|PB|1900|NW
      Siegen|Nordrhein-Westfalen|5707[2468],57080|271|50.8748|8.0243|SI|1900|NW
      Aachen|Nordrhein-Westfalen|5206[24468],52070,52072,52074,52076,52078,52080|241|50.7766|6.0834|AC|2000|NW
      Krefeld|Nordrhein-Westfalen|4779[8],4780[03579],47809|2151|51.3392|6.5861|KR|1900|NW
      Chemnitz|Sachsen|0911[1-9],0912[0-8]|371|50.8357|12.9292|C|1000|SN
      Freiberg|Sachsen|09599|3731|50.9109|13.3388|FG|700|SN
      Lübeck|Schleswig-Holstein|2355[24678],2356[02468]|451|53.8689|10.6873|HL|1000|SH
      Flensburg|Schleswig-Holstein|2493[79],2494[134]|461|54.7843|9.4396|FL|850|SH
      Potsdam|Brandenburg|1446[79],1447[1-3],1448[02]|331|52.3989|13.0657|P|1000|BB
      Cottbus|Brandenburg|0304[2468],03050,03051,03055|355|51.7577|14.3289|CB|800|BB
      Magdeburg|Sachsen-Anhalt|3910[468],39110,39112,39114,39116,39118|391|52.1277|11.6292|MD|800|ST
      Halle (Saale)|Sachsen-Anhalt|0610[8],06110,06112,06114,0611[68],0612[0468]|345|51.4825|11.9705|HAL|750|ST
      Erfurt|Thüringen|9908[4679],99091,99092,99094,99096,99097,99098,99099|361|50.9787|11.0328|EF|800|TH
      Jena|Thüringen|0774[3579]|3641|50.9288|11.5899|J|700|TH
      Rostock|Mecklenburg-Vorpommern|1805[57],18059,1806[9],1810[679],18119|381|54.0887|12.1405|HRO|650|MV
      Greifswald|Mecklenburg-Vorpommern|1748[79],17491,17493|3834|54.0931|13.3879|HGW|500|MV
      Saarbrücken|Saarland|6611[1357],66119,66121,66123,66125,66126,66127,66128,66129|681|49.2326|7.0098|SB|720|SL`,
    others: `München=Munich|Muenchen|Monaco di Baviera|Münchner; Köln=Cologne|Koeln|Colonia|Kölner; Nürnberg=Nuremberg|Nuernberg|Nürnberger;
      Hannover=Hanover; Frankfurt am Main=Frankfurt|Frankfurt/Main|Francfort|Frankfurter; Stuttgart=Stuttgarter; Bayern=Bavaria|Bavière|Bavarian|Bavarians;
      Nordrhein-Westfalen=North Rhine-Westphalia|NRW; Hessen=Hesse; Sachsen=Saxony; Niedersachsen=Lower Saxony;
      Baden-Württemberg=BW|Baden-Wuerttemberg; Schleswig-Holstein=Sleswick-Holsatia|SH; Berlin=Berlino|Berliner;
      Düsseldorf=Duesseldorf; Münster=Muenster; Hamburg=Hambourg|Hamburgo|Hamburger;
      Dresden=Dresde|Dresdner; Leipzig=Lipsia|Leipziger`,
  },
  roads: `Hauptstraße Bahnhofstraße Schulstraße Gartenstraße Dorfstraße Bergstraße Lindenstraße Kirchstraße Waldstraße
    Ringstraße Schillerstraße Goethestraße Wiesenweg Birkenweg Amselweg Mühlenweg Friedhofstraße Jahnstraße Buchenweg
    Feldstraße Rosenstraße Blumenstraße Beethovenstraße Mozartstraße Kastanienallee Parkstraße Lessingstraße
    Mittelstraße Poststraße Talstraße Sonnenstraße Eichenweg Marktplatz Uferstraße Am_Anger Am_Sportplatz
    Bismarckstraße Wilhelmstraße Kaiserstraße Friedrichstraße Königstraße Luisenstraße Steinweg Burgstraße ${FURTHER_ROADS}`,
  street: '{road} {1-120}(||||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+49 (15[127]#|160|16[23]|17[0-9]) #######',
  landline: '+49 {place.area} [2-9]######',
  // Shares of current accounts as far as banks publish them; savings and cooperative banks are near the customer's
  // home. `account` is the bank's method for check digits, after the Bankleitzahlendatei.
  banks: {
    columns: 'bank bic code account share near private',
    rows: `
      ING|INGDDEFF|50010517|C1|9
      Commerzbank|COBADEFF|50040000|13|9
      Deutsche Bank|DEUTDEFF|50070010|63|8
      Postbank|PBNKDEFF|50010060|24|8
      DKB|BYLADEM1001|12030000|00|5
      N26|NTSBDEB1|10011001|09|3||yes
      HypoVereinsbank|HYVEDEMM|70020270|99|4
      Targobank|CMCIDEDD|30020900|57|4
      Santander Consumer Bank|SCFBDE33|31010833|09|3||yes
      Berliner Sparkasse|BELADEBE|10050000|B8|40|Berlin
      Berliner Volksbank|BEVODEBB|10090000|06|15|Berlin
      Hamburger Sparkasse|HASPDEHH|20050550|00|45|Hamburg
      Stadtsparkasse München|SSKMDEMM|70150000|00|35|München
      Münchner Bank|GENODEF1M01|70190000|88|10|München
      Sparkasse KölnBonn|COLSDE33|37050198|00|40|Köln,Bonn
      Frankfurter Sparkasse|HELADEF1822|50050201|96|35|Frankfurt am Main
      Stadtsparkasse Düsseldorf|DUSSDEDD|30050110|00|40|Düsseldorf
      Sparkasse Leipzig|WELADE8L|86055592|D0|45|Leipzig
      Sparkasse Dortmund|DORTDE33|44050199|06|45|Dortmund
      Sparkasse Essen|SPESDE3E|36050105|78|45|Essen
      Sparkasse Bremen|SBREDE22|29050101|00|45|Bremen
      Sparkasse Hannover|SPKHDE2H|25050180|A3|45|Hannover
      Sparkasse Nürnberg|SSKNDE77|76050101|49|45|Nürnberg`,
    others: `DKB=Deutsche Kreditbank; HypoVereinsbank=HVB|UniCredit Bank; ING=ING-DiBa; Hamburger Sparkasse=Haspa;
      Stadtsparkasse München=SSKM|Sparkasse München; Deutsche Bank=Deutsche Bank AG|Deutschen Bank;
      Berliner Sparkasse=Sparkasse Berlin; Santander Consumer Bank=Santander`,
  },
  account: { label: 'Kontonummer', write: putAccount, room: ACCOUNTS },
  iban: ibanField({ DE }, '{bank.code}{account}'),
  // About 100 million girocards beside 40 million credit and as many debit cards of the networks (Deutsche Kreditwirtschaft, Bundesbank).
  cards: 'girocard:55 visa:22 mastercard:21 amex:2',
  networks: { girocard: GIROCARD },
  // Several pharmacists have an OHG (§ 8 ApoG), and free professions, which are no trade, none of the merchants' forms.
  firms: {
    forms: `
      ~Einzelunternehmen|120|1936|1|20|1|insurance,finance,airline,pharmacy
      ~GbR|13|1936|2|20||pharmacy
      GmbH|58|1892|1|1500||pharmacy
      UG (haftungsbeschränkt)|12|2008|1|30||pharmacy
      GmbH & Co. KG|12|1922|5|2500||pharmacy,law,accounting,architecture,health
      e.K.|8|1998|1|60|1|law,accounting,architecture,health
      OHG|3|1936|2|60||law,accounting,architecture,health
      KG|3|1936|2|200||pharmacy,law,accounting,architecture,health
      AG|1|1936|50|9000||pharmacy`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{trade} {town}|{founder} {trade}) {form}',
  },
  income: [2300, 6500],
  fields: {
    mandate: pictured('Mandatsreferenz', '(M-{000001-999999}|MREF{8#}|MNDT-{8#})', {
      group: 'transaction',
      synonyms: ['mandatsref', 'sepa mandat', 'lastschriftmandat nummer'],
    }),
    id: certified(deAusweis, 'Personalausweisnummer', {
      synonyms: ['personalausweis', 'ausweisnummer', 'ausweis'],
    }),
    // As on the data page, without the check digit that the MRZ adds.
    passport: pictured('Reisepassnummer', `[CFGHJK]${'[0-9CFGHJKLMNPRTVWXYZ]'.repeat(8)}`, {
      synonyms: ['reisepass'],
    }),
    licence: certified(deFuehrerschein, 'Führerscheinnummer', { synonyms: ['führerschein'] }),
    tax: certified(deSteuerId, 'Steuer-ID', { synonyms: ['steueridentifikationsnummer', 'idnr'] }),
    // The tax office's own number, as printed on assessments; the Steuer-ID never changes.
    stnr: certified(deStnr, 'Steuernummer', { group: 'tax', synonyms: ['steuernr', 'elster steuernummer'] }),
    vat: certified(deUstId, 'USt-IdNr.', { synonyms: ['ustid', 'umsatzsteuer id'] }),
    ssn: certified(deRvnr, 'Rentenversicherungsnummer', { synonyms: ['sozialversicherungsnummer', 'rvnr'] }),
    health: certified(deKvnr, 'Krankenversichertennummer', { synonyms: ['kvnr'] }),
    postcode: { label: 'Postleitzahl' },
    region: { label: 'Bundesland' },
    bankcode: pictured('Bankleitzahl (BLZ)', '{bank.code}'),
    // Mobile blocks that the Bundesnetzagentur reserves for film and television (Mitteilung 148/2021).
    fictionphone: pictured('Fictional phone', '(+49 171 39200##|+49 176 040690##)', { group: 'contact' }),
    // No pair of letters starts with H, K, N or S: HJ, KZ, NS, SA and SS are never issued.
    plate: pictured('Kennzeichen', '{place.plate}-(@|[A-GIJLMO-RT-Z]@) {1-9999}'),
  },
  company: {
    registration: {
      label: 'Handelsregisternummer',
      held: isRegistered,
      make: hrNumber,
      synonyms: ['hrb', 'hra'],
    },
    // Issued consecutively by the Bundesbank since 2009, after a zero; approximate, after numbers that firms
    // publish.
    creditorid: creditorId('Gläubiger-Identifikationsnummer', (random) =>
      String(random.int(1, 2_800_000)).padStart(11, '0'),
    ),
    tax: certified(deStnr, 'Steuernummer', { synonyms: ['steuernr'] }),
    court: { label: 'Registergericht', held: isRegistered, make: (_, p) => courtOf(p) },
    vat: certified(deUstId, 'USt-IdNr.', {
      make: (random, { firm }) => `DE${withCheckDigit(String(SERIALS(random, firm.founded)), deUstId.valid)}`,
    }),
  },
}));

/**
 * Issued consecutively since 1993, when existing firms got the first ones; approximate, after the imprints of
 * firms.
 */
const SERIALS = series(
  '1993 11100000 · 1994 15200000 · 2000 20600000 · 2005 24000000 · 2008 25800000 · 2012 28100000 · 2015 29900000 · 2018 31500000 · 2020 32800000 · 2021 33800000 · 2023 36000000 · 2024 36650000 · 2025 37000000',
);

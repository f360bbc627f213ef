import { luhnDigit } from '../checksum/luhn.ts';
import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { noPractices } from '../data/sectors.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { bare } from '../kernel/text.ts';
import { zaCipc } from '../validators/zaCipc.ts';
import { zaId } from '../validators/zaId.ts';
import { zaTax } from '../validators/zaTax.ts';
import { zaVat } from '../validators/zaVat.ts';
import { certified, country, pictured } from './declare.ts';

/** Endings of registrations by legal form, except (Pty) Ltd. */
const KINDS: Readonly<Record<string, string>> = { Ltd: '06', Inc: '21' };

/** A consonant of a plate, and the plates of Gauteng and of the provinces that write three letters, three digits. */
const C = '[B-DF-HJ-NPR-TV-Z]';
const GP = `${C}${C} ## ${C}${C} GP`;
const OTHER = `${C}${C}${C} ###`;

/** Minimum number of companies registered in a year: few before the law of 2008 came into force in 2011. */
const yearly = (year: number) =>
  year < 1999 ? 24_000 : year < 2011 ? 39_999 : year < 2015 ? 199_999 : 499_999;

export const za = country('za', () => ({
  name: 'South Africa',
  alpha3: 'ZAF',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[25], [31]],
  currency: 'ZAR',
  perEuro: 17,
  ips: '41.0-31',
  gs1: '600',
  holidays:
    '0101^ 0321^ E-2 E+1 0427^ 0501^ 0616^ 0809^ 0924^ 1216^ 1225^ 1226^ 2019-2019:0508 2021-2021:1101 2024-2024:0529',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Johannesburg' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 1, tax: 17 },
    tenure: { rent: 31, loan: 12 },
    shops: { card: 50, wallet: 22 },
  },
  words: {
    exonyms: `südafrikanisch S_Africa sudafricano sul-africano Zuid-Afrika Zuid-Afrikaanse Güney_Afrika Afrika_Selatan`,
    scripts: `南アフリカ 南非 남아프리카 남아공 جنوب_أفريقيا दक्षिण_अफ़्रीका दक्षिण_अफ्रीका ЮАР ПАР Южная_Африка Afrika_Kusini`,
    women: 'Südafrikanerin Südafrikanerinnen',
    places: `Johannesburg=ヨハネスブルグ|约翰内斯堡|요하네스버그|جوهانسبرغ|जोहान्सबर्ग|Йоханнесбург+|Йоганнесбург+
      ; Cape Town=ケープタウン|开普敦|케이프타운|كيب تاون|केप टाउन|Кейптаун+|Capetonian|Capetonians`,
  },
  language: {
    ...english,
    merchants: `{town} Spaza|{owner} Pharmacy|{town} Supermarket|{owner} Service Station|{town} Books|{owner} Butchery|
      {owner} Bottle Store|{owner} Hair Salon|{owner} Bakery|{town} Shisa Nyama|{owner} Takeaways|{owner} Café||
      {owner} Fashions|{owner} Electronics|{owner} Optometrists|{town} Hardware|{owner} Tyres|{town} Travel`,
  },
  aliases: `South_African South_Africans Suid-Afrika Suid-Afrikaans Mzansi Rainbow_Nation RSA
    Republic_of_South_Africa iNingizimu_Afrika Südafrika Afrique_du_Sud Sudáfrica`,
  // Languages by province: census of 2022.
  ages: '17 25 23 15 10.5 6.5 3',
  population: {
    source:
      'Estimates, rounded; unemployment near Stats SA, Quarterly Labour Force Survey 2024 (31.9 to 33.5 %)',
    men: '50.5 50 49.5 46.5 42.5 37 28',
    work: ['20 47 60 60 46 34 13 7 3', '13 36 48 50 37 25 7 3 1'],
    own: [16, 13],
    unemployed: 33,
    disabled: 3,
    pensioned: 80,
    pay: { median: 7500, spread: 6, top: 10.5, women: 85 },
  },
  life: {
    // SASSA: the second day, older persons.
    pensionPay: { days: [-2] },
    studies: 25,
    retires: 62,
    // The older person's grant since October 2025, before and after 75.
    pays: [2320, 2340],
    institutions: `
      university@Johannesburg+Soweto+Benoni+Boksburg (University of the Witwatersrand|University of Johannesburg)
      university@Cape_Town (University of Cape Town|University of the Western Cape|Cape Peninsula University of Technology)
      university@Durban (University of KwaZulu-Natal|Durban University of Technology)
      university@Pietermaritzburg+Newcastle University of KwaZulu-Natal
      university@Pretoria (University of Pretoria|Tshwane University of Technology)
      university@Gqeberha+George Nelson Mandela University
      university@Bloemfontein+Welkom (University of the Free State|Central University of Technology)
      university@East_London (University of Fort Hare|Walter Sisulu University)
      university@Vereeniging Vaal University of Technology
      university@Polokwane University of Limpopo
      university@Mbombela+eMalahleni University of Mpumalanga
      university@Rustenburg+Potchefstroom North-West University
      university@Kimberley Sol Plaatje University
      secondary {town} (High School|Secondary School)
      hospital {town} (Provincial|Academic|Private) Hospital
      care {town} Frail Care Centre
      town@Johannesburg+Soweto City of Johannesburg
      town@Cape_Town City of Cape Town
      town@Pretoria City of Tshwane
      town@Durban eThekwini Municipality
      town@Benoni+Boksburg City of Ekurhuleni
      town@Gqeberha Nelson Mandela Bay Municipality
      town@Bloemfontein Mangaung Municipality
      town@East_London Buffalo City Municipality
      police South African Police Service
      transit {town} Bus Service
      pension South African Social Security Agency`,
  },
  sources: 'UN WPP 2024; Stats SA census 2022; banks’ reports of customers',
  names: [
    {
      // Zulu, Swazi and Ndebele.
      share: 33,
      near: {
        Gauteng: 30,
        'Western Cape': 1,
        'KwaZulu-Natal': 80,
        'Eastern Cape': 2,
        'Free State': 5,
        Limpopo: 3,
        Mpumalanga: 60,
        'North West': 3,
        'Northern Cape': 1,
      },
      male: {
        0: `Joseph Themba Jabulani Mandla Bongani Sipho Vusumuzi Dumisani Elias Simon David Petros Johannes Samuel Jabu Amos Philemon
          Bhekinkosi Michael Alfred`,
        1965: `Sipho Bongani Themba Mandla Jabulani Thulani Vusi Dumisani Nhlanhla Mduduzi Musa Sibusiso Lucky Bheki Patrick Godfrey
          Zakhele Sandile Mlungisi Mbongeni Thokozani`,
        1980: `Sibusiso Nkosinathi Thulani Siyabonga Sifiso Bongani Sandile Nhlanhla Mduduzi Mandla Mbongeni Thabani Mxolisi Lucky
          Sizwe Musa Nkululeko Themba Njabulo Innocent Bhekani`,
        1992: `Siyabonga Nkosinathi Sanele Njabulo Ntokozo Sandile Lungelo Sibusiso Mthokozisi Sifiso Lwazi Nkululeko Andile Mondli
          Menzi Sphesihle Thabo Nhlanhla Innocent Ayanda`,
        2000: `Siyabonga Njabulo Lwazi Nkosinathi Bandile Melokuhle Nkanyiso Siphesihle Lindokuhle Sanele Ayanda Thembinkosi Asanda
          Luyanda Minenhle Junior Blessing Sphelele Mpilo Luyolo`,
      },
      female: {
        0: `Thandi Sibongile Ntombi Thembi Nomsa Zodwa Gladys Joyce Elizabeth Grace Beauty Thoko Nomvula Evelyn Alice Emily Martha
          Florence Zanele Busi`,
        1965: `Sibongile Nomsa Thandi Zodwa Thembi Nokuthula Busisiwe Zanele Phumzile Thandeka Lindiwe Ntombi Nomvula Duduzile
          Nonhlanhla Gugu Hlengiwe Beauty Patience Gladys`,
        1980: `Nokuthula Zanele Busisiwe Nonhlanhla Thandeka Lindiwe Sibongile Hlengiwe Gugu Zinhle Nompumelelo Nomfundo Sindisiwe
          Bongiwe Phindile Precious Philisiwe Nosipho Thabile Slindile`,
        1992: `Nonhlanhla Zinhle Nomfundo Nosipho Precious Thandeka Sindisiwe Londiwe Zandile Andile Nokwanda Ayanda Nothando
          Nqobile Samukelisiwe Mbali Nontobeko Thobile Silindile Lungile`,
        2000: `Londiwe Nomfundo Amahle Nothando Minenhle Mbali Siphesihle Ayanda Nosipho Thandeka Sinenhlanhla Asanda Lindokuhle
          Nompilo Zamokuhle Luyanda Owami Nokwanda Precious Snenhlanhla`,
      },
      family: `Dlamini:5 Nkosi:3.6 Ndlovu:3.4 Khumalo:2.6 Sithole:2.4 Mahlangu:2 Mkhize:2 Mthembu:1.8 Zulu:1.5 Ngcobo:1.5 Cele Gumede
        Buthelezi Zungu Mthethwa Mabaso Radebe Maseko Mnguni Zwane Shabangu Nxumalo Mbatha Xaba Zuma Ntuli Mhlongo Zondi Khoza
        Tshabalala Masilela Mnisi Simelane Magagula Hlatshwayo Vilakazi Ngubane Ngwenya Sibiya Mdluli Nene Dube Mkhwanazi Mazibuko
        Hlongwane Langa Mchunu Msomi Luthuli Mabuza Ntshangase`,
    },
    {
      // Xhosa.
      share: 17,
      near: {
        Gauteng: 8,
        'Western Cape': 34,
        'KwaZulu-Natal': 4,
        'Eastern Cape': 80,
        'Free State': 8,
        Limpopo: 0.5,
        Mpumalanga: 1.5,
        'North West': 6,
        'Northern Cape': 6,
      },
      male: {
        0: 'Zolile Mzwandile Vuyisile Mncedisi Siphiwo Thembile Wilson Welile Gladstone Mzimkhulu Lulama Monde Nkosinathi Sipho Fikile',
        1968: `Mzwandile Vuyani Andile Luvuyo Xolani Lungile Mncedisi Siphiwo Monwabisi Thembinkosi Zolani Mthunzi Zukile Loyiso
          Bulelani Vuyisile Mbulelo`,
        1985: `Luyanda Xolani Andile Ayanda Loyiso Bulelani Lwazi Sivuyile Zukisani Athi Luvuyo Onke Masixole Anele Siyabulela Lunga
          Khanya Bongani`,
        1998: 'Lubabalo Ayabulela Siyamthanda Lwando Luthando Sinethemba Onke Athenkosi Lithemba Yanga Liyabona Lilitha Sibulele Aphiwe',
      },
      female: {
        0: 'Nokuzola Nomathemba Nontsikelelo Nombulelo Nosisa Nomonde Thembeka Nontombi Ethel Victoria Nomalizo Nokwezi Vuyiswa Nobantu',
        1968: `Nomvuyo Nomathemba Nombulelo Thembeka Vuyokazi Nokuzola Nosiphiwo Ntombekhaya Phumla Nolubabalo Bulelwa Zoleka Thandeka
          Nomonde Xoliswa`,
        1985: `Siphokazi Andiswa Noluthando Zukiswa Asanda Vuyokazi Nomfundo Thandokazi Akhona Babalwa Lusanda Ziyanda Nolufefe Yonela
          Thandeka`,
        1998: 'Sinazo Anathi Asemahle Lisakhanya Amahle Olwethu Siphosethu Inga Lindiwe Esona Avela Anelisa Athini Zizipho Okuhle',
      },
      family: `Ntshinga Magadla Mfazwe Ngcukana Booi Sonjica Stofile Ntsebeza Mgijima Maqoma Mangcu Nofemela Qotoyi Dyani Ngesi Sokupa
        Mabandla Ndamase Sigcau Dyantyi Nqakula Mfeketo Mqhayi Madikizela Matshikiza Vena Fani Tyali Nkwinti Jonas Mdingi Zibi Njoli
        Gcaba Mpongo Mqikela Mlonzi Zondani Nqweniso Fumba Gwiji Sisulu Mbeki Mandela Jali Gqirana Ngxola`,
    },
    {
      // Southern and Northern Sotho, and Tswana.
      share: 27,
      near: {
        Gauteng: 34,
        'Western Cape': 2,
        'KwaZulu-Natal': 1,
        'Eastern Cape': 3,
        'Free State': 74,
        Limpopo: 58,
        Mpumalanga: 16,
        'North West': 77,
        'Northern Cape': 38,
      },
      male: {
        0: `Johannes Petrus Joseph Samuel Simon Elias Jacob Isaac Abraham Moses Pule Sello Piet Daniel Andries Philemon Lucas Frans
          Moeketsi`,
        1965: `Thabo Sello Pule Moeketsi Joseph Johannes Samuel Tebogo Teboho Mpho Thapelo Isaac Simon Kgosi Lesiba Matome Solomon
          Modise Phillip`,
        1982: `Thabo Tshepo Kagiso Kabelo Lebogang Mpho Tebogo Thabiso Tumelo Sello Thapelo Teboho Katlego Itumeleng Lehlohonolo
          Kgotso Boitumelo Oupa`,
        1996: `Tshepo Kagiso Katlego Karabo Thabang Kabelo Lesego Tumelo Neo Kgotso Tshiamo Lethabo Omphile Thato Tebogo Kamogelo
          Junior Bokang Oratile`,
      },
      female: {
        0: `Maria Elizabeth Martha Johanna Rose Dikeledi Puleng Selina Anna Rebecca Mmabatho Josephine Sarah Francina Emily Maggie
          Paulina Evelyn`,
        1965: `Dikeledi Puleng Maria Matshidiso Nthabiseng Rose Elizabeth Constance Gloria Mamello Mmabatho Felicia Sophie Tebogo
          Mpho Kgomotso Joyce`,
        1982: `Lerato Refilwe Dineo Mpho Kgomotso Nthabiseng Palesa Boitumelo Tebogo Lebo Keitumetse Matshidiso Portia Masego
          Mapule Malebo Kelebogile`,
        1996: `Lerato Palesa Tshegofatso Boitumelo Keabetswe Naledi Refilwe Rethabile Lesego Karabo Kamogelo Reabetswe Thato Bontle
          Lethabo Amogelang Mamello Oratile Relebogile`,
      },
      family: `Mokoena:2.5 Molefe Modise Moloi Mofokeng Motaung Mosia Tau Molapo Ledwaba Mashego Mohlala Ramaphosa Maponya
        Motsepe Malatji Mamabolo Mogale Mogotsi Mokwena Moroka Mothibi Phala Seleka Tlou Tladi Letsoalo Molokwane Kekana Phasha
        Selepe Mphahlele Mphuthi Khunou Lebese Matlala Sebola Makgoba Mokgatle Tshukudu Ramokgopa Mokone`,
    },
    {
      // Tsonga.
      share: 5,
      near: {
        Gauteng: 8,
        'Western Cape': 0.3,
        'KwaZulu-Natal': 0.2,
        'Eastern Cape': 0.2,
        'Free State': 1,
        Limpopo: 18,
        Mpumalanga: 12,
        'North West': 4,
        'Northern Cape': 0.3,
      },
      male: {
        0: 'Daniel Samuel David Thomas Elias Risimati Hlengani Jackson Phineas Solomon Wilson Magezi',
        1978: 'Tinyiko Rhulani Hlulani Matimba Ntsako Wisani Vutomi Tiyani Nhlamulo Vongani Nyiko Akani Amukelani Kulani',
      },
      female: {
        0: 'Sarah Anna Maria Constance Rose Tsatsawani Mamayila Florah Evelyn Nkhensani Violet Gladys',
        1978: 'Nkhensani Tsakani Tintswalo Ntsako Nyeleti Amukelani Khanyisa Vutlhari Hlayisani Rirhandzu Tsakane Basani Nsovo',
      },
      family: `Baloyi Maluleke Chauke Mabunda Nkuna Mathebula Ngobeni Shivambu Hlungwani Rikhotso Mabasa Makhubele
        Khosa Sambo Bila Manganyi Mhlaba Mashaba Ngoveni Valoyi`,
    },
    {
      // Venda.
      share: 2.5,
      near: {
        Gauteng: 3,
        'Western Cape': 0.1,
        'KwaZulu-Natal': 0.1,
        'Eastern Cape': 0.1,
        'Free State': 0.2,
        Limpopo: 17,
        Mpumalanga: 0.5,
        'North West': 0.5,
        'Northern Cape': 0.1,
      },
      male: {
        0: 'Azwihangwisi Mbulaheni Nndanduleni Alfred Samson Tshilidzi Avhashoni Wilson Samuel Phineas',
        1978: 'Mulalo Rendani Rudzani Ndivhuwo Khathutshelo Takalani Mashudu Fhatuwani Lufuno Tshifhiwa Thendo Rofhiwa Murendeni Phathutshedzo',
      },
      female: {
        0: 'Tshinakaho Nyamukamadi Mavhungu Elelwani Florah Alice Selinah Tshilidzi Azwindini Josephine',
        1978: 'Mashudu Takalani Livhuwani Lufuno Khathutshelo Rofhiwa Thendo Mukondeleli Ndivhuwo Zwivhuya Dakalo Phumudzo Unarine Rendani',
      },
      family: `Mudau Netshitenzhe Ramaano Nemukula Mulaudzi Tshikovhi Munyai Ravele Nengovhela Mukwevho Makhado Ramabulana Netshiunda
        Muthambi Sikhwivhilu Mphephu Tshivhase Ndou`,
    },
    {
      // Afrikaners.
      share: 5,
      near: {
        Soweto: 0.1,
        Gauteng: 7,
        'Western Cape': 11,
        'KwaZulu-Natal': 1,
        'Eastern Cape': 3,
        'Free State': 8,
        Limpopo: 2,
        Mpumalanga: 6,
        'North West': 6,
        'Northern Cape': 8,
      },
      male: {
        0: `Johannes Jacobus Petrus Hendrik Willem Andries Daniel Jan Pieter Gert Cornelius Stephanus Frederik Abraham Barend Christiaan
          Schalk Dirk`,
        1960: `Johan Pieter Kobus Hennie Deon Francois Jaco Willem Danie Gert Andre Riaan Dirk Christo Marius Nico Louis Kallie`,
        1980: `Johan Jaco Pieter Francois Riaan Stephan Ruan Hendrik Christo Werner Jacques Gerhard Morne Tiaan Heinrich Wynand Juan
          Henco`,
        1996: `Ruan Dewald Tiaan Jaco Juan Wian Hanno Reinhardt Armand Ruben Johan Xander Divan Dian Handre Stefan Henro Zander`,
      },
      female: {
        0: `Johanna Maria Susanna Magdalena Hester Anna Elizabeth Catharina Aletta Cornelia Petronella Martha Jacoba Gertruida Wilhelmina
          Sarie`,
        1960: `Marietjie Elmarie Annelie Elsa Riana Hester Ina Marlene Sonja Hanlie Ansie Elize Rina Magda Linda Annatjie`,
        1980: `Annelie Liezel Mariska Karien Ilse Chantelle Anneke Carina Yolandi Bianca Elmarie Marlize Nadia Anja Sunette Leandri`,
        1996: `Anke Mariska Carla Elri Mia Chanel Marli Simone Janke Lize Monique Anri Zané Karla Nadine Danika`,
      },
      family: `Botha:4 van_der_Merwe:3.5 Pretorius:3.5 Nel:3 Venter:2.8 Coetzee van_Wyk Fourie du_Plessis Steyn Kruger Swanepoel Viljoen
        Marais Oosthuizen Potgieter van_Niekerk Jansen_van_Rensburg Engelbrecht Erasmus de_Villiers Le_Roux Visser Meyer Strydom Louw
        Bezuidenhout Barnard van_Zyl du_Toit Joubert Smit van_Rooyen Vermeulen Ferreira Lombard Roux Grobler`,
    },
    {
      // Coloureds, most of them of the Cape.
      share: 7,
      near: {
        Soweto: 0.8,
        Gauteng: 3,
        'Western Cape': 40,
        'KwaZulu-Natal': 1.5,
        'Eastern Cape': 7,
        'Free State': 3,
        Limpopo: 0.3,
        Mpumalanga: 0.7,
        'North West': 2,
        'Northern Cape': 46,
      },
      male: {
        0: 'Abraham Jan Willem Petrus Daniel Isaac Andrew Frederick John David Peter Hendrik Samuel Jacobus Edward',
        1965: 'Peter John Andrew Mark Trevor Ricardo Jerome Clinton Ashley Denzil Gavin Brian Kenneth Neville Granville Desmond',
        1990: 'Ashwin Ricardo Keanu Jason Ethan Cameron Jayden Curtley Brandon Dylan Chad Luciano Heinrich Keenan Angelo Wade',
      },
      female: {
        0: 'Maria Katrina Sophia Elizabeth Margaret Sarah Rachel Dorothy Magrieta Anna Lena Martha Johanna Susan',
        1965: 'Charmaine Sharon Bernadette Desiree Denise Michelle Cheryl Veronica Marlene Gail Priscilla Lucinda Beverley Natasha',
        1990: 'Chantel Robyn Bronwyn Tamlyn Chelsea Leandra Megan Candice Kim Lauren Jade Courtney Shakira Nikita Celeste Amber',
      },
      family: `Jacobs Adams Williams Petersen Booysen September Arendse Cloete van_Wyk Fortuin Hendricks Davids Isaacs Daniels Abrahams
        Olivier Plaatjies Jantjies Windvogel Swartz Beukes Julies Februarie Titus Solomons Pietersen Baartman Kleinhans`,
    },
    {
      // English.
      share: 4,
      near: {
        Soweto: 0.2,
        Gauteng: 5,
        'Western Cape': 8,
        'KwaZulu-Natal': 3,
        'Eastern Cape': 3,
        'Free State': 1,
        Limpopo: 0.5,
        Mpumalanga: 1.5,
        'North West': 0.8,
        'Northern Cape': 1,
      },
      male: {
        0: 'John David Peter Michael Robert William Brian Anthony Richard Derek Ronald Kenneth Colin Dennis Trevor Clive Basil Neville',
        1962: `David Mark Paul Michael Andrew Craig Gary Stephen Kevin Wayne Grant Brett Neil Ian Gavin Warren Graham Sean`,
        1982: `Ryan Brandon Michael Matthew Jason Justin Bradley Dean Gareth Warren Shaun Kyle Nicholas Craig James Byron Greg`,
        1996: `Matthew Joshua Luke Daniel Liam James Nicholas Ethan Kyle Connor Cameron Dylan Tristan Jordan Aidan Thomas`,
      },
      female: {
        0: 'Margaret Patricia Elizabeth Dorothy Joan Jean Barbara Shirley Maureen Pamela Yvonne Jennifer Daphne Gillian Doreen Ann',
        1962: `Susan Karen Debbie Sharon Lynn Jacqueline Michelle Wendy Tracy Gail Cheryl Lisa Heather Beverley Lorraine Nicola`,
        1982: `Nicole Lauren Kim Candice Kerry Bronwyn Tarryn Megan Samantha Robyn Tamara Jessica Natasha Leigh Natalie Claire`,
        1996: `Jessica Emma Caitlin Megan Chloe Kayla Hannah Jenna Amy Tayla Bianca Nicole Emily Sarah Tatum Rebecca`,
      },
      family: `Smith Jones Williams Brown Wilson Johnson Taylor Anderson Thompson Martin White Walker Thomas Harris Roberts Robinson Wright
        King Clark Green Baker Hill Young Allen Scott Mitchell Campbell Carter Phillips Evans Turner Parker Edwards Stewart Murphy
        Cooper Bell Kelly Watson Bennett Gray Hughes Russell Fisher Graham Ross`,
    },
    {
      // Indian Hindus and Christians.
      share: 2,
      near: {
        Soweto: 0.1,
        Gauteng: 2,
        'Western Cape': 0.5,
        'KwaZulu-Natal': 8,
        'Eastern Cape': 0.7,
        'Free State': 0.2,
        Limpopo: 0.2,
        Mpumalanga: 0.5,
        'North West': 0.3,
        'Northern Cape': 0.2,
      },
      male: {
        0: 'Perumal Krishna Ramsamy Dhanapal Soobramoney Ganas Sewnarain Morgan Sathasivan Gopaul Deena Logan',
        1965: 'Rajesh Sanjay Prakash Suren Logan Deven Ravi Anand Vishnu Pravin Kevin Rajen Devan Ashwin Vasu',
        1990: 'Vishal Ashwin Kiran Kevin Rishi Kyle Preshen Yashin Nikhil Avishkar Tyrone Kriven Yuvir Shivaan Sachin',
      },
      female: {
        0: 'Savithree Kamala Saraswathi Pushpa Angamma Devi Rookmoney Radha Leela Thilagavathi Sushila Vasantha',
        1965: 'Shanthi Kamini Nirmala Sandhya Anusha Devi Reshma Vanessa Rani Kogilam Sharmaine Indira Saloshnee',
        1990: 'Priya Kavitha Lavanya Melissa Kerisha Nikita Shivani Yashika Prinesha Sherisha Tiara Kiara Divashnee',
      },
      family: `Naidoo:9 Govender:8 Pillay:7.5 Singh:5 Moodley:4.5 Reddy:4 Chetty Maharaj Padayachee Naicker Naidu Perumal Ramsamy
        Govindasamy Rampersad Naipaul Mudaly Iyer Sewpersad Ramlall`,
    },
    {
      // Muslims of Indian and Cape Malay descent.
      share: 1.2,
      near: {
        Soweto: 0.1,
        Gauteng: 1,
        'Western Cape': 4,
        'KwaZulu-Natal': 2,
        'Eastern Cape': 0.6,
        'Free State': 0.1,
        Limpopo: 0.2,
        Mpumalanga: 0.3,
        'North West': 0.3,
        'Northern Cape': 0.4,
      },
      male: {
        0: 'Ebrahim Abdullah Mogamat Ismail Achmat Suleman Goolam Yusuf Cassim Salie Moosa Hoosen',
        1975: 'Yusuf Imraan Faizel Riaz Ashraf Zaid Nazeem Shaheed Moegamat Riyaad Zubair Ridwaan Taariq Muhammad',
      },
      female: {
        0: 'Fatima Gadija Mariam Ayesha Zubeida Amina Rukaya Khadija Zainab Kulsum Latifa',
        1975: 'Ayesha Shireen Nazeema Soraya Yasmin Shanaaz Tasneem Raeesa Zaakirah Faatimah Nuraan Aaliyah Shameema',
      },
      family: `Patel Khan Ebrahim Abrahams Davids Hendricks Isaacs Salie Cassiem Mohamed Essop Kader Desai Omar Parker Samsodien Gamieldien
        Vawda Motala Seedat`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon plate pop district',
    rows: `
      Johannesburg|Gauteng|2001|11|-26.2023|28.0436|${GP}|700|Marshalltown
      Johannesburg|Gauteng|2091|11|-26.2023|28.0436|${GP}|250|Mondeor
      Johannesburg|Gauteng|2092|11|-26.2023|28.0436|${GP}|250|Auckland Park
      Johannesburg|Gauteng|2094|11|-26.2023|28.0436|${GP}|400|Kensington
      Johannesburg|Gauteng|2191|11|-26.2023|28.0436|${GP}|250|Bryanston
      Johannesburg|Gauteng|2192|11|-26.2023|28.0436|${GP}|250|Norwood
      Johannesburg|Gauteng|2193|11|-26.2023|28.0436|${GP}|250|Parktown
      Johannesburg|Gauteng|2194|11|-26.2023|28.0436|${GP}|350|Windsor
      Johannesburg|Gauteng|2195|11|-26.2023|28.0436|${GP}|250|Northcliff
      Johannesburg|Gauteng|2196|11|-26.2023|28.0436|${GP}|200|Illovo
      Johannesburg|Gauteng|2198|11|-26.2023|28.0436|${GP}|350|Yeoville
      Cape Town|Western Cape|8001|21|-33.9258|18.4232|CA {100000-999999}|500|City Centre
      Cape Town|Western Cape|8005|21|-33.9258|18.4232|CA {100000-999999}|500|Green Point
      Cape Town|Western Cape|7700|21|-33.9258|18.4232|CA {100000-999999}|700|Rondebosch
      Cape Town|Western Cape|7708|21|-33.9258|18.4232|CA {100000-999999}|800|Claremont
      Cape Town|Western Cape|7405|21|-33.9258|18.4232|CA {100000-999999}|700|Maitland
      Cape Town|Western Cape|7441|21|-33.9258|18.4232|CA {100000-999999}|700|Milnerton
      Cape Town|Western Cape|7530|21|-33.9258|18.4232|CY {100000-999999}|800|Bellville
      Durban|KwaZulu-Natal|4001|31|-29.8579|31.0292|ND {10000-999999}|700|Durban Central
      Durban|KwaZulu-Natal|4051|31|-29.8579|31.0292|ND {10000-999999}|500|Durban North
      Durban|KwaZulu-Natal|4052|31|-29.8579|31.0292|ND {10000-999999}|600|Bluff
      Durban|KwaZulu-Natal|4068|31|-29.8579|31.0292|ND {10000-999999}|700|Phoenix
      Durban|KwaZulu-Natal|4091|31|-29.8579|31.0292|ND {10000-999999}|500|Sydenham
      Durban|KwaZulu-Natal|4092|31|-29.8579|31.0292|ND {10000-999999}|700|Chatsworth
      Pretoria|Gauteng|0002|12|-25.7449|28.1878|${GP}|500|Pretoria Central
      Pretoria|Gauteng|0081|12|-25.7449|28.1878|${GP}|350|Menlo Park
      Pretoria|Gauteng|0083|12|-25.7449|28.1878|${GP}|450|Arcadia
      Pretoria|Gauteng|0084|12|-25.7449|28.1878|${GP}|350|Capital Park
      Pretoria|Gauteng|0181|12|-25.7449|28.1878|${GP}|300|Waterkloof
      Pretoria|Gauteng|0182|12|-25.7449|28.1878|${GP}|400|Sinoville
      Pretoria|Gauteng|0184|12|-25.7449|28.1878|${GP}|350|Silverton
      Soweto|Gauteng|1804|11|-26.2678|27.8585|${GP}|600|Orlando
      Soweto|Gauteng|1809|11|-26.2678|27.8585|${GP}|500|Pimville
      Soweto|Gauteng|1818|11|-26.2678|27.8585|${GP}|600|Chiawelo
      Gqeberha|Eastern Cape|6001|41|-33.9611|25.6149|${OTHER} EC|240|Central
      Gqeberha|Eastern Cape|6020|41|-33.9611|25.6149|${OTHER} EC|300|Korsten
      Gqeberha|Eastern Cape|6025|41|-33.9611|25.6149|${OTHER} EC|200|Westering
      Gqeberha|Eastern Cape|6045|41|-33.9611|25.6149|${OTHER} EC|250|Newton Park
      Gqeberha|Eastern Cape|6070|41|-33.9611|25.6149|${OTHER} EC|200|Walmer
      Pietermaritzburg|KwaZulu-Natal|3201|33|-29.6168|30.3928|NP {10000-299999}|750|Scottsville
      Bloemfontein|Free State|9301|51|-29.1211|26.2140|${OTHER} FS|600|Westdene
      East London|Eastern Cape|5201|43|-33.0153|27.9116|${OTHER} EC|160|Quigney
      East London|Eastern Cape|5241|43|-33.0153|27.9116|${OTHER} EC|160|Nahoon
      East London|Eastern Cape|5247|43|-33.0153|27.9116|${OTHER} EC|160|Vincent
      Benoni|Gauteng|1501|11|-26.1885|28.3208|${GP}|605|Northmead
      Boksburg|Gauteng|1459|11|-26.2120|28.2596|${GP}|445|Beyers Park
      Vereeniging|Gauteng|1939|16|-26.6731|27.9261|${GP}|474|Vereeniging Central
      Polokwane|Limpopo|0699,0700|15|-23.9045|29.4689|${OTHER} L|400|Bendor
      Mbombela|Mpumalanga|1200,1201|13|-25.4753|30.9694|${OTHER} MP|220|Sonheuwel
      eMalahleni|Mpumalanga|1034,1035|13|-25.8713|29.2332|${OTHER} MP|300|Klipfontein
      Rustenburg|North West|0299,0300|14|-25.6676|27.2421|${OTHER} NW|400|Protea Park
      Kimberley|Northern Cape|8301|53|-28.7323|24.7623|${OTHER} NC|270|Hadison Park
      Welkom|Free State|9459|57|-27.9774|26.7351|${OTHER} FS|430|Dagbreek
      Newcastle|KwaZulu-Natal|2940|34|-27.7580|29.9318|NN {10000-99999}|404|Arbor Park
      George|Western Cape|6529|44|-33.9630|22.4617|CAW {10000-99999}|220|Heatherlands
      Potchefstroom|North West|2531|18|-26.7145|27.0970|${OTHER} NW|180|Dassierand`,
    others: `Cape Town=Kaapstad|iKapa|Kapstadt|Le Cap|Ciudad del Cabo; Johannesburg=Joburg|Jozi|eGoli; Durban=eThekwini;
      Gqeberha=Port Elizabeth; Pretoria=Tshwane; Mbombela=Nelspruit; eMalahleni=Witbank; Polokwane=Pietersburg;
      Bloemfontein=Mangaung; East London=Buffalo City; Western Cape=Wes-Kaap; Eastern Cape=Oos-Kaap;
      Northern Cape=Noord-Kaap; Free State=Vrystaat; North West=Noordwes; KwaZulu-Natal=KZN`,
  },
  roads: `Main_Road Church_Street Voortrekker_Road Nelson_Mandela_Drive Oxford_Road@Parktown+Illovo Jan_Smuts_Avenue@Parktown Long_Street@City_Centre Beach_Road@Green_Point+Gqeberha
    Steve_Biko_Road@Durban_Central+Arcadia+Capital_Park Albert_Luthuli_Street Oliver_Tambo_Drive Kerk_Street Market_Street Station_Road School_Road
    Park_Street Victoria_Road Albertina_Sisulu_Road@Marshalltown Bree_Street@City_Centre Commissioner_Street@Marshalltown+Boksburg Rivonia_Road@Illovo Louis_Botha_Avenue@Norwood
    President_Street Paul_Kruger_Street@Pretoria_Central+Capital_Park Schoeman_Street@Polokwane Burger_Street@Pietermaritzburg Walter_Sisulu_Street Hospital_Street Protea_Street
    Jacaranda_Avenue Acacia_Street Mopani_Street Aloe_Street Berg_Street Joubert_Street Marula_Street 1st_Avenue
    4th_Avenue 7th_Street`,
  street: '(|||Unit {1-80}, ){1-399} {road}',
  address: '{street}, {place.district}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+27 (6[0-3]|7[1-46-9]|8[2-4]) [1-9]## ####',
  landline: '+27 {place.area} [3-9]## ####',
  banks: {
    // `code` is the universal branch code, `account` the look of the bank's numbers; shares by main bank.
    columns: 'bank bic code account share',
    rows: `
      Capitec Bank|CABLZAJJ|470010|1#########|36
      First National Bank|FIRNZAJJ|250655|62#########|16
      Standard Bank|SBZAZAJJ|051001|1#########|15
      Absa Bank|ABSAZAJJ|632005|4#########|12
      Nedbank|NEDSZAJJ|198765|1#########|9
      TymeBank|CBZAZAJJ|678910|510########|7
      African Bank|AFRCZAJJ|430000|200########|2.5
      Discovery Bank|DISCZAJJ|679000|1##########|2
      Investec Bank|IVESZAJJ|580105|100########|0.5`,
    others: `First National Bank=FNB; Absa Bank=ABSA; TymeBank=Tyme; Capitec Bank=Capitec; Standard Bank=Standard Bank SA`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:52 mastercard:46 amex:1.5 diners:0.5',
  wallets: 'FNB_eWallet:45 MTN_MoMo:20 VodaPay:20 Absa_CashSend:15',
  firms: {
    // Most of the peoples that founders are drawn from could not own firms in towns before.
    era: 1991,
    // Inc is for professional practices, and the only form of attorneys (Companies Act 71 of 2008, s 8(2)(c); Legal
    // Practice Act 28 of 2014, s 34(7)). Large firms are few, so the common form has two entries of different size.
    forms: `
      (Pty) Ltd|14.2|1936|20|1500||law
      (Pty) Ltd|80.8|1936|1|40||law
      Ltd|0.6|1936|100|20000||law
      Inc|40|1974|1|80||${noPractices()}`,
    trades: `
      retail Trading|Stores|Wholesalers||Hardware|Supermarket|Spaza Supplies
      construction Construction|Projects|Civils|Plumbing|Roofing|Building Contractors
      agriculture Farming|Boerdery|Agri|Citrus
      security Security|Armed Response
      hospitality Guesthouse|Restaurant|Lodge|Catering`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} {trade}|{founder} & {partner} {trade}) {form}',
  },
  income: [5600, 65000],
  fields: {
    postcode: { label: 'Postal code' },
    region: { label: 'Province' },
    id: certified(zaId, 'ID number', { synonyms: ['rsa id', 'sa id', 'smart id'] }),
    passport: pictured('Passport number', '[AM]########'),
    // Printed on the card as eight digits and four letters or digits; no rule is public.
    licence: pictured('Driving licence', '%#######[A-Z]#[A-Z][A-Z]'),
    tax: certified(zaTax, 'Income tax number', {
      synonyms: ['sars number', 'tax reference number'],
    }),
    vat: certified(zaVat, 'VAT number'),
    ssn: pictured('UIF reference', '%######/#', { synonyms: ['uif'] }),
    branch: pictured('Universal branch code', '{bank.code}'),
    // The mobile number as dialled, at the bank by its short name.
    shapid: {
      label: 'ShapID',
      group: 'payment',
      synonyms: ['shap id', 'payshap id'],
      make: (_, p) => `0${bare(p.read('phone').slice(3))}@${shortNameOf(p.bank.bank.text)}`,
    },
    plate: { label: 'Number plate', write: placePicture('plate') },
  },
  company: {
    registration: certified(zaCipc, 'CIPC registration number', {
      make: (random, p) =>
        `${p.firm.founded}/${String(random.int(1, yearly(p.firm.founded))).padStart(6, '0')}/${KINDS[p.firm.form.name.text] ?? '07'}`,
    }),
    vat: certified(zaVat, 'VAT number'),
    tax: {
      label: 'Income tax number',
      validator: zaTax,
      make(random) {
        const body = `9${random.digits(8)}`;
        return body + luhnDigit(body);
      },
    },
  },
  presets: [
    {
      key: 'payshap',
      scheme: INSTANT_TRANSFER,
      name: 'PayShap payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer branch code', 'branch'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['ShapID', 'payee.shapid'],
        ['Payee bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Banks as ShapIDs name them. */
function shortNameOf(bank: string): string {
  if (bank === 'First National Bank') return 'fnb';
  return bank
    .replace(/^(Absa|Capitec) Bank$/, '$1')
    .replaceAll(' ', '')
    .toLowerCase();
}

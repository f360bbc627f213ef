import type { NameFacts } from '../../model.ts';

/** Montenegrins and Serbs, who bear the same names. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 83,
    near: { Rožaje: 4, 'Bijelo Polje': 61, Plav: 29, Petnjica: 8, Ulcinj: 21, Tuzi: 17, Pljevlja: 88 },
    folds: { đ: 'dj' },
    male: {
      0: `Radovan Milorad Vukašin Milovan Radomir Blažo Mihailo Novak Petar Nikola Đorđije Milutin Velimir Savo Krsto Vojin Momčilo Božidar
        Vuko Gojko Ljubo Radoje Dragoljub Marko Jovan Andrija Luka Veselin`,
      1952: `Radovan Dragan Miodrag Slobodan Veselin Milan Milorad Branko Zoran Vukašin Božidar Željko Ranko Momir Rajko Dragoljub Vojislav
        Predrag Miroslav Radoslav Novica Mićo Ratko Boško Radomir Budimir Savo Duško`,
      1968: `Zoran Dragan Goran Željko Predrag Ivan Vladimir Dejan Nebojša Saša Darko Veselin Igor Milan Miodrag Aleksandar Slavko Nenad Vesko
        Rade Duško Radovan Branko Boris Srđan Mladen Ranko Vuk`,
      1984: `Marko Nikola Ivan Aleksandar Miloš Vladimir Dejan Igor Bojan Milan Danilo Darko Petar Luka Stefan Vuk Balša Nemanja Filip Jovan
        Mirko Boris Goran Predrag Blažo Andrija Vasilije Srđan`,
      1998: `Nikola Luka Marko Stefan Lazar Petar Vasilije Aleksandar Danilo Jovan Andrija Balša Filip Miloš Vuk Aleksa Pavle Ognjen Bogdan
        Matija Nemanja Mihailo Dušan Ilija Uroš Vukašin Simon Janko`,
    },
    female: {
      0: `Milica Stana Mileva Jelena Milka Stane Darinka Danica Ljubica Radojka Zorka Vukosava Olga Draginja Vidosava Jovanka Cvijeta Dobrila
        Desanka Milena Rosa Andja Novka Zagorka Anka Persida Ruža Kosara`,
      1952: `Milka Radmila Ljubica Slavica Vesna Nada Gordana Branka Mirjana Ljiljana Stanka Zorica Dragica Milena Vera Rada Olivera Milica
        Snežana Desa Biljana Svetlana Koviljka Dobrila Božana Zora Jasna Verica`,
      1968: `Snežana Vesna Dragana Gordana Biljana Jelena Tatjana Svetlana Sanja Nataša Ljiljana Marina Danijela Slavica Zorica Olivera Mirjana
        Branka Milena Ivana Sonja Radmila Aleksandra Dijana Jasna Žana Slađana Vera`,
      1984: `Jelena Ivana Milica Marija Ana Jovana Tijana Nina Maja Sanja Marina Aleksandra Milena Bojana Dragana Tamara Nataša Tanja Katarina
        Danijela Andrijana Sandra Biljana Dijana Vesna Kristina Nikolina Anđela`,
      1998: `Milica Anđela Jovana Ana Marija Sara Teodora Katarina Jelena Nina Andrea Tamara Aleksandra Kristina Anastasija Ksenija Bojana
        Nikolina Ivana Staša Tijana Lena Helena Mia Lana Dunja Sofija Nađa`,
    },
    family: `Popović:2.6 Marković:2.2 Vujović:2 Radulović:1.9 Ivanović:1.8 Vuković:1.8 Radović:1.8 Perović:1.7 Vukčević:1.6 Đurović:1.6 Bulatović
      Jovanović Petrović Nikolić Vujačić Raičević Šćepanović Rakočević Knežević Lakić Pejović Kovačević Milić Vučinić Mićunović Đukanović
      Martinović Marović Jovović Pavićević Bošković Drašković Ćetković Mijović Popivoda Babović Bojović Boljević Bešović Blečić Čađenović
      Damjanović Dabović Delić Dragović Dragaš Drljević Dubljević Đuričković Đurišić Đokić Filipović Folić Gazivoda Golubović Grbović Ilić
      Janković Janjušević Jauković Jokić Kadić Kaluđerović Kankaraš Kastratović Kažić Klikovac Kljajić Kontić Kosović Krivokapić Krstović
      Laković Lalatović Lalić Lazović Luburić Maraš Maslovarić Medenica Mihailović Mijušković Milatović Milačić Miljanić Milošević Minić
      Miranović Mitrović Mugoša Mrdak Nikčević Nišavić Novaković Obradović Odalović Orlandić Ostojić Otašević Palević Pavlović Pekić Peković
      Pešić Perišić Piper Pižurica Prelević Pupović Racković Radinović Radonjić Radoman Radunović Raspopović Ražnatović Roganović Samardžić
      Savić Simonović Stanišić Stijepović Stojanović Stojović Strugar Šaranović Ševaljević Šoć Šuković Šutović Terzić Todorović Tomašević
      Tomić Tomović Ulićević Uskoković Vešović Vidaković Vlahović Vojinović Vojvodić Vukadinović Vukašinović Vuksanović Vulević Zečević
      Zeković Zindović Žarić Žižić Živković Ćupić Bakić Božović Brajović Backović Banović Barović`,
  },
];

import type { NameFacts } from '../../model.ts';

/** The names of Albania's people; surnames and given names by generation are common ones, from general knowledge. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 97,
    near: { Gjirokastër: 92, Vlorë: 94 },
    male: {
      0: `Hasan Ali Mehmet Ibrahim Hysen Ahmet Ramazan Islam Sulejman Muharrem Xhevdet Petrit Skënder Kujtim Agim Gjergj Ndue Pjetër Zef
        Mark Shaban Bajram Qemal Refik Vasil Thoma Spiro Kristaq`,
      1957: `Agim Petrit Skënder Fatmir Arben Bashkim Ilir Luan Besnik Agron Sokol Artur Gëzim Shkëlqim Fatos Lulzim Ylli Bardhyl Artan
        Kujtim Perparim Pëllumb Genc Flamur Gjergji Dashamir Astrit Mark`,
      1972: `Arben Artan Ilir Agron Altin Ervin Gentian Edmond Ardian Sokol Besnik Alban Elton Bledar Julian Dritan Eduart Adrian Andi Erion
        Florian Armand Fatjon Klodian Ermal Saimir Gazmend Ervis`,
      1986: `Erion Klajdi Ervis Elvis Andi Besmir Ergys Endri Fatjon Julian Florian Ardit Kristi Erald Redi Klodian Elidon Bledi Eraldo Gerti
        Indrit Marsel Klevis Orges Enea Brikel Mariglen Arlind`,
      1999: `Kevin Klevis Mateo Enea Kristian Joel Noel Ergi Arbër Erion Amar Aldo Xhoel Bruno Franko Marko Rei Denis Sindi Fabio Ardi
        Klajdi Xhulio Eldi Roan Albi Flavio Gerald`,
    },
    female: {
      0: `Fatime Hatixhe Zenepe Shpresa Lumturi Drita Liri Nexhmije Vjollca Zyra Hava Sanije Myzejen Mrikë Prena Dila Tereze Age Lena
        Olimbi Eleni Parashqevi Fetije Naile Hanife Xhemile Merushe Qamile`,
      1957: `Drita Shpresa Vjollca Lindita Flutura Valbona Mimoza Luljeta Zamira Fatbardha Elisabeta Liri Lumturi Donika Bukurie Manjola
        Teuta Violeta Majlinda Diana Afërdita Natasha Merita Rajmonda Tatjana Entela Pranvera Suzana`,
      1972: `Mimoza Valbona Majlinda Entela Elona Aferdita Ermira Mirela Alma Eralda Anila Alketa Blerina Etleva Albana Ornela Enkeleda
        Migena Marsela Suela Edlira Brunilda Ermelinda Elira Manjola Juliana Oriana Rudina`,
      1986: `Elona Alda Eriola Ina Klaudia Ornela Brunilda Erisa Jonida Anisa Sidorela Enxhi Xhensila Eva Marsela Albana Bora Fjoralba
        Rovena Megi Kristina Denisa Vilma Esmeralda Manjola Gerta Aurora Dorina`,
      1999: `Sara Amelia Klea Enxhi Anxhela Era Megi Eva Melisa Noemi Ajla Emi Kejsi Sindi Arjola Xhesika Klara Rea Iris Greta Aria Elisa
        Sofia Alesia Ana Erika Gloria Dea`,
    },
    family: `Hoxha:4 Prifti:2.4 Shehu:2.3 Dervishi:2 Gjoni:1.8 Bega:1.6 Marku:1.8 Kola:1.7 Leka:1.6 Hysi:1.5 Çela Gjika Dhima Basha Muça Hasani
      Ahmeti Mema Duka Lleshi Toska Koçi Veliu Sula Meta Doçi Hoti Nika Rama Hajdari Xhafa Topalli Sinani Bardhi Kurti Kodra Halili
      Aliaj Balliu Beqiri Brahimi Bushi Cani Cenaj Çaushi Çeka Daci Dauti Deda Demiri Dibra Dushku Elezi Ferhati Frashëri Gega Gjeta
      Gjini Gjoka Gjata Haka Halimi Hamiti Haxhiu Hysa Ibrahimi Ismaili Jaho Kaçi Kadiu Kalaja Karaj Kapllani Kasa Kastrati Kokona Kraja
      Kuka Kurtaj Lala Laçi Lika Luli Malaj Malo Mansaku Mara Mato Mehmeti Memushaj Mersini Miha Muço Muka Mulla Murati Musta Mustafa
      Myftari Ndoka Ndoj Ndreu Nikolla Noka Osmani Pashaj Peçi Pepa Përgjoni Pjetri Preçi Preka Progri Qosja Rexha Rexhepi Rroku Ruci
      Ruka Rusi Sadiku Saliu Selimi Seferi Shabani Shala Shkurti Shkreli Spahiu Spahia Stafa Sulejmani Tafa Tafaj Tahiri Tola Troka
      Tusha Uka Ukaj Vata Veshi Vrapi Xheka Xhaferri Xhelili Xhumba Ymeri Zaimi Zefi Zeneli Zeqiri Zhupa Alla Agolli Alushi Arapi Avdia
      Bakiu Bala Balla Bano Belba Biba Biçaku Bita Boçi Bodini Cara Cufaj Cuka Çobani Çoku`,
  },
  {
    // Greeks, in the south.
    share: 3,
    near: { Gjirokastër: 8, Vlorë: 6 },
    male: {
      0: 'Vasil Spiro Kristaq Jani Sotir Thanas Llazar Petro Andrea Mihal',
      1975: 'Jorgo Aleks Kristo Niko Dhimitri Elefter Stefan Pandeli Odise Marko',
    },
    female: {
      0: 'Eleni Parashqevi Vasiliqi Sofia Olga Aleksandra Kristina Anthulla',
      1975: 'Maria Katerina Eleni Joana Angjeliqi Aleksandra Dhimitra Kristina Elefteria',
    },
    family:
      'Papa Dhima Gjika Kola Jani Naço Stefani Kotsi Papajani Mihali Andoni Spiro Kosta Zoto Bollano Gogo Vangjeli Konomi',
  },
];

/**
 * Surnames beyond the hundred and twenty commonest, and further names of streets, in no order. From the German lists of
 * @faker-js/faker (MIT License).
 */
export const RARER_SURNAMES = `Krodinger Berends Nussbeck Karus Fusenig Steding Hartlieb Reinberg Wessel Schreiter Sievers Kohlmann Seigel Frahmeke
  Pfennig Finke Stöwer Beckel Battke Frauendorf Sören Löwa Freimann Neurohr Priemer Zeuch Hommel Banse Swillims Knut
  Illing Fitschen Michallek Schildhauer Holl Franzmann Obergföll Morhelfer Zwiener Madubuko Logsch Kulma Jossa
  Grothkopp Kruger Schroder Herms Frey Kahles Bremer Reif Pingpank Gutowicz Leide Steffny Stolle Mehlorn Dörre Lesch
  Panzig Verzi Malucha Wessinghage Bruhns Steuk Hannecker Wischer Klapper Dreher Gratzky Grüner Plass Mehlhorn
  Dutkiewicz Oberem Fietz Aigner Gerhardt Damaske Rokossa Cors Küsters Flottmann Helpling Hanniske Klemme Ripken Emert
  Mörsch Kettenis Gruber Menga Gehrke Lübke Grasse Goldbeck Alexander Schelk Bayer Raabe Reichling Weniger Donie
  Olbrich Kwadwo Danner Schnelting Kleininger Töpfer Gamper Lehner Smieja Feld Bichler Restle Mues Dauer Hartz Kreb
  Blochwitz Güldemeister Möllinger Scherer Suthe Ophey Hold Möldner Brauer Wallner Kampschulte Kron Zimanyi Hehl Zintl
  Breitenstein Allgeyer Schoberg Jarets Borsch Cleem Vahlensieck Dingelstedt Rüter Wassilew Rumpf Lubina Lenz Rüdiger
  Dragu Zümsande Katzinski Heinemann Uliczka Evers Bienias Bühler Weiss Sagafe Eberhard Gotz Rahn Cierpinski
  Ruckdeschel Brüggmann Briesenick Ritschel Ringer Lichtenhagen Greger Schwatlo Grün Dolch Hornung Kirst Schmalzle
  Rödiger Fleischmann Knobel Dilla Pusch Kleinert Umlauft Tegethof Erdmann Terlecki Hodea Anggreny Grube Kuhnen
  Wollenberg Schley Dobler Heberstreit Merseburg Schottmann Seitz Elss Drews Huke Dertmann Wiese Aryee Zauber Nodler
  Welz Schrader Klauder Kunz Pottel Hertel Stief Raukuc Restorff Sielemann Tiedtke Schäning Schütz Gehring Spielvogel
  Knies Mathies Roba Koha Bäcker Helmke Assmus Koubaa Rossler Holdt Hujo Habel Reichel Riepl Ludolf Kirch Terheiden
  Markowski Everts Bräutigam Dietzsch Neuschwander Amberg Hohnheiser Matschke Hess Heydemüller Rodowski Friess Breu
  Koczulla Grundmann Onnen Reinhardt Jasper Faller Schönherr Bigdeli Kappler Huebel Thiomas Knorr Frenzel Nastvogel
  Wenk Berning Wierig Münch Schaefer Schuldt Blum Mathes Lewke Maczey Schwarzkopf Spöttel Wünsche Margis Moede Ryjikh
  Reumann Gastel Stolz Heidelmann Blank Diedrich Stürmer Herberger Fenner Newton Renz Landmann Schönebeck Will
  Leiwesmeier Eckhardt Kneifel Deja Rücker Schäffel Marl Gromisch Gast Badane Stube Thieke Schott Scharf Linke Büchele
  Hechler Sattelmaier Huhn Eleyth Rädler Karrass Beer Ruch Rosenbauer Scheytt Sarvari Sauerland Siegling Wissing Jacob
  Wassiluk Dyett Strutz Frantz Manz Waibel Krieger Krippner Seibold Cotthardt Kerl Kühnel Wehrsen Pohland Hache
  Brandis Überacker Bauermeister Isak Kozakiewicz Treff Roleder Heist Verniest Trauth Rehwagen Hering Niklaus Byrd
  Moritz Richards Kiessling Ekpo Spitzmüller Steinecke Hepperle Mewes Schlangen Laux Huneke Preuk Weller Astafei Kloss
  Rodehau Neubauer Auer Kedzierski Marschek Dies Einert Daubner Tillack Kazmarek Kaesmacher Sammert Heiser Bahl Bork
  Suffa Drees Moguenara Salzmann Strunz Welsch Hingst Splinter Hiebl Wachtel Eisenlauer Steinert Dippl Green Belz
  Schönberg Matula Häber Hesse Bruder Umbach Börner Wieser Biedermann Kluge Dittmar Dylus Soboll Berner Mockenhaupt
  Stauss Brandenburg Moll Szendrei Scheer Haack Sachse Dauth Marxen Strege Bedewitz Mühleis Götzelmann Schembera
  Lohmann Uhrig Rautenkranz Pogorzelski Scherz Metzger Tivontschik Köhre Kurschilgen Rheder Heuck Hargasser Edorh
  Geyer Floder Siener Jahn Kähler Pfingsten Kisabaka Greithanner Benninger Rath Wittich Walther Sack Maybach Karst
  Kempe Anding Kuschewitz Köhrbrück Mesloh Stengel Plank Erhardt Montag Bethke Lipus Kobs Röttger Ritosek Volk
  Buchrucker Scherbarth Unger Schwartz Rose Dietz Spelmeyer Wolfarth Pressler Seeger Steinmetz Michel Lanig Martel
  Bourrouag Woytkowska Balck Bode Hellmann Feuerbach Weis Madetzky John Rhoden Waldmann Thöne Thriene Rother Roos Mehl
  Weigel Tress Bartels Neuendorf Helm Koster Haug Fincke Hadfield Thust Obermaier Uhlemann Zanner Hirt Holtfreter
  Krebs Mensah Pöge Krauel Gruszecki Orthmann Pohle Lack Wanner Retzke Ponitzsch Mohr Walton Saflanis Camara Streck
  Hallmann Henkel Bittner Schönbeck Tächl Schwanbeck Rosksch Klaas Huckestein Sladek Vangermain Pippig Porsche Slotta
  Dethloff Bauschinger Schersing Gabius Wezel Rabenstein Just Günz Zeidler Griem Schlachter Mielke Schedler Seiler
  Fricke Urbaniak Lichtl Möhsner Erwes Northoff Harter Hentschke Noack Tepper Liebold Kuschmann Forst Schenk Kreissig
  Decker Ghirmai Pallentin Hohl Nieklauson Schreck Liebach Kurnicki Cornelsen Ihly Kolb Trampeli Ringel Werrmann Prah
  Hillard Riermeier Motchebon Liebe Semisch Zach Polizzi Hamann Gilde Walz Voelkel Gutjahr Dengler Merkel Döbel
  Goedicke Meisch Rentz Kleeberg Huth Reifenrath Hessler Haferkamp Steigauf Matthes Koszewski Harting Scheurer Pletsch
  Kurrat Koehl Sujew Kleinmann Leitheim Siebel Wiebe Schimmer Plauk Stern Hirschberg Gakstädter Beggerow Schreiner
  Fuhlbrügge Oschkenat Pietsch Lewin Karsten Normann Schlitzer Höcke Kupprion Leipold Schacht Tang Mulrain Baarck
  Stöckert Schultz Rohrer Hessek Östringer Weyel Bohge Schwarzer Cronjäger Reuss Ehrig Striezel Heinig Fink Giesche
  Leiteritz Zuber Schmuhl Fried Lufft Streese Weidlich Marner Teichmann Pflügner Eifert Herschmann Wilts Vona Oppong
  Clarius Kochan Greschner Faulhaber Konieczny Kette Klopsch Hauke Plotzitzka Zipse Philipp Polifka Mohrhard Pomp Kern
  Strausa Bruckmann Saile Häfner Mögenburg Möllenbeck Görlich Herwig Ranz Balcer Rietmüller Hennes Laws Lukoschek
  Ahlke Prange Kohnle Wöschler Bickel Siewert Kowalinski Schwandke Mathiszik Howard Venghaus Poehn Zimmer Breuer
  Siemon Hildebrand Urhig Roecker Hohenberger Buchholz Galander Sutschet Riester Burghagen Friedenberg Wimmer
  Dieckmann Loska Storl Beavogui Salzer Hassfeld Zender Lienshöft Schramm Caspers Axmann Krull Gelling Ochs Weidner
  Gollnow Pflieger Osenberg Kopf Schwerdtner Göbel Hoppe Sewald Kovacs Schwab Poser Golomski Leiter Gehre Christ
  Diekmann Knoll Rosenthal Blaschek Gens Krohn Wickert Bormann Moedl Gamlin Geisler Drechsler Tietze Büscher Grosser
  Schult Gotthardt Molzan Bürklein Kohle Kampf Sischka Heinke Tafelmeier Haupt Bader Schlicht Leibold Schnürer
  Somssich Kleiber Kausemann Kock Lichtenfeld Gröss Küter Amann Kastner Reichardt Buder Denner Kolokas Nowak Daudrich
  Aschenbroich Stoll Ertl Haaf Klaus Stephan Bolm Schilling Betz Gierisch Peselman Prey Hackbusch Schwanitz Grosskopf
  Bremser Losch Hördt Riediger Bönisch Kühnert Gradzki Thyssen Wallstab Kahlmeyer Stanger Lammert Schötz Wiechmann
  Barr Koleiski Göhler Stelkens Marten Borgschulze Höhne Kufahl Eggenmueller Birkemeyer Knoblich Effler Langfeld
  Schlawitz Knabe Hackelbusch Dahmen Stifel Rossberg Schwidde Duma Tschirch Welzel Moormann Wittl Cordes Orth Sillah
  Jakobs Neimke Mikitenko Dahm Winkelmann Horna Timmermann Deckert Otte Lepthin Soller Lauckner Danneberg Ahrenberg
  Hönig Tidow Ghosh Freigang Kinzy Schwalm Vogelgsang Brunner Sehls Köpernick Keiner Caspari Hilgendorf Spiegelburg
  Arens Klose Rach Balkow Abraham Burkhardt Kalinowski Brömme Milde Schumann Moller Schouren Holzdeppe Filipowski
  Mattern Steinkamp Hüttcher Wakan Ganzmann Buschbaum Meloni Wühn Krueger Schielke Burger Kutzner Naubert Rapp
  Streller Flore Gombert Scheuring Nolte Falter Bunjes Hense Goller Bloch Hübenbecker Siebert Kral Teufel Baseda
  Linnenbaum Kesselring Paschke Rietscher Tremmel Hohn Jambor Delonge Hügel Mintzlaff Weimer Piesker Fahner Brosch
  Zschunke Grotke Nicolay Feller Dienel Blassneck Karhoff Kahlert Harms Oeser Boruschewski Kallensee Biesenbach`;

export const FURTHER_ROADS = `Auf_der_Ohmer Am_Klösterchen Am_Frankenberg Andreasstraße Billrothstraße Eidechsenweg Netzestraße Halligstraße
  Myliusstraße Berzeliusstraße Hafenstraße Freiheitstraße Boberstraße Sperberweg Linienstraße Hummelweg Mathildenweg
  Wupperstraße Feldtorstraße Jägerstraße Am_Plattenbusch Kocherstraße Goetheplatz Florastraße Neuenhausgasse
  Weidfeldstraße Adolfsstraße Hegelstraße Zedernweg Bebelstraße Am_Kühnsbusch Lärchenweg Heribertstraße Renkgasse
  Benzstraße Muldestraße Im_Kalkfeld Lurchenweg Auestraße Elbestraße Ginsterweg Kunstfeldstraße Hindenburgstraße
  Bielertstraße Stromstraße Ottostraße Weiherstraße Paracelsusstraße Saalestraße Gluckstraße Humboldtstraße
  Im_Scheffengarten Im_Bühl Flotowstraße Uhlandstraße Am_Ehrenfriedhof Stixchesstraße Bernsteinstraße Burgweg
  Auf_der_Donnen Ruhlachplatz Ahornweg Am_Lindenfeld Rheinallee Rennbaumstraße Josefstraße Löwenburgstraße
  Virchowstraße Gutenbergstraße Am_Wasserturm Immenweg Dianastraße Masurenstraße Lerchengasse Kleiberweg Graebestraße
  Im_Jücherfeld Wiembachallee Erbelegasse Augustastraße Schloßstraße Heinrichstraße Winkelweg Stephanusstraße
  Fichtenweg Am_Weiher Kämpchenstraße Concordiastraße Fichtestraße Höhenstraße Friesenweg Dönhoffstraße Im_Buchenhain
  Adalbertstraße Helmestraße Loheweg Oststraße Wacholderweg Ulmenweg Am_Neuenhof Heckenweg An_der_Fettehenne
  Kneippstraße Müritzstraße Samlandstraße Erzbergerstraße Schwalbenweg Schumannstraße Quarzstraße Marienwerderstraße
  Ackerweg Peterstraße Torstraße Feldkampstraße Wilhelmsgasse Akazienweg Werrastraße Rückertstraße Elsbachstraße
  Zündhütchenweg Eifelstraße Strombergstraße Blaukehlchenweg Zschopaustraße Eintrachtstraße Am_Köllerweg
  Birkengartenstraße Vereinsstraße Grundermühlenweg Sauerbruchstraße Herzogstraße Moselstraße Brückenstraße
  Am_Falkenberg Siemensstraße Insterstraße Moltkestraße Nachtigallenweg Flurstraße Breidenbachstraße Am_Rosenhügel
  Pregelstraße Schlehdornstraße Wittenbergstraße Stöckenstraße Sandstraße Am_Sandberg Michaelsweg Löhstraße
  Im_Hederichsfeld Weißdornweg Fasanenweg Am_Thelenhof Am_Weingarten Am_Märchen Kapellenstraße Habichtgasse
  Behringstraße Hufelandstraße Nobelstraße Am_Hofacker Heisterbachstraße Am_Hagelkreuz Gneisenaustraße Zeppelinstraße
  Rüttersweg Katzbachstraße Am_Silbersee Felderstraße Finkenweg Reuterstraße Am_Eselsdamm Fährstraße Fürstenbergstraße
  Ottweilerstraße Händelstraße An_der_Lichtenburg Pfeilshofstraße Fortunastraße Fürstenbergplatz Weddigenstraße
  Im_Frohental Semmelweisstraße Friedlandstraße Elsterstraße Nietzschestraße Halenseestraße Volhardstraße Am_Mönchshof
  Feuerbachstraße Ahrstraße Weichselstraße Weißenseestraße Taubenweg Engelbertstraße Stresemannplatz Am_Kemperstiegel
  Grünstraße Birkenbergstraße Lucasstraße Auf_der_Grieße Elisabethstraße Feuerdornweg Legienstraße Hardenbergstraße
  Schwarzastraße Farnweg Stegerwaldstraße Ulrichstraße Montanusstraße Peschstraße An_der_Robertsburg Am_Nonnenbruch
  Scharnhorststraße Im_Mühlenfeld Bonifatiusstraße Sürderstraße Am_Kronefeld Dürerstraße Salamanderweg
  An_der_Steinrütsch Overfeldweg Föhrenweg Daimlerstraße Röttgerweg Gezelinallee Gerichtsstraße Im_Dorf Esmarchstraße
  Auf_der_Weide Lupinenweg Am_Knechtsgraben Schubertplatz Am_Kettnersbusch Finkelsteinstraße Im_Oberdorf Im_Kirchfeld
  Auerweg Debengasse Markusweg Telegrafenstraße Espenweg Grunewaldstraße Im_Staderfeld Görresstraße Heidestraße
  Gebhardstraße Dhünnstraße Aldegundisstraße Brucknerstraße Montessoriweg Gellertstraße Am_Brungen Schöffenweg
  Unterstraße Raushofstraße Starenweg Kurtekottenweg Schenkendorfstraße Fröbelstraße An_der_Feldgasse Mohlenstraße
  Am_Heidkamp Im_Friedenstal Am_Küchenhof Am_Telegraf Hornpottweg Am_Mühlenbach Maybachstraße Am_Kiesberg Geibelstraße
  Pestalozzistraße Schubertstraße Kalkstraße Kopernikusstraße Werftstraße Herderstraße Am_Kreispark Sebastianusweg
  Am_Borsberg An_der_Kante Dünenweg Röntgenstraße Spitzwegstraße Im_Bruch Hubertusweg Im_Winkel Petersbergstraße
  Kyllstraße Dudweilerstraße`;

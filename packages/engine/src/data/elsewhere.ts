/**
 * Countries, peoples, cities and parts of the world that are not covered, so that they are not mistaken for similar
 * names.
 */
export const ELSEWHERE: readonly string[] = `
  Afghanistan|Afghan|Albania|Albanian|Shqipëria|Andorra|Andorran|Antigua|Antigua and Barbuda|Armenia|Armenian|Aruba|Azerbaijan
  Azerbaijani|Azeri|Bahamas|Bahamian|Barbados|Barbadian|Belarus|Belarusian|Белоруссия|Беларусь|Belize|Belizean|Benin|Beninese|Bermuda
  Bhutan|Bhutanese|Bolivia|Bolivian|Boliviano|Bosnia|Bosnian|Bosnia and Herzegovina|Herzegovina|Bosna|British Virgin Islands
  Virgin Islands|Brunei|Bruneian|Burkina Faso|Burkina|Burkinabe|Burma|Burmese|Burundi|Burundian|Cambodia|Cambodian|Cape Verde
  Cabo Verde|Cape Verdean|Cayman Islands|Balkan|Balkans|Central African Republic|Chad|Chadian|Tchad|Comoros|Comorian|Republic of the Congo
  Republic of Congo|Congo Brazzaville|Brazzaville|Costa Rica|Costa Rican|Cuba|Cuban|Curaçao|Cyprus|Cypriot|Northern Cyprus|Κύπρος
  Djibouti|Djiboutian|Dominica|Dominican|Dominican Republic|República Dominicana|East Timor|Timor Leste|Timorese|El Salvador|Salvadoran
  Equatorial Guinea|Eritrea|Eritrean|Eswatini|Swaziland|Swazi|Faroe Islands|Faroese|Fiji|Fijian|French Guiana|French Polynesia|Gabon
  Gabonese|Gambia|The Gambia|Gambian|Georgia|Georgian|საქართველო|Gibraltar|Greenland|Greenlandic|Grenada|Grenadian|Guadeloupe|Guam
  Guatemala|Guatemalan|Guernsey|Guinea|Guinean|Guinea Bissau|Guyana|Guyanese|Haiti|Haitian|Haïti|Honduras|Honduran|Iran|Iranian
  Persian|ایران|إيران|Iraq|Iraqi|Irak|العراق|Isle of Man|Jamaica|Jersey|Channel Islands|Jamaican|Kazakhstan|Kazakh|Kazakhstani|Казахстан|Қазақстан|Kiribati
  Kosovo|Kosovar|Kosova|Kyrgyzstan|Kyrgyz|Laos|Lao|Laotian|Lesotho|Basotho|Liberia|Liberian|Libya|Libyan|ليبيا|Liechtenstein
  Macao|Macau|Macanese|澳門|澳门|Macedonia|Macedonian|North Macedonia|Madagascar|Malagasy|Malawi|Malawian|Maldives|Maldivian
  Mali|Malian|Malta|Maltese|Marshall Islands|Martinique|Mauritania|Mauritanian|Micronesia|Moldova|Moldovan|Monaco|Monégasque
  Mongolia|Mongolian|Montenegro|Montenegrin|Crna Gora|Myanmar|Nauru|Nepal|Nepali|Nepalese|नेपाल|New Caledonia|Nicaragua|Nicaraguan
  Niger|Nigerien|North Korea|North Korean|N Korea|DPRK|Democratic Peoples Republic of Korea|북한|Palau|Palestine|Palestinian|فلسطين
  Panama|Panamanian|Panamá|Papua New Guinea|Papua|Paraguay|Paraguayan|Paraguayo|Puerto Rico|Puerto Rican|Réunion|Russia|Russian|Russians
  Russian Federation|Россия|России|российский|русский|Росія|Росії|Rossiya|俄罗斯|俄羅斯|ロシア|러시아|روسيا|रूस|台湾|台灣|대만|北朝鮮|朝鲜|북한|Saint Kitts|Saint Lucia|St Lucia|Saint Vincent|Samoa|Samoan|American Samoa
  San Marino|São Tomé|Sao Tome and Principe|Seychelles|Seychellois|Sierra Leone|Sierra Leonean|Solomon Islands|Somalia|Somali
  Somalian|Somaliland|الصومال|South Sudan|South Sudanese|Sudan|Sudanese|السودان|Suriname|Surinamese|Syria|Syrian|سوريا|Taiwan
  Taiwanese|台灣|台湾|臺灣|Tajikistan|Tajik|Togo|Togolese|Tonga|Tongan|Trinidad|Trinidad and Tobago|Trinidadian|Turkmenistan|Turkmen
  Tuvalu|Uzbekistan|Uzbek|Oʻzbekiston|Vanuatu|Vatican|Holy See|Venezuela|Venezuelan|Venezolano|Western Sahara|Yemen|Yemeni|اليمن
  South America|South American|Latin America|Latin American|North America|North American|Central America|Central American
  West Africa|West African|East Africa|East African|North Africa|North African|West Indies|West Indian|Soviet Union|Yugoslavia
  Moscow|Saint Petersburg|St Petersburg|Sankt Petersburg|San Salvador|Czechoslovakia|Wakanda|Narnia|Atlantis`
  .trim()
  .split(/\s*[|\n]\s*/);

/** Parts of the world, by the codes of the covered countries in them. */
export const PARTS_OF_THE_WORLD: readonly (readonly [codes: string, names: string])[] = [
  ['dk fi is no se', 'nordic nordics'],
  ['dk no se', 'scandinavia scandinavian scandinavians'],
  ['be nl lu', 'benelux'],
  ['de at ch', 'dach'],
  ['ee lv lt', 'baltic baltics'],
  ['es pt', 'iberia iberian'],
  ['ae bh kw om qa sa', 'gcc gulf khaleeji'],
  ['dz ma tn', 'maghreb maghrebi'],
  ['ar br cl co ec mx pe uy', 'latam latino latina'],
  ['id my ph sg th vn', 'asean'],
  ['br cn in za ae eg et id', 'brics'],
  ['cz hu pl sk', 'visegrad'],
];

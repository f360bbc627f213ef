/** Countries and territories that are not covered, as ISO 3166-1 lists them (and Kosovo, with its user-assigned code): both codes and the English name. */
const LINES = `
  af afg Afghanistan|ag atg Antigua and Barbuda|ai aia Anguilla|am arm Armenia|aq ata Antarctica|as asm American Samoa
  aw abw Aruba|ax ala Åland Islands|az aze Azerbaijan|ba bih Bosnia and Herzegovina|bb brb Barbados|bf bfa Burkina Faso
  bi bdi Burundi|bj ben Benin|bl blm Saint Barthélemy|bm bmu Bermuda|bn brn Brunei|bo bol Bolivia
  bq bes Caribbean Netherlands|bs bhs Bahamas|bt btn Bhutan|bv bvt Bouvet Island|by blr Belarus|bz blz Belize
  cc cck Cocos Islands|cf caf Central African Republic|cg cog Republic of the Congo|ck cok Cook Islands|cr cri Costa Rica
  cu cub Cuba|cv cpv Cape Verde|cw cuw Curaçao|cx cxr Christmas Island|dj dji Djibouti|dm dma Dominica
  do dom Dominican Republic|eh esh Western Sahara|er eri Eritrea|fj fji Fiji|fk flk Falkland Islands|fm fsm Micronesia
  fo fro Faroe Islands|ga gab Gabon|gd grd Grenada|ge geo Georgia|gf guf French Guiana|gg ggy Guernsey|gi gib Gibraltar
  gl grl Greenland|gm gmb Gambia|gn gin Guinea|gp glp Guadeloupe|gq gnq Equatorial Guinea
  gs sgs South Georgia and the South Sandwich Islands|gt gtm Guatemala|gu gum Guam|gw gnb Guinea-Bissau|gy guy Guyana
  hm hmd Heard Island and McDonald Islands|hn hnd Honduras|ht hti Haiti|im imn Isle of Man
  io iot British Indian Ocean Territory|iq irq Iraq|ir irn Iran|je jey Jersey|jm jam Jamaica|kg kgz Kyrgyzstan
  kh khm Cambodia|ki kir Kiribati|km com Comoros|kn kna Saint Kitts and Nevis|kp prk North Korea|ky cym Cayman Islands
  kz kaz Kazakhstan|la lao Laos|lc lca Saint Lucia|lr lbr Liberia|ls lso Lesotho|ly lby Libya|mf maf Saint Martin
  mg mdg Madagascar|mh mhl Marshall Islands|ml mli Mali|mm mmr Myanmar|mn mng Mongolia|mo mac Macao
  mp mnp Northern Mariana Islands|mq mtq Martinique|mr mrt Mauritania|ms msr Montserrat|mv mdv Maldives|mw mwi Malawi
  nc ncl New Caledonia|ne ner Niger|nf nfk Norfolk Island|ni nic Nicaragua|np npl Nepal|nr nru Nauru|nu niu Niue
  pa pan Panama|pf pyf French Polynesia|pg png Papua New Guinea|pm spm Saint Pierre and Miquelon|pn pcn Pitcairn
  pr pri Puerto Rico|ps pse Palestine|pw plw Palau|py pry Paraguay|re reu Réunion|ru rus Russia|sb slb Solomon Islands
  sc syc Seychelles|sd sdn Sudan|sh shn Saint Helena|sj sjm Svalbard and Jan Mayen|sl sle Sierra Leone|so som Somalia
  sr sur Suriname|ss ssd South Sudan|st stp São Tomé and Príncipe|sv slv El Salvador|sx sxm Sint Maarten|sy syr Syria
  sz swz Eswatini|tc tca Turks and Caicos Islands|td tcd Chad|tf atf French Southern Territories|tg tgo Togo
  tj tjk Tajikistan|tk tkl Tokelau|tl tls Timor-Leste|tm tkm Turkmenistan|to ton Tonga|tt tto Trinidad and Tobago
  tv tuv Tuvalu|tw twn Taiwan|um umi United States Minor Outlying Islands|uz uzb Uzbekistan|va vat Vatican City
  vc vct Saint Vincent and the Grenadines|ve ven Venezuela|vg vgb British Virgin Islands|vi vir U.S. Virgin Islands
  vu vut Vanuatu|wf wlf Wallis and Futuna|ws wsm Samoa|xk xkx Kosovo|ye yem Yemen|yt myt Mayotte`;

/** Names of countries that are not covered, by either code and by the name in lower case. */
export function uncoveredCountries(): ReadonlyMap<string, string> {
  return new Map(
    LINES.trim()
      .split(/\s*[|\n]\s*/)
      .flatMap((line) => {
        const [, alpha2 = '', alpha3 = '', name = ''] = /^(\w\w) (\w{3}) (.*)$/.exec(line) ?? [];
        return [alpha2, alpha3, name.toLowerCase()].map((key) => [key, name] as const);
      }),
  );
}

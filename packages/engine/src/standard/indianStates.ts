import { coded } from './rules.ts';

/**
 * The states and union territories of India by their letters in company numbers (Ministry of Corporate Affairs),
 * former ones too, and by their digits in tax numbers (GST state codes).
 */
export const INDIAN_STATES = coded(`
  AN,35:Andaman_and_Nicobar AP,28,37:Andhra_Pradesh AR,12:Arunachal_Pradesh AS,18:Assam BR,10:Bihar CG,CT,22:Chhattisgarh
  CH,04:Chandigarh DD,25:Daman_and_Diu DL,07:Delhi DN:Dadra_and_Nagar_Haveli 26:Dadra_and_Nagar_Haveli_and_Daman_and_Diu
  GA,30:Goa GJ,24:Gujarat HP,02:Himachal_Pradesh HR,06:Haryana JH,20:Jharkhand JK,01:Jammu_and_Kashmir KA,29:Karnataka
  KL,32:Kerala LA,LH,38:Ladakh LD,31:Lakshadweep MH,27:Maharashtra ML,17:Meghalaya MN,14:Manipur MP,23:Madhya_Pradesh
  MZ,15:Mizoram NL,13:Nagaland OD,OR,21:Odisha PB,PN,03:Punjab PY,34:Puducherry RJ,08:Rajasthan SK,11:Sikkim
  TG,TS,36:Telangana TN,TZ,33:Tamil_Nadu TR,16:Tripura UA,UK,UR,UT,05:Uttarakhand UP,09:Uttar_Pradesh WB,19:West_Bengal
  97:other_territory 99:centre`);

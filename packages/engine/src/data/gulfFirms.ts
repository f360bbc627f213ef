import { type Called, called } from './arabicFirmsEnglish.ts';

/** English names of firms and shops in the Gulf. */
export const IN_GULF: Called = called(
  `النور|Al_Noor الريم|Al_Reem الصفاء|Al_Safa الواحة|Al_Waha الفجر|Al_Fajr الأمل|Al_Amal المنار|Al_Manar
  البركة|Al_Baraka الهلال|Al_Hilal الشروق|Al_Shorouq الياسمين|Al_Yasmeen النخيل|Al_Nakheel السلام|Al_Salam الوفاء|Al_Wafa
  نجمة_الخليج|Gulf_Star الصقر_الذهبي|Golden_Falcon البحر_الأزرق|Blue_Sea وردة_الصحراء|Desert_Rose اللؤلؤة|Pearl
  الأفق|Horizon القمة|Summit التاج|Crown`,
  '* Grocery|* Cafeteria|{town} Hypermarket|{owner} Perfumes|* Gents Salon|* Coffee||* Mobile Phones',
);

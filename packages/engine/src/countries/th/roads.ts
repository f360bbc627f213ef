const TOWNS = 'Rayong+Surat_Thani+Nakhon_Pathom+Lampang+Si_Racha+Pak_Kret+Udon_Thani+Phitsanulok';
const UPCOUNTRY = `${TOWNS}+Nonthaburi+Samut_Prakan+Chiang_Mai+Hat_Yai+Nakhon_Ratchasima+Khon_Kaen+Pattaya+Phuket+Nakhon_Si_Thammarat+Ubon_Ratchathani+Khlong_Luang+Chiang_Rai+Nakhon_Sawan`;

/** The roads with their names in Thai, and the towns and districts that have them. */
export const ROAD_LINES = `
  Sukhumvit_Road=สุขุมวิท@Watthana+Bang_Na+Samut_Prakan+Pattaya+Si_Racha+Rayong
  Phahonyothin_Road=พหลโยธิน@Chatuchak+Bang_Khen+Sai_Mai+Don_Mueang+Phaya_Thai+Khlong_Luang+Chiang_Rai+Lampang+Nakhon_Sawan
  Phetkasem_Road=เพชรเกษม@Bang_Khae+Nakhon_Pathom+Hat_Yai Mittraphap_Road=มิตรภาพ@Nakhon_Ratchasima+Khon_Kaen+Udon_Thani
  Lat_Phrao_Road=ลาดพร้าว@Chatuchak+Bang_Kapi Rama_II_Road=พระราม_2@Chom_Thong Rama_IX_Road=พระราม_9@Huai_Khwang
  Ratchadaphisek_Road=รัชดาภิเษก@Huai_Khwang+Chatuchak Silom_Road=สีลม@Bang_Rak Charoen_Krung_Road=เจริญกรุง@Bang_Rak+Sathon
  Sathon_Tai_Road=สาทรใต้@Sathon Ram_Inthra_Road=รามอินทรา@Bang_Khen Nawamin_Road=นวมินทร์@Bang_Kapi
  Ramkhamhaeng_Road=รามคำแหง@Bang_Kapi Si_Nakharin_Road=ศรีนครินทร์@Prawet+Bang_Kapi On_Nut_Road=อ่อนนุช@Prawet+Lat_Krabang
  Hathai_Rat_Road=หทัยราษฎร์@Khlong_Sam_Wa Nimit_Mai_Road=นิมิตใหม่@Khlong_Sam_Wa Sai_Mai_Road=สายไหม@Sai_Mai
  Chalong_Krung_Road=ฉลองกรุง@Lat_Krabang Chok_Chai_4_Road=โชคชัย_4@Lat_Phrao Nak_Niwat_Road=นาคนิวาส@Lat_Phrao
  Song_Prapha_Road=สรงประภา@Don_Mueang Techa_Wanit_Road=เตชะวณิช@Bang_Sue Samsen_Road=สามเสน@Dusit
  Nakhon_Chai_Si_Road=นครไชยศรี@Dusit Ekkamai_Road=เอกมัย@Watthana Wutthakat_Road=วุฒากาศ@Chom_Thong+Thon_Buri
  Intharaphithak_Road=อินทรพิทักษ์@Thon_Buri Bang_Khae_Road=บางแค@Bang_Khae Pradiphat_Road=ประดิพัทธ์@Phaya_Thai
  Ratchawithi_Road=ราชวิถี@Dusit+Phaya_Thai+Nakhon_Pathom Chaeng_Watthana_Road=แจ้งวัฒนะ@Pak_Kret+Bang_Khen
  Thepharat_Road=เทพรัตน@Bang_Na Sanphawut_Road=สรรพาวุธ@Bang_Na Pracha_Rat_Sai_2_Road=ประชาราษฎร์สาย_2@Bang_Sue
  Pracha_Uthit_Road=ประชาอุทิศ@Huai_Khwang+${UPCOUNTRY} Chaloem_Phrakiat_Road=เฉลิมพระเกียรติ@Prawet+${UPCOUNTRY}
  Suan_Luang_Road=สวนหลวง@${UPCOUNTRY} Prachasan_Road=ประชาสรรค์@${UPCOUNTRY}
  Ratchadamnoen_Road=ราชดำเนิน@${UPCOUNTRY} Thetsaban_1_Road=เทศบาล_1@${TOWNS} Thetsaban_2_Road=เทศบาล_2@${TOWNS}
  Thetsaban_3_Road=เทศบาล_3@${TOWNS} Sukhaphiban_1_Road=สุขาภิบาล_1@${UPCOUNTRY} Sukhaphiban_2_Road=สุขาภิบาล_2@${UPCOUNTRY}
  Talat_Mai_Road=ตลาดใหม่@${UPCOUNTRY} Wat_Pho_Road=วัดโพธิ์@${UPCOUNTRY} Wat_Klang_Road=วัดกลาง@${UPCOUNTRY}
  Sanambin_Road=สนามบิน@${UPCOUNTRY} Utsaha_Road=อุตสาหะ@${UPCOUNTRY} Maha_Rat_Road=มหาราช@${UPCOUNTRY}
  Ratsadon_Uthit_Road=ราษฎร์อุทิศ@${UPCOUNTRY} Anusawari_Road=อนุสาวรีย์@${UPCOUNTRY} Ratchabamrung_Road=ราชบำรุง@${UPCOUNTRY}
  Sathani_Rotfai_Road=สถานีรถไฟ@${UPCOUNTRY}
  Charoen_Mueang_Road=เจริญเมือง@Chiang_Mai Huai_Kaeo_Road=ห้วยแก้ว@Chiang_Mai
  Si_Chan_Road=ศรีจันทร์@Khon_Kaen Na_Mueang_Road=หน้าเมือง@Khon_Kaen Klang_Mueang_Road=กลางเมือง@Khon_Kaen
  Naresuan_Road=นเรศวร@Phitsanulok Niphat_Uthit_1_Road=นิพัทธ์อุทิศ_1@Hat_Yai Tiwanon_Road=ติวานนท์@Nonthaburi+Pak_Kret
  Thepkasattri_Road=เทพกระษัตรี@Phuket`;

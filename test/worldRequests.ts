/** What strangers asked for in the languages of the world and had been given wrongly, as `STEERED` writes it. */
export const ABROAD = `
女性以外、日本 => jp.person sex=male
不要女性 中国 => cn.person sex=male
bukan wanita, Indonesia => id.person sex=male
не жінки, Україна => ua.person sex=male
여자 말고 남자, 한국 => kr.person sex=male
除了女性 中国 => cn.person sex=male
非女性 中国 => cn.person sex=male
不是男性 中国 => cn.person sex=female
kecuali pria, Indonesia => id.person sex=female
bukan lelaki, Malaysia => my.person sex=female
không phải nữ, Việt Nam => vn.person sex=male
крім чоловіків, Україна => ua.person sex=female
ليس امرأة، مصر => eg.person sex=male
όχι γυναίκες, Ελλάδα => gr.person sex=male
εκτός από άνδρες, Ελλάδα => gr.person sex=female
לא נשים, ישראל => il.person sex=male
ไม่ใช่ผู้หญิง ไทย => th.person sex=male
nem nő, Magyarország => hu.person sex=male
ei naisia, Suomi => fi.person sex=male
nu femei, România => ro.person sex=male
fără femei, România => ro.person sex=male
не жени, България => bg.person sex=male
без мъже, България => bg.person sex=female
ne ženy, Česko => cz.person sex=male
ne moteris, Lietuva => lt.person sex=male
nav sieviete, Latvija => lv.person sex=male
mitte naised, Eesti => ee.person sex=male
ekki konur, Ísland => is.person sex=male
si mwanamke, Kenya => ke.person sex=male
isipokuwa wanaume, Kenya => ke.person sex=female
hindi babae, Pilipinas => ph.person sex=male
maliban sa lalaki, Pilipinas => ph.person sex=female
男性を除く 日本 => jp.person sex=female
女性ではない 日本 => jp.person sex=male
여성 제외, 한국 => kr.person sex=male
여성이 아닌 사람, 한국 => kr.person sex=male
남자 빼고 한국 => kr.person sex=female
महिला नहीं, भारत => in.person sex=male
महिलाओं को छोड़कर, भारत => in.person sex=male
nők kivételével, Magyarország => hu.person sex=male
بدون بريد إلكتروني، شخص من الكويت => kw.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
tanpa email, orang Indonesia => id.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
không có email, người Việt Nam => vn.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift ?Nam
без телефона, человек из Украины => ua.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
без email, Україна => ua.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
fără email, persoană din România => ro.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
bila email, mtu wa Kenya => ke.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,swift
IBAN olmadan, Ankara'dan kişi => tr.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift city=Ankara
No need for email; name and phone from Egypt please => eg.person name,phone
no need for email, name and phone from Egypt => eg.person name,phone
skip email. name and phone, Germany => de.person name,phone
no iban. name, phone and email. germany => de.person name,phone,email
without phone, with email, Germany person => de.email
no email, with passport and card, Germany => de.person passport,card
german person minus email plus card => de.card
name, phone (no email), Germany => de.person name,phone
german person excl. iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
german person ex iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
german person less the iban => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account,swift
person germany -email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
person germany !email => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
person germany +card -iban => de.card
german person - omit: iban, swift => de.person name,sex,dob,id,phone,email,address,city,region,postcode,bank,account
german person whose email is missing => de.person name,sex,dob,id,phone,address,city,region,postcode,bank,account,iban,swift
german person with null phone => de.person name,sex,dob,id,email,address,city,region,postcode,bank,account,iban,swift
nº de cuenta España => es.account
nº de teléfono España => es.phone
Nº de DNI España => es.id
nº de conta Brasil => br.account
nº de telefone Portugal => pt.phone
nº CPF => br.id
Nº IBAN Portugal => pt.iban
No. of account UK => gb.account
`;

/** Such requests that must be refused, and a part of what they are told. */
export const NOT_ABROAD = `
selain BCA, Indonesia => ask for the bank that is wanted
除了北京 中国 => ask for the city that is wanted
kecuali Maybank, Malaysia => ask for the bank that is wanted
selain Jakarta, Indonesia => ask for the city that is wanted
bukan dari Jakarta, Indonesia => ask for the city that is wanted
trừ Hà Nội, Việt Nam => ask for the city that is wanted
кроме Киева, Украина => ask for the city that is wanted
крім Києва, Україна => ask for the city that is wanted
ما عدا القاهرة، مصر => ask for the city that is wanted
مش من القاهرة، مصر => ask for the city that is wanted
kivéve Budapest, Magyarország => ask for the city that is wanted
în afară de București, România => ask for the city that is wanted
undtagen København, Danmark => ask for the city that is wanted
unntatt Oslo, Norge => ask for the city that is wanted
excepté Lyon, France => ask for the city that is wanted
東京以外 日本 => ask for the city that is wanted
서울 제외 한국 => ask for the city that is wanted
दिल्ली को छोड़कर, भारत => ask for the city that is wanted
İstanbul dışında, Türkiye => ask for the city that is wanted
Garanti olmasın, Türkiye IBAN => ask for the bank that is wanted
german people, some without phone => rows have all the same fields
10% without email, germans => rows have all the same fields
no men under 30, Italy => ask for the sex and the age that are wanted
someone who lives in Hamburg but is not German => ask for the one that is wanted
`;

import { paired } from '../../data/paired.ts';

/** Names of trades in English and in Chinese. */
const TRADES = paired(`
  retail Trading=贸易|Department_Store=百货|E-Commerce=电子商务||Supermarket=超市|Stationery=文具
  construction Construction=建筑工程|Decoration=装饰工程|Installation=安装工程|Building_Materials=建材
  transport Logistics=物流|Freight=货运代理|Express=快递|Transport=运输
  services Consulting=企业管理咨询|Human_Resources=人力资源服务|Exhibition=会展服务|Culture=文化传播
  food Food=食品||Beverage=饮料|Grain_and_Oil=粮油|Tea=茶业
  hospitality Hotel=酒店管理|Catering=餐饮管理|Restaurant=餐饮
  software Technology=科技|Software=软件|Network_Technology=网络科技|Information_Technology=信息技术
  metal Metal_Products=金属制品|Steel=钢铁|Hardware=五金制品
  automotive Auto_Parts=汽车配件|Auto_Sales=汽车销售服务
  realty Real_Estate=房地产开发|Property=物业管理
  agriculture Agriculture=农业发展|Seeds=种业|Aquatic_Products=水产
  electrical Electric=电气|Lighting=照明|Electrical_Equipment=电力设备
  manufacturing Machinery=机械制造|Precision_Machinery=精密机械|Equipment=设备制造
  furniture Furniture=家具|Home_Furnishing=家居用品
  textiles Textile=纺织|Garment=服饰|Knitting=针织
  cleaning Cleaning_Services=保洁服务|Environmental_Services=环境服务
  beauty Cosmetics=化妆品|Beauty=美容服务
  accounting Accounting_Services=财务咨询|Tax_Services=税务服务
  media Advertising=广告|Media=传媒|Printing=印务
  health Medical=医疗|Health_Management=健康管理
  electronics Electronics=电子||Optoelectronics=光电科技
  energy New_Energy=新能源|Solar=太阳能科技
  security Security_Services=保安服务
  law Legal_Consulting=法律咨询
  architecture Architectural_Design=建筑设计
  plastics Plastics=塑料制品|Packaging=包装制品
  pharma Pharmaceutical=医药|Biotechnology=生物科技
  pharmacy Pharmacy=大药房
  insurance Insurance=保险|Property_Insurance=财产保险
  finance Investment=投资管理|Financial_Leasing=融资租赁
  telecom Communications=通信技术
  airline Airlines=航空`);

export const TRADE_LINES = TRADES.text.replaceAll('_', ' ');

const FORMS: readonly (readonly [string, string])[] = [
  [' Group Co., Ltd.', '集团有限公司'],
  [' Corp., Ltd.', '股份有限公司'],
  [' Co., Ltd.', '有限公司'],
];

const FIRST = paired(
  'Hua=华 Tian=天 Xin=鑫 Jin=金 Hong=宏 Tai=泰 Heng=恒 Wan=万 Yong=永 Rui=瑞 Jia=嘉 Zhong=中',
);
const SECOND = paired(
  'yuan=源 tai=泰 xing=兴 long=隆 he=和 feng=丰 sheng=盛 tong=通 run=润 ke=科 da=达 yi=益',
);

const BRAND = new RegExp(`^(${choices(FIRST.text)})(${choices(SECOND.text)}) (.+)$`);

/** The name of a firm: its city, a brand of two syllables, the trade and the form. */
export const FIRM_NAME = `{place.city} (${choices(FIRST.text)})(${choices(SECOND.text)}) {trade} {form}`;

/** The registered name in Chinese: city, brand, trade, form. */
export function chineseFirm(name: string, city: string, chineseCity: string): string {
  const [ending, form] = FORMS.find(([end]) => name.endsWith(end)) ?? ['', ''];
  const [, first = '', second = '', trade = ''] =
    BRAND.exec(name.slice(city.length + 1, name.length - ending.length)) ?? [];
  return `${chineseCity}${FIRST.native.get(first)}${SECOND.native.get(second)}${TRADES.native.get(trade)}${form}`;
}

function choices(words: string): string {
  return words.replaceAll(' ', '|');
}

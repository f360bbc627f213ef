import { paired } from '../../data/paired.ts';
import type { Firm } from '../../model.ts';

/** Names of trades in English and in Japanese. */
const TRADES = paired(`
  retail Shoji=商事|Trading=商店|Stores=ストア||Books=書店
  construction Construction=建設|Komuten=工務店|Civil_Engineering=土木|Painting=塗装
  transport Transport=運輸|Logistics=物流|Warehouse=倉庫|Express=急送
  services Planning=企画|Consulting=コンサルティング|Services=サービス|Staff=スタッフ
  food Foods=食品||Confectionery=製菓|Seafood=水産|Brewery=酒造
  hospitality Hotels=ホテル|Ryokan=旅館|Food_Service=フードサービス
  software Systems=システム|Software=ソフトウェア|Data=データ|Solutions=ソリューションズ
  metal Metal=金属|Iron_Works=鉄工所|Steel=鋼業
  automotive Motors=自動車|Auto_Parts=自動車部品|Automotive_Service=自動車整備
  realty Real_Estate=不動産|Estate=地所|Housing=ハウジング
  agriculture Farm=農園|Agri=アグリ|Ranch=牧場
  electrical Electric=電気|Electric_Works=電設|Electrical_Industry=電業
  manufacturing Seisakusho=製作所|Machinery=機械|Seiki=精機|Industries=工業
  furniture Furniture=家具|Interior=インテリア||Woodworks=木工
  textiles Textile=繊維|Apparel=アパレル||Dyeing=染色
  cleaning Cleaning=クリーニング|Building_Maintenance=ビルメンテナンス
  beauty Beauty=美容|Cosmetics=化粧品
  accounting Accounting=会計|Business_Support=経営サポート
  media Printing=印刷|Advertising=広告|Publishing=出版
  health Medical=メディカル|Care=ケア
  electronics Electronics=電子|Denki=電機
  energy Energy=エネルギー|Gas=ガス|Solar=ソーラー
  security Security=警備保障
  architecture Architects=建築設計事務所
  plastics Plastics=化成|Packaging=紙器
  pharma Pharmaceutical=製薬|Chemical=薬品
  pharmacy Pharmacy=薬局
  insurance Insurance=保険
  finance Capital=キャピタル|Finance=ファイナンス
  telecom Telecom=通信
  airline Air_Service=航空`);

export const TRADE_LINES = TRADES.text.replaceAll('_', ' ');

/** Returns the registered name in Japanese, with the legal form after or before it. */
export function japaneseFirm({ founder, trade, form }: Firm): string {
  const name = `${founder.native?.text}${TRADES.native.get(trade.text)}`;
  if (form.name.text === 'G.K.') return `合同会社${name}`;
  return form.name.text === 'Co., Ltd.' ? `${name}株式会社` : `株式会社${name}`;
}

import { english } from '../data/languages/english.ts';
import { paired } from '../data/paired.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { nativeAddress } from '../fields/nativeAddress.ts';
import { bankPicture } from '../fields/regional.ts';
import type { Persona } from '../model.ts';
import { cnapsOf, cnCnaps } from '../validators/cnCnaps.ts';
import { cnResidentId } from '../validators/cnResidentId.ts';
import { cnUscc } from '../validators/cnUscc.ts';
import { chineseFirm, FIRM_NAME, TRADE_LINES } from './cn/firms.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS =
  paired(`Renmin_Road=人民路 Jiefang_Road=解放路 Zhongshan_Road=中山路 Jianshe_Road=建设路 Xinhua_Road=新华路
  Heping_Road=和平路 Wenhua_Road=文化路 Jianguo_Road=建国路 Beijing_Road=北京路 Shengli_Road=胜利路 Guangming_Road=光明路
  Changjiang_Road=长江路 Huanghe_Road=黄河路 Qingnian_Road=青年路 Tuanjie_Road=团结路 Xueyuan_Road=学院路
  Gongyuan_Road=公园路 Hongqi_Road=红旗路 Minzhu_Road=民主路 Yingbin_Avenue=迎宾大道 Binjiang_Road=滨江路
  Kaifa_Avenue=开发大道 Nanjing_Road=南京路 Xingfu_Road=幸福路 Chaoyang_Road=朝阳路 Wuyi_Road=五一路
  Zhongxin_Street=中心街 Chenguang_Street=晨光街 Fuxing_Road=复兴路 Dongfeng_Road=东风路 Tiyu_Road=体育路 Keji_Road=科技路
  Heyuan_Lane=和园巷 Yongle_Lane=永乐巷 Taiping_Street=太平街`);

/** The divisions of Chongqing before it left Sichuan in 1997; Yubei was Jiangbei County. */
const IN_SICHUAN: Readonly<Record<string, string>> = {
  500103: '510202',
  500105: '510211',
  500106: '510212',
  500107: '510213',
  500108: '510214',
  500112: '510224',
};

export const cn = country('cn', () => ({
  name: 'China',
  alpha3: 'CHN',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[10], [15]],
  currency: 'CNY',
  perEuro: 6,
  endings: [90, 90, 80, 50, 0],
  ips: '113.64-127',
  gs1: '690',
  lei: '3003',
  holidays:
    '0101* -2023:spring-1..5 2024-2024:spring..7 2025:spring-1..6 qingming* -2019:0501-0504 2020:0501-0505 dragon* moon* 1001-1007 2020-2020:1008 2025-2025:1008',
  group: 'Asia',
  locale: { language: 'zh', zone: 'Asia/Shanghai' },
  economy: {
    vat: { usual: 13 },
    deductions: { social: 17.5, tax: 3 },
    tenure: { rent: 10, loan: 18 },
    shops: { card: 9, wallet: 86 },
  },
  words: {
    exonyms: `chinois chinesisch chinesische chino Chiny chiński chińska chińskie chińskich chinês cinese cinesi Chinees
      Chinese Çinli Tiongkok Cina Trung_Quốc người_Hoa`,
    scripts: `中国 中國 중국 الصين صيني~ चीन चीनी Китай Китая Китае Китаю китайск~ китайськ~ Uchina Mchina Wachina`,
    women: 'Chinesin Chinesinnen Chinka Chinki',
    places: `Beijing=ペキン|베이징|북경|بكين|बीजिंग|Пекин+|Пекін+|Pekin|Pekinu|Pechino|Pequim|Bắc Kinh
      ; Shanghai=シャンハイ|상하이|상해|شنغهاي|शंघाई|Шанхай|Шанхая|Шанхае|Шанхаї|Szanghaj|Thượng Hải
      ; Shenzhen=شنتشن|Шэньчжэнь
      ; Guangzhou=광저우|Гуанчжоу`,
    numbers: {
      company: '统一社会信用代码 营业执照号 营业执照',
      ssn: '社保号 社保号码',
      tradeno: '支付宝交易号',
    },
  },
  language: {
    ...english,
    merchants: `{town} Noodle House|{owner} Family Restaurant|{town} Pharmacy|{town} Supermarket|{owner} Convenience Store|
      {town} Hot Pot|{owner} Dumplings|{town} Bookstore|{owner} Fruit Shop|{owner} Tea House|{town} Fitness|
      {owner} Barber Shop|{town} Milk Tea|{owner} Stationery|{town} Petrol Station||{town} Hardware|
      {owner} Mobile Phones|{town} Opticians|{town} Travel`,
  },
  aliases: `Chinese 中国 中华人民共和国 中國 Zhongguo PRC Mainland_China People's_Republic_of_China
    Peoples_Republic_of_China Chine`,
  // Given names by decade: national name reports of the Ministry of Public Security; surnames: its list of 2020.
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    // Passports spell ü as YU (Exit and Entry Administration, 2012).
    folds: { ü: 'yu' },
    male: {
      0: `德明|Deming 福生|Fusheng 玉山|Yushan 树林|Shulin 玉林|Yulin 金山|Jinshan 长生|Changsheng 文明|Wenming 国华|Guohua 世英|Shiying
        志明|Zhiming 德胜|Desheng 永福|Yongfu 富贵|Fugui 宝山|Baoshan 振华|Zhenhua 耀华|Yaohua 家明|Jiaming 广明|Guangming
        春生|Chunsheng 金生|Jinsheng 水生|Shuisheng 庆云|Qingyun 治国|Zhiguo 万福|Wanfu 大成|Dacheng 正明|Zhengming 明|Ming`,
      1950: `建国|Jianguo 建华|Jianhua 国华|Guohua 和平|Heping 明|Ming 建平|Jianping 建军|Jianjun 志明|Zhiming 国强|Guoqiang 平|Ping
        建中|Jianzhong 援朝|Yuanchao 卫国|Weiguo 国庆|Guoqing 跃进|Yuejin 解放|Jiefang 德华|Dehua 永明|Yongming 志强|Zhiqiang
        建新|Jianxin 国平|Guoping 玉林|Yulin 新民|Xinmin 新华|Xinhua 振华|Zhenhua 建民|Jianmin 春生|Chunsheng`,
      1965: `军|Jun 勇|Yong 伟|Wei 建军|Jianjun 强|Qiang 明|Ming 平|Ping 建华|Jianhua 红军|Hongjun 卫东|Weidong 斌|Bin 辉|Hui
        志强|Zhiqiang 刚|Gang 建平|Jianping 建明|Jianming 学军|Xuejun 永强|Yongqiang 向东|Xiangdong 文革|Wenge 海涛|Haitao
        宏伟|Hongwei 国强|Guoqiang 卫星|Weixing 新民|Xinmin 永刚|Yonggang 立军|Lijun 东|Dong 波|Bo 毅|Yi`,
      1980: `伟|Wei 磊|Lei 勇|Yong 涛|Tao 强|Qiang 鹏|Peng 军|Jun 波|Bo 杰|Jie 超|Chao 斌|Bin 飞|Fei 亮|Liang 辉|Hui 刚|Gang
        健|Jian 峰|Feng 凯|Kai 浩|Hao 明|Ming 龙|Long 旭|Xu 海涛|Haitao 帅|Shuai 洋|Yang 晓东|Xiaodong 志强|Zhiqiang
        晓峰|Xiaofeng 毅|Yi`,
      1990: `伟|Wei 超|Chao 涛|Tao 磊|Lei 杰|Jie 鹏|Peng 浩|Hao 鑫|Xin 帅|Shuai 俊|Jun 宇|Yu 旭|Xu 凯|Kai 飞|Fei 龙|Long 阳|Yang
        斌|Bin 文杰|Wenjie 俊杰|Junjie 志强|Zhiqiang 帆|Fan 浩然|Haoran 博|Bo 晨|Chen 健|Jian 翔|Xiang 天宇|Tianyu
        海龙|Hailong 志伟|Zhiwei`,
      2000: `浩|Hao 涛|Tao 俊杰|Junjie 宇轩|Yuxuan 浩宇|Haoyu 浩然|Haoran 杰|Jie 鑫|Xin 子豪|Zihao 文杰|Wenjie 宇|Yu 家豪|Jiahao
        鹏飞|Pengfei 伟|Wei 俊豪|Junhao 宇航|Yuhang 天宇|Tianyu 博文|Bowen 志豪|Zhihao 旭|Xu 子轩|Zixuan 泽宇|Zeyu
        家乐|Jiale 文博|Wenbo 明轩|Mingxuan 嘉俊|Jiajun 一鸣|Yiming 思源|Siyuan 昊天|Haotian`,
    },
    female: {
      0: `秀英|Xiuying 桂英|Guiying 玉兰|Yulan 秀兰|Xiulan 玉英|Yuying 桂兰|Guilan 淑英|Shuying 玉珍|Yuzhen 秀珍|Xiuzhen 凤英|Fengying
        淑珍|Shuzhen 兰英|Lanying 淑兰|Shulan 素珍|Suzhen 素英|Suying 翠英|Cuiying 桂珍|Guizhen 凤兰|Fenglan 桂芳|Guifang
        玉梅|Yumei 秀芳|Xiufang 惠英|Huiying 翠兰|Cuilan 金花|Jinhua 月英|Yueying 菊英|Juying 彩英|Caiying 银花|Yinhua`,
      1950: `秀英|Xiuying 桂英|Guiying 玉兰|Yulan 秀兰|Xiulan 桂兰|Guilan 玉英|Yuying 淑英|Shuying 玉梅|Yumei 秀珍|Xiuzhen 爱华|Aihua
        丽华|Lihua 桂芳|Guifang 春兰|Chunlan 秀云|Xiuyun 凤英|Fengying 玉华|Yuhua 秀芳|Xiufang 淑芬|Shufen 玉珍|Yuzhen
        淑华|Shuhua 金凤|Jinfeng 菊花|Juhua 美华|Meihua 国英|Guoying 秀梅|Xiumei 爱珍|Aizhen 爱玲|Ailing`,
      1965: `丽|Li 敏|Min 红|Hong 芳|Fang 霞|Xia 艳|Yan 玲|Ling 萍|Ping 梅|Mei 英|Ying 静|Jing 玉梅|Yumei
        丽华|Lihua 丽萍|Liping 红梅|Hongmei 春梅|Chunmei 爱华|Aihua 海燕|Haiyan 艳红|Yanhong 秀梅|Xiumei 琴|Qin
        娟|Juan 华|Hua 云|Yun 晓燕|Xiaoyan 惠|Hui 红霞|Hongxia`,
      1980: `丽|Li 静|Jing 芳|Fang 娜|Na 艳|Yan 敏|Min 娟|Juan 婷|Ting 霞|Xia 玲|Ling 丹|Dan 颖|Ying 慧|Hui 红|Hong
        倩|Qian 洁|Jie 琳|Lin 雪|Xue 婷婷|Tingting 丽娟|Lijuan 晓燕|Xiaoyan 海燕|Haiyan 艳丽|Yanli 佳|Jia 蕾|Lei
        媛媛|Yuanyuan 春燕|Chunyan`,
      1990: `婷|Ting 静|Jing 婷婷|Tingting 敏|Min 雪|Xue 倩|Qian 娜|Na 颖|Ying 悦|Yue 佳|Jia 丹|Dan 慧|Hui 欣|Xin 琳|Lin
        洁|Jie 梦婷|Mengting 雅婷|Yating 文静|Wenjing 佳佳|Jiajia 晶晶|Jingjing 莹莹|Yingying 瑶|Yao 雨|Yu 蕊|Rui 晨|Chen
        梦瑶|Mengyao 思|Si 雪梅|Xuemei 文婷|Wenting`,
      2000: `欣怡|Xinyi 佳怡|Jiayi 婷|Ting 梦琪|Mengqi 雨欣|Yuxin 静怡|Jingyi 雨涵|Yuhan 诗涵|Shihan 佳琪|Jiaqi 思雨|Siyu 梓涵|Zihan
        梦瑶|Mengyao 佳慧|Jiahui 嘉欣|Jiaxin 雅婷|Yating 文静|Wenjing 欣|Xin 悦|Yue 思琪|Siqi 诗琪|Shiqi 可欣|Kexin 雨婷|Yuting
        晨曦|Chenxi 慧敏|Huimin 一诺|Yinuo 雨桐|Yutong 紫萱|Zixuan 婷婷|Tingting`,
    },
    family: `王|Wang:7.2 李|Li:7.2 张|Zhang:6.8 刘|Liu:5.1 陈|Chen:4.6 杨|Yang:3.1 赵|Zhao:2.2 黄|Huang:2.2 周|Zhou:2 吴|Wu:2 徐|Xu:1.6 孙|Sun:1.5 胡|Hu:1.3 朱|Zhu:1.3 高|Gao:1.2 林|Lin:1.2 何|He:1.2
      郭|Guo:1.1 马|Ma:1.1 罗|Luo:1 梁|Liang:0.9 宋|Song:0.9 郑|Zheng:0.9 谢|Xie:0.8 韩|Han:0.7 唐|Tang:0.7 冯|Feng:0.7 于|Yu:0.7 董|Dong:0.6 肖|Xiao:0.6 程|Cheng 曹|Cao 袁|Yuan
      邓|Deng 傅|Fu 沈|Shen 曾|Zeng 彭|Peng 吕|Lü 苏|Su 卢|Lu 蒋|Jiang 蔡|Cai 贾|Jia 丁|Ding 魏|Wei 薛|Xue 叶|Ye 阎|Yan 潘|Pan
      杜|Du 戴|Dai 夏|Xia 钟|Zhong 田|Tian 任|Ren 范|Fan 方|Fang 石|Shi 姚|Yao 谭|Tan 廖|Liao 邹|Zou 熊|Xiong 金|Jin 郝|Hao
      孔|Kong 白|Bai 崔|Cui 康|Kang 毛|Mao 邱|Qiu 秦|Qin 顾|Gu 侯|Hou 邵|Shao 孟|Meng 龙|Long 万|Wan 段|Duan 雷|Lei 钱|Qian
      尹|Yin 易|Yi 常|Chang 乔|Qiao 赖|Lai 龚|Gong 文|Wen 兰|Lan 陶|Tao 洪|Hong 翟|Zhai 安|An 倪|Ni 牛|Niu 季|Ji 葛|Ge 尤|You
      毕|Bi 聂|Nie 焦|Jiao 向|Xiang 邢|Xing 岳|Yue 齐|Qi 梅|Mei 莫|Mo 庄|Zhuang 辛|Xin 管|Guan 左|Zuo 涂|Tu 舒|Shu 耿|Geng 牟|Mu
      卜|Bu 詹|Zhan 苗|Miao 凌|Ling 费|Fei 盛|Sheng 童|Tong 欧阳|Ouyang 甄|Zhen 曲|Qu 裴|Pei 席|Xi 查|Zha 鲍|Bao 霍|Huo 翁|Weng
      隋|Sui 甘|Gan 景|Jing 单|Shan 司|Si 宁|Ning 柯|Ke 阮|Ruan 桂|Gui 闵|Min 柴|Chai 华|Hua 车|Che 冉|Ran 边|Bian 饶|Rao 刁|Diao
      米|Mi 池|Chi 滕|Teng 臧|Zang 苟|Gou 全|Quan 褚|Chu 廉|Lian 简|Jian 娄|Lou 党|Dang 郎|Lang 栾|Luan 窦|Dou 敖|Ao 冷|Leng
      卓|Zhuo 艾|Ai 匡|Kuang 宗|Zong 应|Ying 鞠|Ju 桑|Sang 沙|Sha 岑|Cen 司马|Sima 上官|Shangguan 诸葛|Zhuge 皇甫|Huangfu 司徒|Situ
      慕容|Murong`,
  },
  // home: the district in GB/T 2260; code: the city in a CNAPS code; office: the place in Chinese. Census of 2020, thousands.
  places: {
    columns: 'city region district zone area lat lon home plate code pop office',
    rows: `
      Shanghai|Shanghai|Pudong New Area|200120,200122,200125,200127,200129,200135-200137|21 8|31.2222|121.5441|310115|沪A|2900|5770|上海市浦东新区
      Shanghai|Shanghai|Huangpu District|200001,200002,200010,200011,200020,200021,200025|21 8|31.2304|121.4737|310101|沪A|2900|660|上海市黄浦区
      Shanghai|Shanghai|Xuhui District|200030-200032,200233,200235|21 8|31.1883|121.4365|310104|沪B|2900|1110|上海市徐汇区
      Shanghai|Shanghai|Changning District|200050-200052,200335,200336|21 8|31.2204|121.4242|310105|沪A|2900|690|上海市长宁区
      Shanghai|Shanghai|Jing’an District|200040,200041,200070,200072|21 8|31.2291|121.4480|310106|沪B|2900|970|上海市静安区
      Shanghai|Shanghai|Putuo District|200060-200063,200333|21 8|31.2495|121.3967|310107|沪A|2900|1240|上海市普陀区
      Shanghai|Shanghai|Hongkou District|200080,200081,200083,200086|21 8|31.2646|121.5051|310109|沪B|2900|750|上海市虹口区
      Shanghai|Shanghai|Yangpu District|200082,200090,200092,200093,200433|21 8|31.2595|121.5260|310110|沪A|2900|1240|上海市杨浦区
      Shanghai|Shanghai|Minhang District|201100-201102,201199|21 8|31.1128|121.3817|310112|沪B|2900|2650|上海市闵行区
      Shanghai|Shanghai|Baoshan District|200940,201900|21 8|31.4045|121.4896|310113|沪A|2900|2230|上海市宝山区
      Shanghai|Shanghai|Songjiang District|201600,201620|21 8|31.0322|121.2277|310117|沪A|2900|1910|上海市松江区
      Beijing|Beijing|Chaoyang District|100020-100029|10 8|39.9219|116.4435|110105|京N|1000|3440|北京市朝阳区
      Beijing|Beijing|Haidian District|100080,100081,100083,100085,100086,100089|10 8|39.9593|116.2981|110108|京P|1000|3120|北京市海淀区
      Beijing|Beijing|Fengtai District|100071-100073|10 8|39.8585|116.2867|110106|京Q|1000|2010|北京市丰台区
      Beijing|Beijing|Changping District|102200,102208|10 8|40.2207|116.2312|110114|京N|1000|2270|北京市昌平区
      Beijing|Beijing|Daxing District|102600,102627|10 8|39.7269|116.3414|110115|京P|1000|1990|北京市大兴区
      Beijing|Beijing|Tongzhou District|101100,101149|10 8|39.9024|116.6564|110112|京Q|1000|1840|北京市通州区
      Beijing|Beijing|Xicheng District|100031-100037,100044|10 8|39.9123|116.3659|110102|京N|1000|1100|北京市西城区
      Beijing|Beijing|Dongcheng District|100005-100007,100010,100011|10 8|39.9289|116.4160|110101|京P|1000|700|北京市东城区
      Shenzhen|Guangdong|Bao’an District|518101,518102,518126|755 8|22.5550|113.8840|440306|粤B|5840|4480|广东省深圳市宝安区
      Shenzhen|Guangdong|Longgang District|518116,518172|755 8|22.7200|114.2470|440307|粤B|5840|3980|广东省深圳市龙岗区
      Shenzhen|Guangdong|Nanshan District|518051-518057,518060|755 8|22.5333|113.9300|440305|粤B|5840|1800|广东省深圳市南山区
      Shenzhen|Guangdong|Futian District|518026,518033,518040,518048|755 8|22.5410|114.0550|440304|粤B|5840|1550|广东省深圳市福田区
      Shenzhen|Guangdong|Luohu District|518001-518003|755 8|22.5700|114.1300|440303|粤B|5840|1140|广东省深圳市罗湖区
      Guangzhou|Guangdong|Baiyun District|510400,510405,510410|20 8|23.1620|113.2730|440111|粤A|5810|3740|广东省广州市白云区
      Guangzhou|Guangdong|Panyu District|511400|20 8|22.9380|113.3840|440113|粤A|5810|2660|广东省广州市番禺区
      Guangzhou|Guangdong|Tianhe District|510610,510620,510630,510640,510650|20 8|23.1246|113.3612|440106|粤A|5810|2240|广东省广州市天河区
      Guangzhou|Guangdong|Haizhu District|510220,510240,510260|20 8|23.1032|113.2620|440105|粤A|5810|1820|广东省广州市海珠区
      Guangzhou|Guangdong|Yuexiu District|510030,510050,510060,510080|20 8|23.1292|113.2670|440104|粤A|5810|1040|广东省广州市越秀区
      Chengdu|Sichuan|Wuhou District|610041,610044|28 8|30.6420|104.0430|510107|川A|6510|1860|四川省成都市武侯区
      Chengdu|Sichuan|Chenghua District|610051,610056|28 8|30.6600|104.1020|510108|川A|6510|1390|四川省成都市成华区
      Chengdu|Sichuan|Jinniu District|610036,610081|28 8|30.6910|104.0520|510106|川A|6510|1270|四川省成都市金牛区
      Chengdu|Sichuan|Qingyang District|610015,610031,610072|28 8|30.6740|104.0620|510105|川A|6510|970|四川省成都市青羊区
      Chengdu|Sichuan|Jinjiang District|610011,610016,610021,610023|28 8|30.6550|104.0830|510104|川A|6510|910|四川省成都市锦江区
      Chongqing|Chongqing|Yubei District|401120,401147|23 8|29.7180|106.6310|500112|渝B|6530|2200|重庆市渝北区
      Chongqing|Chongqing|Jiulongpo District|400039,400050|23 8|29.5020|106.5110|500107|渝A|6530|1530|重庆市九龙坡区
      Chongqing|Chongqing|Shapingba District|400030,400038|23 8|29.5410|106.4570|500106|渝A|6530|1480|重庆市沙坪坝区
      Chongqing|Chongqing|Nan’an District|400060|23 8|29.5230|106.5630|500108|渝B|6530|1200|重庆市南岸区
      Chongqing|Chongqing|Jiangbei District|400020-400025|23 8|29.6060|106.5740|500105|渝A|6530|930|重庆市江北区
      Chongqing|Chongqing|Yuzhong District|400010-400015|23 8|29.5528|106.5690|500103|渝B|6530|590|重庆市渝中区
      Tianjin|Tianjin|Binhai New Area|300450,300457|22 8|39.0330|117.6800|120116|津R|1100|2070|天津市滨海新区
      Tianjin|Tianjin|Nankai District|300073,300100,300110|22 8|39.1380|117.1500|120104|津A|1100|890|天津市南开区
      Tianjin|Tianjin|Hedong District|300011,300012,300171|22 8|39.1280|117.2520|120102|津B|1100|860|天津市河东区
      Tianjin|Tianjin|Hexi District|300200-300203,300211|22 8|39.1100|117.2230|120103|津C|1100|820|天津市河西区
      Tianjin|Tianjin|Heping District|300020,300040-300042,300050-300052|22 8|39.1170|117.2150|120101|津A|1100|360|天津市和平区
      Wuhan|Hubei|Hongshan District|430070,430073|27 8|30.5000|114.3440|420111|鄂A|5210|2400|湖北省武汉市洪山区
      Wuhan|Hubei|Wuchang District|430060-430064,430071|27 8|30.5540|114.3160|420106|鄂A|5210|1090|湖北省武汉市武昌区
      Wuhan|Hubei|Jiang’an District|430010,430014|27 8|30.6000|114.3090|420102|鄂A|5210|970|湖北省武汉市江岸区
      Wuhan|Hubei|Hanyang District|430050|27 8|30.5540|114.2180|420105|鄂A|5210|840|湖北省武汉市汉阳区
      Wuhan|Hubei|Jianghan District|430015,430021,430022|27 8|30.6010|114.2710|420103|鄂A|5210|650|湖北省武汉市江汉区
      Hangzhou|Zhejiang|Xiaoshan District|311201,311202|571 8|30.1830|120.2640|330109|浙A|3310|2010|浙江省杭州市萧山区
      Hangzhou|Zhejiang|Shangcheng District|310001,310002,310009|571 8|30.2500|120.1710|330102|浙A|3310|1320|浙江省杭州市上城区
      Hangzhou|Zhejiang|Yuhang District|311100,311121|571 8|30.4190|120.2990|330110|浙A|3310|1230|浙江省杭州市余杭区
      Hangzhou|Zhejiang|Gongshu District|310004,310011,310015|571 8|30.3200|120.1420|330105|浙A|3310|1120|浙江省杭州市拱墅区
      Hangzhou|Zhejiang|Xihu District|310007,310012,310013,310023,310030|571 8|30.2590|120.1300|330106|浙A|3310|1110|浙江省杭州市西湖区
      Xi’an|Shaanxi|Yanta District|710061,710065|29 8|34.2230|108.9490|610113|陕A|7910|1200|陕西省西安市雁塔区
      Xi’an|Shaanxi|Lianhu District|710003,710014|29 8|34.2650|108.9440|610104|陕A|7910|1020|陕西省西安市莲湖区
      Xi’an|Shaanxi|Beilin District|710001,710048,710054,710068|29 8|34.2510|108.9470|610103|陕A|7910|760|陕西省西安市碑林区
      Xi’an|Shaanxi|Xincheng District|710004,710005|29 8|34.2690|108.9600|610102|陕A|7910|640|陕西省西安市新城区
      Suzhou|Jiangsu|Wuzhong District|215100,215128|512 8|31.2640|120.6320|320506|苏E|3050|1390|江苏省苏州市吴中区
      Suzhou|Jiangsu|Gusu District|215001-215008|512 8|31.3110|120.6220|320508|苏E|3050|920|江苏省苏州市姑苏区
      Nanjing|Jiangsu|Jiangning District|211100|25 8|31.9530|118.8500|320115|苏A|3010|1930|江苏省南京市江宁区
      Nanjing|Jiangsu|Gulou District|210009,210013,210024|25 8|32.0660|118.7690|320106|苏A|3010|940|江苏省南京市鼓楼区
      Nanjing|Jiangsu|Qinhuai District|210001,210006|25 8|32.0330|118.7980|320104|苏A|3010|740|江苏省南京市秦淮区
      Nanjing|Jiangsu|Xuanwu District|210008,210016,210018,210042|25 8|32.0500|118.7920|320102|苏A|3010|540|江苏省南京市玄武区
      Zhengzhou|Henan|Jinshui District|450002,450003,450008|371 8|34.7880|113.6860|410105|豫A|4910|1620|河南省郑州市金水区
      Zhengzhou|Henan|Zhongyuan District|450006,450007|371 8|34.7480|113.6120|410102|豫A|4910|970|河南省郑州市中原区
      Dongguan|Guangdong|Nancheng Subdistrict|523000,523008,523070|769 8|23.0180|113.7487|441900|粤S|6020|7500|广东省东莞市南城街道
      Foshan|Guangdong|Nanhai District|528200|757 8|23.0290|113.1430|440605|粤E|5880|3670|广东省佛山市南海区
      Foshan|Guangdong|Chancheng District|528000|757 8|23.0090|113.1220|440604|粤E|5880|1330|广东省佛山市禅城区
      Changsha|Hunan|Yuelu District|410006,410012,410013|731 8|28.2350|112.9310|430104|湘A|5510|1530|湖南省长沙市岳麓区
      Changsha|Hunan|Furong District|410001,410011|731 8|28.1850|113.0320|430102|湘A|5510|640|湖南省长沙市芙蓉区
      Qingdao|Shandong|Huangdao District|266400,266500|532 8|35.9600|120.1980|370211|鲁B|4520|1900|山东省青岛市黄岛区
      Qingdao|Shandong|Shinan District|266001-266003,266071|532 8|36.0760|120.4120|370202|鲁B|4520|490|山东省青岛市市南区
      Shenyang|Liaoning|Tiexi District|110021,110023,110026|24 8|41.8020|123.3760|210106|辽A|2210|1160|辽宁省沈阳市铁西区
      Shenyang|Liaoning|Heping District|110001-110006|24 8|41.7890|123.4200|210102|辽A|2210|780|辽宁省沈阳市和平区
      Ningbo|Zhejiang|Yinzhou District|315100|574 8|29.8170|121.5470|330212|浙B|3320|1610|浙江省宁波市鄞州区
      Ningbo|Zhejiang|Haishu District|315000,315010-315012|574 8|29.8590|121.5510|330203|浙B|3320|1040|浙江省宁波市海曙区
      Hefei|Anhui|Shushan District|230022,230031,230088|551 8|31.8510|117.2600|340104|皖A|3610|1050|安徽省合肥市蜀山区
      Hefei|Anhui|Baohe District|230009,230041,230051|551 8|31.7930|117.3100|340111|皖A|3610|1210|安徽省合肥市包河区
      Jinan|Shandong|Licheng District|250100|531 8|36.6800|117.0650|370112|鲁A|4510|1110|山东省济南市历城区
      Jinan|Shandong|Lixia District|250011-250014|531 8|36.6670|117.0760|370102|鲁A|4510|820|山东省济南市历下区
      Kunming|Yunnan|Guandu District|650200|871 6|25.0150|102.7440|530111|云A|7310|1600|云南省昆明市官渡区
      Kunming|Yunnan|Wuhua District|650021,650031,650032|871 6|25.0430|102.7070|530102|云A|7310|1140|云南省昆明市五华区
      Harbin|Heilongjiang|Nangang District|150001,150006,150008,150080|451 8|45.7600|126.6690|230103|黑A|2610|1340|黑龙江省哈尔滨市南岗区
      Dalian|Liaoning|Zhongshan District|116001|411 8|38.9190|121.6450|210202|辽B|2220|370|辽宁省大连市中山区
      Dalian|Liaoning|Shahekou District|116021,116023|411 8|38.9050|121.5940|210204|辽B|2220|720|辽宁省大连市沙河口区
      Fuzhou|Fujian|Gulou District|350001-350003|591 8|26.0820|119.3040|350102|闽A|3910|670|福建省福州市鼓楼区
      Fuzhou|Fujian|Cangshan District|350007,350008|591 8|26.0470|119.2740|350104|闽A|3910|1140|福建省福州市仓山区
      Shijiazhuang|Hebei|Chang’an District|050011,050031|311 8|38.0370|114.5400|130102|冀A|1210|770|河北省石家庄市长安区
      Guiyang|Guizhou|Nanming District|550001,550002|851 8|26.5680|106.7140|520102|贵A|7010|1050|贵州省贵阳市南明区
      Nanchang|Jiangxi|Honggutan District|330038|791 8|28.6980|115.8580|360113|赣A|4210|680|江西省南昌市红谷滩区
      Changchun|Jilin|Chaoyang District|130012,130021|431 8|43.8340|125.2880|220104|吉A|2410|1010|吉林省长春市朝阳区`,
    others: `Shanghai=上海|上海市|Schanghai; Beijing=北京|北京市|Peking|Pekín; Shenzhen=深圳|深圳市; Guangzhou=广州|广州市|Canton|廣州;
      Chengdu=成都|成都市; Chongqing=重庆|重庆市|Chungking; Tianjin=天津|天津市|Tientsin; Wuhan=武汉|武汉市; Hangzhou=杭州|杭州市;
      Xi’an=西安|西安市|Xian|Sian; Suzhou=苏州|苏州市; Nanjing=南京|南京市|Nanking; Zhengzhou=郑州|郑州市; Dongguan=东莞|东莞市; Foshan=佛山|佛山市;
      Changsha=长沙|长沙市; Qingdao=青岛|青岛市|Tsingtao; Shenyang=沈阳|沈阳市; Ningbo=宁波|宁波市; Hefei=合肥|合肥市; Jinan=济南|济南市;
      Kunming=昆明|昆明市; Harbin=哈尔滨|哈尔滨市; Dalian=大连|大连市; Fuzhou=福州|福州市; Shijiazhuang=石家庄|石家庄市; Guiyang=贵阳|贵阳市;
      Nanchang=南昌|南昌市; Changchun=长春|长春市; Guangdong=广东|广东省; Sichuan=四川|四川省|Szechuan; Hubei=湖北|湖北省; Zhejiang=浙江|浙江省;
      Shaanxi=陕西|陕西省; Jiangsu=江苏|江苏省; Henan=河南|河南省; Hunan=湖南|湖南省; Shandong=山东|山东省; Liaoning=辽宁|辽宁省; Anhui=安徽|安徽省;
      Yunnan=云南|云南省; Heilongjiang=黑龙江|黑龙江省; Fujian=福建|福建省; Hebei=河北|河北省; Guizhou=贵州|贵州省; Jiangxi=江西|江西省; Jilin=吉林|吉林省`,
  },
  roads: ROADS.text,
  street: '(|Room {2-26}0[1-6], |Room {2-18}0[1-3], Unit {1-4}, Building {1-28}, )No. {1-388} {road}',
  address: '{street}, {place.district}, {city} {postcode}',
  postcode: '{zone}',
  phone:
    '+86 (13#|13#|13#|13#|15[0-35-9]|15[0-35-9]|15[0-35-9]|18#|18#|18#|18#|17[5-8]|17[5-8]|166|19[1389]) #### ####',
  landline: '+86 {place.area}[2-8]## ####',
  // Shares of personal customers after the banks' reports of 2024. Numbers of accounts, not of their debit cards:
  // each bank has its own length.
  banks: {
    columns: 'bank bic code account share',
    rows: `
      Industrial and Commercial Bank of China|ICBKCNBJ|102|[0-4]###0##############|22
      Agricultural Bank of China|ABOCCNBJ|103|[1-5]#-%##############|23
      China Construction Bank|PCBCCNBJ|105|[1-6]###%###############|20
      Postal Savings Bank of China|PSBCCNBJ|403|6#################|12
      Bank of China|BKCHCNBJ|104|[2-7]###########|9
      China Merchants Bank|CMBCCNBS|308|[1-9]##90###########|5
      Bank of Communications|COMMCNSH|301|[1-6]####################|4
      Ping An Bank|SZDBCNBS|307|1[15]############|1.5
      China CITIC Bank|CIBKCNBJ|302|811###############1|1
      Industrial Bank|FJIBCNBA|309|[1-6]#################|1
      China Everbright Bank|EVERCNBJ|303|[3-7]####188#########|1
      China Minsheng Bank|MSBCCNBJ|305|6########|0.8
      Shanghai Pudong Development Bank|SPDBCNSH|310|[0-9]####15##########|0.7`,
    others: `Industrial and Commercial Bank of China=ICBC|中国工商银行|工商银行|工行; Agricultural Bank of China=ABC|中国农业银行|农业银行|农行;
      China Construction Bank=CCB|中国建设银行|建设银行|建行; Bank of China=BOC|中国银行|中行; China Merchants Bank=CMB|招商银行|招行;
      Bank of Communications=BoCom|交通银行; Postal Savings Bank of China=PSBC|中国邮政储蓄银行|邮储银行;
      Shanghai Pudong Development Bank=SPDB`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'unionpay:96 visa:2 mastercard:1.5 jcb:0.5',
  wallets: 'Alipay:52 WeChat_Pay:42 UnionPay_QuickPass:5 e-CNY:1',
  mobileMoney: false,
  // Private firms since the reforms of 1979; limited companies are nearly all that are registered.
  firms: {
    forms: `
      Co., Ltd.|94|1979|1|150
      Group Co., Ltd.|3|1988|80|3000
      Corp., Ltd.|3|1992|30|2000`,
    trades: TRADE_LINES,
    name: FIRM_NAME,
    era: 1979,
  },
  ages: '9.5 16 19.5 19 17.5 12 6.5',
  population: {
    source: 'Estimates, rounded; unemployment by the NBS, urban survey 2024',
    men: '53 53.5 51.2 50.3 49 46 40',
    work: ['56 92 95 93 82 58 40 24 9', '52 80 86 80 48 32 22 12 4'],
    own: [40, 38],
    unemployed: 5.1,
    disabled: 2,
    pensioned: 75,
  },
  life: {
    studies: 60,
    retires: [61, 57],
    pays: [1900, 8500],
    institutions: `
      university {town} (University|Normal University|University of Technology|Medical University)
      primary {town} No. {1-60} Primary School
      secondary {town} No. {1-60} Middle School
      hospital {town} (First|Second|Third|Fourth) People’s Hospital
      care {town} Home for the Aged
      town {place.district} Government
      police {town} Public Security Bureau
      transit {town} Public Transport Group
      pension {town} Social Insurance Administration
      fire {town} Fire and Rescue Brigade`,
  },
  sources: 'Ages: UN World Population Prospects 2024. Places: census of 2020. Banks: annual reports of 2024.',
  income: [4000, 22000],
  fields: {
    region: { label: 'Province' },
    postcode: { label: 'Postal code' },
    nativeaddress: nativeAddress((_, p) => chineseAddress(p)),
    id: certified(cnResidentId, 'Resident ID number', {
      synonyms: ['resident id', 'resident identity card', 'shenfenzheng', '身份证', '身份证号码'],
      make: (random, { born, sex, home = '' }) =>
        cnResidentId.make(random, { born, sex, home: (born.year < 1997 && IN_SICHUAN[home]) || home }),
    }),
    passport: pictured('Passport number', 'E[A-HJ-NP-Z]#######', { synonyms: ['护照'] }),
    // The licence, the tax file and the social security of a person have the number of the identity card.
    licence: {
      label: 'Driving licence number',
      validator: cnResidentId,
      make: (_, p) => p.read('id'),
    },
    tax: {
      label: 'Taxpayer identification number',
      validator: cnResidentId,
      make: (_, p) => p.read('id'),
    },
    ssn: {
      label: 'Social security number',
      validator: cnResidentId,
      make: (_, p) => p.read('id'),
    },
    bankcode: {
      label: 'CNAPS code',
      validator: cnCnaps,
      synonyms: ['cnaps', 'cnaps code', '联行号', '行号'],
      make: (random, { bank, place }) => cnapsOf(random, String(bank.code?.text), String(place.code?.text)),
    },
    tradeno: {
      label: 'Alipay trade number',
      group: 'transaction',
      synonyms: ['alipay trade no', 'alipay transaction'],
      make: (random, p) => `${p.read('date').replaceAll('-', '')}22001${random.digits(15)}`,
    },
    // Five characters without I and O; six that begin with D or F on cars with new energy.
    plate: pictured(
      'Number plate',
      '{place.plate}·(#####|[A-HJ-NP-Z]####|#[A-HJ-NP-Z]###|[A-HJ-NP-Z]#[A-HJ-NP-Z]##|###[A-HJ-NP-Z]#|[DF]#####)',
      { synonyms: ['车牌'] },
    ),
  },
  company: {
    street: { picture: '(|Room {2-26}0[1-6], )No. {1-388} {road}' },
    nativename: {
      label: 'Company name in native script',
      synonyms: ['chinese company name', '公司名称', '企业名称'],
      make: (_, p) =>
        chineseFirm(
          p.read('name'),
          p.place.city.text,
          /([^省市区]+)市/.exec(p.place.office?.text ?? '')?.[1] ?? '',
        ),
    },
    nativeaddress: nativeAddress((_, p) => chineseAddress(p)),
    registration: certified(cnUscc, 'Unified social credit code', {
      synonyms: ['uscc', 'uscic'],
      make: (random, { home, firm: { founded } }) => cnUscc.make(random, { home, founded }),
    }),
    tax: {
      label: 'Taxpayer identification number',
      validator: cnUscc,
      make: (_, p) => p.read('registration'),
    },
  },
  presets: [
    {
      key: 'cnaps',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'CNAPS bank transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer in Chinese', 'native'],
        ['Payer bank', 'bank'],
        ['Payer CNAPS code', 'bankcode'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee CNAPS code', 'payee.bankcode'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'alipay',
      scheme: WALLET,
      daily: true,
      name: 'Alipay payment',
      rows: [
        ['Buyer', 'native'],
        ['Buyer account', 'phone'],
        ['Merchant', 'company.name'],
        ['Merchant USCC', 'company.registration'],
        ['Item', 'product.name'],
        ['Amount', 'product.price', 'amount'],
        ['Currency', 'currency'],
        ['Trade number', 'tradeno'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** The address from the largest unit to the smallest, with the numbers of the street line. */
function chineseAddress(p: Persona): string {
  const [, room, unit, building, number, road = ''] =
    /^(?:Room (\d+), )?(?:Unit (\d+), )?(?:Building (\d+), )?No\. (\d+) (.+)$/.exec(p.read('street')) ?? [];
  const inside = `${building ? `${building}号楼` : ''}${unit ? `${unit}单元` : ''}${room ? `${room}室` : ''}`;
  return `${p.place.office?.text}${ROADS.native.get(road)}${number}号${inside}`;
}

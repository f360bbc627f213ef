import { picture } from '../draw/picture.ts';
import { cnapsOf, cnCnaps } from '../validators/cnCnaps.ts';
import { cnResidentId } from '../validators/cnResidentId.ts';
import { cnUscc } from '../validators/cnUscc.ts';
import { certified, country, pictured } from './declare.ts';

export const cn = country({
  code: 'cn',
  name: 'China',
  alpha3: 'CHN',
  currency: 'CNY',
  group: 'Asia',
  aliases: `Chinese 中国 中华人民共和国 中國 Zhongguo PRC Mainland_China People's_Republic_of_China
    Peoples_Republic_of_China Chine`,
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    // Passports spell ü as YU (Exit and Entry Administration, 2012).
    folds: { ü: 'yu' },
    male: `伟|Wei 强|Qiang 磊|Lei 军|Jun 勇|Yong 杰|Jie 涛|Tao 明|Ming 超|Chao 刚|Gang 建华|Jianhua 平|Ping 辉|Hui 鹏|Peng
      建国|Jianguo 华|Hua 飞|Fei 鑫|Xin 波|Bo 斌|Bin 浩|Hao 志强|Zhiqiang 宇|Yu 建军|Jianjun 浩然|Haoran 凯|Kai 健|Jian
      国强|Guoqiang 帆|Fan 帅|Shuai 志明|Zhiming 旭|Xu 龙|Long 海涛|Haitao 林|Lin 阳|Yang 海波|Haibo 晓明|Xiaoming 文杰|Wenjie
      俊杰|Junjie 志勇|Zhiyong 建平|Jianping 建明|Jianming 永强|Yongqiang 国华|Guohua 国庆|Guoqing 志伟|Zhiwei 小龙|Xiaolong
      小军|Xiaojun 卫东|Weidong 立军|Lijun 建新|Jianxin 德华|Dehua 文军|Wenjun 明辉|Minghui 宏伟|Hongwei 红军|Hongjun 子轩|Zixuan
      宇轩|Yuxuan 浩宇|Haoyu 梓豪|Zihao 博文|Bowen 天宇|Tianyu 嘉豪|Jiahao 俊熙|Junxi 一鸣|Yiming 泽宇|Zeyu 宇航|Yuhang 明轩|Mingxuan
      昊天|Haotian 子墨|Zimo 瑞|Rui 思远|Siyuan 文博|Wenbo 俊豪|Junhao 家伟|Jiawei 振华|Zhenhua 振宇|Zhenyu 庆华|Qinghua 玉龙|Yulong
      春雷|Chunlei 春生|Chunsheng 福生|Fusheng 少华|Shaohua 世杰|Shijie 学军|Xuejun 学文|Xuewen 新民|Xinmin 新华|Xinhua 大伟|Dawei
      大勇|Dayong 金龙|Jinlong 晓东|Xiaodong 晓峰|Xiaofeng 海峰|Haifeng 海龙|Hailong 云飞|Yunfei 亚军|Yajun 亚东|Yadong
      永刚|Yonggang 永明|Yongming 家辉|Jiahui 峰|Feng 亮|Liang 毅|Yi 东|Dong 松|Song 江|Jiang`,
    female: `芳|Fang 娜|Na 敏|Min 静|Jing 秀英|Xiuying 丽|Li 艳|Yan 娟|Juan 霞|Xia 玲|Ling 桂英|Guiying 婷|Ting 秀兰|Xiulan 雪|Xue 洁|Jie
      玉兰|Yulan 梅|Mei 慧|Hui 琳|Lin 倩|Qian 颖|Ying 红|Hong 丹|Dan 玉梅|Yumei 萍|Ping 欣|Xin 桂兰|Guilan 佳|Jia 玉珍|Yuzhen
      秀珍|Xiuzhen 丽华|Lihua 婷婷|Tingting 丽娟|Lijuan 丽娜|Lina 丽萍|Liping 小红|Xiaohong 晓燕|Xiaoyan 雪梅|Xuemei 欣怡|Xinyi
      佳怡|Jiayi 梓涵|Zihan 诗涵|Shihan 雨涵|Yuhan 雨桐|Yutong 思涵|Sihan 思雨|Siyu 梦瑶|Mengyao 梦琪|Mengqi 梦婷|Mengting 雅婷|Yating
      雅琪|Yaqi 雅静|Yajing 晨曦|Chenxi 可馨|Kexin 一诺|Yinuo 紫萱|Zixuan 若曦|Ruoxi 雨欣|Yuxin 欣妍|Xinyan 佳琪|Jiaqi 佳慧|Jiahui
      嘉欣|Jiaxin 淑珍|Shuzhen 淑英|Shuying 淑华|Shuhua 淑芬|Shufen 凤英|Fengying 凤兰|Fenglan 美玲|Meiling 美华|Meihua 春梅|Chunmei
      春燕|Chunyan 春兰|Chunlan 海燕|Haiyan 海霞|Haixia 海英|Haiying 红梅|Hongmei 红霞|Hongxia 红艳|Hongyan 冬梅|Dongmei
      金凤|Jinfeng 爱华|Aihua 爱玲|Ailing 翠兰|Cuilan 文静|Wenjing 文娟|Wenjuan 文婷|Wenting 晶晶|Jingjing 媛媛|Yuanyuan
      莹莹|Yingying 露|Lu 瑶|Yao 月|Yue 云|Yun 彩霞|Caixia 彩云|Caiyun 艳红|Yanhong 艳玲|Yanling 艳丽|Yanli 亚丽|Yali 素珍|Suzhen
      素英|Suying 玉英|Yuying 玉华|Yuhua 秀云|Xiuyun 秀梅|Xiumei 秀芳|Xiufang 桂芳|Guifang 桂珍|Guizhen`,
    family: `王|Wang 李|Li 张|Zhang 刘|Liu 陈|Chen 杨|Yang 赵|Zhao 黄|Huang 周|Zhou 吴|Wu 徐|Xu 孙|Sun 胡|Hu 朱|Zhu 高|Gao 林|Lin 何|He
      郭|Guo 马|Ma 罗|Luo 梁|Liang 宋|Song 郑|Zheng 谢|Xie 韩|Han 唐|Tang 冯|Feng 于|Yu 董|Dong 肖|Xiao 程|Cheng 曹|Cao 袁|Yuan
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
  // home and office: a district of the city (GB/T 2260) and its name; code: the city in a CNAPS code.
  places: {
    columns: 'city region zone area lat lon home plate code office',
    rows: `
      Shanghai|Shanghai|200120,200122,200125,200127,200129,200135-200137|21|31.2222|121.4581|310115|沪A|2900|Pudong New Area
      Beijing|Beijing|100020-100029|10|39.9075|116.3972|110105|京A|1000|Chaoyang District
      Shenzhen|Guangdong|518051-518057,518060|755|22.5455|114.0683|440305|粤B|5840|Nanshan District
      Guangzhou|Guangdong|510610,510620,510630,510640,510650|20|23.1167|113.2500|440106|粤A|5810|Tianhe District
      Chengdu|Sichuan|610011,610016,610021,610023|28|30.6667|104.0667|510104|川A|6510|Jinjiang District
      Chongqing|Chongqing|400010-400015|23|29.5628|106.5528|500103|渝A|6530|Yuzhong District
      Tianjin|Tianjin|300020,300040-300042,300050-300052|22|39.1422|117.1767|120101|津A|1100|Heping District
      Wuhan|Hubei|430060-430064,430071|27|30.5833|114.2667|420106|鄂A|5210|Wuchang District
      Hangzhou|Zhejiang|310007,310012,310013,310023,310030|571|30.2936|120.1614|330106|浙A|3310|Xihu District
      Xi’an|Shaanxi|710001,710048,710054,710068|29|34.2583|108.9286|610103|陕A|7910|Beilin District
      Suzhou|Jiangsu|215001-215008|512|31.3041|120.5954|320508|苏E|3050|Gusu District
      Nanjing|Jiangsu|210008,210016,210018,210042|25|32.0617|118.7778|320102|苏A|3010|Xuanwu District
      Zhengzhou|Henan|450006,450007|371|34.7578|113.6486|410102|豫A|4910|Zhongyuan District
      Dongguan|Guangdong|523000,523008,523070|769|23.0180|113.7487|441900|粤S|6020|Nancheng Subdistrict
      Changsha|Hunan|410001,410011|731|28.2282|112.9388|430102|湘A|5510|Furong District
      Qingdao|Shandong|266001-266003,266071|532|36.0671|120.3826|370202|鲁B|4520|Shinan District
      Shenyang|Liaoning|110001-110006|24|41.7922|123.4328|210102|辽A|2210|Heping District
      Ningbo|Zhejiang|315000,315010-315012|574|29.8683|121.5440|330203|浙B|3320|Haishu District
      Hefei|Anhui|230022,230031,230088|551|31.8206|117.2272|340104|皖A|3610|Shushan District
      Jinan|Shandong|250011-250014|531|36.6683|116.9972|370102|鲁A|4510|Lixia District
      Kunming|Yunnan|650021,650031,650032|871|25.0389|102.7183|530102|云A|7310|Wuhua District
      Harbin|Heilongjiang|150001,150006,150008,150080|451|45.7500|126.6500|230103|黑A|2610|Nangang District
      Dalian|Liaoning|116001|411|38.9140|121.6147|210202|辽B|2220|Zhongshan District
      Fuzhou|Fujian|350001-350003|591|26.0745|119.2965|350102|闽A|3910|Gulou District`,
  },
  roads: `Renmin_Road Jiefang_Road Zhongshan_Road Jianshe_Road Xinhua_Road Heping_Road Wenhua_Road Jianguo_Road Beijing_Road
    Shengli_Road Guangming_Road Changjiang_Road Huanghe_Road Qingnian_Road Tuanjie_Road Xueyuan_Road Gongyuan_Road
    Hongqi_Road Minzhu_Road Yingbin_Avenue Binjiang_Road Kaifa_Avenue Nanjing_Road Xingfu_Road Chaoyang_Road Wuyi_Road
    Zhongxin_Street Chenguang_Street Fuxing_Road Dongfeng_Road Tiyu_Road Keji_Road Heyuan_Lane Yongle_Lane Taiping_Street`,
  street: 'No. {1-388} {road}(|, Room {2-26}0[1-6]|, Building {1-28}, Unit {1-4}, Room {2-18}0[1-3])',
  address: '{street}, {place.office}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+86 (13#|15[0-35-9]|18#|17[5-8]|166|19[1389]) #### ####',
  landline: '+86 {place.area} 8[2-8]## ####',
  // Numbers of accounts, not of the debit cards on them: each bank has its own length.
  banks: {
    columns: 'bank bic code account',
    rows: `
      Industrial and Commercial Bank of China|ICBKCNBJ|102|[0-4]###0##############
      Agricultural Bank of China|ABOCCNBJ|103|[1-5]#-%##############
      China Construction Bank|PCBCCNBJ|105|[1-6]###%###############
      Bank of China|BKCHCNBJ|104|[2-7]###########
      Postal Savings Bank of China|PSBCCNBJ|403|6#################
      Bank of Communications|COMMCNSH|301|[1-6]####################
      China Merchants Bank|CMBCCNBS|308|[1-9]##90###########
      Shanghai Pudong Development Bank|SPDBCNSH|310|[0-9]####15##########
      Industrial Bank|FJIBCNBA|309|[1-6]#################
      China CITIC Bank|CIBKCNBJ|302|811###############1
      China Minsheng Bank|MSBCCNBJ|305|6########
      China Everbright Bank|EVERCNBJ|303|[3-7]####188#########
      Ping An Bank|SZDBCNBS|307|1[15]############`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'unionpay visa mastercard jcb',
  wallets: 'Alipay WeChat_Pay UnionPay_QuickPass e-CNY',
  firms: {
    forms: 'Co.,_Ltd. Co.,_Ltd. Co.,_Ltd. Group_Co.,_Ltd.',
    name: '{place.city} (Hua|Tian|Xin|Jin|Hong|Tai|Heng|Wan|Yong|Rui|Jia|Zhong)(yuan|tai|xing|long|he|feng|sheng|tong|run|ke|da|yi) {trade} {form}',
  },
  income: [4500, 20000],
  fields: {
    id: certified(cnResidentId, 'Resident ID number', {
      synonyms: ['resident id', 'resident identity card', 'shenfenzheng', '身份证', '身份证号码'],
    }),
    passport: pictured('Passport number', 'E[A-HJ-NP-Z]#######', { synonyms: ['护照'] }),
    // The licence, the tax file and social security of a natural person bear the number of the identity card.
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
    registration: certified(cnUscc, 'Unified social credit code', { synonyms: ['uscc', 'uscic'] }),
    tax: {
      label: 'Taxpayer identification number',
      validator: cnUscc,
      make: (_, p) => p.read('registration'),
    },
  },
  presets: [
    {
      key: 'cnaps',
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
      name: 'Alipay payment',
      rows: [
        ['Buyer', 'native'],
        ['Buyer account', 'phone'],
        ['Merchant', 'company.name'],
        ['Merchant USCC', 'company.registration'],
        ['Item', 'product.name'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Trade number', 'tradeno'],
        ['Date', 'date'],
      ],
    },
  ],
});

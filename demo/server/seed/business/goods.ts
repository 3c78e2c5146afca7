import type { Bilingual } from '../../../support/lang';

interface Good extends Bilingual {
  readonly prefix: string;
  /** Grams, and US dollars. */
  readonly weight: number;
  readonly price: number;
}

const good = (prefix: string, zh: string, en: string, weight: number, price: number): Good => ({
  prefix,
  zh,
  en,
  weight,
  price,
});

export const goods: readonly Good[] = [
  good('HY', '折叠收纳箱', 'Folding storage box', 2100, 24.9),
  good('HY', '抽屉式收纳箱', 'Drawer storage box', 3200, 36.9),
  good('HY', '真空压缩袋套装', 'Vacuum bag set', 850, 18.9),
  good('HY', '衣物收纳架', 'Clothes rack', 4600, 45.9),
  good('OW-LAMP', '床头灯', 'Bedside lamp', 980, 32.9),
  good('OW-LAMP', '落地灯', 'Floor lamp', 4200, 64.2),
  good('OW-LAMP', '感应橱柜灯', 'Motion cabinet light', 320, 19.9),
  good('OW-RUG', '短绒地毯', 'Low-pile rug', 5400, 89.5),
  good('OW-RUG', '户外编织地毯', 'Woven outdoor rug', 6100, 72.35),
  good('OW-RUG', '浴室防滑垫', 'Non-slip bath mat', 900, 16.5),
  good('KT', '不粘锅套装', 'Non-stick pan set', 4800, 99.9),
  good('KT', '刀具套装', 'Knife set', 2600, 58.0),
  good('KT', '保鲜盒套装', 'Food container set', 1700, 29.9),
  good('KT', '手冲咖啡壶', 'Pour-over coffee pot', 760, 27.5),
  good('KT', '硅胶厨具套装', 'Silicone utensil set', 1100, 24.99),
  good('PT', '宠物自动喂食器', 'Automatic pet feeder', 2300, 54.9),
  good('PT', '猫爬架', 'Cat tree', 11800, 78.9),
  good('PT', '宠物饮水机', 'Pet water fountain', 1300, 33.9),
  good('PT', '狗狗牵引绳', 'Dog leash', 240, 14.9),
  good('OD', '露营折叠椅', 'Folding camp chair', 3900, 39.9),
  good('OD', '双人帐篷', 'Two-person tent', 3600, 86.0),
  good('OD', '充气睡垫', 'Inflatable sleeping pad', 1500, 42.5),
  good('OD', '太阳能营地灯', 'Solar camp lantern', 520, 21.9),
  good('GD', '花园水管卷盘', 'Garden hose reel', 5200, 49.9),
  good('GD', '种植箱', 'Planter box', 4100, 35.9),
  good('GD', '太阳能草坪灯', 'Solar path lights', 1200, 28.9),
  good('TL', '锂电钻套装', 'Cordless drill kit', 3100, 74.9),
  good('TL', '工具箱', 'Tool box', 5900, 62.0),
  good('TL', '激光水平仪', 'Laser level', 1400, 69.9),
  good('DG', '桌面手机支架', 'Desktop phone stand', 310, 15.9),
  good('DG', '无线充电器', 'Wireless charger', 220, 22.9),
  good('DG', '蓝牙音箱', 'Bluetooth speaker', 780, 39.9),
  good('DG', '机械键盘', 'Mechanical keyboard', 1150, 68.9),
  good('BB', '婴儿推车凉席', 'Stroller cooling pad', 380, 19.5),
  good('BB', '儿童学习桌', 'Kids study desk', 13500, 119.0),
  good('BB', '婴儿监护器', 'Baby monitor', 640, 79.9),
  good('FT', '瑜伽垫', 'Yoga mat', 1300, 25.9),
  good('FT', '可调节哑铃', 'Adjustable dumbbell', 12400, 129.9),
  good('FT', '阻力带套装', 'Resistance band set', 560, 18.5),
  good('AU', '车载吸尘器', 'Car vacuum', 900, 34.9),
  good('AU', '汽车座椅套', 'Car seat covers', 2700, 56.9),
  good('AU', '应急启动电源', 'Jump starter', 1100, 88.9),
  good('OF', '电脑升降桌', 'Standing desk', 28500, 239.0),
  good('OF', '人体工学椅', 'Ergonomic chair', 17800, 189.0),
  good('OF', '桌面理线盒', 'Cable management box', 620, 17.9),
  good('BT', '电动牙刷', 'Electric toothbrush', 290, 31.9),
  good('BT', '吹风机', 'Hair dryer', 720, 44.9),
  good('BT', '化妆镜灯', 'Lighted make-up mirror', 1600, 37.9),
];

export const colours: readonly (Bilingual & { readonly code: string })[] = [
  { code: 'BK', zh: '黑色', en: 'black' },
  { code: 'GY', zh: '灰色', en: 'grey' },
  { code: 'WH', zh: '白色', en: 'white' },
  { code: 'BL', zh: '蓝色', en: 'blue' },
  { code: 'GN', zh: '绿色', en: 'green' },
  { code: 'BR', zh: '棕色', en: 'brown' },
  { code: 'PK', zh: '粉色', en: 'pink' },
  { code: 'NT', zh: '原木色', en: 'natural' },
];

/** Product lines: a name and the prefixes that belong to it. */
export const lines: readonly (Bilingual & { readonly prefixes: readonly string[] })[] = [
  { zh: '收纳整理', en: 'Storage', prefixes: ['HY', 'OF'] },
  { zh: '灯具地毯', en: 'Lamps and rugs', prefixes: ['OW-LAMP', 'OW-RUG'] },
  { zh: '厨房用品', en: 'Kitchen', prefixes: ['KT', 'BT'] },
  { zh: '宠物用品', en: 'Pets', prefixes: ['PT', 'BB'] },
  { zh: '户外园艺', en: 'Outdoor and garden', prefixes: ['OD', 'GD', 'FT'] },
  { zh: '工具数码', en: 'Tools and digital', prefixes: ['TL', 'DG', 'AU'] },
];

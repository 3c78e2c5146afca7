import type { Bilingual, Lang } from '../../support/lang';
import { textIn } from '../../support/lang';

/** A row of a list that is the same for every organisation. */
interface Constant extends Bilingual {
  readonly id: number;
  readonly code: string;
  readonly active: number;
}

/** Reads `code|Chinese|English`, one a line; a line that ends with `|off` may no longer be chosen. */
function parsed(firstId: number, table: string): Constant[] {
  return table
    .trim()
    .split('\n')
    .map((line, at) => {
      const [code = '', zh = '', en = '', off] = line.trim().split('|');
      return { id: firstId + at, code, zh, en, active: off === 'off' ? 0 : 1 };
    });
}

const billing = parsed(
  501,
  `STORAGE|仓储费|Storage
   STORAGE_LONG|长期仓储费|Long-term storage
   INBOUND|入库费|Inbound
   INBOUND_CONTAINER|拆柜费|Container unloading
   INBOUND_PALLET|打托费|Palletising
   INBOUND_SORT|分拣上架费|Sorting and put-away
   OUTBOUND|出库操作费|Outbound handling
   OUTBOUND_EXTRA|加件费|Additional piece
   OUTBOUND_RUSH|加急出库费|Rush dispatch
   FREIGHT|尾程运费|Last-mile freight
   FREIGHT_FUEL|燃油附加费|Fuel surcharge
   FREIGHT_REMOTE|偏远附加费|Delivery area surcharge
   FREIGHT_OVERSIZE|超大件附加费|Oversize surcharge
   FREIGHT_RESIDENTIAL|住宅附加费|Residential surcharge
   FREIGHT_PEAK|旺季附加费|Peak season surcharge
   FREIGHT_ADDRESS|地址更正费|Address correction
   FIRST_LEG_SEA|头程海运费|First leg by sea
   FIRST_LEG_AIR|头程空运费|First leg by air
   DRAYAGE|拖车费|Drayage
   CUSTOMS|清关费|Customs clearance
   DUTY|关税代缴|Duties advanced
   RETURN|退货处理费|Return handling
   RETURN_INSPECT|退货质检费|Return inspection
   RETURN_FREIGHT|退货运费|Return freight
   RELABEL|换标费|Relabelling
   REPACK|重新包装费|Repacking
   PHOTO|拍照费|Photographs
   MATERIAL|包材费|Packing material
   DISPOSAL|销毁费|Disposal
   TRANSFER|调拨费|Transfer
   LABOUR|人工工时费|Labour
   INSURANCE|保价费|Insurance
   COD|代收货款手续费|Cash-on-delivery fee|off
   SYSTEM|系统使用费|System fee
   ADJUST|账单调整|Adjustment
   FAX|传真费|Fax fee|off`,
);

/** Status 1: what customers ask for; 0: what the warehouse does for itself. */
const work: readonly (Constant & { readonly status: number })[] = [
  ...parsed(
    301,
    `RELABEL|更换标签|Relabel
     RELABEL_FBA|更换 FBA 标签|Relabel for FBA
     REPACK|重新包装|Repack
     BUNDLE|组合套装|Bundle
     UNBUNDLE|拆分套装|Unbundle
     PHOTO|商品拍照|Photograph
     MEASURE|测量尺寸重量|Measure and weigh
     COUNT|清点数量|Count
     INSPECT|商品质检|Inspect
     FUNCTION_TEST|功能测试|Function test
     INSERT|放入说明书|Add inserts
     BARCODE|加贴条码|Apply barcodes
     SHRINK|热缩膜包装|Shrink wrap
     PALLETISE|打托|Palletise
     CARTON_MARK|加贴箱唛|Carton marks
     DISPOSE|销毁|Dispose
     PICK_UP|客户自提|Customer pick-up
     GIFT_WRAP|礼品包装|Gift wrap|off`,
  ).map((row) => ({ ...row, status: 1 })),
  ...parsed(
    351,
    `UNLOAD|卸柜|Unload container
     PUT_AWAY|上架|Put away
     MOVE|移库|Move stock
     STOCKTAKE|盘点|Stocktake
     REPLENISH|补货到拣货位|Replenish pick locations
     QUARANTINE|隔离不良品|Quarantine
     CLEAN|清洁库区|Clean
     FORKLIFT|叉车作业|Forklift work
     LOAD|装车|Load truck
     SORT_RETURN|退件分拣|Sort returns
     CONSOLIDATE|合并库位|Consolidate locations
     PRINT_ROOM|集中打单|Print room|off`,
  ).map((row) => ({ ...row, status: 0 })),
];

/** Kinds of sales channels; type 1: market places, 2: shops of one's own, 3: wholesale and systems. */
const channels: readonly (Constant & { readonly type: number })[] = [
  ...parsed(
    1,
    `amazon|Amazon|Amazon
     walmart|Walmart|Walmart
     tiktok|TikTok Shop|TikTok Shop
     temu|Temu|Temu
     ebay|eBay|eBay
     wayfair|Wayfair|Wayfair
     shein|SHEIN|SHEIN
     rakuten|乐天市场|Rakuten
     otto|OTTO|OTTO
     target|Target Plus|Target Plus
     homedepot|家得宝|The Home Depot
     mercado|美客多|Mercado Libre
     shopee|Shopee|Shopee
     lazada|Lazada|Lazada
     aliexpress|速卖通|AliExpress
     wish|Wish|Wish|off`,
  ).map((row) => ({ ...row, type: 1 })),
  ...parsed(
    31,
    `shopify|Shopify|Shopify
     woocommerce|WooCommerce|WooCommerce
     shopline|SHOPLINE|SHOPLINE
     shoplazza|店匠|Shoplazza
     magento|Magento|Magento
     own|自建站|Own shop`,
  ).map((row) => ({ ...row, type: 2 })),
  ...parsed(
    51,
    `edi|EDI 对接|EDI
     wholesale|线下批发|Wholesale
     manual|手工订单|Manual orders
     api|开放接口|Open API`,
  ).map((row) => ({ ...row, type: 3 })),
];

const models = parsed(
  11,
  `logistics|物流单据|Logistics documents
   b2corder|B2C 订单|B2C orders
   product|商品资料|Products
   purchase|采购单|Purchase orders
   inbound|入库单|Inbound orders
   outbound|出库单|Outbound orders
   return|退货单|Returns
   transfer|调拨单|Transfers
   workorder|工单|Work orders
   bill|账单|Bills
   contract|合同|Contracts
   feedback|问题反馈|Feedback
   fax|传真|Fax|off`,
);

const types = parsed(
  31,
  `other|其他|Other
   invoice|发票|Invoice
   packing-list|装箱单|Packing list
   label|面单|Shipping label
   carton-label|箱唛|Carton label
   customs|报关资料|Customs papers
   certificate|认证证书|Certificate
   photo|照片|Photograph
   proof|签收凭证|Proof of delivery
   template|导入模板|Import template
   result|处理结果|Result
   telex|电放提单|Telex release|off`,
);

/** The volume of a carrier's weight: cubic centimetres for a kilogram, or cubic inches for a pound. */
const volumes = [
  ['UPS', 139, 'in3/lb', 1],
  ['FEDEX', 139, 'in3/lb', 1],
  ['USPS', 166, 'in3/lb', 1],
  ['GOFO', 250, 'in3/lb', 1],
  ['ONTRAC', 139, 'in3/lb', 1],
  ['DHL', 5000, 'cm3/kg', 1],
  ['DPD', 5000, 'cm3/kg', 1],
  ['ROYALMAIL', 5000, 'cm3/kg', 1],
  ['EVRI', 6000, 'cm3/kg', 0],
  ['CANADAPOST', 5000, 'cm3/kg', 1],
  ['PUROLATOR', 5000, 'cm3/kg', 1],
  ['YAMATO', 6000, 'cm3/kg', 1],
  ['SAGAWA', 6000, 'cm3/kg', 1],
  ['AUSPOST', 4000, 'cm3/kg', 1],
  ['YUNEXPRESS', 8000, 'cm3/kg', 1],
  ['4PX', 8000, 'cm3/kg', 1],
  ['YANWEN', 8000, 'cm3/kg', 1],
  ['SFINTL', 6000, 'cm3/kg', 0],
] as const;

/** Warehouses of the market place that customers send stock to. */
const fba = (
  'ABE8 ACY1 AGS2 ALB1 AMA1 ATL6 AVP1 BFI3 BNA2 BWI4 CHA2 CLT2 CMH1 CVG2 DCA6 DEN8 DET6 DFW6 DTM2 EUG5 EWR4 FAT2 FTW1 FWA4 ' +
  'GEU3 GYR3 HLI2 HSV1 IAH3 ICT2 ILG1 IND9 IUSF IUSQ JAN1 LAN2 LAS1 LAX9 LBE1 LFT1 LGB6 LGB8 LIT2 MCE1 MCO1 MDT1 MDW2 MEM1 ' +
  'MGE3 MIT2 MKC4 MQJ1 OAK3 OKC2 ONT2 ONT8 ORF2 PBI3 PCW1 PDX7 PHL4 PHX3 PPO4 POC1 PSP3 QXY8 RDU2 RFD2 RIC1 RMN3 RYY2 SAV3 ' +
  'SBD1 SBD2 SBN1 SCK4 SLC2 SMF6 STL3 SWF2 TCY1 TEB9 TMB8 TPA3 TUS2 VGT2 WBW2 XLX7 YEG1 YOW3 YVR4 YYZ4'
).split(' ');

const wire = (lang: Lang, rows: readonly Constant[]) =>
  rows.map(({ id, code, active, ...text }) => ({ id: String(id), code, title: textIn(text, lang), active }));

export const billingCategories = (lang: Lang) =>
  wire(lang, billing).map(({ title, ...row }) => ({ ...row, name: title }));

export const attachModels = (lang: Lang) => wire(lang, models);

export const attachTypes = (lang: Lang) => wire(lang, types);

/** @param status leaves out the others; null: all */
export const workTypes = (lang: Lang, status: number | null) =>
  work
    .filter((row) => status === null || row.status === status)
    .map((row) => ({
      id: String(row.id),
      transactionCode: row.code,
      transactionName: textIn(row, lang),
      status: row.status,
      active: row.active,
    }));

/** @param type leaves out the others; null: all */
export const channelCategories = (lang: Lang, type: number | null) =>
  channels
    .filter((row) => type === null || row.type === type)
    .map((row) => ({
      id: String(row.id),
      code: row.code,
      title: textIn(row, lang),
      type: row.type,
      active: row.active,
    }));

export const volumeWeights = () =>
  volumes.map(([carrierCode, divisor, unit, active], at) => ({
    id: String(901 + at),
    carrierCode,
    divisor,
    unit,
    active,
  }));

/** They belong to no organisation; warehouse type 3. */
export const fbaWarehouses = (lang: Lang) =>
  fba.map((code, at) => ({
    id: String(90_001 + at),
    code,
    title: lang === 'en' ? `Amazon ${code}` : `亚马逊 ${code}`,
    warehouseType: 3,
    active: code === 'LBE1' ? 0 : 1,
    organizationId: null,
    apiType: 'FBA',
    country: code.startsWith('Y') ? 'CA' : code === 'DTM2' ? 'DE' : 'US',
    timeZone: null,
  }));

export const warehouse = `
warehouse-base|仓库资料|Warehouses|||icon-warehouse
  warehouse-list|仓库列表|Warehouse list|/home/warehouse/list
  warehouse-account-add|新建仓库账号|New warehouse account|/home/warehouse/account/update/add
  warehouse-accounts|仓库账号|Warehouse accounts|/home/warehouse/account/list
  warehouse-account-edit|编辑仓库账号|Edit warehouse account|/home/warehouse/account/update/edit|H
  warehouse-areas|库区管理|Areas||P
  warehouse-locations|库位管理|Locations||P
  warehouse-calendar|作业日历|Working calendar
inbound|入库作业|Inbound|||icon-package-plus
  inbound-orders|入库单|Inbound orders
  inbound-order-view|查看入库单|View inbound order|/home/warehouse/inbound/update/query|H
  receiving|收货上架|Receive and put away||P
  inbound-inspection|到货质检|Inbound inspection
  dock-appointments|送仓预约|Dock appointments
  putaway-rules|上架策略|Put-away rules||AP
in-warehouse|库内作业|In the warehouse|||icon-boxes
  stock-moves|移库单|Stock moves||P
  stock-takes|盘点单|Stock takes
  stock-adjustments|库存调整|Stock adjustments||A
  replenishment|拣货区补货|Pick-face replenishment||P
  freeze-release|冻结解冻|Freeze and release||A
value-added|增值服务|Value-added services|||icon-sparkles
  vas-orders|增值服务单|Service orders
  vas-items|服务项目|Service items
  kitting|组装拆卸|Kitting
  photo-service|拍照服务|Photo service
equipment|设备与人员|Equipment and staff||P|icon-scan-barcode
  pda-devices|PDA 设备|Handhelds||P
  printers|打印机|Printers||P
  shifts|班次排班|Shifts||AP
  staff-output|作业绩效|Staff output||AP
warehouse-api|仓库对接|Warehouse interfaces||A|icon-plug
  warehouse-tokens|对接授权|Interface credentials||A
  warehouse-push-log|推送日志|Push log||A
  warehouse-mapping|编码映射|Code mapping||A
`;

export const channels = `
channel-base|渠道管理|Channels|||icon-store
  channel-list|渠道列表|Channel list|/home/managechannel/channelbase/list
  channel-add|新建渠道|New channel|/home/managechannel/channelbase/update/add|H
  channel-edit|编辑渠道|Edit channel|/home/managechannel/channelbase/update/edit|H
  channel-authorisation|店铺授权|Shop authorisation||A
  channel-groups|店铺分组|Shop groups
  channel-category|渠道分类|Channel categories
channel-sync|数据同步|Synchronisation|||icon-refresh-cw
  order-sync|订单同步|Order sync
  stock-sync|库存同步|Stock sync
  tracking-sync|运单号回传|Tracking write-back
  sync-log|同步日志|Sync log
channel-amazon|亚马逊|Amazon||C|icon-shopping-cart
  amazon-fba-stock|FBA 库存|FBA stock||C
  amazon-fba-plans|FBA 发货计划|FBA shipment plans||C
  amazon-removals|FBA 移除订单|FBA removals||C
  amazon-vc-orders|VC 订单|Vendor Central orders||C
  amazon-settlements|亚马逊结算|Amazon settlements|billing:/amazon/settlements|AC
channel-others|其他平台|Other platforms||C|icon-blocks
  shopify-stores|Shopify 店铺|Shopify stores||C
  walmart-items|Walmart 商品|Walmart items||C
  tiktok-shops|TikTok Shop 店铺|TikTok Shop stores||C
  temu-stock|Temu 备货单|Temu stock orders||C
  ebay-listings|eBay 刊登|eBay listings||C
partner-portal|合作伙伴门户|Partner portal|||icon-handshake
  partner-orders|伙伴订单|Partner orders|partner:/orders
  partner-stock|伙伴库存|Partner stock|partner:/stock
  partner-documents|伙伴单证|Partner documents|partner:/documents
  partner-support|伙伴服务|Partner support|partner:/support
`;

export const logistics = `
carriers|承运商|Carriers|||icon-truck
  carrier-list|承运商列表|Carrier list
  carrier-accounts|物流账号|Carrier accounts||A
  carrier-services|物流服务|Services
  carrier-groups|服务分组|Service groups
  carrier-zones|分区管理|Zones
  carrier-remote|偏远邮编|Remote postcodes
shipping|运单|Shipments|||icon-map-pin
  shipments|运单列表|Shipment list|erp:/shipment/list
  shipment-view|查看运单|View shipment|erp:/shipment/detail|H
  shipment-tracking|物流轨迹|Tracking|erp:/shipment/tracking
  shipment-exceptions|运输异常|Transport exceptions|erp:/shipment/exceptions
  shipment-claims|理赔管理|Claims|erp:/shipment/claims
  shipment-pods|签收证明|Proof of delivery|erp:/shipment/pod
  void-labels|面单作废|Voided labels|erp:/shipment/void
rates|运费|Freight|||icon-scale
  freight-estimate|运费试算|Freight estimate|/home/logistics/freight-estimate
  rate-cards|运费价卡|Rate cards||A
  fuel-history|燃油费率|Fuel rates
  volume-weight|体积重设置|Dimensional weight
  surcharge-rules|附加费规则|Surcharge rules||A
first-mile|头程物流|First mile|||icon-plane
  sea-freight|海运运单|Sea freight|erp:/first-mile/sea
  air-freight|空运运单|Air freight|erp:/first-mile/air
  rail-freight|铁路运单|Rail freight|erp:/first-mile/rail
  customs-clearance|清关进度|Customs clearance|erp:/first-mile/customs
  drayage|拖车派送|Drayage|erp:/first-mile/drayage
address-tools|地址工具|Address tools|||icon-map
  address-check|地址校验|Address check
  address-book|地址簿|Address book
  postcode-lookup|邮编查询|Postcode lookup
`;

export const billing = `
bill-account|账户|Account|||icon-wallet
  account-overview|账户总览|Account overview|billing:/account/overview
  top-up|充值|Top up|billing:/account/top-up|A
  transaction-flow|交易流水|Transactions|billing:/33080/transation_flow
  transaction-list|账单交易明细|Bill transactions|/home/bill/transaction/list
  credit-limit|信用额度|Credit limit|billing:/account/credit|A
bills|账单|Bills|||icon-file-text
  bill-list|账单列表|Bill list|billing:/bill/list
  bill-detail|账单详情|Bill detail|billing:/bill/detail|H
  invoices|发票|Invoices
    invoice-management|发票管理|Invoice list|billing:/invoice/list
    invoice-requests|开票申请|Invoice requests|billing:/invoice/requests
    invoice-titles|开票抬头|Invoice titles|billing:/invoice/titles
  reconciliation|对账|Reconciliation
    reconcile-freight|物流对账|Freight reconciliation|billing:/reconcile/freight
    reconcile-storage|仓储对账|Storage reconciliation|billing:/reconcile/storage
    reconcile-differences|差异处理|Differences|billing:/reconcile/differences
charges|费用|Charges|||icon-coins
  freight-charges|运费|Freight||#1854
    fedex-charges|FedEx 费用|FedEx charges|billing:/charge/fedex|#1855
    ups-charges|UPS 费用|UPS charges|billing:/charge/ups
    usps-charges|USPS 费用|USPS charges|billing:/charge/usps
    surcharges|附加费|Surcharges|billing:/charge/surcharges
  storage-charges|仓储费|Storage
    daily-storage|按天仓储费|Daily storage|billing:/charge/storage-daily
    ageing-storage|库龄附加费|Aged stock surcharge|billing:/charge/storage-ageing
  handling-charges|操作费|Handling|billing:/charge/handling
  labelling-charges|贴标加工费|Labelling and work|billing:/charge/labelling
  return-charges|退货处理费|Return handling|billing:/charge/returns
estimates|试算|Estimates|||icon-calculator
  bill-freight-estimate|账单运费试算|Billed freight estimate|billing:/estimate/freight
  storage-estimate|仓储费试算|Storage estimate|billing:/estimate/storage
tariffs|费率|Rates|||icon-percent
  rate-templates|费率模板|Rate templates|billing:/rate/templates|A
  client-rates|客户费率|Client rates|billing:/rate/clients|AP
  fuel-surcharge|燃油附加费|Fuel surcharge|billing:/rate/fuel
  exchange-rates|汇率|Exchange rates|billing:/rate/exchange
costs|成本|Costs|||icon-chart-pie
  cost-bills|成本账单|Cost bills|billing:/cost/bills|A
  cost-import|成本导入|Cost import|billing:/cost/import|A
  cost-margin|成本与收入差异|Cost and revenue|billing:/cost/margin|A
billing-settings|设置|Settings|||icon-settings
  billing-periods|账务期间|Billing periods|billing:/setting/periods|A
  charge-items|费用科目|Charge items|billing:/setting/items|A
  payment-methods|付款方式|Payment methods|billing:/setting/payment
  billing-notices|账务通知|Billing notices|billing:/setting/notices
`;

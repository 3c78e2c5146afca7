export const home = `
main-panel|主面板|Main panel|/home||icon-layout-dashboard #1001
announcements|公告|Announcements|/home/announce/list||icon-megaphone #901
announcement-view|查看公告|View announcement|/home/announce/detail|H|#902
messages|消息|Notifications|/home/notice/list||icon-inbox #903
message-view|查看消息|View notification|/home/notice/list/detail|H|#904
task-center|任务中心|Task centre|erp:/home/task/center||icon-list-checks #905
business|经营看板|Business dashboards|||icon-chart-line
  sales-overview|销售概览|Sales overview
  fulfilment-overview|履约概览|Fulfilment overview
  stock-health|库存健康度|Stock health
  channel-comparison|渠道对比|Channel comparison
  carrier-timeliness|承运商时效|Carrier timeliness|erp:/dashboard/carrier-timeliness
  cost-trend|成本趋势|Cost trend|billing:/dashboard/cost-trend|A
operations|运营看板|Operations dashboards||P|icon-activity
  dock-board|月台看板|Dock board||P
  wave-board|波次看板|Wave board||P
  labour-board|人效看板|Labour board||AP
  cutoff-board|截单看板|Cut-off board||P
platform-board|平台看板|Platform dashboards||X|icon-globe
  tenants-overview|租户概览|Tenants overview||X
  interface-health|接口健康度|Interface health||X
  job-monitor|作业监控|Job monitor||X
personal|个人中心|My account|||icon-user-round
  change-password|修改密码|Change password|/home/password
`;

export const orders = `
order-management|订单管理|Order management|||icon-package-search
  b2corder|B2C 订单|B2C orders|/home/b2corder||icon-package-search
  b2corder-view|查看 B2C 订单|View B2C order|/home/b2corder/upadte/query|H
  b2corder-edit|编辑 B2C 订单|Edit B2C order|/home/b2corder/upadte/edit|H
  b2corder-add|新建 B2C 订单|New B2C order|/home/b2corder/upadte/add|H
  b2border|B2B 订单|B2B orders|/home/b2border
  b2border-view|查看 B2B 订单|View B2B order|/home/b2border/update/query|H
  exception-orders|异常订单|Exceptions|/home/b2corder/exception||icon-triangle-alert
  order-labels|订单标签|Labels|/home/b2corder/labels
  order-review|订单审核|Order review||A
  order-merge|合单拆单|Merge and split
  order-import|订单导入|Order import
  order-recycle|作废订单|Voided orders
outbound|出库|Outbound|||icon-truck
  outbound-orders|出库单|Outbound orders|/home/outbound/list||icon-truck
  outbound-view|查看出库单|View outbound order|/home/outbound/update/query|H
  pick-waves|拣货波次|Pick waves
  label-printing|面单打印|Label printing|||icon-printer
  manifests|交接清单|Manifests
  packing-check|复核打包|Packing check||P
  weighing|称重出库|Weigh and dispatch||P
  outbound-hold|拦截出库|Outbound holds
transfers|调拨|Transfers|||icon-arrow-left-right
  transfer-plans|调拨计划|Transfer plans
  transfer-outbound|调拨出库单|Transfer outbound
  transfer-inbound|调拨入库单|Transfer inbound
  fba-transfers|FBA 补货调拨|FBA replenishment
  transfer-add|新建调拨单|New transfer|/home/transfer/update/add|H
  transfer-view|查看调拨单|View transfer|/home/transfer/update/query|H
order-returns|退货|Returns|||icon-undo-2
  return-orders|退货单|Return orders|/home/returns/list
  return-unclaimed|无主退件|Unclaimed returns
  order-return-view|查看退货单|View return order|/home/returns/order/query|H
  return-labels|退货面单|Return labels
work-orders|工单|Work orders|||icon-wrench
  work-order-list|工单列表|Work order list
  relabel-orders|换标工单|Relabelling orders
  repack-orders|重新包装工单|Repacking orders
  photo-orders|拍照工单|Photo orders
  destroy-orders|销毁工单|Disposal orders||A
routing-rules|订单分仓|Routing rules||C|icon-split
  routing-warehouse|分仓策略|Warehouse routing|/home/rules/warehouseDeliver
  routing-warehouse-add|新建分仓策略|New routing rule|/home/rules/warehouseDeliver/update/add|H|#1902
  routing-warehouse-edit|编辑分仓策略|Edit routing rule|/home/rules/warehouseDeliver/update/edit|H|#1903
  routing-carrier|物流分配策略|Carrier routing
  routing-priority|订单优先级|Order priority
  routing-log|分仓日志|Routing log
photo-lookup|照片查询|Photo lookup|/home/photo/list||icon-camera
`;

export const products = `
product-catalogue|商品资料|Catalogue|||icon-box
  products-all|全部商品|All products|/home/products/allproducts/list
  products-add|新建商品|New product|/home/products/allproducts/update/add
  products-view|查看商品|View product|/home/products/allproducts/update/query|H
  products-edit|编辑商品|Edit product|/home/products/allproducts/update/edit|H
  product-bundles|组合商品|Bundles
  product-variants|多属性商品|Variants
  product-categories|商品分类|Categories
  product-brands|品牌管理|Brands
  product-import|商品导入|Product import
  product-images|商品图片库|Image library
product-lines|产品线|Product lines|||icon-layers
  product-line-list|产品线列表|Product line list|/home/products/line/list
  product-line-add|新建产品线|New product line|/home/products/line/update/add
  product-line-edit|编辑产品线|Edit product line|/home/products/line/update/edit|H
  product-line-members|产品线成员|Line members||A
listings|商品匹配|Listing match|||icon-link
  dynamic-sku|SKU 配对|SKU matching|/home/dynamicerpsku
  unmatched-skus|未配对 SKU|Unmatched SKUs
  listing-sync|Listing 同步|Listing sync
  listing-price|刊登价格|Listing prices
  barcodes|条码管理|Barcodes
compliance|合规资料|Compliance|||icon-shield-check
  customs-codes|海关编码|HS codes
  declared-values|申报价值|Declared values
  certificates|认证文件|Certificates
  hazmat|危险品标识|Hazmat flags
  battery-info|带电信息|Battery data
packaging|包装方案|Packaging|||icon-package
  carton-specs|箱规管理|Carton specs
  packing-materials|包材管理|Packing materials
  label-templates|标签模板|Label templates
`;

export const purchase = `
purchase-orders|采购单|Purchase orders|||icon-clipboard-list
  purchase-list|采购单列表|Purchase order list|/home/purchase/order/list
  purchase-view|查看采购单|View purchase order|/home/purchase/order/update/query|H
  purchase-add|新建采购单|New purchase order|/home/purchase/order/update/add|H
  purchase-edit|编辑采购单|Edit purchase order|/home/purchase/order/update/edit|H|#1901
  purchase-approval|采购审批|Purchase approval||A
  purchase-plan|采购计划|Purchase plans
  purchase-suggestion|补货建议|Restock suggestions
  purchase-returns|采购退货|Purchase returns
suppliers|供应商|Suppliers|||icon-factory
  supplier-list|供应商列表|Supplier list
  supplier-edit|编辑供应商|Edit supplier|/home/purchase/supplier/update/edit|H
  supplier-prices|供应商报价|Supplier quotes
  supplier-rating|供应商评估|Supplier rating||A
  supplier-contracts|采购合同|Purchase contracts||A
inbound-plans|头程与入库|First leg and inbound|||icon-ship
  first-leg-orders|头程运单|First-leg shipments
  container-booking|柜货预约|Container booking
  inbound-plan-list|入库计划|Inbound plans
  inbound-view|查看入库计划|View inbound plan|/home/purchase/inbound/update/query|H
  carton-labels|箱唛打印|Carton labels
  inbound-differences|收货差异|Receiving differences
purchase-settlement|采购结算|Purchase settlement|||icon-receipt
  purchase-payables|采购应付|Payables|billing:/purchase/payables|A
  purchase-payments|付款申请|Payment requests|billing:/purchase/payments|A
  purchase-invoices|进项发票|Input invoices|billing:/purchase/invoices|A
`;

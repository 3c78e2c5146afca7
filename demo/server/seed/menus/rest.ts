export const reports = `
report-sales|销售报表|Sales reports|||icon-chart-column
  sales-by-sku|SKU 销量|Sales by SKU|erp:/report/sales-by-sku
  sales-by-channel|渠道销量|Sales by channel|erp:/report/sales-by-channel
  sales-by-region|地区销量|Sales by region|erp:/report/sales-by-region
  sales-profit|订单利润|Order profit|erp:/report/profit|A
report-stock|库存报表|Stock reports|||icon-chart-bar
  stock-age|库龄报表|Stock age|erp:/report/stock-age
  stock-turnover|库存周转|Stock turnover|erp:/report/stock-turnover
  stock-movements|进销存报表|Stock movements|erp:/report/stock-movements
  stock-shortage|缺货报表|Shortages|erp:/report/stock-shortage
report-fulfilment|履约报表|Fulfilment reports|||icon-clock
  ship-timeliness|出库时效|Dispatch timeliness|erp:/report/ship-timeliness
  delivery-timeliness|妥投时效|Delivery timeliness|erp:/report/delivery-timeliness
  exception-rate|异常率|Exception rate|erp:/report/exception-rate
  return-rate|退货率|Return rate|erp:/report/return-rate
report-cost|费用报表|Cost reports||A|icon-file-chart-column
  freight-summary|运费汇总|Freight summary|billing:/report/freight|A
  storage-summary|仓储费汇总|Storage summary|billing:/report/storage|A
  handling-summary|操作费汇总|Handling summary|billing:/report/handling|A
report-tools|报表工具|Report tools|||icon-table
  custom-reports|自定义报表|Custom reports|erp:/report/custom|A
  report-subscriptions|报表订阅|Subscriptions|erp:/report/subscriptions
  data-export|数据导出|Data export|erp:/report/export
`;

export const inventory = `
stock|库存查询|Stock|||icon-boxes
  stock-query|库存查询|Stock query|/home/inventory/stock
  stock-batches|批次库存|Stock by batch
  stock-locations|库位库存|Stock by location||P
  stock-in-transit|在途库存|In transit
  stock-reserved|预占库存|Reserved stock
  stock-detail|库存明细|Stock detail|/home/inventory/stock/detail|H
stock-log|库存流水|Stock ledger|||icon-history
  stock-ledger|出入库流水|Stock ledger list
  stock-snapshots|每日库存快照|Daily snapshots
  reservation-log|预占释放记录|Reservation log
stock-warnings|库存预警|Stock warnings|||icon-triangle-alert
  safety-stock|安全库存|Safety stock
  expiry-warnings|效期预警|Expiry warnings
  dead-stock|滞销预警|Slow movers
  overstock|超储预警|Overstock
stock-share|库存分配|Stock allocation||C|icon-share-2
  share-rules|共享库存规则|Sharing rules||AC
  channel-allocation|渠道分配|Channel allocation||C
  virtual-stock|虚拟库存|Virtual stock||AC
stock-serial|序列号管理|Serial numbers|||icon-qr-code
  serial-query|序列号查询|Serial query
  serial-trace|序列号追溯|Serial trace
  lot-trace|批次追溯|Batch trace
`;

export const returns = `
return-process|退货处理|Returns|||icon-undo-2
  return-plans|退货计划|Return plans
  return-receiving|退货收货|Return receiving||P
  return-inspection|退货质检|Return inspection
  return-photos|质检照片|Inspection photos
  return-view|查看退货单|View return|/home/returns/update/query|H
return-actions|退件处置|Dispositions|||icon-recycle
  return-restock|重新上架|Restock
  return-refurbish|翻新维修|Refurbish
  return-disposal|销毁弃置|Dispose
  return-forward|转寄退回|Forward
after-sales|售后|After-sales|||icon-headset
  refund-orders|退款单|Refunds||A
  reship-orders|补发单|Reshipments
  disputes|纠纷处理|Disputes
  buyer-messages|买家消息|Buyer messages
return-settings|退货设置|Return settings||A|icon-settings
  return-reasons|退货原因|Return reasons||A
  return-rules|退货规则|Return rules||A
  return-addresses|退货地址|Return addresses||A
`;

export const customers = `
customer-base|客户资料|Customers|||icon-users
  customer-list|客户列表|Customer list||P
  buyers|买家管理|Buyers
  customer-contacts|联系人|Contacts
  customer-groups|客户分组|Customer groups
  customer-view|查看客户|View customer|/home/customers/update/query|H
customer-contracts|合同与报价|Contracts and quotes||AP|icon-file-signature
  contracts|合同管理|Contracts||AP
  contract-view|查看合同|View contract|/home/customers/contracts/query|APH
  quotes|报价单|Quotes||AP
  contract-renewals|续约提醒|Renewals||AP
customer-service|客户服务|Customer service|||icon-message-square
  service-tickets|服务工单|Service tickets
  complaints|投诉建议|Complaints
  satisfaction|满意度|Satisfaction
customer-onboarding|客户入驻|Onboarding||P|icon-user-plus
  onboarding-requests|入驻申请|Onboarding requests||AP
  onboarding-checks|资质审核|Document checks||AP
  warehouse-opening|开仓配置|Warehouse opening||AP
`;

export const rules = `
rules-order|订单规则|Order rules|||icon-list-checks
  rule-review|自动审单规则|Automatic review||A
  rule-merge|合单规则|Merge rules||A
  rule-split|拆单规则|Split rules||A
  rule-gifts|赠品规则|Gift rules
  rule-labels|自动打标规则|Automatic labels
rules-warehouse|仓库规则|Warehouse rules|||icon-warehouse
  rule-waves|波次规则|Wave rules||P
  rule-picking|拣货策略|Picking strategy||P
  rule-cutoff|截单时间|Cut-off times
  rule-rotation|库存周转规则|Stock rotation
rules-logistics|物流规则|Shipping rules|||icon-truck
  rule-service|物流服务匹配|Service matching
  rule-packaging|包装推荐|Packaging advice
  rule-insurance|保险规则|Insurance rules||A
  rule-signature|签收服务规则|Signature rules
rules-system|系统规则|System rules||A|icon-cog
  rule-numbering|单号规则|Numbering rules||A
  rule-approval|审批流程|Approval flows||A
  rule-retention|数据保留|Data retention||X
`;

export const settings = `
org-settings|组织设置|Organisation|||icon-building-2
  org-profile|组织资料|Organisation profile||A
  org-structure|组织架构|Structure||A
  org-brand|品牌外观|Branding||A
  org-contracts|服务协议|Service agreements||A
user-settings|用户与权限|Users and permissions||A|icon-users
  user-management|用户管理|Users|/home/settings/users|A
  user-edit|编辑用户|Edit user|/home/settings/users/update/edit|AH
  role-management|角色管理|Roles||A
  permission-labels|权限标签|Permission labels||A
  data-permissions|数据权限|Data permissions||A
  login-log|登录日志|Sign-in log||A
basic-settings|基础资料|Basic data|||icon-database
  currencies|币种|Currencies
  units|计量单位|Units
  countries|国家地区|Countries and regions
  print-templates|打印模板|Print templates
  document-types|附件类型|Attachment types
  holidays|节假日|Holidays
notice-settings|消息设置|Notice settings||A|icon-inbox #920
  notice-templates|消息模板|Notice templates|/home/notice/template|A|#921
  notice-template-add|新建消息模板|New notice template|/home/notice/template/update/add|AH|#922
  notice-template-edit|编辑消息模板|Edit notice template|/home/notice/template/update/edit|AH|#923
  notice-rules|消息规则|Notice rules|/home/notice/rules|A|#924
  notice-rule-add|新建消息规则|New notice rule|/home/notice/rules/update/add|AH|#925
  notice-rule-edit|编辑消息规则|Edit notice rule|/home/notice/rules/update/edit|AH|#926
  notice-rule-test|规则测试|Rule test|/home/notice/rules/test|A|#927
integration|系统对接|Integration||A|icon-plug
  api-keys|API 密钥|API keys||A
  webhooks|Webhook 订阅|Webhooks||A
  api-log|接口日志|Interface log||A
  erp-mapping|ERP 字段映射|ERP field mapping|erp:/setting/mapping|A
  edi-partners|EDI 伙伴|EDI partners||A
platform|平台管理|Platform||X|icon-shield
  tenants|租户管理|Tenants||X
  tenant-plans|套餐管理|Plans||X
  menu-management|菜单管理|Menus||X
  translation-management|多语言管理|Translations||X
  scheduled-jobs|定时任务|Scheduled jobs||X
  system-parameters|系统参数|System parameters||X
  audit-log|审计日志|Audit log||X
  release-notes|版本管理|Releases||X
`;

import { firstTopics, type Topic } from './announcement-topics';
import { h, ol, p, strong, table, ul } from './html';

const storm: Topic = {
  category: 'operation',
  zh: ({ code, place, day }) => ({
    title: `${place.zh}受恶劣天气影响，部分包裹延迟揽收`,
    brief: `${code} 今日末班提货取消，${day(1).zh}恢复。`,
    html:
      p(
        `受恶劣天气影响，${place.zh}（${code}）今日末班提货取消，已打包的订单将于${day(1).zh}上午优先交接。`,
      ) +
      ul(
        '受影响订单状态保持“待出库”，无需重新打单。',
        '平台时效考核可在申诉时附上本公告。',
        '仓内拣货和打包正常进行。',
      ),
  }),
  en: ({ code, place, day }) => ({
    title: `Weather delays pick-ups at ${place.en}`,
    brief: `The last pick-up at ${code} is cancelled today and resumes on ${day(1).en}.`,
    html:
      p(
        `Bad weather cancels today's last pick-up at ${place.en} (${code}). Packed orders are handed over first on ${day(1).en}.`,
      ) +
      ul(
        'The orders stay in To dispatch; no new labels are needed.',
        'Attach this announcement if a platform counts the delay.',
        'Picking and packing go on.',
      ),
  }),
};

const stocktake: Topic = {
  category: 'operation',
  zh: ({ code, place, day }) => ({
    title: `${place.zh}${day(6).zh}月度盘点安排`,
    brief: `${code} 盘点期间暂停入库上架，出库照常。`,
    html:
      p(`${place.zh}（${code}）将于${day(6).zh} 18:00 起进行月度盘点，预计 6 小时。`) +
      table(
        ['作业', '盘点期间'],
        ['收货', '照常，暂存待上架区'],
        ['上架、移库', '暂停'],
        ['拣货、打包', '照常'],
        ['库存调整', '暂停'],
      ) +
      h('盘点后') +
      p('差异会生成库存调整单并发送提醒，请在 3 个工作日内确认。'),
  }),
  en: ({ code, place, day }) => ({
    title: `Monthly stocktake at ${place.en} on ${day(6).en}`,
    brief: `Put-away at ${code} pauses during the stocktake; dispatch goes on.`,
    html:
      p(`${place.en} (${code}) counts its stock on ${day(6).en} from 18:00, for about 6 hours.`) +
      table(
        ['Work', 'Meanwhile'],
        ['Receiving', 'As usual, goods wait for put-away'],
        ['Put-away, moves', 'Paused'],
        ['Picking, packing', 'As usual'],
        ['Adjustments', 'Paused'],
      ) +
      h('Afterwards') +
      p('Differences become stock adjustments with a reminder. Confirm them within 3 working days.'),
  }),
};

const holiday: Topic = {
  category: 'operation',
  zh: ({ place, day }) => ({
    title: `${place.zh}当地公共假期作业安排`,
    brief: `${day(9).zh}不出库，${day(10).zh}恢复正常。`,
    html:
      p(`${day(9).zh}为当地公共假期，${place.zh}作业安排如下：`) +
      table(
        ['日期', '出库', '收货', '客服'],
        [day(8).zh, '正常，截单 14:00', '正常', '正常'],
        [day(9).zh, '暂停', '暂停', '值班'],
        [day(10).zh, '正常', '正常', '正常'],
      ) +
      p('假期前一天的订单量通常较大，建议提前审核。'),
  }),
  en: ({ place, day }) => ({
    title: `Public holiday at ${place.en}`,
    brief: `No dispatch on ${day(9).en}; back to normal on ${day(10).en}.`,
    html:
      p(`${day(9).en} is a public holiday at ${place.en}:`) +
      table(
        ['Day', 'Dispatch', 'Receiving', 'Support'],
        [day(8).en, 'Cut-off 14:00', 'As usual', 'As usual'],
        [day(9).en, 'None', 'None', 'On call'],
        [day(10).en, 'As usual', 'As usual', 'As usual'],
      ) +
      p('The day before is usually busy. Review orders early.'),
  }),
};

const release: Topic = {
  category: 'feature',
  zh: ({ version, number }) => ({
    title: `版本 ${version} 更新说明`,
    brief: '批量导入提速，异常订单支持按原因筛选，移动端可查看面单。',
    html:
      h('新增') +
      ul(
        '异常订单可按地址、缺货、面单三类原因筛选。',
        '订单导入支持 5,000 行，失败行可单独下载。',
        '手机浏览器可查看面单和交接清单。',
      ) +
      h('改进') +
      ul('订单列表首屏加载时间缩短约 40%。', '库存同步失败会自动重试三次，并在同步日志中写明原因。') +
      h('修复') +
      ul(`修复合单后备注丢失的问题（工单 ${number}）。`, '修复时区为夏令时的渠道下单时间少一小时的问题。'),
  }),
  en: ({ version, number }) => ({
    title: `What is new in version ${version}`,
    brief: 'Faster imports, exceptions by reason, labels on the phone.',
    html:
      h('New') +
      ul(
        'Exceptions can be filtered by address, stock and label.',
        'Order imports take 5,000 rows; rows that failed can be downloaded.',
        'Labels and manifests open in a phone browser.',
      ) +
      h('Better') +
      ul(
        'The order list opens some 40 % faster.',
        'A failed stock sync is tried three times, and the sync log says why it failed.',
      ) +
      h('Mended') +
      ul(
        `Notes got lost when orders were merged (ticket ${number}).`,
        'Order times of channels with summer time were an hour early.',
      ),
  }),
};

const storageRate: Topic = {
  category: 'rate',
  audience: 'CLIENT',
  files: ['surcharges'],
  zh: ({ code, place, day }) => ({
    title: `${place.zh}仓储费率调整通知`,
    brief: `${day(20).zh}起，库龄 180 天以上的货物加收库龄附加费。`,
    html:
      p(`${day(20).zh}起，${place.zh}（${code}）按以下费率计算每日仓储费：`) +
      table(
        ['库龄', '标准件（每立方米每天）', '大件（每立方米每天）'],
        ['0-60 天', 'USD 0.45', 'USD 0.38'],
        ['61-180 天', 'USD 0.60', 'USD 0.52'],
        ['181-365 天', 'USD 1.10', 'USD 0.95'],
        ['365 天以上', 'USD 1.80', 'USD 1.60'],
      ) +
      p('库龄按批次入库日期计算，先进先出。可在库龄报表中导出受影响的批次。'),
  }),
  en: ({ code, place, day }) => ({
    title: `Storage rates at ${place.en} change`,
    brief: `From ${day(20).en} goods stored for more than 180 days cost more.`,
    html:
      p(`From ${day(20).en} storage at ${place.en} (${code}) is charged a day as follows:`) +
      table(
        ['Age', 'Standard, a cubic metre', 'Large, a cubic metre'],
        ['0-60 days', 'USD 0.45', 'USD 0.38'],
        ['61-180 days', 'USD 0.60', 'USD 0.52'],
        ['181-365 days', 'USD 1.10', 'USD 0.95'],
        ['over 365 days', 'USD 1.80', 'USD 1.60'],
      ) +
      p(
        'Age counts from the day a batch came in, first in, first out. The stock age report lists the batches.',
      ),
  }),
};

const importTemplate: Topic = {
  category: 'feature',
  files: ['importTemplate'],
  zh: ({ day }) => ({
    title: 'B2C 订单导入模板更新',
    brief: `${day(7).zh}起旧模板停用，请下载新模板。`,
    html:
      p('新模板增加“收件人税号”和“签收服务”两列，巴西、韩国等国家的订单必须填写税号。') +
      ol(
        '下载附件中的新模板。',
        '原有数据可直接粘贴，列顺序不变，新增列在最后。',
        '导入前点击“校验”，先修正标红的单元格。',
      ) +
      p(`旧模板可使用到${day(7).zh}，之后导入会提示模板版本过低。`),
  }),
  en: ({ day }) => ({
    title: 'New import template for B2C orders',
    brief: `The old template stops working on ${day(7).en}.`,
    html:
      p(
        'The new template has two more columns, tax number and signature service. Orders to Brazil and South Korea need the tax number.',
      ) +
      ol(
        'Download the template below.',
        'Paste your rows as they are: the order of columns is the same, new ones come last.',
        'Press Check before the import and mend the red cells.',
      ) +
      p(`The old template works until ${day(7).en}.`),
  }),
};

const security: Topic = {
  category: 'system',
  zh: ({ day }) => ({
    title: '账号安全提醒：请检查共用账号',
    brief: '请为每位操作员开通独立账号，离职人员账号当天停用。',
    html:
      p('近期发现有组织多人共用同一账号。共用账号无法追溯操作，也容易触发异地登录验证。') +
      ul(
        '管理员在“用户管理”中为每位操作员开通独立账号。',
        '密码 8-16 位，同时包含大小写字母、数字和特殊字符，180 天更换一次。',
        '离职人员的账号当天停用。',
      ) +
      p(`${day(30).zh}起，同一账号同时登录超过 3 处将要求重新验证。`),
  }),
  en: ({ day }) => ({
    title: 'Check for shared accounts',
    brief: 'Give every operator an account, and close it on the day somebody leaves.',
    html:
      p(
        'Some organisations share one account. Then nobody can tell who did what, and sign-ins from several places ask for a code.',
      ) +
      ul(
        'Administrators open an account for every operator under Users.',
        'Passwords have 8-16 characters of all four kinds and change every 180 days.',
        'Close the account on the day somebody leaves.',
      ) +
      p(`From ${day(30).en} an account in use in more than 3 places has to be verified again.`),
  }),
};

const apiChange: Topic = {
  category: 'system',
  audience: 'SERVICE',
  zh: ({ version, day }) => ({
    title: `开放接口 ${version} 上线，旧版轨迹接口停用`,
    brief: `${day(45).zh}前请切换到新版轨迹推送接口。`,
    html:
      p(`开放接口 ${version} 已上线，轨迹推送支持批量和签名校验。旧版接口保留到${day(45).zh}。`) +
      table(
        ['接口', '变化'],
        ['轨迹推送', '单次最多 200 条，增加签名'],
        ['库存查询', '增加批次和效期字段'],
        ['取消订单', '返回拦截结果编号'],
      ) +
      p('对接问题请提交服务工单，注明组织编码和请求编号。'),
  }),
  en: ({ version, day }) => ({
    title: `Open interface ${version} is live`,
    brief: `Move to the new tracking push before ${day(45).en}.`,
    html:
      p(
        `Version ${version} of the open interface takes tracking events in batches and checks signatures. The old one works until ${day(45).en}.`,
      ) +
      table(
        ['Call', 'Change'],
        ['Tracking push', 'Up to 200 events, signed'],
        ['Stock query', 'Batch and expiry'],
        ['Cancel order', 'Number of the hold'],
      ) +
      p('Open a service ticket with your organisation code and the request id if you need help.'),
  }),
};

const newWarehouse: Topic = {
  category: 'operation',
  zh: ({ code, place, day }) => ({
    title: `${place.zh}扩仓完成，${day(4).zh}起接收入库预约`,
    brief: `${code} 新增 1.2 万平方米，支持大件和带电产品。`,
    html:
      p(`${place.zh}（${code}）二期已验收，新增 ${strong('12,000')} 平方米，${day(4).zh}起接收入库预约。`) +
      ul(
        '新增大件存储区，单件不超过 68 千克。',
        '新增带电产品专区，需上传 MSDS。',
        '前 30 天入库免收入库费。',
      ),
  }),
  en: ({ code, place, day }) => ({
    title: `More room at ${place.en} from ${day(4).en}`,
    brief: `${code} grows by 12,000 square metres and takes large and battery goods.`,
    html:
      p(
        `The second hall of ${place.en} (${code}) adds ${strong('12,000')} square metres. Book inbound from ${day(4).en}.`,
      ) +
      ul(
        'Large goods up to 68 kg a piece.',
        'Battery goods with a safety data sheet.',
        'No inbound fee in the first 30 days.',
      ),
  }),
};

const carrierNew: Topic = {
  category: 'operation',
  zh: ({ carrier, place }) => ({
    title: `${place.zh}新增 ${carrier} 周末揽收`,
    brief: '周六出库的订单当天交接，预计缩短时效 1 天。',
    html:
      p(`${carrier} 自本周起在${place.zh}增加周六揽收，周六 12:00 前出库的订单当天交接。`) +
      ul('无需修改物流规则，系统自动匹配。', '周末揽收不另收费。', '轨迹首条在周六晚间更新。'),
  }),
  en: ({ carrier, place }) => ({
    title: `${carrier} picks up on Saturdays at ${place.en}`,
    brief: 'Orders dispatched on Saturdays leave on the same day, a day sooner than before.',
    html:
      p(
        `From this week ${carrier} picks up on Saturdays at ${place.en}. Orders dispatched by 12:00 are handed over on the same day.`,
      ) +
      ul(
        'Your shipping rules need no change.',
        'There is no extra charge.',
        'The first tracking event comes on Saturday evening.',
      ),
  }),
};

const customs: Topic = {
  category: 'operation',
  audience: 'CLIENT',
  zh: ({ day }) => ({
    title: '海关编码核对提醒：部分商品申报要素不全',
    brief: `请在${day(10).zh}前补全海关编码、材质和用途。`,
    html:
      p('抽查发现部分商品缺少申报要素，可能导致清关查验和延误。') +
      table(
        ['要素', '要求'],
        ['海关编码', '10 位，与材质一致'],
        ['材质', '主要成分及百分比'],
        ['用途', '不得填写“礼品”'],
        ['申报价值', '不低于采购价的 60%'],
      ) +
      p(`请在${day(10).zh}前在“海关编码”页面补全，未补全的商品不能加入新的头程运单。`),
  }),
  en: ({ day }) => ({
    title: 'Some products lack customs data',
    brief: `Complete HS codes, materials and uses by ${day(10).en}.`,
    html:
      p('Some products lack what customs asks for, which leads to inspections and delay.') +
      table(
        ['Item', 'Needed'],
        ['HS code', '10 digits that fit the material'],
        ['Material', 'Main parts with percentages'],
        ['Use', 'Never "gift"'],
        ['Declared value', '60 % of the purchase price or more'],
      ) +
      p(
        `Complete them under HS codes by ${day(10).en}. Products without them cannot join a first-leg shipment.`,
      ),
  }),
};

const survey: Topic = {
  category: 'feature',
  zh: ({ number }) => ({
    title: '服务满意度调查，填写可获操作费抵扣券',
    brief: '5 道题，约 2 分钟，完成后发放 USD 20 抵扣券。',
    html:
      p('我们希望了解您对出库时效、客服响应和系统易用性的评价。') +
      ul('共 5 道题，约 2 分钟。', '完成后抵扣券自动发放到账户，30 天内有效。', '每个组织限领一次。') +
      p(`活动编号 S${number}。`),
  }),
  en: ({ number }) => ({
    title: 'Tell us how we do, and get a handling voucher',
    brief: '5 questions, 2 minutes, a voucher of USD 20.',
    html:
      p('How do you find dispatch, support and the system itself?') +
      ul(
        '5 questions, about 2 minutes.',
        'The voucher comes to your account and lasts 30 days.',
        'Once for each organisation.',
      ) +
      p(`Survey S${number}.`),
  }),
};

export const topics: readonly Topic[] = [
  ...firstTopics,
  storm,
  stocktake,
  holiday,
  release,
  storageRate,
  importTemplate,
  security,
  apiChange,
  newWarehouse,
  carrierNew,
  customs,
  survey,
];

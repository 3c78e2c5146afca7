/** Lists of the ERP that are the shell's own table: which columns and filters, and where the rows come from. */
(() => {
  const amount = (t) => ({
    key: 'amount',
    title: t('orders.amount'),
    type: 'amount',
    sort: true,
    narrow: 'value',
  });
  const warehouse = (t) => ({
    key: 'warehouse',
    field: 'warehouseCode',
    label: t('orders.warehouse'),
    reference: 'warehouseCodes',
  });

  const LISTS = {
    '/shipment/exceptions': (t) => ({
      name: 'erp_exceptions',
      source: {
        path: '/api/v2/deliverOrder/findByPage',
        counts: '/api/v2/deliverOrder/spanCounts',
        search: { EQ_status: 'EXCEPTION' },
      },
      columns: [
        {
          key: 'orderNo',
          title: t('orders.orderNo'),
          type: 'id',
          sort: true,
          always: true,
          pinned: true,
          narrow: 'title',
        },
        { key: 'channel', title: t('orders.channel'), narrow: 'note' },
        { key: 'sku', title: 'SKU', narrow: 'note' },
        { key: 'recipientCity', title: t('orders.destination') },
        { key: 'warehouseCode', title: t('orders.warehouse'), narrow: 'state' },
        { key: 'service', title: t('orders.service') },
        { key: 'trackingNo', title: t('orders.trackingNo'), type: 'id' },
        amount(t),
        { key: 'createdAt', title: t('orders.createdAt'), type: 'time', sort: true },
      ],
      filters: [{ key: 'text', type: 'text', field: 'keyword', label: t('filter.text') }, warehouse(t)],
      exports: { path: '/api/v2/deliverOrder/export' },
      sums: { quantity: t('orders.quantity'), amount: t('orders.amount') },
    }),
    '/report/stock-shortage': (t) => ({
      name: 'erp_shortage',
      source: {
        path: '/api/v1/Stock/findByPage',
        service: 'boss',
        counts: '/api/v1/Stock/spanCounts',
        search: { EQ_state: 'OUT' },
      },
      columns: [
        { key: 'sku', title: 'SKU', type: 'id', sort: true, always: true, pinned: true, narrow: 'title' },
        { key: 'title', title: t('orders.item'), narrow: 'note' },
        { key: 'warehouseCode', title: t('orders.warehouse'), narrow: 'state' },
        { key: 'onHand', title: t('stock.onHand'), type: 'number', sort: true },
        { key: 'reserved', title: t('stock.reserved'), type: 'number' },
        { key: 'inTransit', title: t('stock.inTransit'), type: 'number', narrow: 'value' },
      ],
      filters: [{ key: 'text', type: 'text', field: 'keyword', label: t('filter.sku') }, warehouse(t)],
      exports: { path: '/api/v1/Stock/export' },
    }),
  };
  window.ErpShellLists = Object.keys(LISTS);

  Vue.component('shell-list', {
    props: { path: { type: String, required: true }, title: { type: String, required: true } },
    computed: {
      options() {
        return { label: this.title, ...LISTS[this.path]((key) => this.$t(key)) };
      },
    },
    template: '<shell-widget :key="path" kind="table" :options="options" />',
  });
})();

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
    '/home/task/center': (t) => {
      const statuses = Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((code) => [code, t(`tasks.status.${code}`)]),
      );
      return {
        name: 'erp_tasks',
        source: { path: '/api/v1/TaskCenter/findByPage', service: 'boss' },
        columns: [
          {
            key: 'taskNo',
            title: t('tasks.number'),
            type: 'id',
            sort: true,
            always: true,
            pinned: true,
            narrow: 'note',
          },
          { key: 'taskTitle', title: t('tasks.title'), always: true, narrow: 'title' },
          {
            key: 'status',
            title: t('orders.status'),
            type: 'status',
            words: statuses,
            glyphs: { 0: 'waiting', 1: 'half', 2: 'done', 3: 'failed', 4: 'held', 5: 'none' },
            sort: true,
            narrow: 'state',
          },
          { key: 'sourceNo', title: t('tasks.source'), type: 'id' },
          { key: 'createdName', title: t('tasks.creator') },
          { key: 'createdAt', title: t('tasks.createdAt'), type: 'time', sort: true, narrow: 'value' },
          { key: 'updatedAt', title: t('tasks.updatedAt'), type: 'time', sort: true, hidden: true },
        ],
        filters: [
          { key: 'text', type: 'text', field: 'keyword', label: t('filter.task') },
          {
            key: 'status',
            label: t('orders.status'),
            options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
          },
          { key: 'created', field: 'createdAt', type: 'times', label: t('tasks.createdAt') },
        ],
        views: [
          { id: 'all', name: t('tasks.viewAll'), query: '' },
          { id: 'running', name: t('tasks.viewRunning'), query: 'status=0,1' },
          { id: 'failed', name: t('tasks.viewFailed'), query: 'status=3,4' },
        ],
        empty: { title: t('tasks.none') },
        actions: ({ id, taskFile }) => [
          { id: 'view', label: t('orders.view'), onSelect: () => OmsShell.showTask(String(id)) },
          ...(taskFile ? [{ id: 'download', label: t('tasks.download'), href: taskFile }] : []),
        ],
      };
    },
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

/** Shipments of outbound orders: filters, table, pages. Data comes through the shell's request client. */
(() => {
  const PATH = '/api/v2/deliverOrder/findByPage';

  Vue.component('outbound-orders', {
    mixins: [latestLoad],
    data: () => ({
      path: PATH,
      /** Parameters of the filters. */
      params: {},
      page: 1,
      rows: 20,
      total: 0,
      orders: [],
      shown: null,
      narrow: window.innerWidth < 768,
    }),
    computed: {
      filtered() {
        return Object.keys(this.params).length > 0;
      },
      pagerLayout() {
        return this.narrow ? 'prev, pager, next' : 'total, sizes, prev, pager, next, jumper';
      },
    },
    created() {
      this.onResize = () => {
        this.narrow = window.innerWidth < 768;
      };
      this.onOrganisation = () => {
        this.shown = null;
        this.$refs.filters.reset();
      };
      window.addEventListener('resize', this.onResize);
      document.addEventListener('oms-org-changed', this.onOrganisation);
      this.load();
    },
    beforeDestroy() {
      window.removeEventListener('resize', this.onResize);
      document.removeEventListener('oms-org-changed', this.onOrganisation);
    },
    methods: {
      fetch() {
        const { page, rows, params } = this;
        return OmsShell.request.get(PATH, { page, rows, sidx: 'id', sord: 'desc', ...params });
      },
      show(data) {
        this.orders = data?.content ?? [];
        this.total = data?.totalElements ?? 0;
      },
      search(params) {
        this.params = params;
        this.page = 1;
        this.load();
      },
      toPage(page) {
        this.page = page;
        this.load();
      },
      toRows(rows) {
        this.rows = rows;
        this.page = 1;
        this.load();
      },
    },
    template: `
      <section>
        <order-filters ref="filters" @search="search" />

        <el-card shadow="never" class="orders">
          <order-failure v-if="error" :error="error" :path="path" @retry="load" />
          <template v-else>
            <order-table :orders="orders" :loading="loading" :filtered="filtered" :narrow="narrow" @view="shown = $event" />
            <div class="foot">
              <el-button v-if="!narrow" type="text" icon="el-icon-refresh" size="small" @click="load">{{ $t('filter.refresh') }}</el-button>
              <el-pagination v-named background :small="narrow" :pager-count="narrow ? 5 : 7" :layout="pagerLayout" :total="total"
                :current-page="page" :page-size="rows" :page-sizes="[10, 20, 50, 100]"
                @current-change="toPage" @size-change="toRows" />
            </div>
          </template>
        </el-card>
        <order-detail :order="shown" @close="shown = null" />
      </section>`,
  });
})();

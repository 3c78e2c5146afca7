/** Shipments of outbound orders: filters, table, pages. Data comes through the shell's request client. */
(() => {
  const PATH = '/api/v2/deliverOrder/findByPage';
  const emptyFilter = () => ({ orderNo: '', warehouse: '', status: '', days: null });

  /** A day of the date picker as the ISO time at which it begins, `add` days later, in the reader's time zone. */
  function beginOf(day, add) {
    const [year, month, date] = day.split('-').map(Number);
    return new Date(year, month - 1, date + add).toISOString();
  }

  Vue.component('outbound-orders', {
    data: () => ({
      filter: emptyFilter(),
      applied: emptyFilter(),
      page: 1,
      rows: 20,
      total: 0,
      orders: [],
      loading: true,
      error: null,
      shown: null,
      statuses: window.ErpOrderStatuses,
      narrow: window.innerWidth < 768,
    }),
    computed: {
      filtered() {
        return Object.values(this.applied).some(Boolean);
      },
      pagerLayout() {
        return this.narrow ? 'prev, pager, next' : 'total, sizes, prev, pager, next, jumper';
      },
      failure() {
        const kind = this.error?.kind;
        if (kind === 'network' || kind === 'timeout') return this.$t('failed.unreachable');
        if (kind === 'forbidden') return this.error.serverMessage || this.$t('failed.forbidden');
        return this.error?.serverMessage || this.$t('failed.other');
      },
      failureDetails() {
        const { call, code, requestId } = this.error;
        return [call || PATH, code, requestId].filter(Boolean).join(', ');
      },
    },
    created() {
      // Which reply is the newest: an old one that comes late must not overwrite it.
      this.turn = 0;
      this.onResize = () => {
        this.narrow = window.innerWidth < 768;
      };
      this.onOrganisation = () => this.reset();
      window.addEventListener('resize', this.onResize);
      document.addEventListener('oms-org-changed', this.onOrganisation);
      this.load();
    },
    beforeDestroy() {
      this.turn += 1;
      window.removeEventListener('resize', this.onResize);
      document.removeEventListener('oms-org-changed', this.onOrganisation);
    },
    methods: {
      params() {
        const { orderNo, warehouse, status, days } = this.applied;
        return {
          page: this.page,
          rows: this.rows,
          sidx: 'id',
          sord: 'desc',
          'search[CN_orderNo]': orderNo || undefined,
          'search[EQ_warehouseCode]': warehouse || undefined,
          'search[EQ_status]': status || undefined,
          'search[GE_createdAt]': days ? beginOf(days[0], 0) : undefined,
          'search[LE_createdAt]': days ? beginOf(days[1], 1) : undefined,
        };
      },
      async load() {
        this.turn += 1;
        const turn = this.turn;
        this.loading = true;
        this.error = null;
        try {
          const { data } = await OmsShell.request.get(PATH, this.params());
          if (turn !== this.turn) return;
          this.orders = data.content;
          this.total = data.totalElements;
        } catch (error) {
          if (turn !== this.turn) return;
          this.orders = [];
          this.total = 0;
          this.error = error;
        }
        this.loading = false;
      },
      search() {
        const trimmed = {
          orderNo: this.filter.orderNo.trim(),
          warehouse: this.filter.warehouse.trim().toUpperCase(),
        };
        this.applied = Object.assign({}, this.filter, trimmed);
        this.page = 1;
        this.load();
      },
      reset() {
        this.filter = emptyFilter();
        this.shown = null;
        this.search();
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
        <el-card shadow="never" class="filters">
          <el-form :inline="true" size="small" @submit.native.prevent="search">
            <el-form-item>
              <el-input v-model="filter.orderNo" :placeholder="$t('filter.orderNo')" :aria-label="$t('orders.orderNo')"
                prefix-icon="el-icon-search" clearable maxlength="40" class="wide" />
            </el-form-item>
            <el-form-item>
              <el-select v-model="filter.status" :placeholder="$t('filter.status')" clearable @change="search">
                <el-option v-for="status in statuses" :key="status" :value="status" :label="$t('status.' + status)" />
              </el-select>
            </el-form-item>
            <el-form-item>
              <el-input v-model="filter.warehouse" :placeholder="$t('filter.warehouse')" :aria-label="$t('orders.warehouse')"
                clearable maxlength="20" />
            </el-form-item>
            <el-form-item>
              <el-date-picker v-model="filter.days" type="daterange" value-format="yyyy-MM-dd" unlink-panels
                :start-placeholder="$t('filter.from')" :end-placeholder="$t('filter.to')"
                :range-separator="$t('filter.range')" @change="search" />
            </el-form-item>
            <el-form-item class="do">
              <el-button type="primary" native-type="submit">{{ $t('filter.search') }}</el-button>
              <el-button @click="reset">{{ $t('filter.reset') }}</el-button>
            </el-form-item>
          </el-form>
        </el-card>

        <el-card shadow="never" class="orders">
          <div v-if="error" class="failure" role="alert">
            <i class="el-icon-warning-outline" aria-hidden="true"></i>
            <h2>{{ $t('failed.title') }}</h2>
            <p>{{ failure }}</p>
            <el-button type="primary" size="small" @click="load">{{ $t('failed.retry') }}</el-button>
            <p class="details">{{ $t('failed.details', { details: failureDetails }) }}</p>
          </div>
          <template v-else>
            <el-table v-loading="loading" :data="orders" :element-loading-text="$t('orders.loading')" stripe size="small" class="order-table" v-named>
              <template slot="empty">{{ loading ? ' ' : $t(filtered ? 'orders.empty' : 'orders.none') }}</template>
              <el-table-column :label="$t('orders.orderNo')" prop="orderNo" min-width="126" fixed />
              <el-table-column :label="$t('orders.status')" width="104">
                <template slot-scope="{ row }"><order-status :status="row.status" /></template>
              </el-table-column>
              <el-table-column :label="$t('orders.channel')" prop="channel" min-width="112" show-overflow-tooltip />
              <el-table-column :label="$t('orders.item')" min-width="150" show-overflow-tooltip>
                <template slot-scope="{ row }"><span class="sku">{{ row.sku }}</span> {{ row.title }}</template>
              </el-table-column>
              <el-table-column :label="$t('orders.quantity')" prop="quantity" align="right" width="56" />
              <el-table-column :label="$t('orders.destination')" min-width="126" show-overflow-tooltip>
                <template slot-scope="{ row }">{{ row.recipientCity }}, {{ row.recipientCountry }}</template>
              </el-table-column>
              <el-table-column :label="$t('orders.warehouse')" prop="warehouseCode" width="92" />
              <el-table-column :label="$t('orders.service')" min-width="120" show-overflow-tooltip>
                <template slot-scope="{ row }">{{ row.service || row.carrier }}</template>
              </el-table-column>
              <el-table-column :label="$t('orders.trackingNo')" min-width="156">
                <template slot-scope="{ row }">
                  <span v-if="row.trackingNo">{{ row.trackingNo }}</span>
                  <span v-else class="none">{{ $t('orders.noTracking') }}</span>
                </template>
              </el-table-column>
              <el-table-column :label="$t('orders.amount')" align="right" min-width="104">
                <template slot-scope="{ row }"><small>{{ row.currency }}</small> {{ $amount(row.amount) }}</template>
              </el-table-column>
              <el-table-column :label="$t('orders.createdAt')" min-width="126">
                <template slot-scope="{ row }">{{ $time(row.createdAt) }}</template>
              </el-table-column>
              <el-table-column :label="$t('orders.actions')" width="68" :fixed="narrow ? false : 'right'">
                <template slot-scope="{ row }">
                  <el-button type="text" size="small" :aria-label="$t('orders.view') + ' ' + row.orderNo" @click="shown = row">{{ $t('orders.view') }}</el-button>
                </template>
              </el-table-column>
            </el-table>
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

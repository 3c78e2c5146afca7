/** The filters of the outbound orders. Emits `search` with the parameters of the list call; empty filters have none. */
(() => {
  const emptyFilter = () => ({ orderNo: '', warehouses: [], status: '', days: null });

  /** The ISO time at which a day of the date picker begins, `add` days later, in the reader's time zone. */
  function startOf(day, add) {
    const [year, month, date] = day.split('-').map(Number);
    return new Date(year, month - 1, date + add).toISOString();
  }

  function paramsOf({ orderNo, warehouses, status, days }) {
    const params = {
      'search[CN_orderNo]': orderNo.trim(),
      'search[IN_warehouseCode]': warehouses.join(','),
      'search[EQ_status]': status,
      'search[GE_createdAt]': days ? startOf(days[0], 0) : '',
      'search[LE_createdAt]': days ? startOf(days[1], 1) : '',
    };
    return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  }

  Vue.component('order-filters', {
    data: () => ({ filter: emptyFilter(), statuses: window.ErpOrderStatuses }),
    computed: {
      /** The shell's own select: the warehouses by name, code and pinyin. */
      warehouseOptions() {
        return {
          reference: 'warehouseCodes',
          label: this.$t('orders.warehouse'),
          placeholder: this.$t('orders.warehouse'),
          value: this.filter.warehouses,
          onChange: (codes) => {
            this.filter.warehouses = codes;
            this.search();
          },
        };
      },
    },
    methods: {
      search() {
        this.$emit('search', paramsOf(this.filter));
      },
      reset() {
        this.filter = emptyFilter();
        this.search();
      },
    },
    template: `
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
          <shell-widget kind="multiSelect" :options="warehouseOptions" class="warehouse" />
        </el-form-item>
        <el-form-item>
          <el-date-picker v-model="filter.days" type="daterange" value-format="yyyy-MM-dd" :format="$dayFormat()" unlink-panels
            :start-placeholder="$t('filter.from')" :end-placeholder="$t('filter.to')"
            :range-separator="$t('filter.range')" @change="search" />
        </el-form-item>
        <el-form-item class="do">
          <el-button type="primary" native-type="submit">{{ $t('filter.search') }}</el-button>
          <el-button @click="reset">{{ $t('filter.reset') }}</el-button>
        </el-form-item>
      </el-form>
    </el-card>`,
  });
})();

/** The table of outbound orders. Emits `view` with the order whose details the reader wants. */
Vue.component('order-table', {
  props: {
    orders: { type: Array, required: true },
    loading: { type: Boolean, required: true },
    /** Some filter is set. */
    filtered: { type: Boolean, required: true },
    narrow: { type: Boolean, required: true },
  },
  template: `
    <el-table v-loading="loading" :data="orders" :element-loading-text="$t('orders.loading')" stripe size="small" class="order-table" v-named>
      <template slot="empty">{{ loading ? ' ' : $t(filtered ? 'orders.empty' : 'orders.none') }}</template>
      <el-table-column :label="$t('orders.orderNo')" prop="orderNo" min-width="116" fixed />
      <el-table-column :label="$t('orders.status')" width="104">
        <template slot-scope="{ row }"><order-status :status="row.status" /></template>
      </el-table-column>
      <el-table-column :label="$t('orders.channel')" prop="channel" min-width="112" show-overflow-tooltip />
      <el-table-column :label="$t('orders.item')" min-width="120" show-overflow-tooltip>
        <template slot-scope="{ row }"><span class="sku">{{ row.sku }}</span> {{ row.title }}</template>
      </el-table-column>
      <el-table-column :label="$t('orders.quantity')" prop="quantity" align="right" width="56" />
      <el-table-column :label="$t('orders.destination')" min-width="116" show-overflow-tooltip>
        <template slot-scope="{ row }">{{ row.recipientCity }}, {{ row.recipientCountry }}</template>
      </el-table-column>
      <el-table-column :label="$t('orders.warehouse')" prop="warehouseCode" width="88" />
      <el-table-column :label="$t('orders.service')" min-width="108" show-overflow-tooltip>
        <template slot-scope="{ row }">{{ row.service || row.carrier }}</template>
      </el-table-column>
      <el-table-column :label="$t('orders.trackingNo')" min-width="150">
        <template slot-scope="{ row }">
          <span v-if="row.trackingNo">{{ row.trackingNo }}</span>
          <span v-else class="none">{{ $t('orders.noTracking') }}</span>
        </template>
      </el-table-column>
      <el-table-column :label="$t('orders.amount')" align="right" min-width="104">
        <template slot-scope="{ row }"><small>{{ row.currency }}</small> {{ $amount(row.amount) }}</template>
      </el-table-column>
      <el-table-column :label="$t('orders.createdAt')" min-width="116">
        <template slot-scope="{ row }">{{ $time(row.createdAt) }}</template>
      </el-table-column>
      <el-table-column :label="$t('orders.actions')" width="68" :fixed="narrow ? false : 'right'">
        <template slot-scope="{ row }">
          <el-button type="text" size="small" :aria-label="$t('orders.view') + ' ' + row.orderNo" @click="$emit('view', row)">{{ $t('orders.view') }}</el-button>
        </template>
      </el-table-column>
    </el-table>`,
});

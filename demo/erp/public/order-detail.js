/** All fields of one outbound order, in a dialog. */
Vue.component('order-detail', {
  props: { order: { type: Object, default: null } },
  computed: {
    title() {
      return this.order ? this.$t('orders.detail', { orderNo: this.order.orderNo }) : '';
    },
    width() {
      return window.innerWidth < 768 ? '92%' : '640px';
    },
    /** The files of the order, where the proof of delivery is put. */
    files() {
      return { recordType: 'order', recordId: String(this.order.id), upload: true };
    },
    columns() {
      return window.innerWidth < 768 ? 1 : 2;
    },
  },
  template: `
    <el-dialog :title="title" :visible="order !== null" :width="width" append-to-body @close="$emit('close')">
      <el-descriptions v-if="order" :column="columns" border size="medium">
        <el-descriptions-item :label="$t('orders.status')"><order-status :status="order.status" /></el-descriptions-item>
        <el-descriptions-item :label="$t('orders.createdAt')">{{ $time(order.createdAt) }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.channel')">{{ order.channel }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.warehouse')">{{ order.warehouseCode }}</el-descriptions-item>
        <el-descriptions-item label="SKU">{{ order.sku }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.quantity')">{{ order.quantity }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.item')">{{ order.title }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.amount')">{{ order.currency }} {{ $amount(order.amount) }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.destination')">{{ order.recipientCity }}, {{ order.recipientCountry }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.carrier')">{{ order.service || order.carrier }}</el-descriptions-item>
        <el-descriptions-item :label="$t('orders.trackingNo')">{{ order.trackingNo || $t('orders.noTracking') }}</el-descriptions-item>
      </el-descriptions>
      <shell-widget v-if="order" :key="order.id" kind="attachments" :options="files" class="files" />
      <span slot="footer"><el-button size="small" @click="$emit('close')">{{ $t('dialog.close') }}</el-button></span>
    </el-dialog>`,
});

/** A list of orders that could not be loaded: the reason, details for support, and a button that emits `retry`. */
Vue.component('order-failure', {
  props: {
    /** An error of the shell's request client. */
    error: { type: Error, required: true },
    /** Path of the call, for errors that do not name it. */
    path: { type: String, required: true },
  },
  computed: {
    text() {
      const { kind, serverMessage } = this.error;
      if (kind === 'network' || kind === 'timeout') return this.$t('failed.unreachable');
      if (kind === 'forbidden') return serverMessage || this.$t('failed.forbidden');
      return serverMessage || this.$t('failed.other');
    },
    details() {
      const { call, code, requestId } = this.error;
      return [call || this.path, code, requestId].filter(Boolean).join(', ');
    },
  },
  template: `
    <div class="failure" role="alert">
      <i class="el-icon-warning-outline" aria-hidden="true"></i>
      <h2>{{ $t('failed.title') }}</h2>
      <p>{{ text }}</p>
      <el-button type="primary" size="small" @click="$emit('retry')">{{ $t('failed.retry') }}</el-button>
      <p class="details">{{ $t('failed.details', { details: details }) }}</p>
    </div>`,
});

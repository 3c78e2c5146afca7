/** Shows a status as an Element tag; a status that this page does not know stays as the service sent it. */
(() => {
  const TYPES = {
    REVIEW: 'warning',
    ALLOCATE: '',
    PICKING: '',
    DISPATCH: '',
    DONE: 'success',
    EXCEPTION: 'danger',
    CANCELLED: 'info',
  };

  Vue.component('order-status', {
    props: { status: { type: String, required: true } },
    computed: {
      type() {
        return Object.hasOwn(TYPES, this.status) ? TYPES[this.status] : 'info';
      },
      text() {
        return Object.hasOwn(TYPES, this.status) ? this.$t(`status.${this.status}`) : this.status;
      },
    },
    template: '<el-tag size="small" :type="type">{{ text }}</el-tag>',
  });

  window.ErpOrderStatuses = Object.keys(TYPES);
})();

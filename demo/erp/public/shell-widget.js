/**
 * A widget of the shell in a Vue page: `<shell-widget kind="table" :options="…" />`. Vue keeps the element, the shell
 * what is in it.
 */
Vue.component('shell-widget', {
  props: { kind: { type: String, required: true }, options: { type: Object, required: true } },
  data: () => ({ isMissing: false }),
  watch: {
    options(options) {
      this.widget?.then((widget) => widget?.update(options));
    },
  },
  mounted() {
    this.widget = OmsShell.mount(this.kind, this.$el, this.options).catch(() => {
      this.isMissing = true;
    });
  },
  beforeDestroy() {
    this.widget.then((widget) => widget?.unmount());
  },
  template: `<div><span v-if="isMissing">{{ $t('failed.widget') }}</span></div>`,
});

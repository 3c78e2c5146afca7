/** The page of a menu entry whose module is not in the demo, or of an address that no entry has. */
Vue.component('plain-page', {
  props: {
    /** The entry of this address in the shell's menu, or null. */
    place: { type: Object, default: null },
    path: { type: String, required: true },
    home: { type: String, required: true },
  },
  computed: {
    consoleHome() {
      return `${JSON.parse(document.getElementById('erp-places').textContent).console}/home`;
    },
  },
  template: `
    <el-card shadow="never" class="plain">
      <template v-if="place">
        <h2>{{ $t('plain.lead') }}</h2>
        <p>{{ $t('plain.text') }}</p>
      </template>
      <p v-else>{{ $t('missing.text', { address: path }) }}</p>
      <p class="ways">
        <a class="el-button el-button--primary el-button--small" :href="home">{{ $t('plain.orders') }}</a>
        <a class="el-button el-button--default el-button--small" :href="consoleHome">{{ $t('plain.console') }}</a>
      </p>
    </el-card>`,
});

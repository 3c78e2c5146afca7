/** The whole page: breadcrumb, title, and the state of the session or the page of the address. */
Vue.component('page-layout', {
  props: {
    /** `starting`, `ready`, `missing` (no shell on the page) or `failed`. */
    session: { type: String, required: true },
    title: { type: String, required: true },
    crumbs: { type: Array, required: true },
    /** The address is that of the outbound orders. */
    orders: { type: Boolean, required: true },
    place: { type: Object, default: null },
    path: { type: String, required: true },
    home: { type: String, required: true },
  },
  computed: {
    hasList() {
      return this.place !== null && window.ErpShellLists.includes(this.path);
    },
  },
  methods: {
    reload() {
      location.reload();
    },
  },
  template: `
    <main id="app" class="page">
      <el-breadcrumb v-if="session === 'ready' || orders" separator-class="el-icon-arrow-right">
        <el-breadcrumb-item v-for="(crumb, index) in crumbs" :key="index">{{ crumb }}</el-breadcrumb-item>
      </el-breadcrumb>
      <div v-if="session === 'missing' || session === 'failed'" class="failure page-failure" role="alert">
        <i class="el-icon-warning-outline" aria-hidden="true"></i>
        <h1>{{ $t('shell.' + session) }}</h1>
        <p>{{ $t('shell.' + session + '.text') }}</p>
        <el-button type="primary" size="small" @click="reload">{{ $t('shell.reload') }}</el-button>
      </div>
      <template v-else>
        <h1 v-if="session === 'ready' || orders" class="page-title">{{ title }}</h1>
        <el-card v-if="session === 'starting'" shadow="never"><el-skeleton :rows="8" /></el-card>
        <outbound-orders v-else-if="orders" />
        <shell-list v-else-if="hasList" :path="path" :title="title" />
        <plain-page v-else :place="place" :path="path" :home="home" />
      </template>
    </main>`,
});

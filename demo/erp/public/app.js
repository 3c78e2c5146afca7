/** The ERP page: follows the shell's session, language and navigation, and shows the page of the address. */
(() => {
  const HOME = '/shipment/list';
  const texts = window.ErpTexts;
  const state = Vue.observable({ lang: 'zh-CN' });

  function setLang(lang) {
    state.lang = lang === 'en' ? 'en' : 'zh-CN';
    document.documentElement.lang = state.lang;
    ELEMENT.locale(state.lang === 'en' ? ELEMENT.lang.en : ELEMENT.lang.zhCN);
  }

  const pad = (figure) => String(figure).padStart(2, '0');

  Vue.prototype.$t = (key, values) =>
    texts[state.lang][key].replace(/\{(\w+)\}/g, (place, name) =>
      values && name in values ? values[name] : place,
    );
  /** `2026-11-20 10:41` in the reader's time zone. */
  Vue.prototype.$time = (iso) => {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return '';
    const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
    return `${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
  };
  Vue.prototype.$amount = (value) =>
    Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  setLang(/(?:^|; )lang=en(?:;|$)/.test(document.cookie) ? 'en' : 'zh-CN');
  if (location.pathname === '/') history.replaceState(null, '', HOME);

  new Vue({
    el: '#app',
    data: () => ({
      /** `starting`, `ready`, `missing` (no shell on the page) or `failed`. */
      session: 'starting',
      path: location.pathname,
      place: null,
      home: HOME,
    }),
    computed: {
      lang: () => state.lang,
      isOrders() {
        return this.path === HOME;
      },
      title() {
        if (this.place) return this.place.title;
        return this.$t(this.isOrders ? 'orders.title' : 'missing.title');
      },
      crumbs() {
        if (this.place) return this.place.trail.map(({ title }) => title);
        return [this.$t('crumb.erp'), this.title];
      },
      documentTitle() {
        const known = this.isOrders || this.session === 'ready';
        return known ? `${this.title} - ${this.$t('site')}` : this.$t('site');
      },
    },
    watch: {
      documentTitle: {
        immediate: true,
        handler(title) {
          document.title = title;
        },
      },
    },
    created() {
      window.addEventListener('popstate', () => this.show());
      document.addEventListener('oms-navigate', (event) => this.follow(event));
      document.addEventListener('oms-lang-changed', (event) => {
        setLang(event.detail.lang);
        this.findPlace();
      });
      document.addEventListener('oms-org-changed', () => this.findPlace());
      // ready() waits as long as there is hope; what is in its way is told by an event.
      document.addEventListener('oms-error', ({ detail }) => {
        if (this.session !== 'starting') return;
        if (detail.source === 'session') this.session = 'failed';
        if (detail.code === 'part_failed') this.session = 'missing';
      });
      this.start();
    },
    methods: {
      async start() {
        if (!window.OmsShell || typeof OmsShell.ready !== 'function') {
          this.session = 'missing';
          return;
        }
        try {
          await OmsShell.ready();
          setLang(OmsShell.lang);
          this.session = 'ready';
          this.findPlace();
        } catch {
          this.session = 'failed';
        }
      },
      /** A menu link to a page of this host: shown here, without a page load. */
      follow(event) {
        const url = new URL(event.detail.url, location.href);
        if (url.origin !== location.origin || event.detail.target === '_blank') return;
        event.preventDefault();
        if (url.href !== location.href) history.pushState(null, '', url.href);
        this.show();
      },
      show() {
        this.path = location.pathname;
        window.scrollTo(0, 0);
        this.findPlace();
      },
      findPlace() {
        this.place = this.session === 'ready' ? OmsShell.menuEntry(location.href) : null;
      },
      reload() {
        location.reload();
      },
    },
    template: `
      <main id="app" class="page" :key="lang">
        <el-breadcrumb v-if="session === 'ready' || isOrders" separator-class="el-icon-arrow-right">
          <el-breadcrumb-item v-for="(crumb, index) in crumbs" :key="index">{{ crumb }}</el-breadcrumb-item>
        </el-breadcrumb>
        <div v-if="session === 'missing' || session === 'failed'" class="failure page-failure" role="alert">
          <i class="el-icon-warning-outline" aria-hidden="true"></i>
          <h1>{{ $t('shell.' + session) }}</h1>
          <p>{{ $t('shell.' + session + '.text') }}</p>
          <el-button type="primary" size="small" @click="reload">{{ $t('shell.reload') }}</el-button>
        </div>
        <template v-else>
          <h1 v-if="session === 'ready' || isOrders" class="page-title">{{ title }}</h1>
          <el-card v-if="session === 'starting'" shadow="never"><el-skeleton :rows="8" /></el-card>
          <outbound-orders v-else-if="isOrders" />
          <plain-page v-else :place="place" :path="path" :home="home" />
        </template>
      </main>`,
  });
})();

/** The ERP page. It reacts to the shell's session, language and navigation, and shows the page of the address. */
(() => {
  const HOME = '/shipment/list';
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
      lang: () => ErpLanguage.state.lang,
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
        ErpLanguage.set(event.detail.lang);
        this.findPlace();
      });
      document.addEventListener('oms-org-changed', () => this.findPlace());
      // ready() waits without a limit, so events report the reason if the shell cannot start.
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
          ErpLanguage.set(OmsShell.lang);
          this.session = 'ready';
          this.findPlace();
        } catch {
          this.session = 'failed';
        }
      },
      /** Shows the page of a menu link to this host without a page load. */
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
    },
    template: `<page-layout :key="lang" :session="session" :title="title" :crumbs="crumbs" :orders="isOrders" 
      :place="place" :path="path" :home="home" />`,
  });
})();

/**
 * The page's language and formats: sets Element's locale, and gives every component `$t`, `$time`, `$dayFormat` and
 * `$amount`.
 */
(() => {
  const state = Vue.observable({ lang: 'zh-CN' });
  const pad = (figure) => String(figure).padStart(2, '0');

  function set(lang) {
    state.lang = lang === 'en' ? 'en' : 'zh-CN';
    document.documentElement.lang = state.lang;
    ELEMENT.locale(state.lang === 'en' ? ELEMENT.lang.en : ELEMENT.lang.zhCN);
  }

  Vue.prototype.$t = (key, values) =>
    window.ErpTexts[state.lang][key].replace(/\{(\w+)\}/g, (placeholder, name) =>
      values && name in values ? values[name] : placeholder,
    );
  /**
   * In the reader's time zone, as the shell writes it: `20 Nov, 10:41`, in Chinese `11-20 10:41`; with the year if it
   * is not the present one.
   */
  Vue.prototype.$time = (iso) => {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return '';
    const dated = time.getFullYear() !== new Date().getFullYear();
    if (state.lang === 'en') {
      const year = dated ? { year: 'numeric' } : {};
      const day = { day: 'numeric', month: 'short', ...year };
      return time.toLocaleString('en-GB', { ...day, hour: '2-digit', minute: '2-digit' });
    }
    const day = `${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
    return `${dated ? `${time.getFullYear()}-` : ''}${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
  };
  /** How Element's fields show a day, as those of the shell do. */
  Vue.prototype.$dayFormat = () => (state.lang === 'en' ? 'd MMM yyyy' : 'yyyy-MM-dd');
  Vue.prototype.$amount = (value) =>
    Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  set(/(?:^|; )lang=en(?:;|$)/.test(document.cookie) ? 'en' : 'zh-CN');
  window.ErpLanguage = { state, set };
})();

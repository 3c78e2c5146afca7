/** The page's language and formats: sets Element's locale, and gives every component `$t`, `$time` and `$amount`. */
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
  /** `2026-11-20 10:41` in the reader's time zone. */
  Vue.prototype.$time = (iso) => {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return '';
    const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
    return `${day} ${pad(time.getHours())}:${pad(time.getMinutes())}`;
  };
  Vue.prototype.$amount = (value) =>
    Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  set(/(?:^|; )lang=en(?:;|$)/.test(document.cookie) ? 'en' : 'zh-CN');
  window.ErpLanguage = { state, set };
})();

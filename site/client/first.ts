/** The address of the site leads to the language of the reader: the one chosen before, else the browser's. */
const kept = localStorage.getItem('site-language');
const lang = kept ?? (navigator.language.startsWith('zh') ? 'zh-CN' : 'en');
location.replace(`${lang}/`);

export {};

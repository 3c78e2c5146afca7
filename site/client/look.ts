/*
 * Runs before the page is drawn, so that no page flashes in the other theme. A classic script of its own: pages have no
 * inline script.
 */
const kept = localStorage.getItem('site-theme');
const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = dark ? 'dark' : 'light';

export {};

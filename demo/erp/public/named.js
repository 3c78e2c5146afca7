/**
 * Adds the accessible names and the tab stop that the table and the pager of Element 2 lack, for keyboard users and
 * screen readers.
 */
(() => {
  const NAMES = {
    '.btn-prev': 'pager.previous',
    '.btn-next': 'pager.next',
    '.el-pagination__jump input': 'pager.jump',
    '.el-pagination__sizes input': 'pager.size',
    '.el-table__body-wrapper': 'orders.region',
  };

  function name(root, _binding, vnode) {
    for (const [selector, key] of Object.entries(NAMES)) {
      const found = root.querySelector(selector);
      if (found) found.setAttribute('aria-label', vnode.context.$t(key));
    }
    const scroller = root.querySelector('.el-table__body-wrapper');
    if (scroller) {
      scroller.tabIndex = 0;
      scroller.setAttribute('role', 'region');
    }
  }

  // The pager renders its fields one tick after the table.
  const later = (...args) => Vue.nextTick(() => name(...args));
  Vue.directive('named', { inserted: later, componentUpdated: later });
})();

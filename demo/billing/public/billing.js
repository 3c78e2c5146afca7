jQuery(($) => {
  const query = new URLSearchParams(location.search);

  $('[data-toggle="tooltip"]').tooltip({ container: 'body' });
  $('[data-print]').on('click', () => window.print());
  // A change of a filter submits the form; keyboard users submit it with the button.
  $('.filter select').on('change', function () {
    $(this).closest('form').trigger('submit');
  });
  // Empty fields are disabled, so that the address has only the filters in use and is short enough to share.
  $('.filter').on('submit', function () {
    $(this)
      .find('select')
      .filter((_, field) => field.value === '')
      .prop('disabled', true);
  });
  // The back button restores the page as it was left, with those fields still disabled.
  $(window).on('pageshow', () => $('.filter select').prop('disabled', false));

  window.OmsShell ||= { queue: [] };
  const mount = (...widget) => (OmsShell.queue || []).push(['mount', ...widget]);
  const warehouses = $('[data-warehouses]');
  if (warehouses.length > 0) {
    const { warehouses: chosen, label } = warehouses[0].dataset;
    const value = chosen === '' ? [] : chosen.split(',');
    mount('multiSelect', warehouses[0], {
      reference: 'warehouseCodes',
      name: 'warehouse',
      value,
      label,
      placeholder: label,
    });
  }
  const charges = $('#charges');
  if (charges.length > 0) {
    const { label, category, columns, statuses } = charges.data('words');
    const glyphs = { PAID: 'done', DUE: 'next', OVERDUE: 'failed', DISPUTED: 'held', VOID: 'none' };
    const more = {
      billNo: { type: 'id', href: '/bill/detail?id={billNo}', sort: true, always: true, narrow: 'title' },
      period: { sort: true, narrow: 'note' },
      warehouseCode: { narrow: 'note' },
      amount: { type: 'amount', sort: true, narrow: 'value' },
      status: { type: 'status', words: statuses, glyphs, narrow: 'state' },
      issuedAt: { type: 'date', sort: true },
      dueAt: { type: 'date', sort: true },
    };
    mount('table', charges[0], {
      label,
      name: 'billing_charges',
      source: { path: '/api/v3/bill/findByPage', service: 'billingApi', search: { EQ_category: category } },
      columns: Object.entries(columns).map(([key, title]) => ({ key, title, ...more[key] })),
      filters: [
        { key: 'text', type: 'text', field: 'billNo', label: columns.billNo },
        {
          key: 'status',
          label: columns.status,
          options: Object.entries(statuses).map(([value, name]) => ({ value, label: name })),
        },
        {
          key: 'warehouse',
          field: 'warehouseCode',
          label: columns.warehouseCode,
          reference: 'warehouseCodes',
        },
      ],
    });
  }

  if (query.get('print') === '1') $(window).on('load', () => window.print());

  // The server renders these pages in the language and for the organisation of the cookies, so a change of either needs
  // a new page.
  document.addEventListener('oms-lang-changed', () => location.reload());
  document.addEventListener('oms-org-changed', () => {
    // A page number and a bill belong to the organisation before the switch.
    if (location.pathname === '/bill/detail') {
      location.assign('/bill/list');
      return;
    }
    const left = new URLSearchParams(location.search);
    left.delete('page');
    const rest = left.toString();
    const address = location.pathname + (rest ? `?${rest}` : '');
    if (address === location.pathname + location.search) location.reload();
    else location.assign(address);
  });
});

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

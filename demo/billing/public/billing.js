jQuery(($) => {
  const query = new URLSearchParams(location.search);

  $('[data-toggle="tooltip"]').tooltip({ container: 'body' });
  $('[data-print]').on('click', () => window.print());
  // A filter acts when it is chosen; the button stays for those who work by keyboard.
  $('.filter select').on('change', function () {
    $(this).closest('form').trigger('submit');
  });
  // Empty fields stay out of the address, so that it can be kept and sent.
  $('.filter').on('submit', function () {
    $(this)
      .find('select')
      .filter((_, field) => field.value === '')
      .prop('disabled', true);
  });
  // The back button brings the page back as it was left, with the fields still off.
  $(window).on('pageshow', () => $('.filter select').prop('disabled', false));

  if (query.get('print') === '1') $(window).on('load', () => window.print());

  // These pages are written on the server in the language and for the organisation of the cookies: both need a new page.
  document.addEventListener('oms-lang-changed', () => location.reload());
  document.addEventListener('oms-org-changed', () => {
    // A page number and a bill belong to the organisation that is being left.
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

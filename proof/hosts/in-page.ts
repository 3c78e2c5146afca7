/** `view`: the window of the page with the shell, however many frames are around it. */
export const IN_PAGE = `
  let view = window;
  for (let inner; (inner = view.document.querySelector('iframe.around')); ) view = inner.contentWindow;`;

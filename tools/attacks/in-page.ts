// Each function runs in a page as it is written: it uses nothing from outside of it.

/** What stands in the page now, in whichever shadow root, that would do harm once it is pressed, or is no markup of ours. */
export function findDangers(): string[] {
  const found: string[] = [];
  const addresses = [
    ...['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'background'],
    ...['ping', 'srcdoc'],
  ];
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 200);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(tag);
        // Ours are written through the CSSOM, which shows them here; none of ours has an address.
        if (name === 'style' && /url\(|@import|expression|behavior/i.test(value)) found.push(tag);
        if (!addresses.includes(name) || value === '') continue;
        const url = new URL(value, document.baseURI);
        const isPicture = element.localName === 'img' && url.protocol === 'data:';
        if (!['http:', 'https:'].includes(url.protocol) && !isPicture) found.push(tag);
        const leads = element.localName === 'a';
        if (!leads && url.hostname.endsWith('evil.example')) found.push(tag);
        // A person who follows it leaves nothing behind, and what opens has no way back.
        if (leads && url.hostname.endsWith('evil.example') && !(element as HTMLAnchorElement).rel) {
          if ((element as HTMLAnchorElement).target === '_blank') found.push(tag);
        }
      }
      const hostile = 'iframe, object, embed, base, form[action], meta[http-equiv=refresh], math, template';
      if (element.matches(hostile)) found.push(tag);
      // What came as markup has no names, which would hide those of the page's own scripts.
      if (element.closest('.oms-html') && element.matches('[id], [name], [class]:not([class^=oms-html])'))
        found.push(tag);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}

/**
 * Puts handlers of our own into the page, of each kind that needs time, and waits until they have run: those of a
 * payload, which came before, have too.
 */
export async function outlast(): Promise<void> {
  const place = document.createElement('div');
  const kinds = [
    '<img src=x onerror=RUN>',
    // Firefox says of no drawing in such markup that it is loaded.
    ...(CSS.supports('-moz-appearance', 'none') ? [] : ['<svg><svg onload=RUN></svg></svg>']),
    '<details open ontoggle=RUN><summary>x</summary></details>',
    '<video src=x onerror=RUN></video>',
    '<video><source src=x onerror=RUN></video>',
    '<style>@keyframes x{}</style><b style="animation:x 1ms" onanimationstart=RUN>x</b>',
  ];
  const all = kinds.map(
    (_, kind) => new Promise((done) => Object.assign(window, { [`__ours${kind}`]: done })),
  );
  place.innerHTML = kinds.map((kind, at) => kind.replace('RUN', `__ours${at}()`)).join('');
  document.body.append(place);
  await Promise.all(all);
  place.remove();
}

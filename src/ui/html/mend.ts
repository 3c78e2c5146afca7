import { safeUrl } from '../../core/url';

/** Links open beside the page, and lead only where links of ours may. */
export function mendLink(link: Element, base: string | undefined): void {
  const url = safeUrl(link.getAttribute('href'), base);
  if (url === null) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', url);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Pictures of the deployment's own origins are shown. Any other would tell its host, by being fetched, who has read this and when:
 * it is a link, which a person may follow.
 */
export function mendImage(image: Element, base: string | undefined, origins: readonly string[]): void {
  const url = safeUrl(image.getAttribute('src'), base);
  if (url === null) {
    image.remove();
    return;
  }
  if (!origins.includes(new URL(url).origin)) {
    image.replaceWith(linkTo(url, image));
    return;
  }
  image.setAttribute('src', url);
  image.setAttribute('referrerpolicy', 'no-referrer');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  // Without one its address would be read out.
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  // A size that is not one would be a size of 0; what is left lets the browser keep the picture's room.
  for (const side of ['width', 'height']) {
    if (!/^[1-9]\d{0,4}$/.test(image.getAttribute(side) ?? '')) image.removeAttribute(side);
  }
}

/** What stands for a picture: its words or its address. A link in a link would end the one around it. */
function linkTo(url: string, image: Element): Node {
  const page = image.ownerDocument;
  const words = image.getAttribute('alt')?.trim() || url;
  if (image.closest('a')) return page.createTextNode(words);
  const link = page.createElement('a');
  link.textContent = words;
  link.setAttribute('href', url);
  mendLink(link, undefined);
  return link;
}

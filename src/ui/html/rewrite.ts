import { safeUrl } from '../../core/url';

/** Makes a link open in a new tab, and removes an unsafe address. */
export function rewriteLink(link: Element, base: string | undefined): void {
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
 * Shows a picture of the deployment's own origins. Any other becomes a link: fetching it would tell its host the reader
 * and the time.
 */
export function rewriteImage(image: Element, base: string | undefined, origins: readonly string[]): void {
  const url = safeUrl(image.getAttribute('src'), base);
  if (url === null) {
    if (image.parentNode) image.remove();
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

/**
 * Replaces a picture: its words or its address, as a link. Within a link it is text, since a link cannot contain a
 * link.
 */
function linkTo(url: string, image: Element): Node {
  // Not of the picture: markup that is not cleaned yet may have named elements.
  const page = document;
  const words = image.getAttribute('alt')?.trim() || url;
  if (image.closest('a')) return page.createTextNode(words);
  const link = page.createElement('a');
  link.textContent = words;
  link.setAttribute('href', url);
  rewriteLink(link, undefined);
  return link;
}

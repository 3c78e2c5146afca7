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

/** Pictures of other hosts may be shown; those are not told which page shows them. */
export function mendImage(image: Element, base: string | undefined): void {
  const url = safeUrl(image.getAttribute('src'), base);
  if (url === null) {
    image.remove();
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

/**
 * A page's `<base target="_blank">` sends links without a target to a new tab. Ours go where `oms-navigate` has said: links in
 * the light DOM, which are the host's, are left alone.
 */
export function keepTarget(event: Event): void {
  const link = (event.target as Element).closest?.('a[href]:not([target])');
  if (link?.getRootNode() === event.currentTarget) link?.setAttribute('target', '_self');
}

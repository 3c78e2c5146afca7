/**
 * A page's `<base target="_blank">` sends links without a target to a new tab. The shell's links go where `oms-navigate`
 * announced; links in the light DOM belong to the host and are not changed.
 */
export function keepTarget(event: Event): void {
  const link = (event.target as Element).closest?.('a[href]:not([target])');
  if (link?.getRootNode() === event.currentTarget) link?.setAttribute('target', '_self');
}

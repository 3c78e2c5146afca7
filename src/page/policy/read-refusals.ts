import type { PolicyEvent, PolicyRefusal } from './refusals';

/** Turns events into refusals, one for each address and directive, with the source to add to the policy. */
export function readRefusals(events: readonly PolicyEvent[]): PolicyRefusal[] {
  // The loader reads them too, in the page, whose methods of arrays and objects may be another library's.
  const refusals: PolicyRefusal[] = [];
  const seen: Record<string, true> = {};
  for (const { effectiveDirective: directive = '', blockedURI = '', originalPolicy = '', sample } of events) {
    // The query may hold personal data.
    const refused = blockedURI.replace(/[?#].*/, '');
    // A policy names the finer directives seldom, and then they are the ones to change.
    const named = originalPolicy.indexOf(directive) >= 0 ? directive : directive.replace(/-(elem|attr)$/, '');
    const source = refused === 'data' ? 'data:' : /^\w+:\/\/[^/]+/.exec(refused)?.[0];
    const add = sample === 'oms-shell' ? sample : source;
    if (seen[directive + refused]) continue;
    seen[directive + refused] = true;
    refusals.push({ directive, refused, add: add ? `${named} ${add}` : '' });
  }
  return refusals;
}

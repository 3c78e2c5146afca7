import type { PolicyEvent, PolicyRefusal } from './refusals';

/** Turns events into refusals, one for each address and directive, with the source to add to the policy. */
export function readRefusals(events: readonly PolicyEvent[]): PolicyRefusal[] {
  const refusals: Record<string, PolicyRefusal> = {};
  for (const { effectiveDirective: directive = '', blockedURI = '', originalPolicy = '', sample } of events) {
    // The query may hold personal data.
    const refused = blockedURI.replace(/[?#].*/, '');
    // A policy names the finer directives seldom, and then they are the ones to change.
    const named = originalPolicy.includes(directive) ? directive : directive.replace(/-(elem|attr)$/, '');
    const source = refused === 'data' ? 'data:' : /^\w+:\/\/[^/]+/.exec(refused)?.[0];
    const add = sample === 'oms-shell' ? sample : source;
    refusals[directive + refused] = { directive, refused, add: add ? `${named} ${add}` : '' };
  }
  return Object.values(refusals);
}

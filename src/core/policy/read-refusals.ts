import type { PolicyEvent, PolicyRefusal } from './refusals';

/** What has been refused, each once, and what to add to the policy. */
export function readRefusals(events: readonly PolicyEvent[]): PolicyRefusal[] {
  const refusals = new Map<string, PolicyRefusal>();
  for (const event of events) {
    const refusal = readRefusal(event);
    refusals.set(`${refusal.directive} ${refusal.refused}`, refusal);
  }
  return [...refusals.values()];
}

function readRefusal(event: PolicyEvent): PolicyRefusal {
  const { effectiveDirective: directive = '', blockedURI = '', originalPolicy = '', sample } = event;
  // The query may hold personal data.
  const refused = blockedURI.replace(/[?#].*/s, '');
  // A policy names the finer directives seldom, and then they are the ones to change.
  const named = originalPolicy.includes(directive) ? directive : directive.replace(/-(elem|attr)$/, '');
  const source = /^\w+:\/\/[^/]+/.exec(refused)?.[0] ?? (refused === 'data' ? 'data:' : '');
  const policy = directive === 'trusted-types' && sample === 'oms-shell' ? sample : source;
  return { directive, refused, add: policy && `${named} ${policy}` };
}

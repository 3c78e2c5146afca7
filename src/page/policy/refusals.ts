/** Part of a `SecurityPolicyViolationEvent`. */
export type PolicyEvent = Partial<SecurityPolicyViolationEvent>;

/** Something that the page's Content-Security-Policy has refused, of the shell or of the page itself. */
export interface PolicyRefusal {
  /** The directive that refused it, such as `script-src-elem`. */
  directive: string;
  /** Its address, or what the browser calls it: `inline`, `eval`, `trusted-types-policy`. */
  refused: string;
  /**
   * The directive and source to add to the policy, such as `script-src https://cdn.example`; empty where the shell
   * needs none.
   */
  add: string;
}

const KEY = Symbol.for('oms.shell.policy');
/** The most that are kept: a page with a strict policy may refuse something at every call. */
const KEPT = 50;

/**
 * The refusals of a page's policy. Loader and core share one log: the core reports what the policy refused before it
 * ran, too.
 */
export interface PolicyLog {
  /** Oldest first. */
  readonly events: PolicyEvent[];
  /** Turns events into refusals; there once it is needed. */
  read?: (events: readonly PolicyEvent[]) => PolicyRefusal[];
}

/**
 * The refusals since the first call for this target.
 * @param onRefusal called at each
 */
export function policyLog(target: EventTarget, onRefusal?: (log: PolicyLog) => void): PolicyLog {
  const holder = target as { [KEY]?: PolicyLog };
  if (holder[KEY]) return holder[KEY];
  const log: PolicyLog = { events: [] };
  holder[KEY] = log;
  target.addEventListener('securitypolicyviolation', (event) => {
    if (log.events.length < KEPT) log.events.push(event as PolicyEvent);
    onRefusal?.(log);
  });
  return log;
}

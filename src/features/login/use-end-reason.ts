import type { EndCause } from '../../core/session/end-cause';
import { useT } from '../../react/use-text';

/** The words for why a session has ended. */
export function useEndReason(): (cause: EndCause) => string {
  const t = useT();
  return (cause) =>
    t(`ended.${cause.why}`, { service: 'service' in cause ? t(`service.${cause.service}`) : '' });
}

import type { ShellError } from '../../src/core/errors';
import type { Refusals } from '../../src/core/session/refused';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText } from '../../src/react/use-text';
import { EndedAlert } from './EndedAlert';
import { NoLoginAlert } from './NoLoginAlert';
import { RefusedAlert } from './RefusedAlert';
import { ServiceAlertBar } from './ServiceAlertBar';

export interface BarAlertProps {
  /** Why the user or the menu is not there. */
  error?: ShellError | null;
}

/** Shows one fault in the bar: a fault of the session first, then that of a service. */
export default function BarAlert({ error }: BarAlertProps) {
  const { session } = useShell();
  const { ended, status, error: ticket } = useStore(session.$state);
  const errorText = useErrorText();
  const refused = useStore(session.$refused) ?? {};
  if (ticket && status === 'signed-out') {
    return (
      <span className="oms-topnav-refused" role="status" title={errorText(ticket)}>
        {errorText(ticket)}
      </span>
    );
  }
  if (status === 'signed-out' && !session.hasLogin()) return <NoLoginAlert />;
  if (ended) return <EndedAlert cause={ended} />;
  const service = (Object.keys(refused) as (keyof Refusals)[]).find((name) => refused[name]);
  if (service) return <RefusedAlert key={service} service={service} />;
  return error && <ServiceAlertBar error={error} />;
}

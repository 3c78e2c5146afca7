import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { EndCause } from '../../src/core/session/end-cause';
import { useEndReason } from '../../src/features/login/use-end-reason';
import { useT } from '../../src/react/use-text';
import { Popover } from '../../src/ui/popover/Popover';
import { Failed } from '../../src/ui/view-states/Failed';
import { ALERT_PANEL, AlertFrame } from './AlertFrame';

/** Why one is to sign in again, on a page that stays. */
export function EndedAlert({ cause }: { cause: EndCause }) {
  const t = useT();
  const reason = useEndReason()(cause);
  return (
    <AlertFrame
      icon={CircleAlert}
      words={reason}
      panel={(props) => (
        <Popover id={ALERT_PANEL} open label={t('lapse.title')} width={360} {...props}>
          <Failed icon={CircleAlert} title={t('lapse.title')} text={reason} />
        </Popover>
      )}
    />
  );
}

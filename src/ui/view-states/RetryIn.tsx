import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useTicks } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import sheet from './retry-in.css?sheet';

const SECOND = 1000;

/**
 * Says when the shell tries again by itself, beside the button that does so at once. Screen readers find it there, and
 * do not announce each second. Empty where the failure is one that does not pass by itself.
 */
export default function RetryIn() {
  useSheet(sheet);
  const t = useT();
  const { recovery, platform } = useShell();
  const at = useStore(recovery.$next);
  const now = useTicks(platform.clock, SECOND);
  if (at === null) return null;
  const seconds = Math.ceil((at - now) / SECOND);
  return (
    <span className="oms-retry-in" aria-live="off">
      {seconds > 0 ? t('error.retryIn', { seconds }) : t('error.retrying')}
    </span>
  );
}

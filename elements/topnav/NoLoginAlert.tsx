import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useT } from '../../src/react/use-text';
import { Popover } from '../../src/ui/popover/Popover';
import { Failed } from '../../src/ui/view-states/Failed';
import { ALERT_PANEL, AlertFrame } from './AlertFrame';

/** Nobody is signed in, and the configuration has no page where one could. */
export function NoLoginAlert() {
  const t = useT();
  const words = t('error.noLogin');
  return (
    <AlertFrame
      icon={CircleAlert}
      words={words}
      panel={(props) => (
        <Popover id={ALERT_PANEL} open label={words} width={400} {...props}>
          <Failed icon={CircleAlert} title={words} text={t('error.noLoginHint')} />
        </Popover>
      )}
    />
  );
}

import { useState } from 'react';
import { useShell } from '../../react/shell-context';
import { useBeforePrint } from '../../react/use-before-print';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import { formatExact } from '../../ui/text/format-time';

/** On paper, above the page: who has printed it, in which organisation, and when. Whoever acts as another user is who prints. */
export function PrintNote() {
  const { session, platform } = useShell();
  const { user } = useStore(session.$state);
  const t = useT();
  const locale = useLocale();
  const [at, setAt] = useState(() => platform.clock.now());
  useBeforePrint(() => setAt(platform.clock.now()));
  if (!user) return null;
  const values = { user: user.actor?.name ?? user.name, time: formatExact(at, { locale }) };
  const organisation = user.organisation?.name;
  return (
    <p className="oms-console-printed">
      {organisation ? t('console.printedIn', { ...values, organisation }) : t('console.printed', values)}
    </p>
  );
}

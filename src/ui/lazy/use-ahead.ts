import { useEffect, useRef } from 'react';
import { idleStore } from '../../core/store/idle';
import { useFeature, useShell } from '../../react/shell-context';

/** Makes ready, once the page is idle, what a press will need: code that is fetched and has run, and the later texts. */
export function useAhead(prepare: () => void): void {
  const { i18n } = useShell();
  const idle = useFeature(idleStore);
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(
    () =>
      idle.run(() => {
        i18n.later().catch(() => {});
        latest.current();
      }),
    [i18n, idle],
  );
}

import { useRef, useState } from 'react';
import { browserDesktop } from '../../../src/core/platform/desktop';
import { useShell } from '../../../src/react/shell-context';
import { useT } from '../../../src/react/use-text';
import { Button } from '../../../src/ui/button/Button';

/** Lets the user allow notifications of the desktop; a browser must not be asked but on a click. */
export function DesktopEntry() {
  const t = useT();
  const { config } = useShell();
  const [desktop] = useState(() => browserDesktop(window));
  const [permission, setPermission] = useState(desktop.permission);
  const [asked, setAsked] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  if (!config.alerts.desktop || permission === 'unsupported') return null;
  if (permission === 'granted' && !asked) return null;

  async function ask(): Promise<void> {
    const answer = await desktop.ask();
    setPermission(answer);
    setAsked(true);
    // The button is gone; the focus stays in the panel.
    if (answer !== 'default') words.current?.focus();
  }
  return (
    <div className="oms-notice-desktop">
      <p ref={words} role="status" tabIndex={-1}>
        {t(`alert.desktop.${permission}`)}
      </p>
      {permission === 'default' && (
        <Button variant="link" size="s" onClick={() => void ask()}>
          {t('alert.desktop.turnOn')}
        </Button>
      )}
    </div>
  );
}

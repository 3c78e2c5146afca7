import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { useId } from 'react';
import type { ConnectionState } from '../../src/core/realtime/types';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { StatusGlyph, type StatusKind } from '../../src/ui/status/StatusGlyph';

const KINDS: Readonly<Record<ConnectionState, StatusKind>> = {
  realtime: 'done',
  polling: 'degraded',
  offline: 'failed',
};

/** How news reach this page, in words; hover and focus explain it. */
export function ConnectionSign({ onCheck }: { onCheck(): void }) {
  const t = useT();
  const hint = useId();
  const state = useStore(useShell().realtime.$connection);
  if (state === null) return null;
  return (
    <span className="oms-push oms-connection">
      <span role="status">
        {/* A button, so that the keyboard and a finger get to the explanation, too. */}
        <button type="button" className="oms-connection-sign" aria-describedby={hint}>
          <StatusGlyph kind={KINDS[state]} />
          {t(`notices.connection.${state}`)}
        </button>
      </span>
      <span id={hint} role="tooltip" className="oms-connection-hint">
        {t(`notices.connectionHint.${state}`)}
      </span>
      {state !== 'realtime' && (
        <IconButton icon={RefreshCw} iconSize={16} label={t('notices.checkNow')} size="s" onClick={onCheck} />
      )}
    </span>
  );
}

import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useSheet } from '../../../react/sheet';
import { useShell } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { useErrorText, useT } from '../../../react/use-text';
import { Icon } from '../../../ui/icon/Icon';
import RetryIn from '../../../ui/view-states/RetryIn';
import sheet from './menu-message.css?sheet';
import type { MenuViewKind } from './use-menu-state';

export interface MenuMessageProps {
  kind: Exclude<MenuViewKind, 'ready' | 'loading'> | 'stale';
  busy: boolean;
  narrow: boolean;
}

/** A message on navy: why there is no menu or an old one, and what to do. */
export default function MenuMessage({ kind, busy, narrow }: MenuMessageProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const { error } = useStore(shell.navigation.base.$state);
  if (kind === 'stale') {
    return (
      <div className="oms-menu-stale" role="status">
        <div className={narrow ? 'oms-sr' : undefined}>
          <span>{t('menu.stale')}</span>
          {!narrow && (
            <div>
              <RetryIn />
            </div>
          )}
        </div>
        <Retry busy={busy} narrow={narrow} />
      </div>
    );
  }
  if (kind === 'failed') {
    return (
      <div className="oms-menu-message" role="alert">
        {narrow ? <span className="oms-sr">{t('menu.failed')}</span> : <p>{t('menu.failed')}</p>}
        {!narrow && error && <p className="oms-menu-quiet">{errorText(error)}</p>}
        <Retry busy={busy} narrow={narrow} />
        {!narrow && (
          <p className="oms-menu-quiet">
            <RetryIn />
          </p>
        )}
        {!narrow && error && (
          <details className="oms-menu-quiet">
            <summary>{t('error.details')}</summary>
            {[error.call, error.code, error.requestId].filter(Boolean).join(' · ')}
          </details>
        )}
      </div>
    );
  }
  const words = {
    empty: t('menu.empty'),
    'signed-out': t('menu.signedOut'),
    expired: t('menu.expired'),
  }[kind];
  return (
    <div className="oms-menu-message">
      <p className={narrow ? 'oms-sr' : undefined}>{words}</p>
      {kind === 'empty' && !narrow && <p className="oms-menu-quiet">{t('menu.emptyHint')}</p>}
    </div>
  );
}

function Retry({ busy, narrow }: { busy: boolean; narrow: boolean }) {
  const t = useT();
  const shell = useShell();
  const label = t('action.retry');
  return (
    <button
      type="button"
      className="oms-menu-retry"
      title={narrow ? `${t('menu.failed')} ${label}` : undefined}
      aria-disabled={busy}
      onClick={() => busy || shell.retry()}
    >
      {narrow ? <Icon icon={CloudOff} size={20} /> : label}
      {narrow && <span className="oms-sr">{label}</span>}
    </button>
  );
}

import Monitor from 'lucide/dist/esm/icons/monitor.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import { useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import type { OwnSession } from '../../domain/security/api';
import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Panel } from '../../ui/page/Panel';
import { Setting, Settings } from '../../ui/page/Settings';
import { Moment } from '../../ui/text/Moment';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './security.css?sheet';
import { useDeviceName } from './use-device-name';

/** What is asked before it ends: one session, or all others. */
type Asked = OwnSession | 'others';

/** Where one is signed in, with a way to end it there. */
export function SessionsPanel() {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const state = useStore(store.sessions.$state);
  const t = useT();
  const texts = useLoadedTexts('security.sessions', 'security.sessionsFailed');
  const errorText = useErrorText();
  const deviceName = useDeviceName();
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [ending, setEnding] = useState<{ busy: boolean; error: ShellError | null }>(IDLE);
  const ask = (what: Asked | null) => {
    setEnding(IDLE);
    setAsked(what);
  };
  const end = async () => {
    if (!asked) return;
    setEnding({ busy: true, error: null });
    try {
      await (asked === 'others' ? store.endOtherSessions() : store.endSession(asked.id));
      ask(null);
    } catch (thrown) {
      setEnding({ busy: false, error: toShellError(thrown) });
    }
  };
  return (
    <Panel
      narrow
      id="oms-sessions"
      title={t('security.sessions')}
      aside={
        (state.data?.length ?? 0) > 1 && (
          <Button variant="link" onClick={() => ask('others')}>
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      <Loaded
        state={state}
        texts={texts}
        skeleton={{ rows: 2, kind: 'two' }}
        onRetry={() => void store.sessions.refresh()}
      >
        {(sessions) => (
          <Settings>
            {sessions.slice(0, all ? sessions.length : SHOWN).map((session) => (
              <Setting
                key={session.id}
                icon={/android|ios/i.test(session.system) ? Smartphone : Monitor}
                name={
                  <>
                    <span>{deviceName(session)}</span>{' '}
                    {session.current && <Tag tone="success">{t('security.thisBrowser')}</Tag>}
                  </>
                }
                note={
                  <>
                    {session.ip !== '' && <span className="oms-security-ip">IP {session.ip}</span>}
                    <span>{t('security.lastUsed')}</span>{' '}
                    <Moment at={session.seenAt ?? session.createdAt} none="" />
                  </>
                }
                action={
                  !session.current && (
                    <Button
                      aria-label={t('security.endNamed', { device: deviceName(session) })}
                      onClick={() => ask(session)}
                    >
                      {t('security.end')}
                    </Button>
                  )
                }
              />
            ))}
            {!all && sessions.length > SHOWN && (
              <li>
                <Button variant="link" onClick={() => setAll(true)}>
                  {t('security.allSessions', { count: sessions.length })}
                </Button>
              </li>
            )}
          </Settings>
        )}
      </Loaded>
      <ConfirmDialog
        id="oms-sessions-confirm"
        open={asked !== null}
        danger
        title={
          asked === 'others'
            ? t('security.endOthersQuestion')
            : t('security.endQuestion', { device: asked ? deviceName(asked) : '' })
        }
        text={t('security.endText')}
        confirmLabel={t('security.end')}
        cancelLabel={t('action.cancel')}
        busy={ending.busy}
        error={ending.error ? errorText(ending.error) : undefined}
        onConfirm={() => void end()}
        onCancel={() => !ending.busy && ask(null)}
      />
    </Panel>
  );
}

/** So many at first: others are seldom looked for. */
const SHOWN = 5;

const IDLE = { busy: false, error: null };

import { securityStore } from '../../domain/security/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Panel } from '../../ui/page/Panel';
import { Setting, Settings } from '../../ui/page/Settings';
import { Status } from '../../ui/status/Status';
import { Moment } from '../../ui/text/Moment';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './security.css?sheet';
import { useDeviceName } from './use-device-name';

const WAYS = ['password', 'mail', 'sms', 'social'] as const;

/** Who has signed in as oneself lately, or has tried to. */
export function SignInsPanel() {
  useSheet(sheet);
  const store = useFeature(securityStore);
  const state = useStore(store.signIns.$state);
  const t = useT();
  const texts = useLoadedTexts('security.signIns', 'security.signInsFailed');
  const deviceName = useDeviceName();
  return (
    <Panel narrow id="oms-sign-ins" title={t('security.signIns')} note={t('security.lastLoginHint')}>
      <Loaded
        state={state}
        texts={texts}
        skeleton={{ rows: 4, kind: 'two' }}
        onRetry={() => void store.signIns.refresh()}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('security.noSignIns')} />
          ) : (
            <Settings>
              {rows.map((row) => {
                const way = WAYS.find((known) => known === row.way) ?? 'password';
                return (
                  <Setting
                    key={row.id}
                    name={<Moment at={row.at} none="" />}
                    note={
                      <>
                        <span>{t(`security.way.${way}`)}</span>
                        <span className="oms-security-detail">{deviceName(row)}</span>
                        {row.ip !== '' && <span className="oms-security-detail">IP {row.ip}</span>}
                      </>
                    }
                    action={
                      <Status kind={row.succeeded ? 'done' : 'failed'}>
                        {t(row.succeeded ? 'security.succeeded' : 'security.refused')}
                      </Status>
                    }
                  />
                );
              })}
            </Settings>
          )
        }
      </Loaded>
    </Panel>
  );
}

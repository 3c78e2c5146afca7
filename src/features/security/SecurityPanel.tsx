import { type ReactNode, useState } from 'react';
import type { Profile } from '../../domain/account/profile';
import type { SignInMethods } from '../../domain/security/api';
import { securityStore } from '../../domain/security/store';
import { useFeature } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useProfile } from '../../react/use-profile';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { Panel } from '../../ui/page/Panel';
import { Setting, Settings, SettingsState } from '../../ui/page/Settings';
import { Moment } from '../../ui/text/Moment';
import { Loaded } from '../../ui/view-states/Loaded';
import { RecoveryDialog } from './RecoveryDialog';
import { RemoveDialog } from './RemoveDialog';
import { SmsDialog } from './SmsDialog';
import { TotpDialog } from './TotpDialog';

export interface SecurityPanelProps {
  /** Leads to the change of the password. */
  change: ReactNode;
  /** Leads to the bound accounts; null where social login is not allowed. */
  bindings: ReactNode;
  /** The account is one's own, and not that of whom one acts as. */
  own: boolean;
}

/** How one signs in, and what can be done about it. */
export function SecurityPanel({ change, bindings, own }: SecurityPanelProps) {
  const t = useT();
  return (
    <Panel narrow id="oms-security" title={t('security.signIn')}>
      <Loaded {...useProfile()} skeleton={{ rows: 3 }}>
        {(data) => (
          <Settings>
            <PasswordRow data={data} change={change} />
            {own && <TwoStepRows />}
            {bindings !== null && (
              <Setting name={t('connections.title')} note={t('security.bindingsHint')} action={bindings} />
            )}
          </Settings>
        )}
      </Loaded>
    </Panel>
  );
}

function PasswordRow({ data, change }: Pick<SecurityPanelProps, 'change'> & { data: Profile }) {
  const t = useT();
  return (
    <Setting
      name={t('security.password')}
      note={
        <>
          {t('password.changedAt')} <Moment at={data.passwordChangedAt} none={t('password.never')} />
        </>
      }
      action={change}
    />
  );
}

/** The dialogs of the second steps. */
type Open = 'totp' | 'removeTotp' | 'recovery' | 'sms' | 'removeSms';

function TwoStepRows() {
  const store = useFeature(securityStore);
  const state = useStore(store.methods.$state);
  const texts = useLoadedTexts('security.signIn', 'security.methodsFailed');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const rows = (
    <Loaded
      state={state}
      texts={texts}
      skeleton={{ rows: 3, kind: 'two' }}
      onRetry={() => void store.methods.refresh()}
    >
      {(methods) => <Rows methods={methods} onOpen={setOpen} />}
    </Loaded>
  );
  return (
    <>
      {state.data === null ? <SettingsState>{rows}</SettingsState> : rows}
      {open === 'totp' && <TotpDialog onClose={close} />}
      {open === 'recovery' && <RecoveryDialog onClose={close} />}
      {open === 'sms' && <SmsDialog onClose={close} />}
      {open === 'removeTotp' && <RemoveDialog what="totp" onRemove={store.removeTotp} onClose={close} />}
      {open === 'removeSms' && <RemoveDialog what="sms" onRemove={store.removeSms} onClose={close} />}
    </>
  );
}

function Rows({ methods, onOpen }: { methods: SignInMethods; onOpen(open: Open): void }) {
  const t = useT();
  const { totpSince, sms, phone, phoneChecked, recoveryCodes } = methods;
  const on = (is: boolean) => (
    <Tag tone={is ? 'success' : 'neutral'}>{t(is ? 'security.on' : 'security.off')}</Tag>
  );
  return (
    <>
      <Setting
        name={
          <>
            {t('security.totp')} {on(totpSince !== null)}
          </>
        }
        note={
          totpSince === null ? (
            t('security.totpHint')
          ) : (
            <>
              {t('security.since')} <Moment at={totpSince} none="" />
            </>
          )
        }
        action={
          <Button
            aria-label={t(totpSince === null ? 'security.setUpTotp' : 'security.removeTotp')}
            onClick={() => onOpen(totpSince === null ? 'totp' : 'removeTotp')}
          >
            {t(totpSince === null ? 'security.setUp' : 'security.remove')}
          </Button>
        }
      />
      {totpSince !== null && (
        <Setting
          name={t('security.recovery')}
          note={t('security.recoveryLeft', { count: recoveryCodes })}
          action={<Button onClick={() => onOpen('recovery')}>{t('security.renew')}</Button>}
        />
      )}
      <Setting
        name={
          <>
            {t('security.sms')} {on(sms)}
          </>
        }
        note={
          phone === ''
            ? t('security.noPhone')
            : `${phone} ${t(phoneChecked ? 'security.phoneChecked' : 'security.smsHint')}`
        }
        action={
          phone !== '' && (
            <Button
              aria-label={t(sms ? 'security.removeSms' : 'security.setUpSms')}
              onClick={() => onOpen(sms ? 'removeSms' : 'sms')}
            >
              {t(sms ? 'security.remove' : 'security.setUp')}
            </Button>
          )
        }
      />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { loginStore } from '../../domain/login/store';
import type { LoginTab } from '../../domain/login/types';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { providerIcon, providerName } from '../../ui/providers/provider';
import { TabPanel, Tabs } from '../../ui/tabs/Tabs';
import { CodeForm } from './CodeForm';
import { LoginForm } from './LoginForm';

const TABS = ['password', 'code'] as const satisfies readonly LoginTab[];

export interface SignInWaysProps {
  /** Leads to a new password. */
  forgot: ReactNode;
}

/** The ways to begin a sign-in: by password, by a code, or by the account of a provider. The one that was used last is open. */
export function SignInWays({ forgot }: SignInWaysProps) {
  const store = useFeature(loginStore);
  const t = useT();
  const [tab, setTab] = useState(store.tab);
  return (
    <>
      <Tabs
        id="login-ways"
        start
        label={t('login.ways')}
        tabs={TABS.map((id) => ({ id, label: t(`login.way.${id}`) }))}
        selected={tab}
        onSelect={(id) => setTab(id === 'code' ? 'code' : 'password')}
      />
      {TABS.map((id) => (
        // Both stay: what was typed in one is there after a look at the other.
        <TabPanel key={id} tabs="login-ways" tab={id} hidden={id !== tab}>
          {id === 'code' ? <CodeForm /> : <LoginForm forgot={forgot} />}
        </TabPanel>
      ))}
      <Providers />
    </>
  );
}

function Providers() {
  const store = useFeature(loginStore);
  const t = useT();
  const providers = store.providers();
  if (providers.length === 0) return null;
  return (
    <div className="oms-login-others">
      <h2 className="oms-login-others-title">{t('login.others')}</h2>
      <ul className="oms-login-providers">
        {providers.map((provider) => (
          <li key={provider.id}>
            <ButtonLink
              wide
              icon={providerIcon(provider.id)}
              to={{ url: store.providerUrl(provider.id), target: '_self', source: 'login', id: null }}
            >
              {providerName(provider, t)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

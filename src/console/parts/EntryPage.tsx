import type { ReactNode } from 'react';
import { LanguageButton } from '../../features/language/LanguageButton';
import { EntryFrame } from '../../features/login/EntryFrame';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { AppLink } from './AppLink';
import { PageTitle } from './PageTitle';

export interface EntryPageProps {
  title: string;
  children: ReactNode;
}

/** A page beside the login page, which its foot leads back to. */
export function EntryPage({ title, children }: EntryPageProps) {
  const t = useT();
  return (
    <>
      <PageTitle page={title} />
      <EntryFrame
        language={<LanguageButton id="login-language" />}
        other={
          <>
            {t('login.hasAccount')} <ToLogin />
          </>
        }
        privacy={
          <AppLink route={paths.PRIVACY} variant="link">
            {t('login.privacy')}
          </AppLink>
        }
      >
        {children}
      </EntryFrame>
    </>
  );
}

const ToLogin = () => (
  <AppLink route={paths.LOGIN} variant="link">
    {useT()('login.submit')}
  </AppLink>
);

import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withoutVisit } from '../../domain/connections/visit';
import { loginStore } from '../../domain/login/store';
import { LanguageButton } from '../../features/language/LanguageButton';
import { LoginPage } from '../../features/login/LoginPage';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';

export default function LoginRoute() {
  const store = useFeature(loginStore);
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const t = useT();
  useEffect(() => {
    if (store.finishVisit(query)) setQuery(withoutVisit(query), { replace: true });
  }, [store, query, setQuery]);
  return (
    <>
      <PageTitle page={t('login.title')} />
      <LoginPage
        language={<LanguageButton id="login-language" />}
        forgot={
          <AppLink route={paths.RESET} variant="link">
            {t('login.forgot')}
          </AppLink>
        }
        other={
          <>
            {t('login.noAccount')}{' '}
            <AppLink route={paths.REGISTER} variant="link">
              {t('login.register')}
            </AppLink>
          </>
        }
        privacy={
          <AppLink route={paths.PRIVACY} variant="link">
            {t('login.privacy')}
          </AppLink>
        }
        openRoute={(path) => void navigate(path, { replace: true })}
      />
    </>
  );
}

import { useNavigate } from 'react-router';
import { LanguageButton } from '../../features/language/LanguageButton';
import { LoginPage } from '../../features/login/LoginPage';
import { useT } from '../../react/use-text';
import { PageTitle } from '../parts/PageTitle';

export default function LoginRoute() {
  const navigate = useNavigate();
  const t = useT();
  return (
    <>
      <PageTitle page={t('login.title')} />
      <LoginPage
        language={<LanguageButton id="login-language" />}
        openRoute={(path) => void navigate(path, { replace: true })}
      />
    </>
  );
}

import { profileStore } from '../domain/account/profile';
import { useFeature } from './shell-context';
import { useStore } from './use-store';
import { useT } from './use-text';

/** The profile of the user, loaded while the component is shown, in the form that `Loaded` takes. */
export function useProfile() {
  const { profile } = useFeature(profileStore);
  const t = useT();
  return {
    state: useStore(profile.$state),
    texts: {
      loading: t('data.loadingNamed', { name: t('profile.basics') }),
      failed: t('password.userFailed'),
      retry: t('action.retry'),
      details: t('error.details'),
    },
    onRetry: () => void profile.refresh(),
  };
}

import { loginStore } from '../../domain/login/store';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Status } from '../../ui/status/Status';

/** The state of the services; nothing until they have answered. */
export function Health() {
  const { data, error } = useStore(useFeature(loginStore).health.$state);
  const t = useT();
  if (data === null && error === null) return null;
  const up = data === true && error === null;
  return <Status kind={up ? 'done' : 'failed'}>{up ? t('login.health.up') : t('login.health.down')}</Status>;
}

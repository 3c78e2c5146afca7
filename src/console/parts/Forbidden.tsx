import Lock from 'lucide/dist/esm/icons/lock.mjs';
import * as paths from '../../page/addresses/console-paths';
import { useT } from '../../react/use-text';
import { Empty } from '../../ui/view-states/Empty';
import { AppLink } from './AppLink';

/** In the place of a page that the user may not open. */
export function Forbidden({ text }: { text: string }) {
  const t = useT();
  return (
    <div className="oms-console-card">
      <Empty
        icon={Lock}
        title={t('console.forbidden')}
        text={text}
        action={
          <AppLink route={paths.HOME} variant="primary">
            {t('console.toHome')}
          </AppLink>
        }
      />
    </div>
  );
}

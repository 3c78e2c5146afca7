import { homeStore } from '../../domain/home/store';
import { useFeature } from '../../react/shell-context';
import { useNow } from '../../react/use-now';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import { formatLocal } from '../../ui/text/format-local';

/** More would push the buttons out of the head. */
const SHOWN = 2;

/** The local times of the warehouses; nothing where no time zone is known. */
export function LocalTimes() {
  const { data } = useStore(useFeature(homeStore).warehouses.$state);
  const now = useNow(10_000);
  const locale = useLocale();
  const t = useT();
  if (!data || data.length === 0) return null;
  return (
    <ul className="oms-home-times" aria-label={t('home.times')}>
      {data.slice(0, SHOWN).map(({ id, title, timeZone }) => (
        <li key={id}>
          {title} · {formatLocal(now, { locale, timeZone })}
        </li>
      ))}
    </ul>
  );
}

import { useNow } from '../../react/use-now';
import { useLang } from '../../react/use-text';
import { Time } from './Time';

/** A time in full, or `none` in words where there is none. */
export function Moment({ at, none }: { at: string | null; none: string }) {
  const now = useNow();
  const locale = useLang();
  return at === null ? none : <Time at={at} now={now} locale={locale} look="exact" />;
}

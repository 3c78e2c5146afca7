import { useNow } from '../../react/use-now';
import { useLocale } from '../../react/use-text';
import { Time } from './Time';

/** A time in full, or the text `none` where it is null. */
export function Moment({ at, none }: { at: string | null; none: string }) {
  const now = useNow();
  const locale = useLocale();
  return at === null ? none : <Time at={at} now={now} locale={locale} look="exact" />;
}

import { useLocale, useT } from '../../react/use-text';

/** How often a row that says the same is in the list; nothing for once. */
export function Times({ count }: { count: number }) {
  const t = useT();
  const locale = useLocale();
  if (count < 2) return null;
  const number = new Intl.NumberFormat(locale).format(count);
  return (
    <>
      {' '}
      <span className="oms-home-times-of" aria-hidden="true">
        ×{number}
      </span>
      <span className="oms-sr">{t('home.sameRows', { number })}</span>
    </>
  );
}

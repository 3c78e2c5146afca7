import { useFigures } from '../../react/use-figures';
import { useT } from '../../react/use-text';

/** How often a row that says the same is in the list; nothing for once. */
export function Times({ count }: { count: number }) {
  const t = useT();
  const write = useFigures();
  if (count < 2) return null;
  const number = write(count);
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

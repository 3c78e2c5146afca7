import StarIcon from 'lucide/dist/esm/icons/star.mjs';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import sheet from './star.css?sheet';

export interface StarProps {
  label: string;
  on: boolean;
  /** Shown always; else on hover, on focus, and while it is set. */
  always: boolean;
  onStar(on: boolean): void;
}

/** Stars an entry, or takes its star away. */
export function Star({ label, on, always, onStar }: StarProps) {
  useSheet(sheet);
  const t = useT();
  return (
    <button
      type="button"
      className={cx('oms-star', on && 'oms-star-on', always && 'oms-star-always')}
      aria-pressed={on}
      aria-label={t('favourites.star', { title: label })}
      title={on ? t('favourites.remove') : t('favourites.add')}
      onClick={() => onStar(!on)}
    >
      <Icon icon={StarIcon} size={16} />
    </button>
  );
}

import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import sheet from './broken.css?sheet';

/** In place of content that cannot be rendered: says so, and offers a way on. */
export function Broken({ onRetry }: { onRetry(): void }) {
  useSheet(sheet);
  const t = useT();
  return (
    <div className="oms-broken" role="alert">
      <span>{t('part.broken')}</span>
      <PlainButton size="s" onClick={onRetry}>
        {t('action.retry')}
      </PlainButton>
    </div>
  );
}

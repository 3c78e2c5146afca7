import type { textsOf } from './texts';

/** Stands where orders will: they are being loaded, or could not be. */
export function Pending({
  t,
  failed,
  onRetry,
}: {
  t: ReturnType<typeof textsOf>;
  failed: boolean;
  onRetry(): void;
}) {
  if (!failed) return <p role="status">{t.loading}</p>;
  return (
    <p role="alert">
      {t.failed}{' '}
      <button type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </p>
  );
}

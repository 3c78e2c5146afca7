import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import { accountStore } from '../../domain/account/store';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Strip } from '../../ui/strip/Strip';

/** Says on every page, for as long as it is so, that the person acts as somebody else, and leads back. */
export function ActingStrip() {
  const { session } = useShell();
  const { user } = useStore(session.$state);
  return user?.actor ? <Acting key={user.id} name={user.name} /> : null;
}

function Acting({ name }: { name: string }) {
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(accountStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShellError | null>(null);
  const goBack = async () => {
    setBusy(true);
    const error = await store.goBack();
    // A new document replaces the page after a success.
    setBusy(error === null);
    setFailure(error);
  };
  const text = failure
    ? t('account.backFailed', { name, reason: errorText(failure) })
    : t('account.actingAs', { name });
  return (
    <Strip text={text} place="bottom" tone="warning">
      <Button size="s" busy={busy} onClick={() => void goBack()}>
        {t('account.back')}
      </Button>
    </Strip>
  );
}

import UserRoundCog from 'lucide/dist/esm/icons/user-round-cog.mjs';
import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import type { User } from '../../core/session/types';
import { accountStore } from '../../domain/account/store';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';
import { Empty } from '../../ui/view-states/Empty';

/** Id of the sentence that says why something is not to be had. */
export const ACTING_NOTE = 'oms-acting-note';

/** Shows who the user acts as; null where the user acts as nobody else. */
export function useActing(): User | null {
  const { user } = useStore(useShell().session.$state);
  return user?.actor ? user : null;
}

function useGoBack() {
  const store = useFeature(accountStore);
  const [error, setError] = useState<ShellError | null>(null);
  return { error, goBack: () => void store.goBack().then(setError) };
}

export interface ActingFaceProps {
  user: User;
  /** Why there is nothing else here. */
  text: string;
}

/** In the place of a page that is for oneself alone. */
export function ActingFace({ user, text }: ActingFaceProps) {
  const t = useT();
  const errorText = useErrorText();
  const { error, goBack } = useGoBack();
  return (
    <div className="oms-console-card">
      <Empty
        icon={UserRoundCog}
        title={t('account.actingAs', { name: user.name })}
        text={error ? errorText(error) : text}
        action={
          <Button variant="primary" onClick={goBack}>
            {t('account.back')}
          </Button>
        }
      />
    </div>
  );
}

/** Above a page whose changes are for oneself alone. */
export function ActingNote() {
  const t = useT();
  const errorText = useErrorText();
  const { error, goBack } = useGoBack();
  return (
    <Alert
      tone={error ? 'danger' : 'info'}
      action={
        <Button variant="link" onClick={goBack}>
          {t('account.back')}
        </Button>
      }
    >
      <span id={ACTING_NOTE}>{t('actAs.locked')}</span> {error && <span>{errorText(error)}</span>}
    </Alert>
  );
}

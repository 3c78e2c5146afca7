import { useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import type { Organisation } from '../../core/session/organisation';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Strip } from '../../ui/strip/Strip';

/** Says by itself that the organisation is no longer available, or that another tab is in another one. */
export function OrganisationStrip() {
  const { organisations } = useShell();
  const lost = useStore(organisations.$lost);
  const there = useStore(organisations.$elsewhere);
  if (lost) return <Lost lost={lost} />;
  return there ? <Elsewhere key={there.id} there={there} /> : null;
}

function Lost({ lost }: { lost: Organisation }) {
  const t = useT();
  const { organisations } = useShell();
  const here = useStore(organisations.$current);
  // Of one that was in the cookie of the last visit only the id is known.
  const name = lost.name === lost.id ? t('org.id', { id: lost.id }) : lost.name;
  return (
    <Strip
      text={
        here && here.id !== lost.id ? t('org.lost', { name, here: here.name }) : t('org.lostOwn', { name })
      }
    >
      <Button size="s" onClick={organisations.dismissLost}>
        {t('org.lostNoted')}
      </Button>
    </Strip>
  );
}

function Elsewhere({ there }: { there: Organisation }) {
  const t = useT();
  const errorText = useErrorText();
  const { organisations } = useShell();
  const here = useStore(organisations.$current);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ShellError | null>(null);
  const follow = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await organisations.switchTo(there);
    } catch (error) {
      setFailure(toShellError(error));
    } finally {
      setBusy(false);
    }
  };
  const text = failure
    ? t('org.failed', { reason: errorText(failure) })
    : t('org.elsewhere', { there: there.name, here: here?.name ?? '' });
  return (
    <Strip text={text}>
      <Button size="s" variant="primary" busy={busy} onClick={() => void follow()}>
        {t('org.elsewhereSwitch')}
      </Button>
      <Button size="s" onClick={organisations.dismissElsewhere}>
        {t('org.elsewhereStay')}
      </Button>
    </Strip>
  );
}

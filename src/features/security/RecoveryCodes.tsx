import Download from 'lucide/dist/esm/icons/download.mjs';
import { useShell } from '../../react/shell-context';
import { useCopy } from '../../react/use-copy';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Alert } from '../../ui/view-states/Alert';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { platform, events } = useShell();
  const copy = useCopy();
  const t = useT();
  const text = codes.join('\n');
  const save = () => {
    const file = new Blob([`${t('security.recoveryFile')}\n\n${text}\n`], { type: 'text/plain' });
    platform
      .saveFile(file, 'oms-recovery-codes.txt')
      .catch((error: unknown) => events.error('part', String(error), 'security'));
  };
  return (
    <>
      <Alert tone="warning">{t('security.recoveryOnce')}</Alert>
      <ul className="oms-security-codes" aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="oms-security-code-actions">
        <Button onClick={() => void copy(text)}>{t('copy.button')}</Button>
        <Button icon={Download} onClick={save}>
          {t('security.download')}
        </Button>
      </div>
    </>
  );
}

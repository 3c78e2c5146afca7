import { useShell } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { Button } from '../button/Button';
import { formatStamp } from '../text/format-time';
import { Alert } from '../view-states/Alert';
import type { FormConflict } from './conflict';

export interface ConflictNoteProps {
  conflict: FormConflict;
  /** What people read at a field. */
  labelOf(name: string): string;
}

/** Says who has changed the record meanwhile and what differs, and leads on without the loss of what was typed. */
export function ConflictNote({ conflict, labelOf }: ConflictNoteProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useShell().platform;
  const { by, at, differences, keepMine } = conflict;
  const moment = Date.parse(at);
  const time = Number.isNaN(moment) ? '' : formatStamp(moment, { now: clock.now(), locale });
  const fields = differences.map(({ name, both }) => ({ name, both, label: labelOf(name) }));
  return (
    <Alert
      tone="warning"
      action={
        <Button size="s" onClick={keepMine}>
          {t('conflict.keepMine')}
        </Button>
      }
    >
      <p>
        {by === '' ? t('conflict.somebody') : t(time === '' ? 'conflict.by' : 'conflict.byAt', { by, time })}
      </p>
      {fields.length > 0 && (
        <ul className="oms-form-differences" aria-label={t('conflict.fields')}>
          {fields.map(({ name, both, label }) => (
            <li key={name}>
              <span>{label}</span> {both && <span>{t('conflict.both')}</span>}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

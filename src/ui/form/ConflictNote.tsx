import { momentOf } from '../../core/time/read-time';
import { useShell } from '../../react/shell-context';
import { useDoer } from '../../react/use-doer';
import { useStore } from '../../react/use-store';
import { useLocale, useT, useWriting } from '../../react/use-text';
import { Button } from '../button/Button';
import { formatStamp } from '../text/format-time';
import { Alert } from '../view-states/Alert';
import type { FormConflict } from './conflict';
import type { ShownValues } from './shown-values';

export interface ConflictNoteProps {
  conflict: FormConflict;
  /** What people read at fields. */
  labelsOf(names: readonly string[]): readonly string[];
  shown: ShownValues;
}

/** Says who has changed the record meanwhile and what differs, and leads on without the loss of what was typed. */
export function ConflictNote({ conflict, labelsOf, shown }: ConflictNoteProps) {
  const t = useT();
  const locale = useLocale();
  const { platform, config } = useShell();
  const { at, keepMine } = conflict;
  const by = useDoer()(conflict.by, conflict.actor);
  const moment = momentOf(at, config.serviceTimeZone);
  const time = Number.isNaN(moment) ? '' : formatStamp(moment, { now: platform.clock.now(), locale });
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
      {conflict.differences.length > 0 && (
        <Differences conflict={conflict} labelsOf={labelsOf} shown={shown} />
      )}
    </Alert>
  );
}

/** Both values of each field that differs, as the field shows them. */
function Differences({ conflict: { differences }, labelsOf, shown }: ConflictNoteProps) {
  const t = useT();
  const { joining } = useWriting();
  useStore(shown.$told);
  const labels = labelsOf(differences.map(({ name }) => name));
  const value = (name: string, of: unknown) => {
    const words = shown.of(name, of).join(joining.items);
    return words === '' ? (
      <span className="oms-form-empty">{t('conflict.empty')}</span>
    ) : (
      <span className="oms-form-value">{words}</span>
    );
  };
  return (
    <table className="oms-form-differences">
      <caption>{t('conflict.fields')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
          <th scope="col">{t('conflict.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, both, mine, theirs }, at) => (
          <tr key={name}>
            <th scope="row">{labels[at]}</th>
            <td>{value(name, theirs)}</td>
            <td>
              {value(name, mine)} {both && <span className="oms-form-both">{t('conflict.both')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

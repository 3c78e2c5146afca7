import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextArea } from '../../ui/form/TextArea';
import { Alert } from '../../ui/view-states/Alert';
import type { Bulk } from './use-bulk';

/** The longest reason, where the action does not say another. */
const LIMIT = 200;

/** Asks before an action on several rows, with their count. What was written stays after a failure. */
export function BulkDialog({ id, bulk }: { id: string; bulk: Bulk }) {
  const t = useT();
  const locale = useLocale();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { asked, busy, error } = bulk;
  if (!asked) return null;
  const { action, count } = asked;
  const written = new Intl.NumberFormat(locale).format(count);
  const limit = action.reason?.limit ?? LIMIT;
  const wrong = !action.reason
    ? undefined
    : reason.trim() === ''
      ? t('rule.required')
      : [...reason].length > limit
        ? t('rule.tooLong', { max: limit })
        : undefined;
  const confirm = () => {
    setChecked(true);
    if (!wrong) void bulk.confirm(reason.trim());
  };
  const danger = action.danger ?? false;
  return (
    <Dialog
      id={id}
      open
      title={t('table.confirm', { action: action.label, count: written })}
      role="alertdialog"
      size={action.reason ? 'middle' : 'small'}
      onClose={bulk.cancel}
      foot={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
            {action.label}
          </Button>
          <Button
            variant={danger ? 'secondary' : 'quiet'}
            onClick={bulk.cancel}
            {...(!action.reason && { 'data-autofocus': '' })}
          >
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <p className={action.reason && 'oms-table-ask'}>{t('table.confirmText', { count: written })}</p>
      {action.reason && (
        <TextArea
          id={`${id}-reason`}
          label={action.reason.label}
          value={reason}
          limit={limit}
          error={checked ? wrong : undefined}
          onChange={setReason}
          data-autofocus=""
        />
      )}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
    </Dialog>
  );
}

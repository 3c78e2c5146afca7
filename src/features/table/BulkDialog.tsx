import { useState } from 'react';
import { fieldErrors } from '../../core/request/field-errors';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { controlProps, Field } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { Alert } from '../../ui/view-states/Alert';
import type { Asked, Bulk } from './use-bulk';

/** The longest text, where the action does not say another. */
const LIMIT = 200;

interface BulkDialogProps {
  id: string;
  bulk: Bulk;
  asked: Asked;
}

/** Asks before an action on rows, with their count. What was given stays after a failure. */
export function BulkDialog({ id, bulk, asked }: BulkDialogProps) {
  const t = useT();
  const locale = useLocale();
  const errorText = useErrorText();
  const [value, setValue] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error } = bulk;
  const { action, count } = asked;
  const { input, danger = false } = action;
  const shown = new Intl.NumberFormat(locale).format(count);
  const limit = input?.limit ?? LIMIT;
  const wrong = !input
    ? undefined
    : value.trim() === ''
      ? t('rule.requiredNamed', { name: input.label })
      : [...value].length > limit
        ? t('rule.tooLong', { max: limit })
        : undefined;
  const refused = input && error ? fieldErrors(error).get(input.field) : undefined;
  const field = {
    id: `${id}-input`,
    label: input?.label ?? '',
    error: (checked ? wrong : undefined) ?? refused,
  };
  const confirm = () => {
    setChecked(true);
    if (!wrong) void bulk.confirm(value.trim());
  };
  const change = (next: string | null) => {
    setValue(next ?? '');
    bulk.clearError();
  };
  return (
    <Dialog
      id={id}
      open
      title={t('table.confirm', { action: action.label, count, shown })}
      role="alertdialog"
      size={input ? 'middle' : 'small'}
      onClose={bulk.cancel}
      foot={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={confirm}>
            {action.label}
          </Button>
          <Button
            variant={danger ? 'secondary' : 'quiet'}
            onClick={bulk.cancel}
            {...(!input && { 'data-autofocus': '' })}
          >
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <p className={input && 'oms-table-ask'}>{t('table.confirmText', { count, shown })}</p>
      {input?.control ? (
        <Field {...field}>{input.control({ ...controlProps(field), value, onChange: change })}</Field>
      ) : (
        input && <TextArea {...field} value={value} limit={limit} onChange={change} data-autofocus="" />
      )}
      {error && refused === undefined && <Alert tone="danger">{errorText(error)}</Alert>}
    </Dialog>
  );
}

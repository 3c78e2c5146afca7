import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Form, type FormProps } from '../../ui/form/Form';
import { Alert } from '../../ui/view-states/Alert';

export interface EntityFormProps extends Pick<FormProps, 'id' | 'form'> {
  /** Holds for all organisations, and the user may not change it. */
  locked: boolean;
  /** Behind the main button. */
  actions: ReactNode;
  /** Gets the name that was saved. */
  onSaved(name: string): void;
  children: ReactNode;
}

/** The form of a template or a rule; a locked one can be read. */
export function EntityForm({ id, form, locked, actions, onSaved, children }: EntityFormProps) {
  const t = useT();
  return (
    <Form
      id={id}
      form={form}
      submitLabel={locked ? undefined : t('reminders.save')}
      keepFoot
      actions={actions}
      onDone={() => onSaved(String(form.values().name))}
    >
      {locked && <Alert tone="info">{t('reminders.shared')}</Alert>}
      <fieldset className="oms-reminders-fields" disabled={locked}>
        {children}
      </fieldset>
    </Form>
  );
}

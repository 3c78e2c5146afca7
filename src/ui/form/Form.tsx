import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { reveal } from '../../core/platform/reveal';
import { showMessage } from '../../core/show-message';
import { issueTextElsewhere, readIssue } from '../../domain/rules/issue';
import { isComposing } from '../../page/keyboard/composing';
import { FIELDS } from '../../page/keyboard/fields';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useErrorText } from '../../react/use-text';
import { Button } from '../button/Button';
import { cx } from '../class-names';
import { Alert } from '../view-states/Alert';
import { ConflictNote } from './ConflictNote';
import { fieldLabels } from './field-labels';
import formSheet from './form.css?sheet';
import { FormContext } from './form-context';
import { createShownValues } from './shown-values';
import type { FormHandle } from './use-form';

export interface FormProps {
  /** From `useForm`. */
  // biome-ignore lint/suspicious/noExplicitAny: a handle of any values; those of `set` cannot vary otherwise
  form: FormHandle<any>;
  /** Words of the main button; without them the form has no foot, as where its dialog has one. */
  submitLabel?: string | undefined;
  /** Behind the main button, such as "Cancel". */
  actions?: ReactNode;
  /** Size of the main button. Default m. */
  size?: 's' | 'm' | 'l' | undefined;
  /** The main button takes the whole width. */
  wide?: boolean | undefined;
  /** The foot stays in sight at the lower edge of the window, for a form that is longer. Default false. */
  keepFoot?: boolean | undefined;
  /** Id of the `<form>`, and the beginning of those of its controls: `{id}-{name}`. */
  id?: string | undefined;
  className?: string | undefined;
  /** For the styles of the page around the shadow root. */
  part?: string | undefined;
  /** Shown in the place of the service's error above the foot; null for nothing. */
  refusal?: ReactNode;
  /** Called after each submit that succeeded. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A form and its foot. A submit that fields are at fault for is told by a toast, and the first of them gets the focus;
 * a refusal that belongs to no field stands above the foot (docs/behaviour.md#forms).
 */
export function Form(props: FormProps) {
  const { form, submitLabel, actions, className, refusal, onDone, children } = props;
  const own = `oms-form${useId().replace(/\W/g, '-')}`;
  const { id = own } = props;
  useSheet(formSheet);
  const element = useRef<HTMLFormElement>(null);
  const errorText = useErrorText();
  const [shown] = useState(createShownValues);
  const context = useMemo(() => ({ form, id, shown }), [form, id, shown]);
  useFaults(form, element, id);

  return (
    <FormContext value={context}>
      <form
        ref={element}
        id={id}
        className={cx('oms-form', className)}
        part={props.part}
        noValidate
        aria-busy={form.busy}
        onKeyDown={submitByKeys}
        onKeyUp={({ key, target }) => {
          // Of a text area that gets the focus a browser shows the caret alone, which the foot may cover.
          if (props.keepFoot && key === 'Tab') reveal(target as Element);
        }}
        onSubmit={(event) => void form.submit(event).then((done) => done && onDone?.())}
      >
        {children}
        {form.error && !form.atFields && refusal !== null && (
          <div className="oms-form-refusal">
            {form.conflict ? (
              <ConflictNote
                conflict={form.conflict}
                labelsOf={(names) => fieldLabels(element.current, names, id)}
                shown={shown}
              />
            ) : (
              (refusal ?? <Alert tone="danger">{errorText(form.error)}</Alert>)
            )}
          </div>
        )}
        {submitLabel !== undefined && (
          <div className={cx('oms-form-foot', props.keepFoot && 'oms-form-foot-kept')}>
            <Button type="submit" variant="primary" size={props.size} wide={props.wide} busy={form.busy}>
              {submitLabel}
            </Button>
            {actions}
          </div>
        )}
      </form>
    </FormContext>
  );
}

/** Ctrl or ⌘ with Enter sends a form from any field, also from one in which Enter begins a line. */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, repeat, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || event.defaultPrevented) return;
  if (isComposing(nativeEvent) || !(target as Element).matches(FIELDS)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

/** After a submit that failed: the toast, and the focus on the first field at fault. */
function useFaults(form: FormHandle, element: { current: HTMLFormElement | null }, id: string): void {
  const shell = useShell();
  const told = useRef(form.refused);
  const { refused, fault } = form;
  useEffect(() => {
    if (told.current === refused) return;
    told.current = refused;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    // The form may be longer than its dialog.
    reveal(element.current?.querySelector('.oms-form-refusal'));
    if (fault === null) return;
    const issue = readIssue(fault);
    const [name = ''] = first ? fieldLabels(element.current, [first.id.slice(id.length + 1)], id) : [];
    const title = () =>
      issue ? issueTextElsewhere(shell.i18n.t, shell.i18n.language().locale, issue, name) : fault;
    void showMessage(shell, { tone: 'warning', title }, 'form');
  }, [refused, fault, element, id, shell]);
}

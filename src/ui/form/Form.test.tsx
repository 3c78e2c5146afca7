// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { fakePlatform } from '../../../tests/support/fake-platform';
import type { Message } from '../../core/commands';
import { readConfig } from '../../core/config/read';
import { ShellError } from '../../core/errors';
import { languageOf } from '../../core/i18n/lang';
import type { Once } from '../../core/request/submission';
import { fields, optional } from '../../domain/rules/fields';
import { number, text } from '../../domain/rules/rules';
import { unsavedStore } from '../../domain/unsaved/store';
import { ShellProvider } from '../../react/shell-context';
import { createShell } from '../../shell/shell';
import { Form } from './Form';
import { FormDialog } from './FormDialog';
import { Controlled, FormNumberField, FormTextArea, FormTextField } from './fields';
import { type FormHandle, useForm } from './use-form';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let end = async () => {};
afterEach(() => end());

const schema = fields({ name: text(5), weight: number({ min: 1 }), area: text(), note: optional(text(9)) });
const FILLED = { name: 'Box', weight: '2.5', area: 'A1', note: '' };
const EMPTY = { name: '', weight: '', area: '', note: '' };

/** A form with every kind of field, whose service answers as `save` does. */
async function show(
  save: (values: unknown, once: Once) => Promise<unknown>,
  defaults = FILLED,
  inDialog = false,
  amend?: (values: unknown, made: unknown, once: Once) => Promise<unknown>,
) {
  const hosts = { userCentre: 'http://uc.test', console: 'http://console.test' };
  const { config } = readConfig([{ hosts }], 'http://console.test');
  const shell = createShell(config, fakePlatform(), { wanted: 'en', language: languageOf('en'), texts: en });
  const messages: Message[] = [];
  shell.commands.provide('showMessage', async (message) => void messages.push(message));
  const questions: unknown[] = [];
  let leaves = false;
  shell.commands.provide('confirm', async (question) => {
    questions.push(question);
    return leaves;
  });
  const drafts: unknown[] = [];
  let form: FormHandle | undefined;
  function Page() {
    const [open, setOpen] = useState(true);
    const made = useForm({
      schema,
      defaults,
      onSubmit: save,
      amend,
      onChange: (values) => drafts.push(values),
    });
    form = made as FormHandle;
    const content = (
      <>
        <FormTextField name="name" label="Name" />
        <FormNumberField name="weight" label="Weight" />
        <Controlled name="area" label="Area">
          {({ value, onChange, ...control }) => (
            <button type="button" {...control} onClick={() => onChange('B2')}>
              {String(value)}
            </button>
          )}
        </Controlled>
        <FormTextArea name="note" label="Note" />
      </>
    );
    if (!open) return <p>closed</p>;
    if (!inDialog)
      return (
        <Form form={made} submitLabel="Save">
          {content}
        </Form>
      );
    return (
      <FormDialog title="Box" form={made} submitLabel="Save" width={520} onClose={() => setOpen(false)}>
        {content}
      </FormDialog>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  end = async () => {
    await act(async () => root.unmount());
    shell.destroy();
    host.remove();
  };
  await act(async () =>
    root.render(
      <ShellProvider shell={shell}>
        <Page />
      </ShellProvider>,
    ),
  );
  /** The control that a label names. */
  const control = (label: string) => {
    const found = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const target = host.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`);
    if (!target) throw new Error(`no field ${label}`);
    return target;
  };
  return {
    host,
    shell,
    messages,
    drafts,
    questions,
    control,
    form: () => form as FormHandle,
    agree: () => {
      leaves = true;
    },
    type: (name: string, value: unknown) => act(async () => form?.set(name, value)),
    submit: () => act(async () => void (await form?.submit())),
    /** What is said of a field, as a screen reader says it. */
    said(label: string) {
      const id = control(label).getAttribute('aria-describedby');
      return id === null ? null : (host.querySelector(`[id="${id}"]`)?.textContent ?? null);
    },
  };
}

const refusal = (errors: Record<string, string>) =>
  new ShellError({
    kind: 'reply',
    code: '10040',
    messageKey: 'error.unexpected',
    serverMessage: 'Some fields are not right',
    body: { code: 10040, data: { errors } },
  });

test('a draft is told of each change, but not of what counts as saved', async () => {
  const { drafts, type, form } = await show(async () => {});
  await type('name', 'Box 2');
  expect(drafts).toEqual([{ ...FILLED, name: 'Box 2' }]);
  await act(async () => form().reset());
  await act(async () => form().discard());
  expect(drafts).toHaveLength(1);
});

test('every field is required unless it says otherwise; the first gets the focus and a warning comes', async () => {
  const sent: unknown[] = [];
  const { submit, said, control, messages, host } = await show(async (values) => sent.push(values), EMPTY);
  await submit();
  for (const name of ['Name', 'Weight', 'Area']) {
    expect(said(name)).toBe(`${name} cannot be empty, please fill in`);
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
  }
  expect(said('Note')).toBeNull();
  expect(host.textContent).toContain('Optional');
  expect(document.activeElement).toBe(control('Name'));
  expect(messages.map(({ tone, title }) => [tone, title()])).toEqual([
    ['warning', 'Name cannot be empty, please fill in'],
  ]);
  expect(sent).toEqual([]);
});

test('sends what the rules make of the values, once, and counts them as saved', async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  const { form, type } = await show((values) => {
    sent.push(values);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  await type('name', 'Case');
  expect(form().dirty).toBe(true);
  let results: Promise<boolean>[] = [];
  await act(async () => {
    results = [form().submit(), form().submit()];
  });
  expect(form().busy).toBe(true);
  await act(async () => answer());
  expect(await Promise.all(results)).toEqual([true, false]);
  expect(sent).toEqual([{ name: 'Case', weight: 2.5, area: 'A1' }]);
  expect(form()).toMatchObject({ busy: false, dirty: false });
});

test('every press of a filled-in form has one key, until it is saved or started again', async () => {
  const keys: string[] = [];
  let cut = true;
  const { type, submit, form } = await show((_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return cut ? Promise.reject(new Error('cut')) : Promise.resolve();
  });
  await submit();
  await type('name', 'Box 2');
  await submit();
  await act(async () => form().discard());
  await submit();
  cut = false;
  await submit();
  await submit();
  const [first, second, discarded, saved, next] = keys;
  expect([second, saved]).toEqual([first, discarded]);
  expect(new Set([first, discarded, next]).size).toBe(3);
});

test('what was typed after a press whose reply was lost is sent as a change of what that press has made', async () => {
  const sent: unknown[] = [];
  const changes: unknown[] = [];
  const carriedOut = new ShellError({
    kind: 'reply',
    code: '10048',
    messageKey: 'error.unexpected',
    body: { data: { id: '7' } },
  });
  const { type, submit, form } = await show(
    async (values, { idempotencyKey }) => {
      sent.push([values, idempotencyKey]);
      throw sent.length === 1 ? new Error('cut') : carriedOut;
    },
    FILLED,
    false,
    async (...change) => void changes.push(change),
  );
  await submit();
  await type('name', 'Case');
  await submit();
  const [[, first], [, second]] = sent as [[unknown, string], [unknown, string]];
  expect(second).toBe(first);
  const [[values, made, once]] = changes as [[unknown, unknown, Once]];
  expect([values, made]).toEqual([{ name: 'Case', weight: 2.5, area: 'A1' }, { id: '7' }]);
  expect(once.idempotencyKey).not.toBe(first);
  expect(form()).toMatchObject({ dirty: false, error: null });
});

test('what the service says of fields stands at them; the rest above the foot; what was typed stays', async () => {
  let errors: Record<string, string> = { weight: 'Too heavy for this carrier' };
  const { submit, said, control, host, type, form } = await show(async () => {
    throw refusal(errors);
  });
  await type('name', 'Case');
  await submit();
  expect(said('Weight')).toBe('Too heavy for this carrier');
  expect(document.activeElement).toBe(control('Weight'));
  expect(host.textContent).not.toContain('Some fields are not right');
  expect(form().values()).toMatchObject({ name: 'Case' });
  errors = { unknown: 'x' };
  await submit();
  expect(host.querySelector('.oms-form-refusal [role="alert"]')?.textContent).toContain(
    'Some fields are not right',
  );
});

test('a move of the shell waits for the answer while something is unsaved', async () => {
  const { shell, type, questions, agree } = await show(async () => {});
  const move = { url: 'http://console.test/home', target: '_self', source: 'test', id: null } as const;
  const moves: string[] = [];
  shell.events.on('oms-navigate', (event) => {
    event.preventDefault();
    moves.push(event.detail.url);
  });
  shell.navigation.goTo(move);
  expect(moves).toHaveLength(1);
  await type('name', 'Case');
  await act(async () => void shell.navigation.goTo(move));
  expect(moves).toHaveLength(1);
  // Its words come with the texts of popups.
  await expect
    .poll(() => questions)
    .toMatchObject([{ text: 'Your changes may not be saved.', danger: true }]);
  expect(shell.use(unsavedStore).dirty()).toBe(true);
  await act(async () => agree());
  await act(async () => void shell.navigation.goTo(move));
  expect(moves).toHaveLength(2);
});

test('a dialog asks before it loses changes, and closes with a success', async () => {
  const { host, type } = await show(async () => {}, FILLED, true);
  const button = (name: string) =>
    [...host.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  await type('name', 'Case');
  await act(async () => button('Cancel')[0]?.click());
  expect(host.querySelector('[role="alertdialog"]')?.textContent).toContain('Your changes may not be saved.');
  await act(async () => button('Cancel').at(-1)?.click());
  expect(host.textContent).not.toContain('closed');
  await act(async () => host.querySelector('form')?.requestSubmit());
  expect(host.textContent).toBe('closed');
});

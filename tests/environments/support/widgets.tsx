import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import {
  DataTable,
  Form,
  fields,
  rules,
  Select,
  ShellProvider,
  TextField,
  Uploader,
  useForm,
} from '../../../src/public-react/index';
import { byRole, gone } from './roles';
import { choose, press, type } from './user';

const show = (content: ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<ShellProvider>{content}</ShellProvider>);
  onTestFinished(() => root.unmount());
};

function City() {
  const [city, setCity] = useState<string | null>(null);
  const options = ['Bremen', 'Hamburg'].map((label) => ({ value: label.toLowerCase(), label }));
  return <Select label="City" value={city} onChange={setCity} options={options} />;
}

function Parcel({ onSubmit }: { onSubmit(values: object): Promise<void> }) {
  const form = useForm({ schema: fields({ name: rules.text(40) }), defaults: { name: '' }, onSubmit });
  return (
    <Form form={form} submitLabel="Save">
      <TextField name="name" label="Name" />
    </Form>
  );
}

/** The browser's own field, which nobody sees: the button passes its press on to it. */
function fileFieldBeside(button: HTMLElement): HTMLInputElement {
  const field = (button.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('no field for files');
  return field;
}

/** What the widgets for React do for a host's tests, in whichever environment these run. */
export function widgetsWork(): void {
  test('a table shows the rows of its service', async () => {
    const columns = [{ key: 'orderNo', title: 'Order', sort: true }] as const;
    show(<DataTable label="Orders" source={{ path: '/api/v1/Order/findByPage' }} columns={columns} />);
    await byRole('cell', 'SO-7');
  });

  test('a select offers its options and takes one', async () => {
    show(<City />);
    press(await byRole('combobox', 'City'));
    press(await byRole('option', 'Hamburg'));
    await gone('option', 'Hamburg');
    const city = await byRole('combobox', 'City');
    await expect.poll(() => city.textContent).toBe('Hamburg');
  });

  test('a form names what is missing, and submits what was typed', async () => {
    const sent: object[] = [];
    show(<Parcel onSubmit={async (values) => void sent.push(values)} />);
    const save = await byRole('button', 'Save');
    press(save);
    const field = await byRole('textbox', 'Name');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    type(field, 'Box');
    press(save);
    await expect.poll(() => sent).toEqual([{ name: 'Box' }]);
  });

  test('an uploader lists the files that were chosen', async () => {
    show(<Uploader label="Add files" multiple />);
    choose(fileFieldBeside(await byRole('button', 'Add files')), [new File(['…'], 'label.png')]);
    await byRole('button', 'Remove label.png');
  });
}

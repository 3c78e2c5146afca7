// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byRole, click, renderer } from '../test-render';
import { SearchField } from './SearchField';

const told = vi.fn();
function Field() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search"
      clearLabel="Clear"
      value={value}
      onChange={(next) => {
        told(next);
        setValue(next);
      }}
    />
  );
}

let view: ReturnType<typeof renderer>;
beforeEach(() => {
  told.mockReset();
  view = renderer();
  view.render(<Field />);
});
afterEach(() => view.unmount());

const field = () => document.querySelector('input') as HTMLInputElement;
/** Puts letters into the field as a browser does, past React's own setter. */
function type(value: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const composition = (name: string) =>
  act(() => field().dispatchEvent(new Event(`composition${name}`, { bubbles: true })));

test('letters of an input method are shown and told to nobody until they are words', async () => {
  await composition('start');
  type('h');
  type('hai');
  expect(field().value).toBe('hai');
  expect(told).not.toHaveBeenCalled();
  type('海');
  await composition('end');
  expect(told.mock.calls).toEqual([['海']]);
  expect(field().value).toBe('海');
  type('海岚');
  expect(told).toHaveBeenLastCalledWith('海岚');
});

test('emptied by its button it has the focus, which would go with the button', () => {
  type('hai');
  const button = byRole('button', 'Clear');
  button.focus();
  click(button);
  expect(told).toHaveBeenLastCalledWith('');
  expect(document.activeElement).toBe(field());
});

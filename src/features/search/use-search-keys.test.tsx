// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderer } from '../../ui/test-render';
import { useSearchKeys } from './use-search-keys';

const focus = vi.fn();
function Bar({ enabled = true }: { enabled?: boolean }) {
  useSearchKeys(focus, enabled);
  return null;
}

let view: ReturnType<typeof renderer>;
beforeEach(() => {
  focus.mockReset();
  view = renderer();
  view.render(<Bar />);
});
afterEach(() => {
  view.unmount();
  document.body.replaceChildren();
});

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  on.dispatchEvent(event);
  return event;
}
const place = <E extends Element>(element: E): E => document.body.appendChild(element);
const inRoot = (mode: ShadowRootMode) => {
  const host = place(document.createElement(mode === 'open' ? 'div' : 'x-field'));
  return { host, field: host.attachShadow({ mode }).appendChild(document.createElement('input')) };
};

test.each([
  ['/', {}],
  ['/', { shiftKey: true }],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('%s %j leads to the search', (key, more) => {
  expect(press(key, document.body, more).defaultPrevented).toBe(true);
  expect(focus).toHaveBeenCalledOnce();
});

test.each([
  ['/', { altKey: true }],
  ['/', { ctrlKey: true }],
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { isComposing: true }],
])('%s %j does not', (key, more) => {
  expect(press(key, document.body, more).defaultPrevented).toBe(false);
  expect(focus).not.toHaveBeenCalled();
});

test('a slash belongs to whoever types', () => {
  const textbox = place(document.createElement('div'));
  textbox.setAttribute('role', 'textbox');
  for (const name of ['input', 'textarea', 'select']) press('/', place(document.createElement(name)));
  press('/', textbox.appendChild(document.createElement('span')));
  press('/', inRoot('open').field);
  press('/', inRoot('closed').host);
  expect(focus).not.toHaveBeenCalled();
});

test('both keys belong to text that can be formatted', () => {
  const text = place(document.createElement('div'));
  Object.defineProperty(text, 'isContentEditable', { value: true });
  press('/', text);
  press('k', text, { ctrlKey: true });
  expect(focus).not.toHaveBeenCalled();
});

test('Ctrl K leads away from a plain field', () => {
  press('k', place(document.createElement('input')), { ctrlKey: true });
  expect(focus).toHaveBeenCalledOnce();
});

test('what the page has used is left alone, and so is a bar without a search', () => {
  const host = place(document.createElement('div'));
  host.addEventListener('keydown', (event) => event.preventDefault());
  press('/', host);
  view.render(<Bar enabled={false} />);
  press('/');
  expect(focus).not.toHaveBeenCalled();
});

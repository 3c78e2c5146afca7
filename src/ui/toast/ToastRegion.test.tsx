// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAYERS_CHANGED } from '../layer/layers-changed';
import { click, renderer } from '../test-render';
import { type ToastMessage, ToastRegion } from './ToastRegion';

const message = (id: string, tone: ToastMessage['tone'] = 'info', life = 7000): ToastMessage => ({
  id,
  tone,
  title: `Message ${id}`,
  life,
});

const closed = vi.fn();

function Messages({ first }: { first: readonly ToastMessage[] }) {
  const [toasts, setToasts] = useState(first);
  const onClose = (id: string) => {
    closed(id);
    setToasts((all) => all.filter((toast) => toast.id !== id));
  };
  return <ToastRegion label="Messages" closeLabel="Close" toasts={toasts} onClose={onClose} />;
}

let view: ReturnType<typeof renderer>;
const region = () => document.querySelector('section[aria-label="Messages"]');
const titles = () => [...(region()?.querySelectorAll('p') ?? [])].map((title) => title.textContent);

beforeEach(() => {
  closed.mockClear();
  view = renderer();
});
afterEach(() => view.unmount());

it('shows three; the others wait for a place', () => {
  view.render(<Messages first={['1', '2', '3', '4', '5'].map((id) => message(id))} />);
  expect(titles()).toEqual(['Message 1', 'Message 2', 'Message 3']);
  const close = region()?.querySelectorAll('button')[1];
  if (close) click(close);
  expect(closed).toHaveBeenCalledWith('2');
  expect(titles()).toEqual(['Message 1', 'Message 3', 'Message 4']);
});

it('lets one go when its bar has run out, and keeps what has no life', () => {
  view.render(<Messages first={[message('1', 'info', 0), message('2')]} />);
  const bars = document.querySelectorAll<HTMLElement>('.oms-toast-life');
  expect(bars).toHaveLength(1);
  expect(bars[0]?.style.getPropertyValue('--oms-toast-life')).toBe('7000ms');
  act(() => {
    bars[0]?.dispatchEvent(new Event('animationend', { bubbles: true }));
  });
  expect(titles()).toEqual(['Message 1']);
});

it('says how often a message came, and gives it the whole time again', () => {
  const show = (count?: number) =>
    view.render(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[{ ...message('1'), count }]}
        onClose={() => {}}
      />,
    );
  show();
  const bar = document.querySelector('.oms-toast-life');
  show(2);
  expect(titles()).toEqual(['Message 1 ×2']);
  const again = document.querySelector<HTMLElement>('.oms-toast-life');
  expect(again).not.toBe(bar);
  expect(again?.style.getPropertyValue('--oms-toast-life')).toBe('7000ms');
});

it('interrupts the reader for failures alone', () => {
  view.render(<Messages first={[message('1', 'danger'), message('2', 'success')]} />);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Message 1');
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Message 2');
});

it('moves into the dialog that opens, where it is not inert, and out again', () => {
  view.render(<Messages first={[message('1')]} />);
  const dialog = document.createElement('dialog');
  dialog.className = 'oms-dialog';
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  act(() => void document.dispatchEvent(new Event(LAYERS_CHANGED)));
  expect(dialog.contains(region())).toBe(true);
  dialog.remove();
  act(() => void document.dispatchEvent(new Event(LAYERS_CHANGED)));
  expect(view.container.contains(region())).toBe(true);
});

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('begins when somebody looks, and stops while nobody does', () => {
  hide(true);
  view.render(<Messages first={[message('1')]} />);
  expect(region()).toBeNull();
  hide(false);
  expect(titles()).toEqual(['Message 1']);
  expect(region()?.classList.contains('oms-toasts-paused')).toBe(false);
  hide(true);
  expect(titles()).toEqual(['Message 1']);
  expect(region()?.classList.contains('oms-toasts-paused')).toBe(true);
  hide(false);
});

it('is read out once: not again when its words change, nor when it moves into a dialog', () => {
  const show = (title: string) =>
    view.render(
      <ToastRegion
        label="Messages"
        closeLabel="Close"
        toasts={[{ ...message('1'), title }]}
        onClose={() => {}}
      />,
    );
  const live = () => region()?.querySelector('[role="status"]')?.getAttribute('aria-live');
  const bar = () => document.querySelector('.oms-toast-life');
  show('First');
  expect(live()).toBeNull();
  const before = bar();
  show('Second');
  expect(live()).toBe('off');
  expect(bar()).not.toBe(before);
  show('First');
  const dialog = document.createElement('dialog');
  dialog.className = 'oms-dialog';
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  act(() => void document.dispatchEvent(new Event(LAYERS_CHANGED)));
  expect(dialog.contains(region())).toBe(true);
  expect(live()).toBe('off');
  dialog.remove();
  act(() => void document.dispatchEvent(new Event(LAYERS_CHANGED)));
});

const press = (at: Element, key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  act(() => void at.dispatchEvent(event));
  return event;
};

it('closes by Escape, and the focus goes on to the next one, then back to where it was', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  view.render(<Messages first={[message('1'), message('2')]} />);
  const buttons = () => [...(region()?.querySelectorAll('button') ?? [])];
  buttons()[0]?.focus();
  expect(press(buttons()[0]!, 'Escape').defaultPrevented).toBe(true);
  expect(titles()).toEqual(['Message 2']);
  expect(document.activeElement).toBe(buttons()[0]);
  press(buttons()[0]!, 'Escape');
  expect(titles()).toEqual([]);
  expect(document.activeElement).toBe(field);
  field.remove();
});

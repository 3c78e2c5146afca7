// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dismissable } from './dismiss';

let remove = () => {};
afterEach(() => remove());

/** A layer with a field, and what it is closed for. */
function openLayer() {
  const layer = document.createElement('div');
  const field = layer.appendChild(document.createElement('input'));
  document.body.append(layer);
  const onClose = vi.fn();
  const stop = dismissable({ layer, anchor: null, onClose, blurDelay: undefined, schedule: () => () => {} });
  remove = () => {
    stop();
    layer.remove();
  };
  const pressEscape = (init: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...init }));
  return { onClose, pressEscape };
}

it('closes on Escape', () => {
  const { onClose, pressEscape } = openLayer();
  pressEscape({});
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

it.each([
  ['is composed', { isComposing: true }],
  ['has been composed, as Safari says it', { keyCode: 229 }],
])('stays open for the Escape that cancels a word of an input method, while it %s', (_, init) => {
  const { onClose, pressEscape } = openLayer();
  pressEscape(init);
  expect(onClose).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { atom, computed } from 'nanostores';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useStore } from './use-store';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test('a component shows the store that it is given, and renders for nothing else', async () => {
  const $a = atom(1);
  const $b = atom(10);
  const $sum = computed([$a], (value) => ({ value }));
  let renders = 0;
  function Shown({ $store }: { $store: typeof $a }) {
    renders++;
    return `${useStore($store)} ${useStore($sum).value}`;
  }
  /** Changes it after the component has rendered, before it listens. */
  function Early() {
    useLayoutEffect(() => $a.set(2), []);
    return null;
  }
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <>
        <Shown $store={$a} />
        <Early />
      </>,
    ),
  );
  expect(host.textContent).toBe('2 2');
  const before = renders;
  await act(async () => $b.set(11));
  expect(renders).toBe(before);
  await act(async () => root.render(<Shown $store={$b} />));
  expect(host.textContent).toBe('11 2');
  await act(async () => $a.set(3));
  await act(async () => $b.set(12));
  expect(host.textContent).toBe('12 3');
  await act(async () => root.unmount());
  expect([$sum.lc, $b.lc]).toEqual([0, 0]);
});

// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byRole, press, renderer } from '../../../ui/test-render';
import type { MenuItem } from '../menu-items';
import { useFlyoutFocus } from './use-flyout-focus';

const items = (...names: string[]) => names.map((id) => ({ id, label: id }) as MenuItem);

/** `drawn`: of all entries only these, as in columns out of view. */
function Entries({ all, drawn = all }: { all: readonly MenuItem[]; drawn?: readonly MenuItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { focused, handlers } = useFlyoutFocus(box, all);
  const shown = all.filter((item) => drawn.includes(item) || item.id === focused);
  return (
    <div ref={box} {...handlers}>
      {shown.map(({ id }) => (
        <li key={id}>
          <a data-fly={id} href={`/${id}`}>
            {id}
          </a>
          <button type="button">{`Star ${id}`}</button>
        </li>
      ))}
    </div>
  );
}

let view: ReturnType<typeof renderer>;
const focused = () => document.activeElement?.textContent;
beforeEach(() => {
  view = renderer();
});
afterEach(() => view.unmount());

test('a removed entry leaves the focus at its place, and does not take it when it returns', () => {
  const all = items('Alpha', 'Beta', 'Gamma');
  view.render(<Entries all={all} />);
  act(() => byRole('link', 'Beta').focus());
  view.render(<Entries all={items('Alpha', 'Gamma')} />);
  expect(focused()).toBe('Gamma');
  act(() => byRole('link', 'Gamma').blur());
  view.render(<Entries all={all} />);
  expect(document.activeElement).toBe(document.body);
});

test('an entry is drawn while its star has the focus', () => {
  const all = items('Alpha', 'Beta', 'Gamma');
  view.render(<Entries all={all} />);
  act(() => byRole('button', 'Star Beta').focus());
  view.render(<Entries all={all} drawn={[]} />);
  expect(focused()).toBe('Star Beta');
});

test('letters lead to an entry that is not drawn', () => {
  const all = items('Alpha', 'Beta', 'Gamma');
  view.render(<Entries all={all} drawn={all.slice(0, 1)} />);
  act(() => byRole('link', 'Alpha').focus());
  press('g');
  expect(focused()).toBe('Gamma');
});

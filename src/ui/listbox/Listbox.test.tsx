// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../form/SearchField';
import { byRole, click, press, renderer } from '../test-render';
import { Listbox, type ListboxGroup, optionIds } from './Listbox';
import { useCombobox } from './use-combobox';

const GROUPS: readonly ListboxGroup[] = [
  {
    id: 'orders',
    label: 'Orders',
    count: '38',
    options: [
      { id: 'o1', content: 'SO2611204732', to: { url: '/o1', target: '_self', source: 'test', id: null } },
      { id: 'o2', content: 'SO2611204717', disabled: true },
    ],
    lead: {
      id: 'all',
      content: 'See all',
      to: { url: '/orders', target: '_self', source: 'test', id: null },
    },
  },
  { id: 'products', label: 'Products', options: [{ id: 'p1', content: 'HY-2206-BK', chosen: true }] },
];

const onPick = vi.fn();
const onEnd = vi.fn();

function Search({ paged, initial }: { paged?: boolean; initial?: string }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const options = optionIds(GROUPS);
  const box = useCombobox({
    id: 'found',
    options,
    open,
    onOpen: () => setOpen(true),
    onPick,
    onEnd: paged ? onEnd : undefined,
    initial,
    page: initial === undefined ? undefined : 2,
  });
  return (
    <>
      <SearchField label="Search" value={query} onChange={setQuery} {...box.inputProps} />
      {open && (
        <Listbox
          id="found"
          label="Results"
          groups={GROUPS}
          active={box.active}
          onActive={box.setActive}
          onPick={(option) => onPick(option)}
        />
      )}
    </>
  );
}

let view: ReturnType<typeof renderer>;
const field = () => byRole('combobox', 'Search');
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  onPick.mockReset();
  onEnd.mockReset();
  view = renderer();
  view.render(<Search />);
  field().focus();
});
afterEach(() => view.unmount());

it('opens by an arrow and points at options while the focus stays in the field', () => {
  expect(field().getAttribute('aria-expanded')).toBe('false');
  press('ArrowDown');
  expect(field().getAttribute('aria-controls')).toBe('found');
  expect(active()).toBe('SO2611204732');
  expect(document.activeElement).toBe(field());
});

it('goes through the groups, past what is disabled, "see all" behind its group, and round', () => {
  const seen = ['', '', '', ''].map(() => {
    press('ArrowDown');
    return active();
  });
  expect(seen).toEqual(['SO2611204732', 'See all', 'HY-2206-BK', 'SO2611204732']);
  press('ArrowUp');
  expect(active()).toBe('HY-2206-BK');
});

it('picks by Enter, with Ctrl for a new tab, and leaves Enter alone before a choice', () => {
  expect(press('Enter').defaultPrevented).toBe(false);
  press('ArrowDown');
  press('Enter', { ctrlKey: true });
  expect(onPick).toHaveBeenCalledWith('o1', { newTab: true });
});

it('asks for more at the end of a paged list, and stays there', () => {
  view.render(<Search paged />);
  press('ArrowUp');
  expect(active()).toBe('HY-2206-BK');
  press('ArrowDown');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(active()).toBe('HY-2206-BK');
});

it('has one option active from the beginning where one is preferred, and goes further by the page keys', () => {
  view.unmount();
  view = renderer();
  view.render(<Search initial="all" />);
  field().focus();
  press('ArrowUp');
  expect(active()).toBe('SO2611204732');
  press('PageDown');
  expect(active()).toBe('HY-2206-BK');
  expect(press('PageDown').defaultPrevented).toBe(true);
  expect(active()).toBe('HY-2206-BK');
  press('PageUp');
  expect(active()).toBe('SO2611204732');
});

it('names its groups, checks the current entry, and does not choose a disabled one', () => {
  press('ArrowDown');
  const group = document.querySelector('[role="group"]');
  expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Orders');
  expect(byRole('option', 'HY-2206-BK').getAttribute('aria-selected')).toBe('true');
  click(byRole('option', 'SO2611204717'));
  expect(onPick).not.toHaveBeenCalled();
  click(byRole('option', 'HY-2206-BK'));
  expect(onPick).toHaveBeenCalledWith('p1');
});

describe('with a first option that is chosen by itself', () => {
  function Found({
    options,
    query,
    first,
  }: {
    options: string[];
    query: string;
    first?: string | undefined;
  }) {
    const box = useCombobox({ id: 'found', options, open: true, query, first, onPick });
    return (
      <>
        <SearchField label="Search" value={query} onChange={() => {}} {...box.inputProps} />
        <output>{box.active}</output>
        <button type="button" onClick={() => box.setActive(undefined)}>
          Leave the list
        </button>
      </>
    );
  }
  const show = (query: string, options: string[], first = options[0]) =>
    view.render(<Found query={query} options={options} first={first} />);
  const chosen = () => document.querySelector('output')?.textContent;
  const enter = () => {
    field().focus();
    press('Enter');
    return onPick.mock.calls.at(-1)?.[0];
  };

  it('Enter picks it, and what arrives before it later takes nothing away', () => {
    show('a', []);
    expect(chosen()).toBe('');
    show('a', ['product']);
    expect(chosen()).toBe('product');
    show('a', ['order', 'product']);
    expect([chosen(), enter()]).toEqual(['product', 'product']);
  });

  it('the user’s own choice holds, and another query starts again', () => {
    show('a', ['order', 'product']);
    field().focus();
    press('ArrowDown');
    show('a', ['entry', 'order', 'product']);
    expect(chosen()).toBe('product');
    show('ab', ['order', 'product']);
    expect(chosen()).toBe('order');
  });

  it('one that goes gives way to the first of those that are left', () => {
    show('a', ['order', 'product']);
    show('a', ['product']);
    expect(chosen()).toBe('product');
  });

  it('whoever has left the list is not led back', () => {
    show('a', ['order']);
    click(byRole('button', 'Leave the list'));
    show('a', ['entry', 'order']);
    expect(chosen()).toBe('');
  });
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../core/navigation/go-to';
import { byRole, click, press, renderer } from '../test-render';
import { type NavNode, NavTree } from './NavTree';

const to = (url: string, target: Move['target'] = '_self'): Move => ({
  url,
  target,
  source: 'test',
  id: null,
});

const NODES: readonly NavNode[] = [
  { id: 'home', label: 'Main panel', to: to('/home') },
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'b2c', label: 'B2C orders', to: to('/home/b2corder') },
      { id: 'more', label: 'Exceptions', children: [{ id: 'address', label: 'Bad address', to: to('/a') }] },
      { id: 'nowhere', label: 'Nowhere' },
    ],
  },
  { id: 'billing', label: 'Billing', to: to('http://localhost:4101/', '_blank') },
];

const onFollow = vi.fn();

const MANY: readonly NavNode[] = Array.from({ length: 2000 }, (_, at) => ({
  id: `n${at}`,
  label: `Entry ${at}`,
  to: to(`/${at}`),
}));

/** happy-dom has no layout: the test tells where the tree stands in a window of 320 px. */
function LongMenu({ current }: { current?: string }) {
  return (
    <div data-scroller="">
      <NavTree id="menu" nodes={MANY} current={current} expanded={NONE} onToggle={() => {}} scrolls />
    </div>
  );
}
const NONE: ReadonlySet<string> = new Set();

function Menu({ current, collapsed }: { current?: string; collapsed?: boolean }) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setExpanded(next);
  };
  return (
    <NavTree
      id="menu"
      nodes={NODES}
      current={current}
      expanded={expanded}
      onToggle={toggle}
      onFollow={onFollow}
      collapsed={collapsed}
    />
  );
}

let view: ReturnType<typeof renderer>;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  onFollow.mockClear();
  view = renderer();
  view.render(<Menu current="b2c" />);
});
afterEach(() => view.unmount());

describe('the entries of a navigation', () => {
  it('are links and buttons; a group shows what is in it once open', () => {
    const group = byRole('button', 'Orders');
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(group.className).toContain('oms-nav-within');
    click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-controls') ?? '')?.tagName).toBe('UL');
    expect(byRole('link', 'B2C orders').getAttribute('aria-current')).toBe('page');
    expect(group.className).not.toContain('oms-nav-within');
    expect(byRole('link', 'Billing').getAttribute('rel')).toBe('noopener');
  });

  it('leave out what leads nowhere', () => {
    click(byRole('button', 'Orders'));
    expect(view.container.textContent).not.toContain('Nowhere');
  });

  it('move the focus with the arrows, in and out of groups', () => {
    act(() => byRole('link', 'Main panel').focus());
    press('ArrowUp');
    expect(focused()).toBe('Main panel');
    press('ArrowDown');
    press('ArrowRight');
    expect(focused()).toBe('Orders');
    press('ArrowRight');
    expect(focused()).toBe('B2C orders');
    press('ArrowDown');
    press('ArrowRight');
    press('ArrowRight');
    expect(focused()).toBe('Bad address');
    press('ArrowLeft');
    expect(focused()).toBe('Exceptions');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(focused()).toBe('Orders');
    press('ArrowLeft');
    expect(byRole('button', 'Orders').getAttribute('aria-expanded')).toBe('false');
    press('End');
    expect(focused()).toBe('Billing');
    press('Home');
    expect(focused()).toBe('Main panel');
    press('b');
    expect(focused()).toBe('Billing');
  });

  it('close the group around the focus on Escape, from the inmost out', () => {
    const open = (name: string) => byRole('button', name).getAttribute('aria-expanded');
    click(byRole('button', 'Orders'));
    click(byRole('button', 'Exceptions'));
    act(() => byRole('link', 'Bad address').focus());
    press('Escape');
    expect(focused()).toBe('Exceptions');
    expect([open('Exceptions'), open('Orders')]).toEqual(['false', 'true']);
    press('Escape');
    expect(focused()).toBe('Orders');
    expect(open('Orders')).toBe('false');
    press('Escape');
    expect(focused()).toBe('Orders');
  });

  it('call onFollow once a link is followed', () => {
    click(byRole('link', 'Main panel'));
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it('keep their names when only icons are shown', () => {
    view.render(<Menu current="b2c" collapsed />);
    expect(byRole('link', 'Main panel').title).toBe('Main panel');
    expect(byRole('button', 'Orders').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a tree that is redrawn while the focus is in it', () => {
  const titles = (...names: string[]) =>
    names.map((name): NavNode => ({ id: name, label: name, to: to(`/${name}`) }));
  const show = (nodes: readonly NavNode[]) =>
    view.render(<NavTree id="menu" nodes={nodes} expanded={NONE} onToggle={() => {}} />);

  it('keeps the focus at its place when its entry is gone', () => {
    show(titles('One', 'Two', 'Three'));
    act(() => byRole('link', 'Two').focus());
    show(titles('Zero', 'One', 'Two', 'Three'));
    expect(focused()).toBe('Two');
    show(titles('Zero', 'One', 'Three'));
    expect(focused()).toBe('Three');
    show(titles('Zero', 'One'));
    expect(focused()).toBe('One');
    show([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('follows an entry into another group', () => {
    const nested: NavNode = { id: 'group', label: 'Group', children: titles('Two') };
    show(titles('One', 'Two', 'Three'));
    act(() => byRole('link', 'Two').focus());
    view.render(
      <NavTree
        id="menu"
        nodes={[...titles('One', 'Three'), nested]}
        expanded={new Set(['group'])}
        onToggle={() => {}}
      />,
    );
    expect(focused()).toBe('Two');
  });

  it('takes no focus that has gone elsewhere', () => {
    show(titles('One', 'Two'));
    act(() => byRole('link', 'Two').focus());
    act(() => byRole('link', 'Two').blur());
    show(titles('One'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a tree of 2,000 entries', () => {
  const rows = () => [...view.container.querySelectorAll('[data-nav]')].map((row) => row.textContent);
  const height = () => {
    const gaps = [...view.container.querySelectorAll<HTMLElement>('li[aria-hidden]')];
    return gaps.reduce((sum, { style }) => sum + Number.parseFloat(style.height), 0) + rows().length * 36;
  };
  const scrollTo = (top: number) =>
    act(() => {
      const pane = view.container.querySelector('[data-scroller]')!;
      pane.scrollTop = top;
      pane.dispatchEvent(new Event('scroll'));
    });
  beforeEach(() => {
    const { prototype } = HTMLElement;
    vi.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(320);
    vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const pane = this.closest('[data-scroller]');
      return new DOMRect(0, this === pane ? 0 : -(pane?.scrollTop ?? 0), 220, 320);
    });
    view.unmount();
    view = renderer();
    view.render(<LongMenu current="n1500" />);
  });
  afterEach(() => vi.restoreAllMocks());

  it('draws what is in view, the ends and the current entry, in the height of all', () => {
    expect(rows()).toEqual(expect.arrayContaining(['Entry 0', 'Entry 8', 'Entry 1500', 'Entry 1999']));
    expect(rows().length).toBeLessThan(45);
    expect(height()).toBe(72_000);
    scrollTo(36_000);
    expect(rows()).toEqual(expect.arrayContaining(['Entry 0', 'Entry 1000', 'Entry 1500', 'Entry 1999']));
    expect(rows().length).toBeLessThan(45);
    expect(height()).toBe(72_000);
  });

  it('tells the place of each among all', () => {
    const item = byRole('link', 'Entry 1500').parentElement;
    expect(item?.getAttribute('aria-posinset')).toBe('1501');
    expect(item?.getAttribute('aria-setsize')).toBe('2000');
  });

  it('moves the focus to what is not drawn yet, and keeps it when it is scrolled away', () => {
    act(() => byRole('link', 'Entry 0').focus());
    press('End');
    expect(focused()).toBe('Entry 1999');
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowUp');
    expect(focused()).toBe('Entry 1995');
    for (const letter of 'Entry 70') press(letter);
    expect(focused()).toBe('Entry 70');
    scrollTo(60_000);
    expect(focused()).toBe('Entry 70');
  });
});

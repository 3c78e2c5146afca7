// @vitest-environment happy-dom
import { act, type MouseEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byRole, click, press, renderer } from '../test-render';
import { type NavNode, NavTree } from './NavTree';

const NODES: readonly NavNode[] = [
  { id: 'home', label: 'Main panel', href: '/home' },
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'b2c', label: 'B2C orders', href: '/home/b2corder' },
      { id: 'more', label: 'Exceptions', children: [{ id: 'address', label: 'Bad address', href: '/a' }] },
      { id: 'nowhere', label: 'Nowhere' },
    ],
  },
  { id: 'billing', label: 'Billing', href: 'http://localhost:4101/', target: '_blank' },
];

const onNavigate = vi.fn((_: NavNode, event: MouseEvent) => event.preventDefault());

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
      onNavigate={onNavigate}
      collapsed={collapsed}
    />
  );
}

let view: ReturnType<typeof renderer>;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  onNavigate.mockClear();
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

  it('tell of a press, which the owner may route', () => {
    click(byRole('link', 'Main panel'));
    expect(onNavigate).toHaveBeenCalledOnce();
    expect(onNavigate.mock.calls[0]?.[0].id).toBe('home');
  });

  it('keep their names when only icons are shown', () => {
    view.render(<Menu current="b2c" collapsed />);
    expect(byRole('link', 'Main panel').title).toBe('Main panel');
    expect(byRole('button', 'Orders').getAttribute('aria-expanded')).toBe('false');
  });
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { byRole, click, press, renderer } from '../test-render';
import type { MenuItem } from './items';
import { MenuButton } from './MenuButton';

const signOut = vi.fn();
const ITEMS: readonly MenuItem[] = [
  {
    kind: 'link',
    id: 'panel',
    label: 'Main panel',
    to: { url: '/home', target: '_self', source: 'test', id: null },
  },
  { kind: 'radio', id: 'en', label: 'English', checked: true, onSelect: () => {} },
  { kind: 'separator', id: 'line' },
  { id: 'bind', label: 'Connected accounts', disabled: true, onSelect: () => signOut('wrong') },
  { id: 'out', label: 'Sign out', onSelect: signOut },
];

let view: ReturnType<typeof renderer>;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  signOut.mockReset();
  view = renderer();
  view.render(
    <MenuButton id="account" label="Account menu" items={ITEMS}>
      {(trigger) => <Button {...trigger}>Account</Button>}
    </MenuButton>,
  );
  byRole('button', 'Account').focus();
});
afterEach(() => view.unmount());

describe('a menu button', () => {
  it('opens by a press, at the first entry', () => {
    click(byRole('button', 'Account'));
    expect(byRole('menu', 'Account menu').id).toBe('account');
    expect(byRole('button', 'Account').getAttribute('aria-expanded')).toBe('true');
    expect(byRole('button', 'Account').getAttribute('aria-controls')).toBe('account');
    expect(focused()).toBe('Main panel');
  });

  it('opens by the up arrow at the last entry', () => {
    press('ArrowUp');
    expect(focused()).toBe('Sign out');
  });

  it('moves with arrows around, Home, End and first letters, disabled entries among them', () => {
    press('ArrowDown');
    press('ArrowDown');
    expect(focused()).toBe('English');
    press('ArrowDown');
    expect(focused()).toBe('Connected accounts');
    press('s');
    expect(focused()).toBe('Sign out');
    press('ArrowDown');
    expect(focused()).toBe('Main panel');
    press('ArrowUp');
    expect(focused()).toBe('Sign out');
    press('Home');
    expect(focused()).toBe('Main panel');
    press('End');
    expect(focused()).toBe('Sign out');
    press('z');
    expect(focused()).toBe('Sign out');
  });

  it('closes by Escape without telling the page, and gives the focus back', () => {
    const page = vi.fn();
    document.body.addEventListener('keydown', page);
    press('ArrowDown');
    page.mockReset();
    expect(press('Escape').defaultPrevented).toBe(true);
    document.body.removeEventListener('keydown', page);
    expect(page).not.toHaveBeenCalled();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(focused()).toBe('Account');
  });

  it('closes by Tab and lets the browser go on from the button', () => {
    press('ArrowDown');
    expect(press('Tab').defaultPrevented).toBe(false);
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(focused()).toBe('Account');
  });

  it('does what is chosen after it has closed, and nothing for what is disabled', () => {
    press('ArrowDown');
    click(byRole('menuitem', 'Connected accounts'));
    expect(byRole('menu', 'Account menu')).toBeTruthy();
    expect(signOut).not.toHaveBeenCalled();
    click(byRole('menuitem', 'Sign out'));
    expect(signOut).toHaveBeenCalledOnce();
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(focused()).toBe('Account');
  });

  it('says which of several holds, and keeps links links', () => {
    press('ArrowDown');
    expect(byRole('menuitemradio', 'English').getAttribute('aria-checked')).toBe('true');
    expect(byRole('menuitem', 'Main panel').getAttribute('href')).toBe('/home');
  });

  it('closes by a press elsewhere', () => {
    press('ArrowDown');
    act(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    });
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });
});

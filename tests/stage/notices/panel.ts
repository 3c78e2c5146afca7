import type { NoticeFixture } from '@oms/shell/testing';
import { type Locator, page } from 'vitest/browser';
import '../support/focus';

/** The bell and the panel behind it, in English. */
export const bell = page.getByRole('button', { name: 'Notifications', exact: true });
export const panel = page.getByRole('dialog', { name: 'Notifications', exact: true });
export const tab = (name: string) => panel.getByRole('tab', { name: new RegExp(`^${name}`) });
export const rows = panel.getByRole('tabpanel').getByRole('listitem').getByRole('button');
export const unreadRows = rows.filter({ hasText: 'Unread' });
export const count = (locator: Locator): number => locator.elements().length;

/** So many notices of a type, `Notice 1` the newest. */
export const notices = (
  many: number,
  type: '2' | '3' | '4',
  more: Partial<NoticeFixture> = {},
): NoticeFixture[] => Array.from({ length: many }, (_, at) => ({ title: `Notice ${at + 1}`, type, ...more }));

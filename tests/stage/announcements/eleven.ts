import type { FakeServicesOptions } from '@oms/shell/testing';
import { type Locator, page } from 'vitest/browser';
import '../support/focus';

export const MARK = 'POST /api/v1/BizAnnouncement/markAsRead';
export const LIST = '/home/announce/list';

/** `Title 11`, the newest, to `Title 1`: one more than a page of the list. */
export const eleven: FakeServicesOptions = {
  notices: [],
  announcements: Array.from({ length: 11 }, (_, at) => ({
    id: String(11 - at),
    title: `Title ${11 - at}`,
    content: `<p>Words ${11 - at}</p>`,
  })),
};

export const rows: Locator = page.getByRole('list', { name: 'Announcements' }).getByRole('link');
export const dialog = (title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
export const step = (name: string): Locator => page.getByRole('button', { name, exact: true });

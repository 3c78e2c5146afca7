import { getShell } from '@oms/shell';
import { page } from 'vitest/browser';
import type { Stage } from '../support/stage';

/** The search of the bar, in either language. */
export const field = page.getByRole('combobox', { name: /^(搜索|Search)$/ });
export const panel = page.getByRole('listbox');
export const options = panel.getByRole('option');
export const group = (name: string | RegExp) => panel.getByRole('group', { name, exact: true });
export const inGroup = (name: string | RegExp) => group(name).getByRole('option');
/** The line that the arrow keys are at. */
export const active = panel.getByRole('option', { selected: true });
/** What a screen reader is told of the search. */
export const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

export const ORDERS = 'GET /api/v2/B2cOrder/gsmod';
export const PRODUCTS = 'GET /api/v1/Product/gsmod';
export const PURCHASES = 'GET /api/v2/po/gsmod';

/** So many of something that a search for "HY-22" finds, numbered from 2201. */
export const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => ({ code: `${prefix}-HY-${2201 + at}` }));

/** The page of this path is counted among the visited ones, and the user is at another. */
export async function leaveFor(path: string): Promise<void> {
  history.pushState(null, '', path);
  await getShell().ready();
}

export const urlsOf = ({ left }: Stage): string[] => left.map(({ url }) => url);

import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ordersTable, tableRows } from '../support/orders-table';
import { readyStage } from '../support/stage';

const account = page.getByRole('button', { name: /^Account/ });
const broken = page.getByText('This part of the page cannot be shown');
const again = page.getByRole('button', { name: 'Try again' });

/** So many changes of the bar's nodes fail, as they do where something else has changed them. */
function failChanges(times: number): () => number {
  let left = times;
  const { shadowRoot } = document.querySelector('oms-topnav')!;
  for (const name of ['insertBefore', 'appendChild'] as const) {
    const real = Node.prototype[name] as (this: Node, ...args: unknown[]) => Node;
    const spy = vi.spyOn(Node.prototype, name).mockImplementation(function (this: Node, ...args: unknown[]) {
      if (left > 0 && this.getRootNode() === shadowRoot) {
        left -= 1;
        throw new DOMException('The node is not a child of this node.', 'NotFoundError');
      }
      return real.apply(this, args);
    } as never);
    onTestFinished(() => spy.mockRestore());
  }
  return () => left;
}

test('a bar whose nodes cannot be changed stands again in new nodes', async () => {
  const { errors } = await readyStage();
  await expect.element(account).toBeVisible();
  const left = failChanges(1);
  // Without the pointer, which may come to rest on a button that is gone.
  (account.element() as HTMLElement).click();
  await expect.poll(left).toBe(0);
  // Whether the menu was open by then or not.
  await userEvent.keyboard('{Escape}');
  await account.click();
  await expect.element(page.getByRole('menu', { name: /^Account/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a widget that fails again says so, is reported once, and can be tried again', async () => {
  let fails = true;
  const render = () => {
    if (fails) throw new Error('no cell');
    return 'a cell';
  };
  const { errors } = await ordersTable({ columns: [{ key: 'orderNo', title: 'Order', render }] });
  await expect.element(broken).toBeVisible();
  await expect.poll(() => errors).toEqual([expect.stringMatching(/^render: /)]);
  fails = false;
  await again.click();
  await expect.element(tableRows().first()).toHaveTextContent('a cell');
  await expect.element(broken).not.toBeInTheDocument();
});

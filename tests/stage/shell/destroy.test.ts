import { getShell } from '@oms/shell';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const COMMANDS = {
  notify: () => getShell().notify({ title: 'Saved' }),
  confirm: () => getShell().confirm({ title: 'Delete the order?' }),
  mount: () => getShell().mount('table', 'main', {}),
};

test.each(Object.entries(COMMANDS))(
  '%s that a page has called before it ends the shell shows nothing',
  async (_, run) => {
    const { errors } = await readyStage({ markup: '<oms-topnav></oms-topnav><main></main>' });
    // Provided by the element, once it is rendered.
    await expect.element(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    const made = run();
    getShell().destroy();
    await expect(made).rejects.toMatchObject({ kind: 'aborted' });
    expect([...document.body.children].map(({ localName }) => localName)).toEqual(['oms-topnav', 'main']);
    expect(document.querySelector('main')?.children).toHaveLength(0);
    expect(errors).toEqual([]);
  },
);

test('elements that follow the scheme of the system hear of it only while there is a shell', async () => {
  const { prototype } = MediaQueryList;
  const [listen, leave] = [
    vi.spyOn(prototype, 'addEventListener'),
    vi.spyOn(prototype, 'removeEventListener'),
  ];
  onTestFinished(() => {
    for (const spy of [listen, leave]) spy.mockRestore();
  });
  const heard = () => listen.mock.calls.length - leave.mock.calls.length;
  await readyStage({ portal: true });
  await expect.element(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  expect(heard()).toBeGreaterThan(0);
  getShell().destroy();
  await expect.poll(heard).toBe(0);
});

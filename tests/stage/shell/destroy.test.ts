import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
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

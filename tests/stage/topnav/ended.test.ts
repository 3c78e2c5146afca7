import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostPage, loginPage } from '../session/host-page';
import { stopMoves } from '../support/moves';
import type { Stage } from '../support/stage';
import { barButton } from './bar';

const ORDERS = 'GET /api/v1/Order/findAll';
const ask = () =>
  getShell()
    .request.get('/api/v1/Order/findAll')
    .catch(() => {});

const CAUSES: Record<string, { end(made: Stage): void; says: string; query: string }> = {
  'the session is over': {
    end({ services }) {
      services.signOut();
      void ask();
    },
    says: 'Your session has run out, or was ended elsewhere.',
    query: 'ended=over',
  },
  'another tab has ended it': {
    end({ services }) {
      services.signOut();
      const tabs = new BroadcastChannel('oms.shell');
      tabs.postMessage({ type: 'signed-out' });
      tabs.close();
    },
    says: 'Your session was ended in another tab or window.',
    query: 'ended=elsewhere',
  },
  'a service refuses this network': {
    end({ services }) {
      services.fail(ORDERS, 401);
      void ask();
    },
    says: 'The service for accounts, menu and messages did not accept your session from this network. Sign in again.',
    query: 'ended=network&by=userCentre',
  },
};

test.each(Object.entries(CAUSES))(
  'a page that stays says in its bar that %s, beside the way to sign in again',
  async (_, { end, says, query }) => {
    const moves = stopMoves();
    const made = await hostPage({ markup: '<oms-topnav></oms-topnav><main>Bills</main>' });
    end(made);
    const alert = page.getByRole('banner').getByRole('button', { name: says });
    await expect.element(alert).toBeVisible();
    await alert.click();
    await expect
      .element(page.getByRole('dialog', { name: 'Your session has ended' }))
      .toHaveTextContent(says);
    await barButton('Sign in').click();
    await expect.poll(() => moves).toEqual([`${loginPage(location.href)}&${query}`]);
  },
);

test('on a phone the panel says it', async () => {
  const { services } = await hostPage({ markup: '<oms-topnav></oms-topnav><main>Bills</main>', width: 390 });
  services.signOut();
  void ask();
  const alert = page.getByRole('banner').getByRole('button', { name: /has run out/ });
  await alert.click();
  await expect
    .element(page.getByRole('dialog', { name: 'Your session has ended' }))
    .toHaveTextContent('has run out');
});

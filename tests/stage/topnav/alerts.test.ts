import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hostPage, password, signIn } from '../session/host-page';
import { leavePage, readyStage, stage } from '../support/stage';
import { BAR, bar, barButton } from './bar';

const ORDERS = 'GET /api/v1/Order/findAll';
const ask = () =>
  getShell()
    .request.get('/api/v1/Order/findAll')
    .catch(() => {});

/** A page of a phone whose bar has the alert. */
const ALERTS: Record<string, { show(): Promise<void>; named: string | RegExp; beside?: string }> = {
  'out of reach': {
    async show() {
      const { services } = await readyStage({ ...BAR, width: 390 });
      await leavePage();
      services.fail('*', 'network');
      await stage({ ...BAR, services, width: 390 });
    },
    named: /Network error, please re/,
    beside: 'Try again',
  },
  'the session is over': {
    async show() {
      const { services } = await hostPage({ markup: '<oms-topnav></oms-topnav><main></main>', width: 390 });
      services.signOut();
      void ask();
    },
    named: /has run out/,
  },
  'a service refuses': {
    async show() {
      const { services } = await hostPage({ services: { replies: { [ORDERS]: [] } }, width: 390 });
      services.fail(ORDERS, 401);
      void ask();
      await password.fill('pier 9');
      await signIn.click();
    },
    named: /does not accept your session/,
    beside: 'Go on without it',
  },
};

test.each(Object.entries(ALERTS))(
  'on a phone a finger has 44 px for what the bar says, and for the way on: %s',
  async (_, { show, named, beside }) => {
    await show();
    const alert = page.getByRole('banner').getByRole('button', { name: named });
    await expect.element(alert).toBeVisible();
    for (const button of beside === undefined ? [alert] : [alert, barButton(beside)]) {
      await expect.poll(() => button.element().getBoundingClientRect().height).toBe(44);
    }
    expect(bar().getBoundingClientRect().height).toBe(56);
  },
);

import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { type Stage, stage } from '../../../tests/support/shell-server';
import { openTab } from '../../core/platform/new-tab';
import { accountStore } from './store';

const PATH = '/api/v1/UcYqnLogin/genForwardUserUrl';

let current: Stage | null = null;
afterEach(async () => {
  current?.shell.destroy();
  await current?.server.close();
  current = null;
});
async function forward(
  reply: unknown,
  tab: { go(url: string): void; close(): void } | null,
  prepare = (_: Stage) => {},
) {
  current = await stage({ [PATH]: (_, response) => json(response, reply) });
  prepare(current);
  return current.shell.use(accountStore).forward('erp', tab);
}
const fakeTab = () => ({ go: vi.fn(), close: vi.fn() });

describe('a page of another system', () => {
  test('opens in the tab that the click made', async () => {
    const tab = fakeTab();
    expect(await forward(ok({ url: 'http://erp.test/' }), tab)).toBeNull();
    expect(tab.go).toHaveBeenCalledWith('http://erp.test/');
    expect(tab.close).not.toHaveBeenCalled();
    expect(current?.server.calls(PATH)[0]?.query.get('target')).toBe('erp');
  });

  test('is emitted before the move, and the host can route itself', async () => {
    const tab = fakeTab();
    const told: unknown[] = [];
    await forward(ok({ url: 'http://erp.test/' }), tab, ({ shell }) =>
      shell.events.on('oms-navigate', (event) => {
        told.push(event.detail);
        event.preventDefault();
      }),
    );
    expect(told).toEqual([{ url: 'http://erp.test/', target: '_blank', source: 'account', id: null }]);
    expect(tab.go).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
  });

  test('a failure closes the tab and is put into words', async () => {
    const tab = fakeTab();
    expect(await forward({ code: 10020, message: '没有找到' }, tab)).toMatchObject({
      serverMessage: '没有找到',
    });
    expect(tab.close).toHaveBeenCalled();
    expect(tab.go).not.toHaveBeenCalled();
  });

  test.each(['javascript:alert(1)', 'http://me@evil.test/', '', null, 7])('%j is no page', async (url) => {
    const tab = fakeTab();
    expect(await forward(ok({ url }), tab)).toMatchObject({ kind: 'malformed' });
    expect(tab.close).toHaveBeenCalled();
    expect(tab.go).not.toHaveBeenCalled();
  });

  test('where the browser refuses the tab nothing is asked for', async () => {
    expect(await forward(ok({ url: 'http://erp.test/' }), null)).toMatchObject({ code: 'popup' });
    expect(current?.server.calls(PATH)).toHaveLength(0);
  });
});

test('the new tab cannot reach back', () => {
  const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const made = openTab({ open: () => tab } as unknown as Window);
  expect(tab.opener).toBeNull();
  made?.go('http://erp.test/');
  expect(tab.location.replace).toHaveBeenCalledWith('http://erp.test/');
  expect(openTab({ open: () => null } as unknown as Window)).toBeNull();
});

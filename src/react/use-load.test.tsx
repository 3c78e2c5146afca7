// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../tests/support/react-stage';
import { Loaded } from '../public-react/Loaded';
import { useLoad } from './use-load';

interface Call {
  id: string;
  signal: AbortSignal;
  answer(text: string): void;
  fail(): void;
}

let stage: ReactStage;
let calls: Call[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stage = reactStage();
  calls = [];
});
afterEach(() => stage.end());

function Record({ id }: { id: string }) {
  const load = useLoad(
    (signal) =>
      new Promise<string>((resolve, reject) => {
        calls.push({ id, signal, answer: resolve, fail: () => reject(new Error('down')) });
      }),
    id,
  );
  return (
    <Loaded load={load} name="Order" failed="No order">
      {(text) => <p>{text}</p>}
    </Loaded>
  );
}
const text = () => stage.host.textContent ?? '';

test('a reply of the record before does not come over the one that is shown', async () => {
  await stage.show(<Record id="1" />);
  await stage.show(<Record id="2" />);
  expect(calls.map(({ id }) => id)).toEqual(['1', '2']);
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.answer('two'));
  await act(async () => calls[0]?.answer('one'));
  expect(text()).toBe('two');
});

test('a load says what loads, a failure what failed, and a retry loads again', async () => {
  await stage.show(<Record id="1" />);
  expect(stage.host.querySelector('[role="status"]')?.textContent).toBe('Loading: Order');
  await act(async () => calls[0]?.fail());
  expect(text()).toContain('No order');
  await act(async () => stage.host.querySelector('button')?.click());
  await act(async () => calls[1]?.answer('one'));
  expect(text()).toBe('one');
});

test('another organisation is a reason to start again', async () => {
  await stage.show(<Record id="1" />);
  await act(async () => calls[0]?.answer('of the first'));
  const { user } = stage.$session.get();
  await act(async () =>
    stage.$session.set({
      status: 'signed-in',
      user: user && { ...user, organisation: user.organisation && { ...user.organisation, id: '77' } },
      error: null,
    }),
  );
  expect(text()).not.toContain('of the first');
  expect(calls).toHaveLength(2);
});

// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReactStage, reactStage } from '../../../tests/support/react-stage';
import { MENU } from '../../../tests/support/shell-server';
import { Results, type ResultsHandle } from './Results';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let now: ReactStage;
const handle = createRef<ResultsHandle>();
const onDone = vi.fn();
const onList = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  now = reactStage({ menu: MENU });
  await now.load();
  await now.show(
    <>
      <input onKeyDown={(event) => handle.current?.onKeyDown(event)} />
      <Results
        query="B2C"
        features={new Set()}
        handle={handle}
        onList={onList}
        onQuery={() => {}}
        onDone={onDone}
        onError={() => {}}
      />
    </>,
  );
});
afterEach(() => now.end());

const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    document.querySelector('input')?.dispatchEvent(event);
  });

test('Enter leaves the search also where the host makes the move itself', async () => {
  now.shell.events.on('oms-navigate', (event) => event.preventDefault());
  await press('Enter');
  expect(now.platform.assigned).toEqual([]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('Enter goes there and leaves the search where the host says nothing', async () => {
  await press('Enter');
  expect(now.platform.assigned).toEqual(['http://console.test/home/b2corder']);
  expect(onDone).toHaveBeenCalledTimes(1);
});

import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages, until } from '../../../tests/support/shell-server';
import { tablesStore } from './store';

const LIST = '/api/v1/list/findByPage';
const stage = stages();

/** A service whose total is what it is asked for. */
async function open() {
  const asked: string[] = [];
  const { shell, platform } = await stage({
    [LIST]: ({ query }, response) => {
      const count = query.get('search[EQ_count]') ?? '';
      asked.push(count);
      return json(response, ok({ content: [], totalElements: count }));
    },
  });
  shell.start();
  await until(() => shell.session.$state.get().status === 'signed-in');
  const { $total, ask, reset } = shell.use(tablesStore).total({ path: LIST });
  return { $total, ask: (count: string) => ask({ EQ_count: count }), reset, asked, clock: platform.clock };
}

test('changes one after the other are asked for once, and none is shown until the service has said it', async () => {
  const { $total, ask, asked, clock } = await open();
  ask('1');
  await clock.advance(299);
  ask('2');
  await clock.advance(299);
  expect([$total.get(), asked]).toEqual([null, []]);
  await clock.advance(1);
  await until(() => $total.get() === 2);
  expect(asked).toEqual(['2']);
  ask('3');
  expect($total.get()).toBeNull();
});

test('a sheet that is closed asks for nothing more', async () => {
  const { ask, reset, asked, clock } = await open();
  ask('1');
  reset();
  await clock.advance(1000);
  expect(asked).toEqual([]);
});

import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages, USER, until } from '../../../tests/support/shell-server';
import { feedbackPositionStore } from './position';

const stage = stages();
const USER_INFO = '/api/v1/My/getUserInfo';
const LOAD = '/api/v1/My/getUserOptionByName';
const SAVE = '/api/v1/My/setUserOptionByName';

async function moved(actor: object | null) {
  const { shell, server, platform } = await stage({
    [USER_INFO]: (_, response) => json(response, ok({ ...USER, actor })),
    [LOAD]: (_, response) => json(response, ok({ optionValue: null })),
    [SAVE]: (_, response) => json(response, ok({})),
  });
  await shell.session.start();
  const { move } = shell.use(feedbackPositionStore);
  await until(() => server.calls(LOAD).length === 1);
  move({ side: 'left', bottom: 40 });
  await platform.clock.advance(1_000);
  // What was sent before it has arrived.
  await shell.request.get(USER_INFO);
  return server.calls(SAVE);
}

test('the place of the button is saved for its user', async () => {
  expect(await moved(null)).toHaveLength(1);
});

test('whoever acts as a user does not move that user’s button', async () => {
  expect(await moved({ id: 'u9', name: '管理员' })).toHaveLength(0);
});

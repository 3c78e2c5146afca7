import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { json, ok } from '../../../tests/support/http-server';
import { stages, until } from '../../../tests/support/shell-server';
import { lookChoiceStore } from './choice';

const GET = '/api/v1/My/getUserOptionByName';
const SET = '/api/v1/My/setUserOptionByName';

const set = stages();

test('a choice of somebody who has gone meanwhile is not saved for whoever comes next', async () => {
  const held: ServerResponse[] = [];
  const answer = () => {
    const kept = { optionName: 'shell_look', optionValue: 'light.normal' };
    for (const response of held.splice(0)) json(response, ok(kept));
  };
  const { shell, server, platform } = await set({
    [GET]: (_, response) => void held.push(response),
    [SET]: (_, response) => json(response, ok(null)),
  });
  shell.start();
  await shell.ready;
  const { choose } = shell.use(lookChoiceStore);
  await until(() => held.length === 1);
  answer();
  await until(() => platform.cookies.get('oms.look') !== null);
  const chosen = choose({ theme: 'dark' }).catch(() => {});
  await until(() => held.length === 1);
  await shell.session.logout();
  answer();
  await chosen;
  expect(server.calls(SET)).toEqual([]);
});

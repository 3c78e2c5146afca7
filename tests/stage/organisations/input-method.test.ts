import type {} from '@vitest/browser-playwright';
import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { counts, field, LIST, open, options } from './parts';

test('the letters of an input method are shown, and only the word is searched for', async () => {
  const { services } = await readyStage({
    markup: '<oms-topnav></oms-topnav>',
    services: { organisations: [{ name: '海湾优品' }, { name: '海岚家居' }] },
  });
  await open();
  await counts(options, 2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const before = services.calls(LIST).length;
  await cdp().send('Input.imeSetComposition', { text: 'hai', selectionStart: 3, selectionEnd: 3 });
  await expect.element(field).toHaveValue('hai');
  await vi.advanceTimersByTimeAsync(1000);
  await cdp().send('Input.insertText', { text: '海岚家居' });
  await expect.element(field).toHaveValue('海岚家居');
  await vi.advanceTimersByTimeAsync(1000);
  await counts(options, 1);
  const asked = services.calls(LIST).slice(before);
  expect(asked.map(({ params }) => params['search[CN_name]'])).toEqual(['海岚家居']);
});

import { expect, it } from 'vitest';
import { on as onPreact } from './preact-on';
import { on as onSolid } from './solid-on';

it('names handlers as the framework listens to them', () => {
  const go = () => {};
  expect(onSolid({ 'oms-navigate': go })).toEqual({ 'on:oms-navigate': go });
  expect(onPreact({ 'oms-navigate': go })).toEqual({ 'onoms-navigate': go });
});

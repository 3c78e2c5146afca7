import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage } from '../support/stage';

const MARKUP = '<oms-topnav></oms-topnav>';

test('words of the configuration name the bell from its first render, and those of the script later', async () => {
  await readyStage({ markup: MARKUP, config: { messages: { en: { 'notices.label': 'News' } } } });
  await expect.element(page.getByRole('button', { name: 'News' })).toBeVisible();
  getShell().messages('en', { 'notices.label': 'Post' });
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible();
  getShell().messages('en', { 'notices.label': null });
  await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('words of another language are there once the page is in it, and all of them after the next shell', async () => {
  await readyStage({ markup: MARKUP });
  getShell().messages('zh-CN', { 'notices.label': '站内信' });
  getShell().messages('en', { 'notices.label': 'Post' });
  await getShell().setLang('zh-CN');
  await expect.element(page.getByRole('button', { name: '站内信' })).toBeVisible();
  getShell().destroy();
  void getShell().ready();
  // The configuration has the page start in English.
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeVisible();
});

test('a misspelt key and a lost value are told of, and the shell’s text stays', async () => {
  const { errors } = await readyStage({
    markup: MARKUP,
    config: { messages: { en: { 'notices.lable': 'News', 'org.switchFrom': 'Companies' } as object } },
  });
  await expect
    .poll(() => errors)
    .toEqual([
      'config: messages: en "org.switchFrom": "Companies" is without {{current}}, which "Switch organisation: {{current}}" has',
      'config: messages: en "notices.lable": there is no text of this key',
    ]);
  // The page keeps those of other tests, too.
  const told = getShell()
    .doctor()
    .errors.map(({ message }) => message);
  expect(told.filter((message) => message.startsWith('messages: en'))).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: /^Switch organisation: / })).toBeVisible();
});

import { getShell } from '@oms/shell';
import { expect, test } from 'vitest';
import { menu, menuLink } from '../sidemenu/menu';
import { readyStage, type StageOptions, stage } from '../support/stage';

const organisations = [{ name: 'One' }, { id: '77', name: 'Two' }];
const PAGE: StageOptions = { services: { menu, organisations }, portal: true, path: '/home/b2corder' };
const element = (tag: string) => document.querySelector(tag) as HTMLElement;

test('an element of the shell hears the events of the shell, as templates of frameworks listen', async () => {
  await stage(PAGE);
  const heard: string[] = [];
  const listen = (at: EventTarget, name: string) =>
    at.addEventListener('oms-lang-changed', (event) => {
      heard.push(`${name}: ${(event as CustomEvent).detail.lang}`);
    });
  listen(element('oms-topnav'), 'bar');
  listen(element('oms-sidemenu'), 'menu');
  listen(document.body, 'body');
  element('oms-topnav').addEventListener('oms-ready', ({ detail }) => heard.push(detail.lang));
  await getShell().ready();
  await expect.poll(() => heard).toEqual(['en']);
  await getShell().setLang('zh-CN');
  expect(heard.slice(1)).toEqual(['bar: zh-CN', 'menu: zh-CN']);
});

test('a listener on the element stops a switch, and those on the window know', async () => {
  await readyStage(PAGE);
  const seen: boolean[] = [];
  const look = (event: Event) => seen.push(event.defaultPrevented);
  window.addEventListener('oms-org-changing', look);
  element('oms-sidemenu').addEventListener('oms-org-changing', (event) => event.preventDefault());
  expect(await getShell().switchOrganisation('77')).toBe(false);
  window.removeEventListener('oms-org-changing', look);
  expect(seen).toEqual([true]);
});

test('an element hears a move once, and nothing once it is gone', async () => {
  await readyStage(PAGE);
  const heard: string[] = [];
  const bar = element('oms-topnav');
  bar.addEventListener('oms-navigate', ({ detail }) => heard.push(detail.url));
  await menuLink('B2C orders').click();
  expect(heard).toHaveLength(1);
  bar.remove();
  await menuLink('B2C orders').click();
  expect(heard).toHaveLength(1);
});

import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { json, ok, type Seen } from '../../../tests/support/http-server';
import { stages, until } from '../../../tests/support/shell-server';
import { ownLangs } from './lang';

const set = stages();

const row = (langKey: string, langValue: string, opAt = '2026-01-01 00:00:00') => ({
  langKey,
  langValue,
  opAt,
});
const translations = (pages: unknown[][]) => ({
  '/status/locale/findByPage': (call: Seen, response: ServerResponse) =>
    json(
      response,
      ok({ content: pages[Number(call.query.get('page')) - 1] ?? [], totalPages: pages.length }),
    ),
});

describe('the language', () => {
  test.each([
    [{}, {}, 'zh-CN'],
    [{ lang: 'en' }, {}, 'en'],
    [{ lang: 'fr' }, {}, 'zh-CN'],
    [{ lang: 'en' }, { lang: 'zh-CN' }, 'zh-CN'],
  ] as const)('cookie %j and configuration %j give %s', async (cookies, config, lang) => {
    const { shell } = await set({}, { cookies, config });
    expect(shell.i18n.lang()).toBe(lang);
  });

  test('changes at once, is kept for 7 days, and reaches the page and other tabs', async () => {
    const { shell, platform } = await set();
    const heard: string[] = [];
    shell.events.on('oms-lang-changed', ({ detail }) => heard.push(detail.lang));
    expect(shell.i18n.t('action.signOut')).toBe('退出登录');
    await shell.i18n.setLang('en');
    expect(shell.i18n.t('action.signOut')).toBe('Sign out');
    expect(platform.jar.get('lang')).toEqual({ value: 'en', days: 7 });
    expect(heard).toEqual(['en']);
    expect(platform.posted).toEqual([{ type: 'lang', lang: 'en' }]);
    platform.receive({ type: 'lang', lang: 'zh-CN' });
    await until(() => shell.i18n.lang() === 'zh-CN');
    expect(platform.posted).toHaveLength(1);
  });
});

describe('a language pack', () => {
  const PACK = { lang: 'de', fieldEnding: 'De', texts: { 'action.signOut': 'Abmelden' } };

  /** A page with a pack at an address of its server. */
  async function packed(reply: (response: ServerResponse) => void = (response) => json(response, PACK)) {
    const config = { lang: 'en' };
    const stageNow = await set({ '/de.json': (_, response) => reply(response) }, { config });
    const shell = stageNow.visitAgain({ languages: { de: `${stageNow.server.url}/de.json` } });
    const errors: string[] = [];
    shell.events.on('oms-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
    return { ...stageNow, shell, errors };
  }

  test('is a language like the package’s own: chosen, kept, told to other tabs, and sent with calls', async () => {
    const { shell, platform, server } = await packed();
    expect(shell.i18n.langs()).toEqual([...ownLangs(), 'de']);
    await shell.i18n.setLang('de');
    expect(shell.i18n.t('action.signOut')).toBe('Abmelden');
    expect(shell.i18n.language()).toMatchObject({ name: 'Deutsch', locale: 'de', fieldEnding: 'De' });
    expect(platform.jar.get('lang')?.value).toBe('de');
    expect(platform.posted).toEqual([{ type: 'lang', lang: 'de' }]);
    expect(server.seen.at(-1)?.query.get('search[EQ_locale]')).toBe('de');
  });

  test('that lacks texts has English ones, and the page hears how many', async () => {
    const { shell, errors } = await packed();
    await shell.i18n.setLang('de');
    expect(shell.i18n.t('action.close')).toBe('Close');
    expect(errors).toEqual([expect.stringMatching(/^texts: languages\.de: \d+ of \d+ texts are missing/)]);
    expect(shell.doctor.report().errors.map(({ code }) => code)).toEqual(['texts']);
  });

  test('that cannot be had leaves the language as it is, with a sentence that says why', async () => {
    const { shell, errors } = await packed((response) => json(response, {}, 404));
    await shell.i18n.setLang('de');
    expect(shell.i18n.lang()).toBe('en');
    expect(errors).toEqual([expect.stringContaining('/de.json answers with 404')]);
  });

  test('follows the choice of another tab', async () => {
    const { shell, platform } = await packed();
    platform.receive({ type: 'lang', lang: 'de' });
    await until(() => shell.i18n.lang() === 'de');
  });
});

test('of two choices the later one stays, though the texts of the first come after it', async () => {
  const { shell } = await set();
  const first = shell.i18n.setLang('en');
  await shell.i18n.setLang('zh-CN');
  await first;
  expect(shell.i18n.lang()).toBe('zh-CN');
});

test('a text has its values, the form for their count, and whatever a value looks like', async () => {
  const { shell } = await set({}, { config: { lang: 'en' } });
  const { t, later } = shell.i18n;
  expect(t('org.switchFrom', { current: '{{current}} $t(action.close) $&' })).toBe(
    'Switch organisation: {{current}} $t(action.close) $&',
  );
  await later();
  expect(t('guide.rule.count', { count: 1, shown: '1' })).toBe('1 rule');
  expect(t('guide.rule.count', { count: 2, shown: '2' })).toBe('2 rules');
});

test('the texts of popups load later, and with every change of the language', async () => {
  const { shell } = await set();
  expect(shell.i18n.complete()).toBe(false);
  await shell.i18n.later();
  expect(shell.i18n.complete()).toBe(true);
  await shell.i18n.setLang('en');
  expect(shell.i18n.complete()).toBe(true);
  expect(shell.i18n.t('guide.title')).not.toBe('guide.title');
});

describe('translations of the server', () => {
  test('come in several pages of 2000 from 2019-01-01, and only what is newer the next time', async () => {
    const first = Array.from({ length: 2000 }, (_, i) => row(`k${i}`, `v${i}`));
    const stageNow = await set(
      translations([first, [row('menu.b2c', 'B2C orders', '2026-11-02 08:00:00')]]),
      {
        cookies: { lang: 'en' },
      },
    );
    await stageNow.shell.i18n.refresh();
    expect(stageNow.shell.i18n.server('k1999', '?')).toBe('v1999');
    expect(stageNow.shell.i18n.server('menu.b2c', 'B2C 订单')).toBe('B2C orders');
    const calls = stageNow.server.calls('/status/locale/findByPage');
    expect(calls.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
    expect(calls[0]?.query.get('rows')).toBe('2000');
    expect(calls[0]?.query.get('search[EQ_locale]')).toBe('en');
    expect(calls[0]?.query.get('search[GT_opAt]')).toBe('2019-01-01 00:00:00');

    const again = stageNow.visitAgain();
    expect(again.i18n.server('menu.b2c', '?')).toBe('B2C orders');
    await again.i18n.refresh();
    expect(stageNow.server.calls('/status/locale/findByPage').at(-1)?.query.get('search[GT_opAt]')).toBe(
      '2026-11-02 08:00:00',
    );
  });

  test('a failed fetch falls back to the cache and is known to doctor', async () => {
    let works = true;
    const stageNow = await set({
      '/status/locale/findByPage': (_, response) =>
        works ? json(response, ok({ content: [row('a', '甲')], totalPages: 1 })) : json(response, {}, 501),
    });
    await stageNow.shell.i18n.refresh();
    works = false;
    const again = stageNow.visitAgain();
    await again.i18n.refresh();
    expect(again.i18n.server('a', '?')).toBe('甲');
    expect(again.doctor.report().errors.map(({ code }) => code)).toEqual(['translations']);
  });

  test('rows that are no use are left out', async () => {
    const { shell } = await set(
      translations([[null, 7, { langKey: 'x' }, { langKey: '', langValue: 'y' }, row('ok', 'ja')]]),
    );
    await shell.i18n.refresh();
    expect(shell.i18n.server('ok', '?')).toBe('ja');
    expect(shell.i18n.server('x', '?')).toBe('?');
  });

  test('never stand in for texts of the interface', async () => {
    const { shell } = await set(translations([[row('action.signOut', 'HACKED')]]));
    await shell.i18n.refresh();
    expect(shell.i18n.t('action.signOut')).toBe('退出登录');
  });

  /** A server whose texts come when `answer` is called. */
  async function slowTexts(setup: { cookies?: Record<string, string> } = {}) {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const stageNow = await set(
      {
        '/status/locale/findByPage': async (_, response) => {
          await asked;
          json(response, ok({ content: [row('menu.b2c', 'B2C orders')], totalPages: 1 }));
        },
      },
      setup,
    );
    return { ...stageNow, answer };
  }

  test('are there when the page is ready, since its host reads titles then', async () => {
    const { shell, server, answer } = await slowTexts({ cookies: { lang: 'en' } });
    let ready = false;
    void shell.ready.then(() => {
      ready = true;
    });
    shell.start();
    await until(
      () =>
        shell.navigation.base.$state.get().data !== null &&
        server.calls('/status/locale/findByPage').length === 1,
    );
    expect(ready).toBe(false);
    answer();
    await shell.ready;
    expect(shell.i18n.server('menu.b2c', 'B2C 订单')).toBe('B2C orders');
  });

  test('that do not come keep no page waiting', async () => {
    const { shell, platform } = await slowTexts({ cookies: { lang: 'en' } });
    shell.start();
    await until(() => shell.navigation.base.$state.get().data !== null);
    await until(() => shell.session.$state.get().status === 'signed-in');
    await platform.clock.advance(1500);
    await shell.ready;
    expect(shell.i18n.server('menu.b2c', 'B2C 订单')).toBe('B2C 订单');
  });

  test('are there when the page hears of another language', async () => {
    const { shell, answer } = await slowTexts();
    const titles: string[] = [];
    shell.events.on('oms-lang-changed', () => {
      titles.push(shell.i18n.server('menu.b2c', 'B2C 订单'));
    });
    const changed = shell.i18n.setLang('en');
    answer();
    await changed;
    expect(titles).toEqual(['B2C orders']);
  });

  test('are fetched for the other language when it is chosen', async () => {
    const { shell, server } = await set();
    shell.i18n.setLang('en');
    await until(() => server.calls('/status/locale/findByPage').length === 1);
    expect(server.seen[0]?.query.get('search[EQ_locale]')).toBe('en');
  });
});

test('words of the host reach every text, those that load later and those of another language, too', async () => {
  const { shell } = await set({}, { config: { lang: 'en' } });
  const { i18n } = shell;
  const before = i18n.$t.get();
  i18n.reword((lang, texts) => ({ ...texts, 'action.close': `Shut ${lang}` }));
  expect(i18n.t('action.close')).toBe('Shut en');
  expect(i18n.$t.get()).not.toBe(before);
  await i18n.later();
  expect(i18n.t('action.close')).toBe('Shut en');
  await i18n.setLang('zh-CN');
  expect(i18n.$t.get()('action.close')).toBe('Shut zh-CN');
});

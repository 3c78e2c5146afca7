import { describe, expect, it, vi } from 'vitest';

vi.mock('virtual:frames', async () => {
  const { TAG_OF_FRAME } = await import('../paint/frame/template');
  const link = [
    'li',
    {},
    ['a', { href: '__url__', 'data-nav': '__id__', 'aria-current': '__current__' }, '__title__'],
  ];
  const root = (...children: unknown[]) => [
    'div',
    {
      class: 'oms-root',
      'data-theme': '__theme__',
      'data-density': '__density__',
      onclick: 'x',
      style: 'color:red',
    },
    ...children,
  ];
  const tree = {
    sheets: [0],
    content: root('__user__', ['ul', {}, ['@rows', {}]]),
    patterns: { link1: link },
  };
  const bar = {
    sheets: [0, 1],
    content: root(['ul', {}, ['@modules', {}]], ['script', {}, 'x'], ['input', { placeholder: '__user__' }]),
    patterns: { module: link },
  };
  const rest = { sheets: [0], content: root('__unreadWords__'), patterns: {} };
  const plain = Object.fromEntries(Object.keys(TAG_OF_FRAME).map((kind) => [kind, rest]));
  const all = { ...plain, bar, barWithSwitcher: bar, tree, flyout: tree };
  return {
    sheets: [
      { text: ':host{display:block}' },
      { text: ':host{top:0}:host([a]){top:1px}.oms-root{height:100%}' },
    ],
    readTemplates: () => ({ ...all, someUnread: '__unread__ unread', noUnread: 'none' }),
  };
});

const { createShellRenderer } = await import('./renderer');
const { styleSheet } = await import('./style-sheet');

const config = {
  hosts: { userCentre: 'https://uc.test', console: 'https://console.test' },
  portal: true,
} as const;
const cdn = 'https://cdn.test/1.0.0';
const EVIL = `"><script>alert(1)</script>'&`;

const module = { id: '1', title: EVIL, langKey: '', iconClass: '', sortIndex: 1 };
const entry = (id: number, url: string) => ({
  ...{
    id: String(id),
    parentId: 0,
    depth: 1,
    title: `${EVIL}${id}`,
    langKey: '',
    url,
    scope: '1',
    menuType: '1',
  },
  ...{ globalCatelogId: '1', moduleId: '1', sortIndex: id, iconClass: '', isVue: 1, props: null },
});

const start = (user: object = {}, menus: object[] = [entry(1, '/home/a')]) => ({
  code: 200,
  data: {
    token: 'secret-token',
    replies: {
      'GET /api/v1/My/getUserInfo': { id: '1', name: EVIL, organization: { id: '7', name: EVIL }, ...user },
      'GET /api/v1/Context/baseData': { menus, labels: [] },
      'GET /api/v1/Context/baseData?noVerify=1': { globalcatelogs: [module], systems: [], bizeventtypes: [] },
    },
  },
});

const render = (changes: object = {}) =>
  createShellRenderer({ config, cdn }).render({
    lang: 'en',
    url: 'https://console.test/home/a',
    replies: { start: start() },
    elements: [{ tag: 'oms-topnav' }, { tag: 'oms-sidemenu' }],
    ...changes,
  });

describe('the renderer of servers', () => {
  it('writes the elements as roots that a parser makes, with the style sheet of the build and links', async () => {
    const { html, drawn } = await render();
    const { path } = styleSheet();
    expect(drawn).toBe(true);
    expect(html[1]).toMatch(
      /^<oms-sidemenu><template shadowrootmode="open"><link rel="stylesheet" href="[^"]+"><div /,
    );
    expect(html[1]).toContain(`href="https://cdn.test/1.0.0/${path}"`);
    expect(html[1]).toContain('href="https://console.test/home/a" data-nav="1" aria-current="page"');
    expect(html[1]).toMatch(/<\/div><\/template><\/oms-sidemenu>$/);
  });

  it('writes foreign texts as texts, and no code, style or token', async () => {
    const text = (await render()).html.join('');
    expect(text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|secret-token/);
    expect(text).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'&amp;1</a>");
    expect(text).toContain(`placeholder="&quot;&gt;&lt;script&gt;`);
  });

  it('links nowhere where an address is no page', async () => {
    const menus = ['javascript:alert(1)', 'data:text/html,x', 'https://a@evil.test/'].map((url, at) =>
      entry(at + 1, url),
    );
    const { html } = await render({ replies: { start: start({}, [...menus, entry(9, '/home/a')]) } });
    expect(html.join('').match(/href="(?!https:\/\/(?:console|cdn)\.test\/)/g)).toBeNull();
  });

  it('takes theme and density of the cookie, and leaves the scheme of the system to the style sheet', async () => {
    const look = (cookies?: string) =>
      render({ cookies }).then(({ html }) =>
        /data-theme="(\w+)" data-density="(\w+)"/.exec(html[0] ?? '')?.slice(1),
      );
    expect(await look('a=1; oms.look=dark.compact; b=2')).toEqual(['dark', 'compact']);
    expect(await look()).toEqual(['auto', 'normal']);
    expect(await look('oms.look=%')).toEqual(['auto', 'normal']);
  });

  it('counts notices and announcements together, as the page does', async () => {
    const stats = (value: object) => ({ code: 200, data: { stats: value } });
    const replies = {
      start: start(),
      notices: stats({ 2: { remains: 3 }, 3: { remains: 1 } }),
      announcements: stats({ lastId: 9, marked: 0, remains: 2 }),
    };
    const { html } = await render({ replies, elements: [{ tag: 'oms-notice-center' }] });
    expect(html.join('')).toContain('6 unread');
  });

  it('writes attributes that an element may have, escaped, and no others', async () => {
    const attributes = {
      id: EVIL,
      hidden: true,
      onclick: 'x',
      style: 'x',
      'a b': 'x',
      'x"': 'x',
      nothing: undefined,
    };
    const { html } = await render({ elements: [{ tag: 'oms-sidemenu', attributes }, { tag: 'script' }] });
    expect(html).toHaveLength(1);
    expect(html[0]).toMatch(/^<oms-sidemenu id="&quot;&gt;&lt;script[^<]+ hidden><template/);
  });

  it.each([
    ['nobody', { replies: {} }],
    ['somebody for whom another acts', { replies: { start: start({ actor: { id: '2', name: 'x' } }) } }],
    ['somebody without an organisation', { replies: { start: start({ organization: null }) } }],
    ['a reply that is none', { replies: { start: '<html>' } }],
    ['a refusal', { replies: { start: { code: 401, data: null } } }],
    ['lists that are none', { replies: { start: { code: 200, data: { replies: 'x' } } } }],
    ['a language of a pack', { lang: 'de' }],
    ['an address that is none', { url: '/home' }],
  ])('writes the tags alone for %s', async (_, changes) => {
    expect(await render(changes)).toEqual({
      html: ['<oms-topnav></oms-topnav>', '<oms-sidemenu></oms-sidemenu>'],
      drawn: false,
    });
  });

  it('writes the tag alone of an element that shows what no picture has', async () => {
    const { html, drawn } = await render({
      elements: [{ tag: 'oms-topnav', attributes: { 'logo-src': '/x.svg' } }, { tag: 'oms-sidemenu' }],
    });
    expect(html[0]).toBe('<oms-topnav logo-src="/x.svg"></oms-topnav>');
    expect(drawn).toBe(true);
  });

  it('reads replies as texts, and each by itself', async () => {
    const { replies } = start().data;
    const text = (name: keyof typeof replies) => JSON.stringify({ code: 200, data: replies[name] });
    const { html } = await render({
      replies: {
        user: text('GET /api/v1/My/getUserInfo'),
        menu: text('GET /api/v1/Context/baseData'),
        open: text('GET /api/v1/Context/baseData?noVerify=1'),
      },
    });
    expect(html).toEqual((await render({ replies: { start: JSON.stringify(start()) } })).html);
    expect(html[1]).toContain('data-nav="1"');
  });

  it('writes the rows in view of a menu of any length', async () => {
    const menus = Array.from({ length: 500 }, (_, at) => entry(at + 1, `/home/${at}`));
    const { html } = await render({ replies: { start: start({}, menus) } });
    expect(html[1]?.match(/data-nav=/g)).toHaveLength(40);
  });

  it('refuses a configuration and an address that cannot be used', () => {
    expect(() => createShellRenderer({ config: {}, cdn })).toThrow(/hosts\.userCentre/);
    for (const wrong of ['/cdn', 'javascript:1'])
      expect(() => createShellRenderer({ config, cdn: wrong })).toThrow(`cdn cannot be "${wrong}"`);
  });
});

describe('the one style sheet of all elements', () => {
  it('says what concerns an element’s host for that element alone', () => {
    const { text } = styleSheet();
    expect(text).toContain(':host{display:block}');
    expect(text).toContain(':host(:where(oms-topnav)){top:0}');
    expect(text).toContain(':host(:where(oms-topnav)[a]){top:1px}');
    expect(text).toContain(':host(oms-topnav) .oms-root{height:100%}');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { rewriteImage, rewriteLink } from './rewrite';
import { scrollTables } from './scroll-tables';

const BASE = 'https://console.test/';

/** As the sanitiser's hook does; what attributes there may be at all is tested in browsers, whose parser it needs. */
function clean(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  for (const link of box.querySelectorAll('a')) rewriteLink(link, BASE);
  for (const image of box.querySelectorAll('img')) rewriteImage(image, BASE, ['https://console.test']);
  return box;
}

describe('links', () => {
  it.each([
    ['https://elsewhere.test/a', 'https://elsewhere.test/a'],
    ['/home/orders', 'https://console.test/home/orders'],
    ['javascript:alert(1)', null],
    [' jAvA\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['https://bank.test@evil.test/', null],
    ['mailto:a@b.test', null],
  ])('to %j lead to %j, beside the page and without a way back to it', (href, wanted) => {
    const link = clean(`<a href="${href}" target="_top" rel="opener">x</a>`).querySelector('a');
    expect(link?.getAttribute('href')).toBe(wanted);
    if (wanted === null) return;
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('pictures', () => {
  it('keep their room, load late, tell nobody of the page and have a word or none', () => {
    const image = clean('<img src="/a.png" width="640" height="320" loading="eager">').firstElementChild;
    expect(
      Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual({
      src: 'https://console.test/a.png',
      width: '640',
      height: '320',
      alt: '',
      loading: 'lazy',
      decoding: 'async',
      referrerpolicy: 'no-referrer',
    });
    expect(clean('<img src="/a.png" alt="A box">').firstElementChild?.getAttribute('alt')).toBe('A box');
  });

  it.each(['0', '-5', '100%', '1e9', '999999', 'x'])('lose a size of %s', (size) => {
    const image = clean(`<img src="/a.png" width="${size}" height="${size}">`).firstElementChild;
    expect([image?.hasAttribute('width'), image?.hasAttribute('height')]).toEqual([false, false]);
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg onload=alert(1)>', ''])(
    'from %j are left out',
    (src) => {
      expect(clean(`<img src="${src}">`).querySelector('img')).toBeNull();
    },
  );
});

describe('pictures of others', () => {
  it.each(['https://elsewhere.test/a.png', '//elsewhere.test/a.png', 'http://console.test/a.png'])(
    'from %j are links, which nobody hears of until they are followed',
    (src) => {
      const box = clean(`<img src="${src}" srcset="${src} 2x" alt="A box"><img src="${src}">`);
      expect(box.querySelector('img')).toBeNull();
      const [named, bare] = box.querySelectorAll('a');
      expect(named?.textContent).toBe('A box');
      expect(named?.getAttribute('rel')).toBe('noopener noreferrer');
      expect(bare?.textContent).toBe(bare?.href);
      expect(bare?.href).toBe(new URL(src, BASE).href);
    },
  );

  it('in a link are its words', () => {
    const box = clean('<a href="/x"><img src="https://elsewhere.test/a.png" alt="A box"></a>');
    expect([box.querySelectorAll('a').length, box.textContent]).toEqual([1, 'A box']);
  });
});

it('tables get a room of their own, the outermost alone', () => {
  const box = clean(
    '<p>x</p><table><tr><td><table><tr><td>in</td></tr></table></td></tr></table><table></table>',
  );
  scrollTables(box, 'Table')();
  expect([...box.querySelectorAll('.oms-html-scroll')].map((room) => room.parentElement === box)).toEqual([
    true,
    true,
  ]);
  expect(box.querySelectorAll('table')).toHaveLength(3);
});

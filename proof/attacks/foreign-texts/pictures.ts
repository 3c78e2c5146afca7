import { markup } from '@oms/tools/attacks/payloads';

/** Pictures of the last visit that nothing of the shell has kept. */
export const PICTURES: readonly unknown[] = [
  ...markup.slice(0, 30).map((text) => [text, {}, text]),
  ...markup.slice(0, 10).map((text) => ['b', { title: text, class: text, onclick: '__xss()' }, text]),
  ['script', {}, '__xss()'],
  ['img', { src: 'x', onerror: '__xss()' }],
  ['iframe', { srcdoc: '<script>top.__xss()</script>' }],
  ['a', { href: 'javascript:__xss()' }, 'x'],
  ['svg', {}, ['use', { href: 'data:image/svg+xml,<svg onload="__xss()"/>' }]],
  ['svg', {}, ['animate', { onbegin: '__xss()', attributeName: 'x', dur: '1s' }]],
  ['details', { open: '', ontoggle: '__xss()' }, 'x'],
  ['form', { action: 'javascript:__xss()' }, ['button', { formaction: 'javascript:__xss()' }, 'x']],
  ['img', { src: 'https://evil.example/p.gif' }],
  ['div', { style: 'background:url(https://evil.example/b.gif)' }],
  ['link', { rel: 'stylesheet', href: 'https://evil.example/x.css' }],
  ['object', { data: 'https://evil.example/o' }],
  ['input', { type: 'image', src: 'https://evil.example/i.gif', autofocus: '', onfocus: '__xss()' }],
];

/** A picture whose elements have this content. */
export function withContent(picture: unknown, content: unknown): unknown {
  const { elements = [], ...rest } = picture as { elements?: object[] };
  return { ...rest, elements: elements.map((element) => ({ ...element, content })) };
}

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import en from '../../../locales/en.json';
import { controlOf } from './control';

/** Clicks the marked element, and returns the control that is told. */
function click(html: string) {
  document.body.innerHTML = html;
  const path: EventTarget[] = [];
  for (let node = document.querySelector('[data-hit]'); node; node = node.parentElement) path.push(node);
  return controlOf([...path, document, window], en);
}

test('a control is told by the key of its name, whichever part of it is hit', () => {
  expect(
    click('<oms-topnav><button aria-label="Close"><svg><path data-hit /></svg></button></oms-topnav>'),
  ).toEqual({
    source: 'topnav',
    key: 'action.close',
  });
  expect(click('<div class="oms-console"><button data-hit> Save filters </button></div>')).toBeNull();
  expect(click('<div class="oms-console"><a href="/home" data-hit>Go back</a></div>')).toEqual({
    source: 'console',
    key: 'console.back',
  });
});

test.each([
  ['the page’s own button', '<main><button data-hit>Close</button></main>'],
  ['what a person typed', '<oms-topnav><button data-hit>secret words</button></oms-topnav>'],
  [
    'a name with a value in it',
    '<oms-topnav><button data-hit>Switch organisation: Oceanway</button></oms-topnav>',
  ],
  ['a field', '<oms-topnav><input data-hit value="Close" /></oms-topnav>'],
  ['no control', '<oms-topnav><p data-hit>Close</p></oms-topnav>'],
])('%s is not told', (_, html) => {
  expect(click(html)).toBeNull();
});

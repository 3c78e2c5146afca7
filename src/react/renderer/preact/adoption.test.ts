// @vitest-environment happy-dom
import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { css } from '../../css';
import { useAdoption } from './adoption';

test('a component with several style sheets has all of them, in their order', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const [first, second] = [css('a{color:red}'), css('b{color:blue}')];
  function Part() {
    useAdoption(root, first);
    useAdoption(root, second);
    return null;
  }
  render(h(Part, null), document.createElement('div'));
  expect([...root.adoptedStyleSheets]).toEqual([first.get(), second.get()]);
});

// @vitest-environment happy-dom
import { h } from 'preact';
import { expect, it } from 'vitest';
import { hydrateRoot } from './client';

it('keeps of the markup that is there what fits, and nothing beside it', () => {
  const container = document.createElement('div');
  container.innerHTML = '<p class="old">of the server</p><aside>of nobody</aside>';
  const node = container.firstChild;
  const root = hydrateRoot(container, h('p', { class: 'new' }, 'of the page'));
  expect(container.innerHTML).toBe('<p class="new">of the page</p>');
  expect(container.firstChild).toBe(node);
  root.unmount();
  expect(container.innerHTML).toBe('');
});

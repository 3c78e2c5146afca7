// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { PAINTED, type PaintedRoot } from '../../../src/page/picture/format';
import { takeOver } from './take-over';

afterEach(() => document.body.replaceChildren());

/** A picture with a field and two buttons, whose code comes once the person has typed and pressed. */
function picture() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' }) as PaintedRoot;
  root.adoptedStyleSheets ??= [];
  root.innerHTML = '<input><button title="Bell">1</button><button title="Menu">2</button>';
  const [bell, menu] = [...root.querySelectorAll('button')] as unknown as [HTMLElement, HTMLElement];
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = 'SO-10';
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(`typed ${field.value}`));
  for (const button of [bell, menu]) button.addEventListener('click', () => heard.push(button.title));
  const pressed = [bell, menu].map((button) => ({ button, name: button.title }));
  return { root, field, menu, heard, painted: { pressed, end: vi.fn() } };
}

it('tells the element of what was typed, and presses the last button again', () => {
  const { root, field, heard, painted } = picture();
  root[PAINTED] = painted;
  // As for a controlled field.
  takeOver(root, painted, () => {
    field.value = '';
  });
  expect(field.value).toBe('SO-10');
  expect(heard).toEqual(['typed SO-10', 'Menu']);
  expect(painted.end).toHaveBeenCalledOnce();
  expect(root[PAINTED]).toBeUndefined();
});

it('presses no button that is another now', () => {
  const { root, menu, heard, painted } = picture();
  takeOver(root, painted, () => {
    menu.title = 'Sign out';
  });
  expect(heard).toEqual(['typed SO-10']);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderer } from '../test-render';
import { Thumbnail } from './Thumbnail';

let view: ReturnType<typeof renderer>;
beforeEach(() => {
  view = renderer();
});
afterEach(() => view.unmount());

const show = (url: string) =>
  view.render(<Thumbnail url={url} label="Open" note="SO1" failedText="Cannot be shown" onOpen={() => {}} />);
const picture = () => view.container.querySelector('img');

test('a picture that cannot be loaded says so until it has another address', () => {
  show('');
  expect(view.container.textContent).toContain('Cannot be shown');
  expect(picture()).toBeNull();
  show('https://pictures.test/1.jpg');
  expect(picture()?.src).toBe('https://pictures.test/1.jpg');
  act(() => void picture()?.dispatchEvent(new Event('error')));
  expect(view.container.textContent).toContain('Cannot be shown');
  show('');
  expect(picture()).toBeNull();
  show('https://pictures.test/2.jpg');
  expect(picture()?.src).toBe('https://pictures.test/2.jpg');
});

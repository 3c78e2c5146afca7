// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { Displayed } from '../layer/displayed';
import { renderer } from '../test-render';
import { useBatches } from './use-batches';

const ROWS = Array.from({ length: 100 }, (_, at) => at);

/** The clock stands still: no row follows by itself. */
const never = () => () => {};

function Rows({ list }: { list: string }) {
  return useBatches(ROWS, list, 14, never).map((row) => <p key={row}>{row}</p>);
}

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

test('a page that is printed before all of its rows are there has them on the paper; another list starts again', () => {
  const { container, render, unmount } = renderer();
  const rows = () => container.querySelectorAll('p').length;
  render(<Rows list="newest" />);
  expect(rows()).toBe(14);
  print();
  expect(rows()).toBe(100);
  render(<Rows list="oldest" />);
  expect(rows()).toBe(14);
  unmount();
});

test('what is out of sight is not rendered for paper', () => {
  const { container, render, unmount } = renderer();
  render(
    <Displayed value={false}>
      <Rows list="newest" />
    </Displayed>,
  );
  print();
  expect(container.querySelectorAll('p').length).toBe(14);
  unmount();
});

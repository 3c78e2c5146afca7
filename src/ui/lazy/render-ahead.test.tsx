// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createScope } from '../../core/store/scope';
import type { Shell } from '../../shell/shell';
import { renderAhead } from './render-ahead';

let idle: (() => void)[];
let ends: ReturnType<typeof createScope>;
let shell: Shell;
const rendered = vi.fn();

const Part = ({ name }: { name: string }) => {
  rendered(name);
  return <p>{name}</p>;
};
const parts = [<Part key="a" name="a" />, <Part key="b" name="b" />];
/** The page has nothing to do for a moment. */
const rest = async () => await act(async () => idle.shift()?.());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  rendered.mockReset();
  idle = [];
  ends = createScope();
  const done = new Set<string>();
  shell = {
    platform: { idle: (work: () => void) => void idle.push(work) },
    i18n: { later: async () => {} },
    use: () => done,
    onEnd: ends.add,
  } as unknown as Shell;
});

test('renders each part when the page is idle, and nothing into the page', async () => {
  renderAhead({ shell, root: null }, 'x', parts);
  await act(async () => {});
  expect(rendered).not.toHaveBeenCalled();
  await rest();
  expect(rendered.mock.lastCall).toEqual(['a']);
  await rest();
  expect(rendered.mock.lastCall).toEqual(['b']);
  await rest();
  expect(idle).toEqual([]);
  expect(document.querySelector('p')).toBeNull();
});

test('does so once for each shell', async () => {
  for (let time = 0; time < 2; time++) renderAhead({ shell, root: null }, 'x', parts);
  await act(async () => {});
  expect(idle).toHaveLength(1);
});

test('ends with the shell', async () => {
  renderAhead({ shell, root: null }, 'x', parts);
  await act(async () => {});
  await rest();
  ends.end();
  await rest();
  expect(rendered).not.toHaveBeenCalledWith('b');
  expect(idle).toEqual([]);
});

test('a part that fails is nobody’s error: the press has its own', async () => {
  const Failing = () => {
    throw new Error('fails');
  };
  renderAhead({ shell, root: null }, 'x', [<Failing key="a" />, parts[1]]);
  await act(async () => {});
  // React's `act` throws what nobody hears of elsewhere.
  await rest().then(undefined, () => {});
  await rest();
  expect(rendered).toHaveBeenCalledWith('b');
});

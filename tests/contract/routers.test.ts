import { expect, it } from 'vitest';
import { root } from '../../tools/paths';
import { compiled } from '../../tools/routers/compiled';

/** The proofs install these, and compile all. */
const OTHERS = /from '(?:@tanstack\/|vue)/;

it('the code in docs/routers.md compiles, as far as its libraries are here', () => {
  const { names, told } = compiled(root, (code) => !OTHERS.test(code));
  expect(names).toEqual(expect.arrayContaining(['next.tsx', 'react-router.tsx']));
  expect(told).toEqual([]);
});

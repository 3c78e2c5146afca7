import { at } from '@oms/tools/paths';
import { compiled } from '@oms/tools/routers/compiled';
import { expect, it } from 'vitest';
import { installed } from '../../support/installed';

it('the code in docs/routers.md compiles', () => {
  // Vue Router asks for the Vue that this project has by another name.
  const { names, told } = compiled(at('proof'), undefined, { vue: [installed('vue3')] });
  expect(names).toEqual(expect.arrayContaining(['tanstack-router.tsx', 'vue-router.ts']));
  expect(told).toEqual([]);
});

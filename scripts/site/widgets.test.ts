import { expect, it } from 'vitest';
import { KINDS } from '../../elements/widgets/kinds';
import { widgetKinds } from './widgets';

it('has a page for each kind of mount()', () => {
  expect([...widgetKinds].sort()).toEqual(Object.keys(KINDS).sort());
});

import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { defineFamily } from './define-family';
import { defineStore, type ResetReason, type StoreContext } from './define-store';
import { createScope } from './scope';
import { createStores } from './stores';

function setUp() {
  const scope = createScope();
  const stores = createStores({} as StoreContext, scope);
  return { scope, stores };
}

describe('the stores of a shell', () => {
  it('makes one store for a name', () => {
    const { stores } = setUp();
    const make = vi.fn(() => ({}));
    expect(stores.use(defineStore('x', make))).toBe(stores.use(defineStore('x', make)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('says to each store why it is reset', () => {
    const { stores } = setUp();
    const reasons: ResetReason[] = [];
    stores.use(defineStore('one', () => ({ reset: (reason: ResetReason) => reasons.push(reason) })));
    stores.use(defineStore('without', () => null));
    stores.reset('organisation');
    stores.reset('language');
    stores.reset('user');
    expect(reasons).toEqual(['organisation', 'language', 'user']);
  });

  it('ends with the scope whatever a store listens to', () => {
    const { scope, stores } = setUp();
    const $source = atom(0);
    const stopped = vi.fn();
    const seen: number[] = [];
    stores.use(
      defineStore('listening', (_, own) => {
        own.listen($source, (value) => void seen.push(value));
        own.add(stopped);
        return {};
      }),
    );
    $source.set(1);
    scope.end();
    $source.set(2);
    expect(seen).toEqual([1]);
    expect(stopped).toHaveBeenCalledTimes(1);
    scope.add(stopped);
    expect(stopped).toHaveBeenCalledTimes(2);
  });
});

describe('a family', () => {
  const rows = defineFamily('rows', (_, key) => ({ key, reset: vi.fn() }));

  it('has one store for each key, and resets them all', () => {
    const family = setUp().stores.use(rows);
    const one = family.get('1');
    expect(family.get('1')).toBe(one);
    expect(family.get('2')).not.toBe(one);
    family.reset('language');
    expect(one.reset).toHaveBeenCalledWith('language');
    expect(family.get('1')).toBe(one);
  });

  it('forgets the store that was used least recently beyond fifty, and all of a user who has gone', () => {
    const family = setUp().stores.use(rows);
    const [first, second] = [family.get('1'), family.get('2')];
    for (let key = 3; key <= 50; key++) family.get(`${key}`);
    family.get('1');
    family.get('51');
    expect(family.get('1')).toBe(first);
    expect(family.get('2')).not.toBe(second);
    family.reset('user');
    expect(family.get('1')).not.toBe(first);
  });
});

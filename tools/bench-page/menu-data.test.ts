import { describe, expect, it } from 'vitest';
import { menuOf, titleOf } from './menu-data';

const sizes = [
  { entries: 50, modules: 10 },
  { entries: 500, modules: 10 },
  { entries: 2000, modules: 10 },
  { entries: 2000, modules: 2 },
  { entries: 7, modules: 3 },
];

describe.each(sizes)('a menu of $entries entries in $modules modules', (size) => {
  const { open, own } = menuOf(size);
  const { menus } = own;

  it('has so many of both, shared evenly', () => {
    expect(menus).toHaveLength(size.entries);
    expect(open.globalcatelogs).toHaveLength(size.modules);
    const shares = open.globalcatelogs.map(
      ({ id }) => menus.filter(({ moduleId }) => moduleId === id).length,
    );
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  });

  it('names each entry by an id of its own', () => {
    expect(new Set(menus.map(({ id }) => id)).size).toBe(size.entries);
    expect(new Set(own.labels).size).toBe(size.entries);
  });

  it('has each entry below one of its own module, a level deeper', () => {
    const byId = new Map(menus.map((entry) => [entry.id, entry]));
    for (const entry of menus) {
      const parent = byId.get(entry.parentId);
      expect(entry.depth).toBe((parent?.depth ?? 0) + 1);
      if (entry.parentId !== '0') expect(parent?.moduleId).toBe(entry.moduleId);
    }
  });

  it('has something in every group, and a page’s address only where there is nothing below', () => {
    const parents = new Set(menus.map(({ parentId }) => parentId));
    for (const { id, url } of menus) expect(url === null).toBe(parents.has(id));
  });

  it('is the same each time', () => {
    expect(menuOf(size)).toEqual({ open, own });
  });
});

describe('a menu', () => {
  it('is three levels deep where there is enough of it', () => {
    const { menus } = menuOf({ entries: 2000, modules: 10 }).own;
    expect(new Set(menus.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
    expect(menus.filter(({ depth, moduleId }) => depth === 1 && moduleId === '1')).toHaveLength(8);
  });

  it('has a first group and a first page in each module, under the titles that are looked for', () => {
    const titles = new Set(menuOf({ entries: 50, modules: 10 }).own.menus.map(({ title }) => title));
    for (let module = 1; module <= 10; module++) {
      expect(titles).toContain(titleOf.group(module, 1));
      expect(titles).toContain(titleOf.page(module, 1));
    }
  });
});

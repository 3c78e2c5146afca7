import { describe, expect, it } from 'vitest';
import { around, DEEPEST, domains, outer, rings, strangers, tagFolders } from '../../scripts/lint/rings';
import { foldersIn, sourcesIn } from './support/files';
import { circlesOfRooms, roomRings } from './support/import-graph';

// What a file may import, the linter says: scripts/lint makes its rules of the same lists. Here is what no single import shows.

describe('the rings', () => {
  it('has every folder of src in a ring', () => {
    const known: readonly string[] = [...rings, ...outer];
    expect(
      foldersIn('src')
        .map((name) => `src/${name}`)
        .filter((folder) => !known.includes(folder)),
    ).toEqual([]);
  });

  it('has every folder with sources in the package, around it, or as a project of its own', () => {
    const known: readonly string[] = ['src', ...outer, ...around, ...strangers];
    const folders = foldersIn('.').filter((name) => !/^(\.|node_modules$|dist$)/.test(name));
    expect(folders.filter((name) => !known.includes(name) && sourcesIn(name).length > 0)).toEqual([]);
  });

  it('has no name in the order of the domains that is no domain', () => {
    const folders = foldersIn('src/domain');
    expect(domains.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('has no file deeper than the rules on neighbours look', () => {
    const beside = [
      ...['src/domain', 'src/features'].flatMap((ring) => foldersIn(ring).map((name) => `${ring}/${name}`)),
      ...tagFolders.map((name) => `elements/${name}`),
    ];
    const deeper = beside.flatMap((folder) =>
      sourcesIn(folder).filter((file) => file.slice(folder.length + 1).split('/').length > DEEPEST),
    );
    expect(deeper).toEqual([]);
  });
});

describe('the rooms of a ring', () => {
  it.each(roomRings.map((ring) => [ring]))('import each other in no circle in %s', (ring) => {
    expect(circlesOfRooms(ring)).toEqual([]);
  });
});

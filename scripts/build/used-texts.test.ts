import { describe, expect, it } from 'vitest';
import { at } from '../../tools/paths';
import { parts } from './entries';
import { onlyUsedTexts } from './used-texts';

const { load } = onlyUsedTexts(
  Object.values(parts).map((file) => at(file)),
  true,
) as unknown as { load(this: { error(message: string): never }, id: string): { code: string } };

const keysOf = (id: string) => {
  const context = {
    error: (message: string): never => {
      throw new Error(message);
    },
  };
  return Object.keys(JSON.parse(load.call(context, at(id)).code));
};

describe('the texts of a first view', () => {
  const first = keysOf('locales/en.json');
  const later = keysOf('locales/en.json?later');

  it('have neither errors nor messages, which are drawn by code that comes with the others', () => {
    const said = ['error.network', 'error.malformed', 'logout.unheardText', 'org.switching'];
    expect(later).toEqual(expect.arrayContaining(said));
    expect(first.filter((key) => said.includes(key))).toEqual([]);
  });

  it('have what the browser itself asks, and what stands for a part that cannot be had', () => {
    expect(first).toEqual(expect.arrayContaining(['error.unauthorised', 'part.failed', 'part.failedHint']));
  });

  it('are none of the later ones', () => {
    expect(first.filter((key) => later.includes(key))).toEqual([]);
  });
});

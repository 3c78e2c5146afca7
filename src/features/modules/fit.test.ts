import { describe, expect, it } from 'vitest';
import { fitCount } from './fit';

const widths = [60, 60, 60, 60, 60];

describe('fitCount', () => {
  it('shows all where all fit, without the button', () => {
    expect(fitCount({ widths, room: 300, more: 70, shown: null })).toBe(5);
  });

  it('keeps room for the button as soon as one does not fit', () => {
    expect(fitCount({ widths, room: 299, more: 70, shown: null })).toBe(3);
  });

  it('shows none where only the button fits', () => {
    expect(fitCount({ widths, room: 80, more: 70, shown: null })).toBe(0);
    expect(fitCount({ widths, room: 0, more: 70, shown: 4 })).toBe(0);
  });

  it('lets one go at once, and takes it back only with room to spare', () => {
    expect(fitCount({ widths, room: 249, more: 70, shown: 3 })).toBe(2);
    expect(fitCount({ widths, room: 250, more: 70, shown: 2 })).toBe(2);
    expect(fitCount({ widths, room: 265, more: 70, shown: 2 })).toBe(2);
    expect(fitCount({ widths, room: 266, more: 70, shown: 2 })).toBe(3);
  });

  it('does not flicker between two widths that a scrollbar makes', () => {
    let shown: number | null = null;
    const seen = new Set<number>();
    for (const room of [251, 240, 251, 240, 251]) {
      shown = fitCount({ widths, room, more: 70, shown });
      seen.add(shown);
    }
    expect([...seen]).toEqual([3, 2]);
    expect(shown).toBe(2);
  });

  it('answers for no modules', () => {
    expect(fitCount({ widths: [], room: 100, more: 70, shown: null })).toBe(0);
  });
});

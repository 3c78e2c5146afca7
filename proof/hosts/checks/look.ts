import { BAR, type Check, COLUMN, OWN } from '../bench';
import type { Area } from '../pixels';
import { attempt } from '../tries';

/** Waits until an area of the window looks as in a picture. */
const looksAs = async (bench: Parameters<Check['run']>[0], wanted: Buffer, what: string, area: Area) => {
  const { tab, judge, shade } = bench;
  // A pointer that rests on an item is no matter of the look.
  await tab.move(700, 790);
  let apart = Number.NaN;
  const same = async () => {
    apart = await judge.pixelsApart(await tab.picture(), wanted, area, shade);
    return apart === 0;
  };
  await tab.until(`${what} looks the same`, same).catch((error: Error) => {
    throw new Error(`${error.message}: ${apart} pixels apart`);
  });
};

/** The shell looks as on an empty page. */
export const shellLook: Check = {
  name: 'shell pixels',
  suits: ({ otherLook }) => !otherLook,
  async run(bench, tries) {
    await attempt(tries, 'bar', () => looksAs(bench, bench.usual, 'the bar', BAR));
    await attempt(tries, 'column', () => looksAs(bench, bench.usual, 'the column', COLUMN));
  },
};

/** The page looks as without the shell. */
export const hostLook: Check = {
  name: 'host pixels',
  suits: ({ otherLook }) => !otherLook,
  async run(bench, tries) {
    await attempt(tries, 'own area', () => looksAs(bench, bench.bare.picture, 'the host’s area', OWN));
  },
};

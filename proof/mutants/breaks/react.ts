import type { Break } from '../break';

/** Of src/react: the bridge from stores to components. */
export const react: readonly Break[] = [
  {
    name: 'waiting-counts-as-denied',
    file: 'src/react/can.tsx',
    find: '{ unknown: pending, allowed',
    replace: '{ unknown: fallback, allowed',
    harm: 'Each page flashes "not allowed" before it shows its content.',
  },
  {
    name: 'load-ignores-the-organisation',
    file: 'src/react/use-own-data.ts',
    find: '[shell, key, lang, organisation]',
    replace: '[shell, key, lang]',
    harm: 'A page of a host shows the data of the organisation that its user has left.',
  },
  {
    name: 'clock-stands',
    file: 'src/react/use-now.ts',
    find: 'setNow(clock.now())), [clock, period]',
    replace: 'setNow((now) => now)), [clock, period]',
    harm: '"a minute ago" stands for an hour.',
  },
  {
    name: 'busy-flashes',
    file: 'src/react/use-prolonged.ts',
    find: 'return on || lingers;',
    replace: 'return on;',
    harm: 'What is busy for a moment flashes.',
  },
  {
    name: 'new-tab-with-opener',
    file: 'src/react/ShellLink.tsx',
    find: "rel={newTab ? 'noopener' : undefined}",
    replace: 'rel={undefined}',
    harm: 'A foreign page in a new tab can lead the console elsewhere.',
  },
  {
    name: 'link-loads-the-page',
    file: 'src/react/ShellLink.tsx',
    find: 'if (to && navigation.goTo(to, { click })) onFollow',
    replace: 'if (to) onFollow',
    harm: 'Hosts hear nothing of a press, and cannot stop it.',
  },
];

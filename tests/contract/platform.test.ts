import { describe, expect, it } from 'vitest';
import { codeOf, sourcesIn } from './support/files';

/**
 * Clock, storage, title and cookies come as arguments, so that timers of minutes are tested in milliseconds and two
 * shells can live in one test. Only core/platform touches the browser's own.
 */
const forbidden: readonly [what: string, pattern: RegExp][] = [
  ['the clock', /\bDate\.now\s*\(|\bnew Date\(\s*\)|\bperformance\.now\s*\(/],
  ['a timer', /(?<![.\w])(?:(?:window|globalThis)\.)?(?:setTimeout|setInterval|requestIdleCallback)\s*\(/],
  ['storage', /\b(?:localStorage|sessionStorage|indexedDB)\b/],
  ['the title', /\bdocument\.title\b/],
  ['cookies', /\bdocument\.cookie\b/],
  ['chance', /\bMath\.random\s*\(/],
];

/** A port of the widgets' own, with the browser's timer as its default: they stand by themselves, without a shell. */
const ports = ['src/ui/layer/schedule.ts'];

const sources = sourcesIn('src').filter(
  (file) => !file.startsWith('src/core/platform/') && !ports.includes(file),
);

describe('outside core/platform', () => {
  it.each(forbidden)('the code leaves %s alone', (_, pattern) => {
    expect(sources.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
  });

  it('has no console.log', () => {
    const talkers = [...sources, ...sourcesIn('elements')].filter((file) =>
      /\bconsole\.(?:log|debug|info)\b/.test(codeOf(file)),
    );
    expect(talkers).toEqual([]);
  });

  it('makes no markup from text, but through the one policy', () => {
    const makers = [...sources, ...sourcesIn('elements')].filter((file) =>
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write)\b|\beval\s*\(|new Function\b/.test(
        codeOf(file),
      ),
    );
    expect(makers.filter((file) => !file.startsWith('src/ui/html/'))).toEqual([]);
  });
});

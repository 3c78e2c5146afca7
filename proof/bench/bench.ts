import type { BenchBrowser } from './browser';

/** How often each case is measured unless the command says otherwise; with less no document gets the figures. */
export const ROUNDS = 9;

/** One bench is one file in `benches/`, with this as its default export; its file name is its name. */
export interface Bench {
  /** A line of what is measured. */
  readonly about: string;
  run(tools: BenchTools): Promise<void>;
}

export interface BenchTools {
  /** A browser on the CDN build. */
  readonly browser: BenchBrowser;
  print(text: string): void;
  /** How often each case is measured, where a bench leaves that to whoever runs it. */
  readonly rounds: number;
}

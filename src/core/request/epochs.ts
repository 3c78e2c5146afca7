/** An epoch is the time that the page spends in one organisation: a call of it ends with it. */
export interface Epochs {
  /** Aborts when the organisation changes. */
  signal(): AbortSignal;
  /** Aborts with `abortAll` only: for calls that belong to no organisation. */
  life(): AbortSignal;
  /** The switch that is running: resolves with whether it has ended the epoch. Null while there is none. */
  pending(): Promise<boolean> | null;
  /** Aborts when the language changes: a read then starts over. */
  language(): AbortSignal;
  /** See `RequestCore`. */
  languageChanged(): void;
  /** Part of the key under which reads are shared; see `renew`. */
  generation(): number;
  /** Begins another generation: a read after a write must not join one from before it, whose answer is older. */
  renew(): void;
  /** See `RequestCore`. */
  hold(): (over: boolean) => void;
  /** See `RequestCore`. */
  abortAll(): void;
}

export function createEpochs(): Epochs {
  let life = new AbortController();
  let epoch = new AbortController();
  let pending: Promise<boolean> | null = null;
  let generation = 0;
  let language = new AbortController();

  return {
    signal: () => epoch.signal,
    life: () => life.signal,
    pending: () => pending,
    language: () => language.signal,
    languageChanged() {
      const ended = language;
      language = new AbortController();
      ended.abort();
    },
    generation: () => generation,
    renew() {
      generation += 1;
    },
    hold() {
      let settle = (_over: boolean) => {};
      pending = new Promise((resolve) => {
        settle = resolve;
      });
      const ended = epoch;
      epoch = new AbortController();
      ended.abort();
      return (over) => {
        pending = null;
        // A read of the new epoch must not join one of the old.
        if (over) generation += 1;
        settle(over);
      };
    },
    abortAll() {
      const ended = [epoch, life];
      epoch = new AbortController();
      life = new AbortController();
      for (const controller of ended) controller.abort();
    },
  };
}

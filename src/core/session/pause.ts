/** Holds the calls of a session back while it is open whether that goes on. */
export interface Pause {
  begin(): void;
  /** @param token that of the resumed session; null where the session is over */
  end(token: string | null): void;
  /** The token for the calls that wait, or null; null instead of a promise while nothing waits. */
  pending(): Promise<string | null> | null;
}

export function createPause(): Pause {
  let pending: Promise<string | null> | null = null;
  let settle = (_token: string | null) => {};
  return {
    begin() {
      pending ??= new Promise((resolve) => {
        settle = resolve;
      });
    },
    end(token) {
      pending = null;
      settle(token);
    },
    pending: () => pending,
  };
}

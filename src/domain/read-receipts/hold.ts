import type { StoreContext } from '../../core/store/define-store';
import type { Scope } from '../../core/store/scope';
import type { Outcome } from './entries';
import type { Outbox } from './outbox';

/** A receipt that is shown as done in all tabs, and not sent yet. */
export interface Held {
  /**
   * Its time is over, it was taken back, or the page is left: then it can be taken back no more. Resolves once it is
   * sent or will be sent later. Rejects with a ShellError where the service refuses.
   */
  readonly done: Promise<Outcome | 'withdrawn'>;
  /** Takes it back, in all tabs; without effect once it has ended. */
  withdraw(): void;
  /** Sends it before its time. */
  release(): void;
}

/**
 * Shows a receipt as done, and sends it after `ms`, or as soon as the page is hidden, which may be the last that is
 * heard of it. Null where nobody is signed in.
 * @param ended runs once it can be taken back no more
 */
export function holdReceipt<T>(
  { hold, release, withdraw }: Pick<Outbox<T>, 'hold' | 'release' | 'withdraw'>,
  receipt: T,
  ms: number,
  { platform: { clock, page } }: Pick<StoreContext, 'platform'>,
  scope: Scope,
  ended: () => void,
): Held | null {
  const held = hold(receipt);
  if (!held) return null;
  let settle = (_: Promise<Outcome> | 'withdrawn') => {};
  const done = new Promise<Outcome | 'withdrawn'>((resolve) => {
    settle = resolve;
  });
  let isOver = false;
  const end = (how: () => Promise<Outcome> | 'withdrawn') => {
    if (isOver) return;
    isOver = true;
    for (const stop of stops) stop();
    settle(how());
    ended();
  };
  const send = () => end(() => release(held));
  const stops = [clock.after(ms, send), page.listen(() => page.hidden() && send()), scope.add(send)];
  const takeBack = () => {
    withdraw(held);
    return 'withdrawn' as const;
  };
  return { done, withdraw: () => end(takeBack), release: send };
}

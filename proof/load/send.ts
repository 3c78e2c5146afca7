import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from '@oms/tools/paths';
import type { Order, Pushed, SenderPlan, Viewed } from './protocol';

export interface Sender {
  /** Opens the sockets of so many people, beside those that are open. */
  open(from: number, to: number): Promise<void>;
  announce(title: string): Promise<Pushed>;
  /** @param rate notices a second */
  notify(rate: number, count: number): Promise<Pushed>;
  closeSockets(): Promise<void>;
  views(rate: number, seconds: number): Promise<Viewed>;
  end(): void;
}

/** Starts the process that sends. It ends with this one at the latest. */
export function startSender(plan: SenderPlan): Sender {
  const child = spawn(process.execPath, ['--import', 'tsx', at('proof/load/sender.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => [{ error: 'it has ended' }]);
  child.send(plan);
  const ask = async (order: Order) => {
    child.send(order);
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [
      { reply?: unknown; error?: string },
    ];
    if (answer.error) throw new Error(`The sender failed: ${answer.error}`);
    return answer.reply as never;
  };
  return {
    open: (from, to) => ask({ kind: 'open', from, to }),
    announce: (title) => ask({ kind: 'announce', title }),
    notify: (rate, count) => ask({ kind: 'notify', rate, count }),
    closeSockets: () => ask({ kind: 'close' }),
    views: (rate, seconds) => ask({ kind: 'views', rate, seconds }),
    end: () => child.kill('SIGKILL'),
  };
}

import type { RawClient } from '@oms/demo/server/realtime/testing';
import type { Person } from '../calls';

export const STATS = '/user/topic/notify_stats';

/** Longer than a busy machine takes, ms. */
const PATIENCE = 20_000;

export interface People {
  /** Who has messages, of an organisation whose texts are marked. */
  readonly person: Person;
  readonly organisation: string;
  readonly stranger: Person;
}

export type Connect = () => Promise<RawClient>;
export type Enter = (person: Pick<Person, 'token'>, ...more: string[]) => Promise<RawClient>;

/** Null where it does not happen. */
export async function within<T>(wanted: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Of the newest frame. */
export const commandOf = ({ frames }: RawClient): string => frames.all.at(-1)?.split('\n')[0] ?? '';

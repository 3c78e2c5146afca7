/** The channel on which the triggers of migration 006 notify. */
export const channel = 'oms_signals';

const signal = /^(notices|announcements|access) (\d{1,16}|\*)$/;

export interface Signal {
  readonly kind: 'notices' | 'announcements' | 'access';
  /** Null for all users. */
  readonly user: number | null;
}

export function readSignal(payload: string): Signal | undefined {
  const [, kind, whose] = signal.exec(payload) ?? [];
  if (!kind) return undefined;
  return { kind: kind as Signal['kind'], user: whose === '*' ? null : Number(whose) };
}

/** One of whose sessions may have ended, or may do less than it did. */
export function doubtedUsers(payload: string): readonly number[] {
  const read = readSignal(payload);
  return read?.kind === 'access' && read.user !== null ? [read.user] : [];
}

/** Whose counts have changed. */
export function changedUsers(payload: string): readonly number[] | 'all' {
  const read = readSignal(payload);
  if (!read || read.kind === 'access') return [];
  return read.user === null ? 'all' : [read.user];
}

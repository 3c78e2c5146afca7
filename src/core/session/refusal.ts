import type { WritableAtom } from 'nanostores';
import type { ServiceName } from '../config/services';
import { ShellError } from '../errors';
import type { Translate } from '../i18n/texts';
import { isRecord } from '../json/json';
import type { Platform } from '../platform/platform';
import type { RefusedBy } from '../request/refused-by';
import * as KEYS from '../storage-keys/keys';
import { REFUSED, type Refusals } from './refused';
import type { SessionDeps } from './session';

type Stores = Pick<Platform, 'local' | 'clock'>;

/** ms that a refusal is remembered after its last repetition. */
const REMEMBERED = 1_800_000;

interface RefusalDeps extends Pick<SessionDeps, 'onRefused'> {
  platform: Stores;
  $refused: WritableAtom<Refusals | null>;
  userId: string;
}

/**
 * Notes that a service refuses a token which the user centre has just given.
 * @param begun clock time in ms at which the session of this page began, or was resumed
 * @throws {ShellError} `refused`, which names the service, where it did so before that, too: a new sign-in has not helped, and another
 * one would not. The refusal of another user counts for nothing
 */
export function requireUnknown(
  { platform, $refused, userId, onRefused }: RefusalDeps,
  { service }: RefusedBy,
  begun: number,
): void {
  if (!refusedBefore(platform, { service, user: userId }, begun)) return;
  const text = (t: Translate) => t('error.refusedBy', { service: t(`service.${service}`) });
  const known = $refused.get() ?? {};
  if (!(service in known)) {
    $refused.set({ ...known, [service]: true });
    onRefused((t) => ({ tone: 'error', title: () => text(t), text: () => t('session.refusedText') }));
  }
  throw new ShellError({
    kind: 'unauthorised',
    code: REFUSED,
    messageKey: 'error.refusedBy',
    text,
  });
}

/** Whose session is refused, and by whom. */
interface Parties {
  readonly service: ServiceName;
  readonly user: string;
}

function refusedBefore({ local, clock }: Stores, { service, user }: Parties, begun: number): boolean {
  const now = clock.now();
  const before = read(local.get(KEYS.refusal));
  const same = before?.service === service && before.user === user;
  const known = same && before.ends > now && before.at <= now ? before : null;
  local.set(KEYS.refusal, JSON.stringify({ service, user, at: known?.at ?? now, ends: now + REMEMBERED }));
  return known !== null && known.at < begun;
}

function read(stored: string | null): { service: unknown; user: unknown; at: number; ends: number } | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || typeof value.at !== 'number' || typeof value.ends !== 'number') return null;
    return { service: value.service, user: value.user, at: value.at, ends: value.ends };
  } catch {
    return null;
  }
}

import type { WritableAtom } from 'nanostores';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import type { Message } from '../commands';
import type { ServiceName } from '../config/services';
import { ShellError } from '../errors';
import type { Translate } from '../i18n/texts';
import type { Platform } from '../platform/platform';
import type { RefusedBy } from '../request/refused-by';
import { REFUSED, type Refusals } from './refused';

type Stores = Pick<Platform, 'local' | 'clock'>;

/** ms that a refusal is remembered after its last repetition. */
const REMEMBERED = 1_800_000;

interface RefusalDeps {
  platform: Stores;
  $refused: WritableAtom<Refusals | null>;
  userId: string;
  /** Called once with what to say. */
  onRefused: (message: (t: Translate) => Message) => void;
}

/**
 * Notes that a service refuses a token which the user centre has just given, and tells the person, once, where a new sign-in has
 * not helped.
 * @param begun clock time in ms at which the session of this page began, or was resumed
 * @throws {ShellError} `refused`, which names the service, where it did so before that, too: another sign-in would not help. A
 * refusal that met another user does not count
 */
export function requireUnknown(
  { platform, $refused, userId, onRefused }: RefusalDeps,
  { service }: RefusedBy,
  begun: number,
): void {
  if (!refusedBefore(platform, service, userId, begun)) return;
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

/** Clock times in ms: of the first refusal, and until when it is remembered. */
interface Refusal {
  readonly at: number;
  readonly ends: number;
}

function refusedBefore({ local, clock }: Stores, service: ServiceName, user: string, begun: number): boolean {
  const now = clock.now();
  const known = remembered(local.get(KEYS.refusal), user, now);
  const at = known.services[service]?.at;
  const services = { ...known.services, [service]: { at: at ?? now, ends: now + REMEMBERED } };
  local.set(KEYS.refusal, JSON.stringify({ user: known.user, services }));
  return at !== undefined && at < begun;
}

interface Remembered {
  readonly user: string;
  /** By service. */
  readonly services: Readonly<Record<string, Refusal>>;
}

/**
 * The refusals that still count; anything may have written what is stored. A person who is not known, as where the
 * service of the user itself refuses, is taken for the last one: the session would end at each visit.
 */
function remembered(stored: string | null, user: string, now: number): Remembered {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (isRecord(value) && isRecord(value.services) && typeof value.user === 'string') {
      const services = Object.fromEntries(
        Object.entries(value.services).flatMap(([name, one]) => (counts(one, now) ? [[name, one]] : [])),
      );
      if (user === '' || value.user === user) return { user: value.user, services };
    }
  } catch {}
  return { user, services: {} };
}

const counts = (one: unknown, now: number): one is Refusal =>
  isRecord(one) &&
  typeof one.at === 'number' &&
  typeof one.ends === 'number' &&
  one.at <= now &&
  one.ends > now &&
  one.ends <= now + REMEMBERED;

import { atom, type ReadableAtom } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import { isRecord } from '../../page/json/json';
import * as KEYS from '../../page/storage-keys/keys';
import { loadOption, saveOption } from '../user-options/api';

/** Where the feedback button rests. */
export interface Position {
  /** What is kept is the side in a language from left to right: in one from right to left it is the other. */
  side: 'left' | 'right';
  /** Distance in px from the bottom edge of the window; a smaller window shows it as far up as it can. */
  bottom: number;
}

/** Where it starts (docs/behaviour.md#feedback). */
export const START: Position = { side: 'right', bottom: 180 };
const OPTION = 'feedback_position';
/** ms after the last move that the service is told: a key that is held moves the button many times. */
const SAVE_AFTER = 1_000;

/** Reads a stored position, which may have been edited by hand; null where it is none. */
export function readPosition(text: string | null, user?: string): Position | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || (user !== undefined && stored.user !== user)) return null;
    const { side, bottom } = stored;
    if (side !== 'left' && side !== 'right') return null;
    return typeof bottom === 'number' && Number.isFinite(bottom) ? { side, bottom } : null;
  } catch {
    return null;
  }
}

export interface FeedbackPosition {
  readonly $position: ReadableAtom<Position>;
  /** Keeps where the user has moved it: here at once, and among the user's settings, for other hosts and browsers. */
  move(position: Position): void;
}

/** Where the user keeps the feedback button. The service is asked once a session on each host; then this browser knows. */
export const feedbackPositionStore = defineStore(
  'feedback-position',
  ({ platform, request, session, events }, scope): FeedbackPosition => {
    const $position = atom<Position>(START);
    let owner: string | null = null;
    let cancel = () => {};
    scope.add(() => cancel());

    const remember = (position: Position) =>
      platform.local.set(KEYS.feedbackPosition, JSON.stringify({ user: owner, ...position }));
    const report = (thrown: unknown) => {
      const error = toShellError(thrown);
      // The user has not asked for it, so only doctor() reports this.
      if (error.kind !== 'aborted') events.error(error.kind, error.message, 'feedback-position');
    };

    async function load(user: string): Promise<void> {
      const known = readPosition(platform.local.get(KEYS.feedbackPosition), user);
      $position.set(known ?? START);
      if (known) return;
      try {
        const position = readPosition(await loadOption(request, OPTION));
        // Moved meanwhile, or another user's by now.
        if (owner !== user || $position.get() !== START) return;
        if (position) $position.set(position);
        remember($position.get());
      } catch (thrown) {
        report(thrown);
      }
    }
    const meet = () => {
      const user = session.$state.get().user?.id ?? null;
      if (user === owner) return;
      owner = user;
      cancel();
      if (user !== null) void load(user);
    };
    scope.listen(session.$state, meet);
    meet();

    return {
      $position,
      move(position) {
        $position.set(position);
        remember(position);
        cancel();
        // Whoever acts as another user does not change that user's settings.
        if (session.$state.get().user?.actor) return;
        cancel = platform.clock.after(SAVE_AFTER, () => {
          saveOption(request, OPTION, JSON.stringify(position)).catch(report);
        });
      },
    };
  },
);

import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Events } from '../events/events';
import type { Recovery } from '../store/recovery';
import type { Scope } from '../store/scope';
import type { Additions } from './additions';
import type { AdditionKind } from './sources';

export interface FollowedPart<Part> {
  readonly additions: Additions;
  readonly events: Pick<Events, 'error'> | null;
  readonly recovery: Pick<Recovery, '$next'>;
  readonly kinds: readonly AdditionKind[];
  /** Whether there is anything of these kinds. */
  wanted(): boolean;
  load(): Promise<Part>;
  /** Names the part where it cannot be had. */
  readonly source: string;
}

/**
 * The code for what a host may add, which few pages have: null until there is something and the code has loaded. Where
 * that cannot be had, it is asked for again with the next addition, by a component that is shown again, and once what
 * else has failed is there.
 */
export function followPart<Part>(
  { additions, events, recovery, kinds, wanted, load, source }: FollowedPart<Part>,
  scope: Scope,
): ReadableAtom<Part | null> {
  const $part = atom<Part | null>(null);
  let asked = false;
  const follow = () => {
    if (asked || !wanted()) return;
    asked = true;
    load().then(
      (part) => $part.set(part),
      (error: unknown) => {
        asked = false;
        events?.error('part', String(error), source);
      },
    );
  };
  for (const kind of kinds) scope.add(additions.of(kind).subscribe(follow));
  scope.listen(recovery.$next, (next) => next ?? follow());
  onMount($part, follow);
  return $part;
}

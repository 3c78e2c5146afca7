import { onTestFinished } from 'vitest';

/** What TypeScript's own library does not have yet. */
interface Navigate extends Event {
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

/**
 * Stops every move of the document until the test ends.
 * @returns where it would have gone, oldest first: the address, or `reload`
 */
export function stopMoves(): readonly string[] {
  const moves: string[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  const stop = (event: Event) => {
    const { destination, navigationType } = event as Navigate;
    if (destination.sameDocument) return;
    event.preventDefault();
    moves.push(navigationType === 'reload' ? 'reload' : destination.url);
  };
  navigation.addEventListener('navigate', stop);
  onTestFinished(() => navigation.removeEventListener('navigate', stop));
  return moves;
}

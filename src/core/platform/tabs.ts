import { readTabMessage, type TabMessage } from '../tab-messages/tab-messages';

/** The channel between the tabs of an origin. */
export interface Tabs {
  post(message: TabMessage): void;
  /** Calls `fn` with each message of the other tabs; anything else on the channel is discarded. Returns the function that stops that. */
  listen(fn: (message: TabMessage) => void): () => void;
  close(): void;
}

/** BroadcastChannel; where it is missing tabs work alone. */
export function broadcastTabs(name: string): Tabs {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    listen(fn) {
      const handler = (event: MessageEvent) => {
        const message = readTabMessage(event.data);
        if (message) fn(message);
      };
      channel?.addEventListener('message', handler);
      return () => channel?.removeEventListener('message', handler);
    },
    // A closed channel throws at a post, and calls that end after the shell still post.
    close() {
      channel?.close();
      channel = null;
    },
  };
}

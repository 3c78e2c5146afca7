/** What one tab tells the others of the same origin. Whatever arrives is hostile until checked by the listener. */
export interface Tabs {
  post(message: unknown): void;
  listen(fn: (message: unknown) => void): () => void;
  close(): void;
}

/** BroadcastChannel, or silence where it is missing: tabs then work alone. */
export function broadcastTabs(name: string): Tabs {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    listen(fn) {
      const handler = (event: MessageEvent) => fn(event.data);
      channel?.addEventListener('message', handler);
      return () => channel?.removeEventListener('message', handler);
    },
    // A closed channel throws at what is posted; calls that were on their way when all ended still post.
    close() {
      channel?.close();
      channel = null;
    },
  };
}

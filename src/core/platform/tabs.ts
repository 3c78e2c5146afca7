import { readTabMessage, type TabMessage } from '../tab-messages/tab-messages';

/** The channel between the tabs of an origin. */
export interface Tabs {
  /** False where the browser refuses the channel: this tab works alone. */
  post(message: TabMessage): boolean;
  /**
   * Calls `fn` with each message of the other tabs; anything else on the channel is discarded. Returns the function
   * that stops that.
   */
  listen(fn: (message: TabMessage) => void): () => void;
  close(): void;
}

/**
 * BroadcastChannel behind `Tabs`. No method throws.
 * @param open opens the channel. It throws where the browser has none, and in frames and with settings that forbid storage.
 * @param onRefused runs at the first refusal, so that `doctor()` can name it
 */
export function broadcastTabs(open: () => BroadcastChannel, onRefused: () => void = () => {}): Tabs {
  let channel: BroadcastChannel | null = null;
  let closed = false;
  try {
    channel = open();
  } catch {
    onRefused();
  }
  return {
    post(message) {
      if (closed) return true;
      try {
        channel?.postMessage(message);
      } catch {
        channel = null;
        onRefused();
      }
      return channel !== null;
    },
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
      closed = true;
      channel?.close();
      channel = null;
    },
  };
}

import type { OpenSocket } from '../src/core/platform/late-platform';
import type { Broker } from './broker';

const OPEN = 1;
const CLOSED = 3;

/** Opens sockets that end in the broker, without a network. */
export function socketOf(broker: Broker): OpenSocket {
  return (url) => {
    const socket = {
      url,
      readyState: 0,
      binaryType: 'arraybuffer',
      onopen: null as (() => void) | null,
      onmessage: null as ((event: { data: string }) => void) | null,
      onclose: null as ((event: { code: number; reason: string }) => void) | null,
      onerror: null,
      send(text: string) {
        if (text !== '\n') queueMicrotask(() => socket.readyState === OPEN && peer.receive(text));
      },
      close: () => close(1000, ''),
    };
    function close(code: number, reason: string): void {
      if (socket.readyState === CLOSED) return;
      socket.readyState = CLOSED;
      peer.closed();
      queueMicrotask(() => socket.onclose?.({ code, reason }));
    }
    const peer = broker.accept({
      send: (data) => queueMicrotask(() => socket.onmessage?.({ data })),
      close,
    });
    queueMicrotask(() => {
      if (socket.readyState === CLOSED) return;
      socket.readyState = OPEN;
      socket.onopen?.();
    });
    return socket as unknown as WebSocket;
  };
}

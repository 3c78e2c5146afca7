import { WebSocket } from 'ws';
import type { Meter } from './meter';
import { loadRealStomp, type World } from './page';

/** The time of the machine. */
export const realClock: World['clock'] = {
  now: () => Date.now(),
  after(ms, fn) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  },
  every(ms, fn) {
    const timer = setInterval(fn, ms);
    return () => clearInterval(timer);
  },
};

/** A page over real sockets and calls. */
export function realWorld(
  userCentre: string,
  origin: string,
  token: string,
  random: () => number,
  meter: Meter,
  began: number,
): World {
  return {
    ...{ clock: realClock, random, userCentre },
    contextId: '',
    socket(url, protocols) {
      meter.count('attempt', Date.now() - began);
      const socket = new WebSocket(url, protocols, { origin });
      // A browser tells of a failure by its close alone.
      socket.on('error', () => {});
      return socket as unknown as globalThis.WebSocket;
    },
    loadStomp: loadRealStomp,
    send(url, headers, signal) {
      meter.count('poll', Date.now() - began);
      return fetch(url, { headers: { ...headers, origin }, signal });
    },
    authorise: async () => ({ token, expiresIn: 28_800 }),
    probe: () => meter.count('probe', Date.now() - began),
  };
}

import type { OmsEvent, OmsEventName } from '../core/events/types';
import type { OmsShellApi } from './api';

/** The members of the API that are objects of methods. */
export type ApiGroup = {
  [Name in keyof OmsShellApi]: OmsShellApi[Name] extends Fn | string
    ? never
    : OmsShellApi[Name] extends { [Method in keyof OmsShellApi[Name]]: Fn }
      ? Name
      : never;
}[keyof OmsShellApi];

type Fn = (...args: never[]) => unknown;

/** The calls of an object's methods: the method's name, then its arguments. */
type CallsOf<Api, Prefix extends string = ''> = {
  [Name in keyof Api & string]: Api[Name] extends Fn
    ? readonly [method: `${Prefix}${Name}`, ...args: Parameters<Api[Name]>]
    : never;
}[keyof Api & string];

/** `['on', event, handler]`, its handler typed by the event. */
export type QueuedListener<Name extends OmsEventName = OmsEventName> = {
  [One in Name]: readonly [method: 'on', event: One, fn: (event: OmsEvent<One>) => void];
}[Name];

/** A call in `OmsShell.queue`: a method's name (`'configure'`, `'request.get'` …) and its arguments. */
export type QueuedCall =
  | CallsOf<Omit<OmsShellApi, 'on'>>
  | { [Name in ApiGroup]: CallsOf<OmsShellApi[Name], `${Name}.`> }[ApiGroup]
  | QueuedListener;

/** Calls that wait for the script of the CDN, and go straight through once it is there. */
export interface ShellQueue {
  /** A listener alone: its `event` needs no type. Beside other calls it needs one. */
  push<Name extends OmsEventName>(
    call: readonly [method: 'on', event: Name, fn: (event: OmsEvent<Name>) => void],
  ): number;
  push(...calls: QueuedCall[]): number;
}

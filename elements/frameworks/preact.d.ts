import type { OmsEvent, OmsEventName } from '@oms/shell';
import type { OmsAttributes, OmsElements, OmsTag } from '@oms/shell/elements';
import type { JSX } from 'preact';

/** Preact listens to a custom event by `on` and its name. */
export type OmsPreactEvents = {
  [Name in OmsEventName as `on${Name}`]?: ((event: OmsEvent<Name>) => void) | undefined;
};

export type OmsPreactElements = {
  [Tag in OmsTag]: JSX.HTMLAttributes<OmsElements[Tag]> & OmsAttributes[Tag] & OmsPreactEvents;
};

/**
 * Handlers by the names of their events, to be spread: `<oms-topnav {...on({ 'oms-navigate': go })} />`. TypeScript
 * lets any JSX attribute with a hyphen pass, so that it finds a misspelt name here alone.
 */
export declare function on(
  handlers: {
    readonly [Name in OmsEventName]?: (event: OmsEvent<Name>) => void;
  },
): OmsPreactEvents;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends OmsPreactElements {}
  }
}

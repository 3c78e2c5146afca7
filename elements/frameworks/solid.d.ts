import type { OmsEvent, OmsEventName } from '@oms/shell';
import type { OmsAttributeProps, OmsAttributes, OmsElements, OmsTag } from '@oms/shell/elements';
import type { JSX } from 'solid-js';

/** Solid listens to a custom event by `on:` and its name. */
export type OmsSolidEvents = {
  [Name in OmsEventName as `on:${Name}`]?: ((event: OmsEvent<Name>) => void) | undefined;
};

type AsAttributes<Values> = { [Name in keyof Values & string as `attr:${Name}`]?: Values[Name] };
type AsProperties<Values> = { [Name in keyof Values & string as `prop:${Name}`]?: Values[Name] };

export type OmsSolidElements = {
  [Tag in OmsTag]: JSX.HTMLAttributes<OmsElements[Tag]> &
    OmsAttributes[Tag] &
    AsAttributes<OmsAttributes[Tag]> &
    AsProperties<OmsAttributeProps[Tag]> &
    OmsSolidEvents;
};

/**
 * Handlers by the names of their events, to be spread: `<oms-topnav {...on({ 'oms-navigate': go })} />`. TypeScript
 * lets any JSX attribute with a hyphen pass, so that it finds a misspelt name here alone.
 */
export declare function on(
  handlers: {
    readonly [Name in OmsEventName]?: (event: OmsEvent<Name>) => void;
  },
): OmsSolidEvents;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends OmsSolidElements {}
  }
}

import type { OmsEvent, OmsEventName } from '@oms/shell';
import type { OmsAttributes, OmsElements, OmsTag } from '@oms/shell/elements';
import type { HTMLAttributes } from 'svelte/elements';

/** Svelte 5 listens to a custom event by `on` and its name. */
export type OmsSvelteEvents = {
  [Name in OmsEventName as `on${Name}`]?: ((event: OmsEvent<Name>) => void) | undefined;
};

export type OmsSvelteElements = {
  [Tag in OmsTag]: HTMLAttributes<OmsElements[Tag]> & OmsAttributes[Tag] & OmsSvelteEvents;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends OmsSvelteElements {}
}

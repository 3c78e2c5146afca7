import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Density, Theme } from '../core/config/types';
import type { OmsEvent, OmsEventName } from '../core/events/types';

/** What every element of the shell has beside the attributes of HTML. */
export interface OmsElement extends HTMLElement {
  theme: Theme | undefined;
  density: Density | undefined;
  /** Fulfilled once the element has been rendered for the first time; never rejected. */
  readonly ready: Promise<void>;
}

/** Shows and hides its panel or dialog. */
export interface OmsOpenable extends OmsElement {
  open: boolean;
  show(): void;
  hide(): void;
}

export interface OmsTopnavElement extends OmsElement {
  focusSearch(): void;
}

export interface OmsSidemenuElement extends OmsElement {
  toggle(): void;
}

export interface OmsNoticeCenterElement extends Omit<OmsOpenable, 'show'> {
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages. */
  show(tab?: number): void;
}

/** React 19 listens to a custom event by `on` and its name. */
export type OmsEventProps = {
  [Name in OmsEventName as `on${Name}`]?: ((event: OmsEvent<Name>) => void) | undefined;
};

interface Look {
  theme?: Theme | undefined;
  density?: Density | undefined;
}

/** Attributes by tag, as HTML writes them (interface.md, Elements). */
export interface OmsAttributes {
  'oms-topnav': Look & {
    'logo-src'?: string | undefined;
    'logo-href'?: string | undefined;
    /** Of `modules search guide language organisation notices user`, split by blanks; all by default. */
    features?: string | undefined;
  };
  'oms-sidemenu': Look & {
    mode?: 'auto' | 'tree' | 'flyout' | undefined;
    collapsed?: boolean | undefined;
    module?: string | undefined;
  };
  'oms-notice-center': Look & {
    open?: boolean | undefined;
    tab?: 1 | 2 | 3 | 4 | undefined;
    placement?: string | undefined;
  };
  'oms-feedback': Look & { open?: boolean | undefined; 'hide-trigger'?: boolean | undefined };
  'oms-org-switcher': Look & { open?: boolean | undefined; compact?: boolean | undefined };
}

/** Class of each tag, for refs. */
export interface OmsElements {
  'oms-topnav': OmsTopnavElement;
  'oms-sidemenu': OmsSidemenuElement;
  'oms-notice-center': OmsNoticeCenterElement;
  'oms-feedback': OmsOpenable;
  'oms-org-switcher': OmsOpenable;
}

export type OmsTag = keyof OmsAttributes;

type OmsJsx = {
  [Tag in OmsTag]: DetailedHTMLProps<HTMLAttributes<OmsElements[Tag]>, OmsElements[Tag]> &
    OmsAttributes[Tag] &
    OmsEventProps;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OmsJsx {}
  }
}

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Density, Theme } from '../core/config/types';
import type { OmsEvent, OmsEventName } from '../core/events/types';

/**
 * What every element of the shell has beside the attributes of HTML. Each attribute is a property, too: null and undefined give
 * it back its default, and a value that cannot be used is told by `oms-error`; none throws.
 */
export interface OmsElement extends HTMLElement {
  /** Default: the configuration's. */
  theme: Theme | undefined;
  /** Default: the configuration's. */
  density: Density | undefined;
  /** Fulfilled once the element has been rendered for the first time; never rejected. */
  readonly ready: Promise<void>;
}

/** Shows and hides its panel or dialog. */
export interface OmsOpenable extends OmsElement {
  /** Default false; the element keeps it right when the user opens or closes it. */
  open: boolean;
  show(): void;
  hide(): void;
}

/** The top bar (spec 2.4). */
export interface OmsTopnavElement extends OmsElement {
  /** http, https or data:image; default the built-in mark. */
  logoSrc: string | undefined;
  /** http or https; default the console's home. */
  logoHref: string | undefined;
  /** Of `modules search guide language organisation notices user`, split by blanks; default all. */
  features: string | undefined;
  /** Puts the focus into the global search. */
  focusSearch(): void;
}

/** The side menu (spec 2.5). */
export interface OmsSidemenuElement extends OmsElement {
  /** Default `auto`: a tree on the portal, elsewhere an icon column with flyouts. */
  mode: 'auto' | 'tree' | 'flyout';
  /** Default: as the user left it. */
  collapsed: boolean | undefined;
  /** Id of the module to begin with; default the current page's. */
  module: string | undefined;
  /** Collapses or expands the menu; opens or closes the drawer of a narrow window. */
  toggle(): void;
}

/** The bell and the panel behind it (spec 2.6). */
export interface OmsNoticeCenterElement extends Omit<OmsOpenable, 'show'> {
  /** 1 announcements, 2 reminders, 3 private messages, 4 group messages; default the first with something unread. */
  tab: number | undefined;
  /** `bottom`, `top`, `left` or `right`, with `-start`, `-end` or neither; default `bottom-end`. */
  placement: string;
  /** Opens the panel, at a tab if one is given. */
  show(tab?: number): void;
}

/** The feedback button and its dialog (spec 2.7). */
export interface OmsFeedbackElement extends OmsOpenable {
  /** Default false; true: the host opens the dialog by a button of its own. */
  hideTrigger: boolean;
}

/** The organisation, and a list of the others (spec 2.4). */
export interface OmsOrgSwitcherElement extends OmsOpenable {
  /** Default false; true: only the avatar is shown. */
  compact: boolean;
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
  'oms-feedback': OmsFeedbackElement;
  'oms-org-switcher': OmsOrgSwitcherElement;
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

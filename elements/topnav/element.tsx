import { css } from '../../src/react/sheet';
import { baseSheets } from '../../src/ui/base';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';
import { TopNav } from './TopNav';
import text from './topnav.css?inline';

export interface TopnavProps {
  host: HTMLElement;
  /** An image in the place of the built-in mark; the slot `logo` replaces the mark and the name. */
  logoSrc?: string;
  /** Where the logo leads; by default the console's home (spec 2.4). */
  logoHref?: string;
  /** What the bar has, words with blanks between: modules search guide language organisation notices user. */
  features?: string;
}

export interface TopnavMethods {
  /** Puts the focus into the global search. */
  focusSearch(): void;
}

/** `<oms-topnav>`: the bar of 56 px at the top of every page (spec 2.4). */
export const OmsTopnav = wrap<TopnavProps, TopnavMethods>({
  tag: 'oms-topnav',
  component: TopNav,
  props: { logoSrc: 'string', logoHref: 'string', features: 'string' },
  methods: ['focusSearch'],
  sheets: [...baseSheets, css(text)],
  providers: ShellFrame,
});

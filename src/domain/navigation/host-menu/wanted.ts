import type { ShellConfig } from '../../../core/config/types';
import type { Additions } from '../../../core/host-additions/additions';

type Config = Pick<ShellConfig, 'menuEntries' | 'badges'>;

/** The badges of a configuration as rows, as the script adds them. */
export const badgeRows = (badges: Config['badges']): readonly object[] =>
  Object.entries(badges).flatMap(([id, badge]) => (badge === null ? [] : [{ id, badge }]));

/** Whether a host has added anything to the menu: only then does the code for it load. */
export const hasHostMenu = ({ menuEntries, badges }: Config, additions: Additions): boolean =>
  [...additions.rows('menu', menuEntries), ...additions.rows('badges', badgeRows(badges))].length > 0;

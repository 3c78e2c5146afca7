import type { Operation } from '../shape/operation';
import { home } from './home';
import { labels } from './labels';
import { mailLinks } from './mail-links';
import { pickers } from './pickers';
import { profile } from './profile';
import { records } from './records';
import { reminders } from './reminders';
import { search } from './search';
import { changePassword, security } from './security';
import { tasks } from './tasks';

/** The calls of the console's pages, and of the widgets on pages of hosts. */
export const consoleOperations: readonly Operation[] = [
  profile,
  changePassword,
  ...mailLinks,
  ...security,
  ...tasks,
  ...home,
  ...search,
  ...labels,
  ...records,
  ...pickers,
  ...reminders,
];

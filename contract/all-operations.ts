import { consoleOperations } from './operations/console';
import { firstViewOperations } from './operations/first-view';
import { noticeOperations } from './operations/notices';
import { referenceOperations } from './operations/references';
import { sessionOperations } from './operations/session';
import { shellOperations } from './operations/shell';
import type { Operation } from './shape/operation';

/** Every call of the shell: elements, widgets and console. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...firstViewOperations,
  ...noticeOperations,
  ...shellOperations,
  ...consoleOperations,
  ...referenceOperations,
];

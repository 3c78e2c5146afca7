import type { TextKey } from '../../core/i18n/i18n';

/** What an action does to a record, which gives it its colour. */
export type ActionTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

interface Action {
  readonly text: TextKey;
  readonly tone: ActionTone;
}

/** Code of an action → its words and colour (docs/behaviour.md#operation-log). */
export const ACTIONS: Readonly<Record<number, Action>> = {
  3: { text: 'log.action.3', tone: 'primary' },
  4: { text: 'log.action.4', tone: 'primary' },
  10: { text: 'log.action.10', tone: 'primary' },
  13: { text: 'log.action.13', tone: 'primary' },
  20: { text: 'log.action.20', tone: 'primary' },
  21: { text: 'log.action.21', tone: 'danger' },
  24: { text: 'log.action.24', tone: 'primary' },
  90: { text: 'log.action.90', tone: 'danger' },
  100: { text: 'log.action.100', tone: 'success' },
  200: { text: 'log.action.200', tone: 'neutral' },
  210: { text: 'log.action.210', tone: 'primary' },
  215: { text: 'log.action.215', tone: 'warning' },
  230: { text: 'log.action.230', tone: 'primary' },
  240: { text: 'log.action.240', tone: 'warning' },
  250: { text: 'log.action.250', tone: 'neutral' },
  260: { text: 'log.action.260', tone: 'neutral' },
  290: { text: 'log.action.290', tone: 'neutral' },
  300: { text: 'log.action.300', tone: 'danger' },
  400: { text: 'log.action.400', tone: 'danger' },
  500: { text: 'log.action.500', tone: 'success' },
  600: { text: 'log.action.600', tone: 'danger' },
  610: { text: 'log.action.610', tone: 'warning' },
  710: { text: 'log.action.710', tone: 'success' },
  720: { text: 'log.action.720', tone: 'success' },
  730: { text: 'log.action.730', tone: 'primary' },
  740: { text: 'log.action.740', tone: 'danger' },
  800: { text: 'log.action.800', tone: 'success' },
  830: { text: 'log.action.830', tone: 'primary' },
  930: { text: 'log.action.930', tone: 'primary' },
  935: { text: 'log.action.935', tone: 'warning' },
  940: { text: 'log.action.940', tone: 'primary' },
  945: { text: 'log.action.945', tone: 'success' },
  1010: { text: 'log.action.1010', tone: 'primary' },
  1073: { text: 'log.action.1073', tone: 'primary' },
  1200: { text: 'log.action.1200', tone: 'warning' },
};

/** The action of a code; null for one that is not known. */
export const actionOf = (code: number | null): Action | null =>
  code !== null && Object.hasOwn(ACTIONS, code) ? (ACTIONS[code] ?? null) : null;

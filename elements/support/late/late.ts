import type { Scope } from '../../../src/core/store/scope';
import { lookChoiceStore } from '../../../src/domain/look/choice';
import { MARKER } from '../../../src/features/bug-report/marker';
import type { Shell } from '../../../src/shell/shell';
import { startTracking } from '../../../src/shell/start-tracking';
import type { overlayCommands } from '../../overlays/commands';
import { startKeys } from './keys';

/** ms from the start of the shell (docs/behaviour.md#bug-reports). */
const BUG_REPORT_DELAY = 5000;

/** Runs what the page does not need for its first view. @param since ms that have passed since the start of the shell */
export function startLate(
  shell: Shell,
  scope: Scope,
  since: number,
  overlays: () => Promise<ReturnType<typeof overlayCommands>>,
): void {
  const open = (then: (commands: ReturnType<typeof overlayCommands>) => void) =>
    overlays().then(then, (error) => shell.events.error('part', String(error), 'overlays'));
  shell.use(lookChoiceStore);
  startTracking(shell, 0);
  scope.add(startKeys(shell, (keys) => void open(({ showKeys }) => void showKeys(keys))));
  scope.add(
    shell.platform.clock.after(BUG_REPORT_DELAY - since, () => {
      if (document.querySelector(MARKER)) void open(({ takeBugReports }) => takeBugReports());
    }),
  );
}

import type { Scope } from '../../../src/core/store/scope';
import { lookChoiceStore } from '../../../src/domain/look/choice';
import { menuReportStore } from '../../../src/domain/navigation/report';
import { MARKER } from '../../../src/features/bug-report/marker';
import { BUILD } from '../../../src/page/build/build-name';
import { pageHead } from '../../../src/page/build/page-head';
import { loadPart } from '../../../src/page/platform/load-part';
import type { Shell } from '../../../src/shell/shell';
import { startTracking } from '../../../src/shell/start-tracking';
import { startKeys } from './keys';
import { reportLostBadges } from './lost-badges';
import { reportMisspelt } from './misspelt';
import { hasOwnTokens } from './own-tokens';
import { reportUnknownEvents } from './unknown-events';
import { reportWithoutConsole } from './without-console';
import { checkReact } from '#renderer/check-react';

/** Set by the CDN build, whose pages have a loader and no head script. */
declare const __OMS_HAS_SHELL__: true;

// One part of the build: without a service nothing else is late.
export { sayMissing } from './say-missing';

/** ms from the start of the shell (docs/behaviour.md#bug-reports). */
const BUG_REPORT_DELAY = 5000;

/** The commands of the overlays that are given only once the page has come to rest. */
interface LateCommands {
  showKeys(keys: readonly string[]): unknown;
  takeBugReports(): void;
}

/** Runs what the page does not need for its first view. @param since ms that have passed since the start of the shell */
export function startLate(
  shell: Shell,
  scope: Scope,
  since: number,
  overlays: () => Promise<LateCommands>,
): void {
  const open = (then: (commands: LateCommands) => void) =>
    overlays().then(then, (error) => shell.events.error('part', String(error), 'overlays'));
  shell.use(lookChoiceStore);
  shell.use(menuReportStore);
  startTracking(shell, 0);
  reportMisspelt();
  checkReact(shell.events);
  reportUnknownEvents(shell, scope);
  reportLostBadges(shell, scope);
  reportWithoutConsole(shell, scope);
  readAccountItems(shell, scope);
  if (typeof __OMS_HAS_SHELL__ === 'undefined') reportOtherHead(shell);
  const { tokens } = shell.config;
  let ended = false;
  scope.add(() => {
    ended = true;
  });
  const checkTokens = () =>
    loadPart(() => import('./check-tokens')).then(
      (part) => {
        if (!ended) part.checkTokens(shell);
      },
      (error) => shell.events.error('part', String(error), 'check-tokens'),
    );
  if (hasOwnTokens(tokens)) void checkTokens();
  else {
    // A page may set them later: the report after this one has what is faint.
    shell.doctor.contrast = () => {
      if (hasOwnTokens(tokens)) void checkTokens();
      return [];
    };
  }
  scope.add(startKeys(shell, (keys) => void open(({ showKeys }) => void showKeys(keys))));
  scope.add(
    shell.platform.clock.after(BUG_REPORT_DELAY - since, () => {
      if (document.querySelector(MARKER)) void open(({ takeBugReports }) => takeBugReports());
    }),
  );
}

/** The head script draws at the next visit what this one has kept, unless it is of another build (provide-commands.ts). */
function reportOtherHead(shell: Shell): void {
  const head = pageHead();
  if (!head || head.build === BUILD) return;
  const message = `oms-shell.head.js is of ${head.build}, the elements are of ${BUILD}: the last visit is not drawn. Give the page the file of this version`;
  shell.events.error('duplicate', message, 'head');
}

/**
 * Reads the items that the page has in the account menu, so that their faults are reported before it opens. Pages
 * without items fetch nothing.
 */
function readAccountItems(shell: Shell, scope: Scope): void {
  if (shell.additions.rows('account', shell.config.accountItems).length === 0) return;
  loadPart(() => import('../../../src/domain/account/host-items')).then(
    ({ hostItemsStore }) => {
      // Read once: each opening of the menu asks for the reader again where it could not be had.
      const stop = shell.use(hostItemsStore).$items.listen(() => stop());
      scope.add(() => stop());
    },
    (error) => shell.events.error('part', String(error), 'account'),
  );
}

import { browserClock } from '../../src/core/platform/clock';
import type { BaseData } from '../../src/domain/navigation/types';
import { unreadStore } from '../../src/domain/unread/store';
import { menuIcons } from '../../src/features/menu/icons/icon-store';
import { moduleIcon } from '../../src/features/menu/icons/module-icons';
import { formOf } from '../../src/page/tags/menu-form';
import { isWaiting } from '../../src/page/tags/waiting-elements';
import { demandShell, whenShell } from '../../src/shell/page-shell';
import type { Shell } from '../../src/shell/shell';

/** ms after which an element takes over its picture with what there is. */
const LIMIT = 3000;

/** ms after which all elements have taken over. */
const TAKEN = 1000;

const known = new WeakMap<Shell, Promise<void>>();

/** Ends with the turn of the last element that waits. */
let turn = Promise.resolve();

/**
 * Resolves once the shell has what a first view shows: then the first render of an element is like its picture, and
 * nothing flickers. Each caller has a task of its own: all elements in one would hold up the page. Starts the shell,
 * unless the element waits for the next one.
 */
export function settled(element: Element): Promise<void> {
  return hasFirstView(element).then(() => {
    turn = turn.then(() => new Promise((resolve) => void browserClock.after(0, resolve)));
    return turn;
  });
}

function hasFirstView(element: Element): Promise<void> {
  if (isWaiting(element)) return Promise.resolve();
  const shell = demandShell();
  return shell
    ? settledIn(shell)
    : new Promise((resolve) => whenShell((made) => settledIn(made).then(resolve)));
}

function settledIn(shell: Shell): Promise<void> {
  const found = known.get(shell) ?? wait(shell);
  known.set(shell, found);
  return found;
}

function wait(shell: Shell): Promise<void> {
  const { session, navigation, platform } = shell;
  const base = navigation.base.$state;
  const { $unread } = shell.use(unreadStore);
  const { $find } = shell.use(menuIcons);
  return new Promise((resolve) => {
    const isThere = () => {
      const { status } = session.$state.get();
      if (status !== 'signed-in') return status !== 'starting';
      const { data, stale, error } = base.get();
      return (error !== null || (data !== null && !stale && hasIcons(data))) && $unread.get() !== null;
    };
    const check = () => isThere() && end();
    const stops = [session.$state, base, $unread].map((store) => store.listen(check));
    let waits = false;
    /** The file of icons is fetched where the menu shows one of them. */
    const hasIcons = ({ modules }: BaseData) => {
      if (!waits && showsIcons(shell, modules)) {
        waits = true;
        stops.push($find.listen(check));
      }
      return !waits || $find.get() !== null;
    };
    const cancel = platform.clock.after(LIMIT, end);
    shell.onEnd(end);
    function end(): void {
      cancel();
      // The elements listen first: a store without listeners would load again.
      resolve();
      platform.clock.after(TAKEN, () => {
        for (const stop of stops.splice(0)) stop();
      });
    }
    check();
  });
}

/** Whether a menu of the page shows icons other than those that it has with it. */
function showsIcons({ config }: Shell, modules: BaseData['modules']): boolean {
  const isOther = ({ iconClass }: { iconClass: string }) => moduleIcon(iconClass, config.icons) === undefined;
  return [...document.querySelectorAll('oms-sidemenu')].some(
    (menu) => formOf(menu.getAttribute('mode'), config.portal) === 'tree' || modules.some(isOther),
  );
}

import type { Scope } from '../../../src/core/store/scope';
import { hasAddress } from '../../../src/domain/navigation/links';
import type { Shell } from '../../../src/shell/shell';

/** Counts the entries that the menu does not show, as they are pages of the console and its address is not set. */
export function reportWithoutConsole({ config, events, navigation, ready }: Shell, scope: Scope): void {
  if (config.hosts.console !== null) return;
  let ended = false;
  scope.add(() => {
    ended = true;
  });
  void ready.then(() => {
    const count = [...navigation.$tree.get().byId.values()].filter(
      (entry) => (entry.to !== null || entry.scope === '1') && hasAddress(entry) && !navigation.link(entry),
    ).length;
    if (ended || count === 0) return;
    const entries = count === 1 ? '1 entry of the menu has' : `${count} entries of the menu have`;
    const message = `${entries} no address: set hosts.console, data-console on the script tag`;
    console.error(`@oms/shell: ${message}`);
    events.error('config', message, 'config');
  });
}

import type { Scope } from '../../../src/core/store/scope';
import { nearest } from '../../../src/core/text/nearest';
import { hostId, isOfHost, ownIdOf } from '../../../src/domain/navigation/host-ids';
import { badgeRows } from '../../../src/domain/navigation/host-menu/wanted';
import type { Shell } from '../../../src/shell/shell';

/** ms in which a page that has set a badge may add its entry. */
const DELAY = 1000;

/** Names the badges that nobody sees, as the menu has no entry and no module with their id. */
export function reportLostBadges(shell: Shell, scope: Scope): void {
  const { additions, config, events, navigation, platform } = shell;
  const said = new Set<string>();
  const check = () => {
    const data = navigation.$data.get();
    if (!data) return;
    const ids = [...data.entries, ...data.modules].map(({ id }) => id);
    const known = new Set(ids);
    for (const { row, byScript } of additions.rows('badges', badgeRows(config.badges))) {
      const id = String((row as { id?: unknown } | null)?.id);
      if (known.has(id) || known.has(hostId(id)) || said.has(id)) continue;
      said.add(id);
      const meant = nearest(id, ids.filter(isOfHost).map(ownIdOf));
      const message = `badge "${id}": this user's menu has no entry of this id${meant ? `: did you mean "${meant}"?` : ''}`;
      events.error(byScript ? 'argument' : 'config', message, 'badge');
    }
  };
  let cancel = () => {};
  const plan = () => {
    cancel();
    cancel = platform.clock.after(DELAY, check);
  };
  let ended = false;
  scope.add(() => {
    ended = true;
    cancel();
  });
  void shell.ready.then(() => {
    if (ended) return;
    scope.listen(additions.of('badges'), plan);
    scope.listen(navigation.$data, plan);
    plan();
  });
}

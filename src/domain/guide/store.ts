import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import type { DomainContext } from '../context';
import { saveOption } from '../user-options/api';
import { loadCounts } from './api';
import { guideAutoOpenStore, loadHidden, OPTION } from './auto-open';
import type { GuideCounts } from './counts';

export interface GuideState {
  /** Whether the user has hidden the guide; null while that is not known. */
  hidden: boolean | null;
}

export interface GuideStore {
  readonly $state: MapStore<GuideState>;
  /** Loads the user's option, if it is not known yet. */
  open(): Promise<void>;
  /**
   * Saves the option, unless it is null; the guide does not open by itself again in this tab.
   * @returns the error of the save, or null
   */
  close(hidden: boolean | null): Promise<ShellError | null>;
}

/** The user's option to hide the quick-start guide. */
export const guideStore = defineStore('guide', (shell: DomainContext): GuideStore => {
  const { request, events } = shell;
  const autoOpen = shell.use(guideAutoOpenStore);
  const $state = map<GuideState>({ hidden: autoOpen.hidden() });

  return {
    $state,
    async open() {
      if ($state.get().hidden !== null) return;
      try {
        $state.setKey('hidden', (await loadHidden(request)) ?? false);
      } catch (thrown) {
        events.error('guide-option', toShellError(thrown).message, 'guide');
      }
    },
    async close(hidden) {
      autoOpen.stop();
      if (hidden === null) return null;
      const before = $state.get().hidden;
      $state.setKey('hidden', hidden);
      try {
        await saveOption(request, OPTION, hidden ? '1' : '0');
        return null;
      } catch (thrown) {
        $state.setKey('hidden', before);
        return toShellError(thrown);
      }
    },
  };
});

/** The counts behind the steps; loaded at each opening, since users return after a step. */
export const guideCountsStore = defineStore('guide-counts', ({ config, request }) =>
  asStore(
    createResource<GuideCounts>({
      onDemand: 'never',
      load: (signal) => loadCounts(request, config.endpoints.dashboard, signal),
    }),
  ),
);

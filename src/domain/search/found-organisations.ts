import { atom } from 'nanostores';
import { toShellError } from '../../core/errors';
import type { Organisation } from '../../core/session/organisation';
import { defineStore } from '../../core/store/define-store';
import { cleanText } from '../../core/text/clean';
import type { DomainContext } from '../context';
import { searchOrganisations } from '../organisations/api';
import { DEBOUNCE } from './store';
import { isShort } from './types';

const NONE: readonly Organisation[] = [];

/** Organisations for the global search. Another text has none until its own are there. */
export const foundOrganisationsStore = defineStore('found-organisations', (shell: DomainContext) => {
  const { config, events, platform, request } = shell;
  const $items = atom(NONE);
  let wanted = '';
  let cancel = () => {};
  let controller = new AbortController();

  async function load(text: string): Promise<void> {
    const { signal } = controller;
    try {
      const { items } = await searchOrganisations(
        request,
        config.endpoints.organisationList,
        text,
        1,
        signal,
      );
      if (!signal.aborted) $items.set(items);
    } catch (thrown) {
      const { kind, message } = toShellError(thrown);
      // The groups that were looked for say what fails; the switcher has its own list.
      if (!signal.aborted) events.error(kind, message, 'search');
    }
  }

  function type(text: string): void {
    const next = cleanText(text);
    if (next === wanted) return;
    wanted = next;
    cancel();
    controller.abort();
    controller = new AbortController();
    $items.set(NONE);
    if (!isShort(next)) cancel = platform.clock.after(DEBOUNCE, () => void load(next));
  }
  return { $items, type, reset: () => type('') };
});

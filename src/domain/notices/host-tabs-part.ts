import { atom } from 'nanostores';
import { loadPart } from '../../core/platform/load-part';
import { defineStore } from '../../core/store/define-store';
import type { DomainContext } from '../context';
import type { HostTabsStore } from './host-tabs';

/** The tabs of the host in the notice centre; null until there is one and its code has loaded. */
export const hostTabsPart = defineStore('host-tabs-part', (shell: DomainContext, scope) => {
  const $part = atom<HostTabsStore | null>(null);
  let isAsked = false;
  const follow = () => {
    if (isAsked || shell.additions.rows('noticeTabs').length === 0) return;
    isAsked = true;
    loadPart(() => import('./host-tabs')).then(
      ({ hostTabsStore }) => $part.set(shell.use(hostTabsStore)),
      (error: unknown) => {
        isAsked = false;
        shell.events.error('part', String(error), 'notices');
      },
    );
  };
  scope.add(shell.additions.of('noticeTabs').subscribe(follow));
  return { $part };
});

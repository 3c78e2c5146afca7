import { atom } from 'nanostores';
import { toShellError } from '../errors';
import { baseFor } from '../request/hosts';
import type { DownloadedFile, ServiceName } from '../request/types';
import { defineStore } from '../shell';

const SERVICES: readonly ServiceName[] = [
  'userCentre',
  'boss',
  'fbb',
  'ship',
  'feedback',
  'bi',
  'orderApi',
  'billingApi',
];

/** Files of the services on their way, for every place that offers them: none is fetched twice at a time, and a failure is told. */
export const downloadsStore = defineStore('downloads', ({ config, request, commands, events, i18n }) => {
  /** Addresses of what is on its way. */
  const $running = atom<ReadonlySet<string>>(new Set());

  /** The service that has the file; null where it is none of ours, and so nothing that we could fetch or judge. */
  function serviceOf(url: string): { service: ServiceName; path: string } | null {
    for (const service of SERVICES) {
      const own = config.hosts[service];
      const path = url.slice(own.length);
      if (own === '' || !url.startsWith(`${own}/`)) continue;
      // A path that calls are sent elsewhere by is not asked for by a call.
      if (baseFor(path, service, config.hosts, config.orderApiSegments).base === own)
        return { service, path };
    }
    return null;
  }
  const mark = (url: string, runs: boolean) => {
    const next = new Set($running.get());
    if (runs) next.add(url);
    else next.delete(url);
    $running.set(next);
  };

  return {
    $running,
    isOurs: (url: string): boolean => serviceOf(url) !== null,
    /** Does nothing while the file is on its way. Never rejects: what fails is told in a message on the page. */
    async start(url: string, title: string, save: (file: DownloadedFile) => void): Promise<void> {
      const own = serviceOf(url);
      if (!own || $running.get().has(url)) return;
      mark(url, true);
      try {
        save(await request.download(own.path, {}, { service: own.service }));
      } catch (thrown) {
        const { kind, code, message } = toShellError(thrown);
        if (kind === 'aborted') return;
        const notice = { tone: 'error', title: i18n.t('download.failed', { title }), text: message } as const;
        await commands.run('notify', notice).catch(() => events.error(code, message, 'download'));
      } finally {
        mark(url, false);
      }
    },
  };
});

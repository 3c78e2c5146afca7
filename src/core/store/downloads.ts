import { atom } from 'nanostores';
import { SERVICES } from '../config/services';
import { ShellError, toShellError } from '../errors';
import { MESSAGES } from '../request/error-catalogue';
import { readFile } from '../request/files';
import { readReply } from '../request/reply';
import type { DownloadedFile, ServiceName } from '../request/types';
import { defineStore } from '../shell';

/** Files of the services on their way, for every place that offers them: none is fetched twice at a time, and a failure is told. */
export const downloadsStore = defineStore('downloads', ({ config, platform, commands, events, i18n }) => {
  /** Addresses of what is on its way. */
  const $running = atom<ReadonlySet<string>>(new Set());
  /** Those that no script could read, for want of CORS headers or of a network: the next press on the link is the browser's. */
  const unreadable = new Set<string>();

  /** The service that has the file; undefined where it is none of ours, and so nothing that we could fetch or judge. */
  const serviceOf = (url: string): ServiceName | undefined =>
    SERVICES.find((service) => config.hosts[service] !== '' && url.startsWith(`${config.hosts[service]}/`));
  const mark = (url: string, runs: boolean) => {
    const next = new Set($running.get());
    if (runs) next.add(url);
    else next.delete(url);
    $running.set(next);
  };

  /**
   * As a link would: with cookies, and nothing added to an address that may be signed. It comes from whoever wrote the message,
   * so the token is not given to it.
   */
  async function fetchFile(url: string, service: ServiceName): Promise<DownloadedFile> {
    const path = url.slice(config.hosts[service].length);
    const call = `GET ${path.split(/[?#]/, 1)[0]}`;
    const judge = (failed: Response) =>
      readReply(failed, { service, call, translate: (key) => i18n.find(key) });
    try {
      return await readFile(await platform.fetch(url, { credentials: 'include' }), path, judge);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      unreadable.add(url);
      throw new ShellError({ kind: 'network', code: 'network', messageKey: MESSAGES.network, call, cause });
    }
  }

  return {
    $running,
    isOurs: (url: string): boolean => serviceOf(url) !== undefined && !unreadable.has(url),
    /** Does nothing while the file is on its way. Never rejects: what fails is told in a message on the page. */
    async start(url: string, title: string, save: (file: DownloadedFile) => void): Promise<void> {
      const service = serviceOf(url);
      if (!service || $running.get().has(url)) return;
      mark(url, true);
      try {
        save(await fetchFile(url, service));
      } catch (thrown) {
        const error = toShellError(thrown);
        i18n.localise(error);
        const { code, message } = error;
        const notice = { tone: 'error', title: i18n.t('download.failed', { title }), text: message } as const;
        await commands.run('notify', notice).catch(() => events.error(code, message, 'download'));
      } finally {
        mark(url, false);
      }
    },
  };
});

import { atom } from 'nanostores';
import { SERVICE_NAMES, type ServiceName } from '../../core/config/services';
import { isTypeError, toShellError } from '../../core/errors';
import { errorText } from '../../core/i18n/error-text';
import type { Platform } from '../../core/platform/platform';
import { networkFailed } from '../../core/request/failures';
import { readFile } from '../../core/request/files';
import { readReply } from '../../core/request/reply';
import type { DownloadedFile } from '../../core/request/types';
import { showMessage } from '../../core/show-message';
import { defineStore } from '../../core/store/define-store';

/** Downloads of files of the services: each runs once at a time, and a failure shows a message. */
export const downloadsStore = defineStore('downloads', (shell) => {
  const { config, platform, i18n } = shell;
  /** Addresses of the running downloads. */
  const $running = atom<ReadonlySet<string>>(new Set());
  /**
   * Addresses that a script could not read, without CORS headers or a network: the browser handles the next click on
   * the link.
   */
  const unreadable = new Set<string>();

  /** The service that has the file; undefined for any other server. */
  const serviceOf = (url: string): ServiceName | undefined =>
    SERVICE_NAMES.find(
      (service) => config.hosts[service] !== '' && url.startsWith(`${config.hosts[service]}/`),
    );
  const mark = (url: string, runs: boolean) => {
    const next = new Set($running.get());
    if (runs) next.add(url);
    else next.delete(url);
    $running.set(next);
  };

  /**
   * Fetches the file as a link does: with cookies and the unchanged address, which may be signed. The sender of the
   * message chose the address, so the call carries no token.
   */
  async function fetchFile(url: string, service: ServiceName): Promise<DownloadedFile> {
    const path = url.slice(config.hosts[service].length);
    const call = `GET ${path.split(/[?#]/, 1)[0]}`;
    const judge = (failed: Response) =>
      readReply(failed, { service, call, translate: (key) => i18n.find(key) });
    try {
      const fetch: Platform['fetch'] = config.fetch ?? platform.fetch;
      return await readFile(await fetch(url, { credentials: 'include' }), path, judge);
    } catch (cause) {
      if (!isTypeError(cause)) throw cause;
      unreadable.add(url);
      throw networkFailed(call, cause);
    }
  }

  return {
    $running,
    isOurs: (url: string): boolean => serviceOf(url) !== undefined && !unreadable.has(url),
    /** Does nothing while the file is downloading. Never rejects: a failure shows a message on the page. */
    async start(url: string, title: string, save: (file: DownloadedFile) => void): Promise<void> {
      const service = serviceOf(url);
      if (!service || $running.get().has(url)) return;
      mark(url, true);
      try {
        save(await fetchFile(url, service));
      } catch (thrown) {
        const error = toShellError(thrown);
        const message = {
          tone: 'error',
          title: () => i18n.t('download.failed', { title }),
          text: () => errorText(error, i18n),
        } as const;
        await showMessage(shell, message, 'download', error);
      } finally {
        mark(url, false);
      }
    },
  };
});

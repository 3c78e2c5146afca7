import { atom } from 'nanostores';
import { ShellError } from '../core/errors';
import { createAdditions } from '../core/host-additions/additions';
import { VERSION } from '../page/build/version';
import { DEFAULT_LANG } from '../page/language/first-lang';
import { createApi, type OmsShellApi, type PageShell } from './api';

/**
 * The page's shell where there is no page, on a server: a host's modules can be imported, configured and rendered there, and
 * nothing is kept, since one server has many users. Calls that need a user reject at once: a request that waited for them
 * would never end.
 * @param protocol of the page's shell
 */
export function serverPage(protocol: number): PageShell {
  const page: PageShell = {
    protocol,
    version: VERSION,
    // One server has many users: what is added belongs to none of them.
    additions: { ...createAdditions(), add() {}, remove() {} },
    $heard: atom<readonly string[]>([]),
    shell: () => null,
    isConfigured: () => false,
    whenShell() {
      throw new ShellError({
        kind: 'shell',
        code: 'server',
        messageKey: 'error.unexpected',
        message: '@oms/shell works in the browser: this call was made on a server',
      });
    },
    lang: () => DEFAULT_LANG,
    add() {},
    prepare: async () => {},
    demand() {},
    onDestroy: new Set(),
    explain: (report) => report,
    end() {},
    api: null as unknown as OmsShellApi,
  };
  page.api = createApi(page, new EventTarget());
  return page;
}

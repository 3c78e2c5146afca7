import { type Route, type RouteOptions, routeMoves } from '../core/navigation/route-moves';
import { pageAddress } from '../core/platform/page-address';
import { unsavedStore } from '../domain/unsaved/store';
import { loadPart } from '../page/platform/load-part';
import type { OmsShellApi } from './api';
import { checkOptionsOf } from './check-options-of';
import type { Shell } from './shell';

/** Methods of the script API whose code is fetched with the first call of one. */
export function hostCalls(shell: Shell, target: EventTarget) {
  const transfers = async () => {
    const [{ transfersStore }] = await Promise.all([
      loadPart(() => import('../domain/files/transfers')),
      shell.i18n.later(),
    ]);
    return shell.use(transfersStore);
  };
  const unsaved = shell.use(unsavedStore);
  return {
    route(route: Route, options?: RouteOptions): () => void {
      checkOptionsOf(shell, 'route', options);
      return routeMoves(target, pageAddress, route, options);
    },
    unsaved: unsaved.setPage,
    async upload(path, file, options) {
      checkOptionsOf(shell, 'upload', options);
      const files = await transfers();
      return files.upload(path, file, options).finally(unsaved.hold());
    },
    async download(file, options) {
      checkOptionsOf(shell, 'download', typeof file === 'string' ? options : file);
      return (await transfers()).download(file, options);
    },
  } satisfies Partial<Record<keyof OmsShellApi, unknown>> & Pick<OmsShellApi, 'upload' | 'download'>;
}

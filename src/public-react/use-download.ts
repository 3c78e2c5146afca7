import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../react/host-hooks';
import type { OmsShellApi } from '../shell/api';

export interface DownloadState {
  /** As `OmsShell.download()`: resolves to false where the file did not come, which the user is not told. */
  download: OmsShellApi['download'];
  /** Ends the download that was begun last. */
  cancel(): void;
  busy: boolean;
  /** Bytes that have arrived. */
  received: number;
  /** Bytes that there will be; null where the service does not say that. */
  total: number | null;
}

const NOTHING = { busy: false, received: 0, total: null };

/**
 * A download with its progress (docs/behaviour.md#files). It goes on where the component is gone.
 * @example
 * const { download, busy, received, total } = useDownload();
 * <button disabled={busy} onClick={() => download('/api/v2/deliverOrder/template', { service: 'orderApi' })}>Template</button>
 */
export function useDownload(): DownloadState {
  const api = useShell();
  const [state, setState] = useState<{ busy: boolean; received: number; total: number | null }>(NOTHING);
  const running = useRef<AbortController | null>(null);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const download = useCallback<OmsShellApi['download']>(
    async (target, options = {}) => {
      const mine = new AbortController();
      const stop = () => mine.abort();
      running.current = mine;
      options.signal?.addEventListener('abort', stop, { once: true });
      if (options.signal?.aborted) stop();
      const show = (next: typeof state) => {
        if (shown.current && running.current === mine) setState(next);
      };
      show({ busy: true, received: 0, total: null });
      try {
        return await api.download(target, {
          ...options,
          signal: mine.signal,
          onProgress(received, total) {
            show({ busy: true, received, total });
            options.onProgress?.(received, total);
          },
        });
      } finally {
        options.signal?.removeEventListener('abort', stop);
        show(NOTHING);
      }
    },
    [api],
  );
  return { ...state, download, cancel: useCallback(() => running.current?.abort(), []) };
}

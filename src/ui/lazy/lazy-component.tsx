import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadPart } from '../../core/platform/load-part';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import sheet from './lazy-component.css?sheet';

/** ms after which a component that has not loaded has failed. */
export const LOAD_TIMEOUT = 120_000;

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part before it is shown, when its button is hovered or focused. Never rejects. */
  preload(): void;
}

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;
type Frame<Props extends object> = ComponentType<Props & { children: ReactNode }>;

/**
 * A component that is fetched when it is first shown: `lazyComponent(() => import('../../react/Panel'))`. Until then, and where
 * the fetch fails again and again, `frame` renders around a spinner, or a message with a retry button: an empty panel or
 * dialog. React's own `lazy` keeps a failure for ever.
 * @param Instead rendered under that message: where the part would have led, as `PlainLinks`
 * @param early it is shown without a user's action, so its texts are among the first; listed in
 * `scripts/build/entries.ts`
 * @param present the component, where something else than this has brought its code: then the first render shows it
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  frame?: Frame<Props>,
  {
    early = false,
    present,
    Instead,
  }: {
    early?: boolean;
    present?: () => ComponentType<Props> | undefined;
    Instead?: ComponentType<Props>;
  } = {},
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const forget = () => {
    loading = null;
  };
  const get = () => {
    loading ??= load().then((part) => {
      Loaded = part.default;
      return part.default;
    });
    loading.catch(forget);
    return loading;
  };

  function Part(props: Props): ReactNode {
    const { platform, events, i18n } = useShell();
    const [Shown, setShown] = useState(() => {
      Loaded ??= present?.() ?? null;
      return early || i18n.complete() ? Loaded : null;
    });
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Shown || failed) return;
      let waiting = true;
      const fail = (reason: unknown = 'timeout') => {
        if (!waiting) return;
        waiting = false;
        forget();
        setFailed(true);
        events.error('part', `a part of the page cannot be loaded: ${String(reason)}`, 'lazy-component');
      };
      const cancel = platform.clock.after(LOAD_TIMEOUT, () => fail());
      let cancelTry = () => {};
      const pause = (ms: number) =>
        new Promise<void>((resolve) => {
          // Nobody waits for it any more.
          if (waiting) cancelTry = platform.clock.after(ms, resolve);
        });
      Promise.all([loadPart(get, pause), early ? undefined : i18n.later()]).then(([part]) => {
        if (waiting) setShown(() => part);
      }, fail);
      return () => {
        waiting = false;
        cancel();
        cancelTry();
      };
    }, [Shown, failed, platform, events, i18n]);

    if (Shown) return <Shown {...props} />;
    const state = (
      <LoadState failed={failed} onRetry={() => setFailed(false)}>
        {Instead && <Instead {...props} />}
      </LoadState>
    );
    const Around = frame;
    return Around ? <Around {...props}>{state}</Around> : state;
  }
  return Object.assign(Part, { preload: () => void get().catch(() => {}) });
}

function LoadState({
  failed,
  onRetry,
  children,
}: {
  failed: boolean;
  onRetry: () => void;
  children: ReactNode;
}) {
  useSheet(sheet);
  const t = useT();
  if (!failed) {
    return (
      <div className="oms-lazy" role="status">
        <span className="oms-sr">{t('shell.loadingPart')}</span>
        <span className="oms-lazy-wait" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="oms-lazy" role="alert">
      <p className="oms-lazy-title">{t('part.failed')}</p>
      <p className="oms-lazy-text">{t('part.failedHint')}</p>
      <PlainButton variant="primary" onClick={onRetry}>
        {t('action.retry')}
      </PlainButton>
      {children}
    </div>
  );
}

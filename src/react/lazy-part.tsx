import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import text from './lazy-part.css?inline';
import { css, useSheet } from './sheet';
import { useShell } from './shell-context';
import { useT } from './use-text';

const sheet = css(text);

/** Spec 9: a part that has not come in so many ms has failed. */
export const PART_TIMEOUT = 120_000;

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part before it is shown, when its button is hovered or focused. Never rejects. */
  preload(): void;
}

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;
type Frame<Props extends object> = ComponentType<Props & { children: ReactNode }>;

/**
 * A component that is fetched when it is first shown: `lazyPart(() => import('./Panel'))`. Until it is there, and where it
 * did not come (spec 8), `frame` is drawn around what says so, with a button that tries again: the empty panel or dialog.
 * React's own `lazy` would keep a failure for ever.
 * @param early it is shown without anybody's asking, so its texts are among the first; listed in `scripts/build/entries.ts`
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  frame?: Frame<Props>,
  { early = false }: { early?: boolean } = {},
): LazyPart<Props> {
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
    const [Shown, setShown] = useState(() => (early || i18n.complete() ? Loaded : null));
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Shown || failed) return;
      let waiting = true;
      const fail = () => {
        if (!waiting) return;
        waiting = false;
        forget();
        setFailed(true);
        events.error('part', i18n.t('part.failed'), 'lazy-part');
      };
      const cancel = platform.clock.after(PART_TIMEOUT, fail);
      Promise.all([get(), early ? undefined : i18n.later()]).then(([part]) => {
        if (waiting) setShown(() => part);
      }, fail);
      return () => {
        waiting = false;
        cancel();
      };
    }, [Shown, failed, platform, events, i18n]);

    if (Shown) return <Shown {...props} />;
    const face = <Face failed={failed} onRetry={() => setFailed(false)} />;
    const Around = frame;
    return Around ? <Around {...props}>{face}</Around> : face;
  }
  return Object.assign(Part, { preload: () => void get().catch(() => {}) });
}

function Face({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  useSheet(sheet);
  const t = useT();
  if (!failed) {
    return (
      <div className="oms-part" role="status">
        <span className="oms-sr">{t('shell.loadingUser')}</span>
        <span className="oms-part-wait" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="oms-part" role="alert">
      <p className="oms-part-title">{t('part.failed')}</p>
      <p className="oms-part-text">{t('part.failedHint')}</p>
      <button type="button" className="oms-part-retry" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageGone } from '../../core/platform/page-gone';
import { loadPart } from '../../page/platform/load-part';
import { FreshNodes } from '../../react/fresh-nodes';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { PlainButton } from '../button/PlainButton';
import sheet from './lazy-component.css?sheet';

/** ms after which a component that has not loaded has failed. */
export const LOAD_TIMEOUT = 120_000;

interface Part<Props extends object> {
  default: ComponentType<Props>;
}

export interface LazyComponent<Props extends object, Module extends Part<Props> = Part<Props>> {
  (props: Props): ReactNode;
  /** Fetches the part before it is shown, when its button is hovered or focused. Never rejects. */
  preload(): void;
  /** The same; then, or at once where it is there, `work` prepares what the part will show. */
  prepare(work: (part: Module) => void): void;
  /** Whether its code is there. */
  isThere(): boolean;
}

type Frame<Props extends object> = ComponentType<Props & { children: ReactNode }>;

interface Options<Props extends object> {
  /** It is shown without a user's action, so its texts are among the first; listed in `scripts/build/entries.ts`. */
  early?: boolean;
  /** The component, where something else than this has brought its code: then the first render shows it. */
  present?: () => ComponentType<Props> | undefined;
  /** Rendered under the message that it cannot be had: where the part would have led, as `PlainLinks`. */
  Instead?: ComponentType<Props>;
  /** An error of the component goes to the boundary around it, which has a message of its own. So it does without a `frame`. */
  rethrows?: boolean;
}

/**
 * A component that is fetched when it is first shown: `lazyComponent(() => import('../../react/Panel'))`. Until then, and where
 * the fetch fails again and again, `frame` renders around a spinner, or a message with a retry button: an empty panel or
 * dialog. So it does where the component throws: what opens the panel stays. React's own `lazy` keeps a failure for ever.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<Part<Props>>,
  frame?: Frame<Props>,
  options?: Options<Props>,
): LazyComponent<Props>;
export function lazyComponent<Props extends object, Module extends Part<Props>>(
  load: () => Promise<Module>,
  frame?: Frame<Props>,
  options?: Options<Props>,
): LazyComponent<Props, Module>;
export function lazyComponent<Props extends object, Module extends Part<Props>>(
  load: () => Promise<Module>,
  Around?: Frame<Props>,
  { early = false, present, Instead, rethrows }: Options<Props> = {},
): LazyComponent<Props, Module> {
  let there: Module | undefined;
  let loading: Promise<Module> | undefined;

  const forget = () => {
    loading = undefined;
  };
  const get = () => {
    loading ??= load().then((part) => {
      there = part;
      return part;
    });
    loading.catch(forget);
    return loading;
  };

  function Shown(props: Props): ReactNode {
    const { platform, events, i18n } = useShell();
    const [Content, setContent] = useState(() =>
      early || i18n.complete() ? (there?.default ?? present?.()) : undefined,
    );
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (Content || failed) return;
      let waiting = true;
      const fail = (reason: unknown = 'timeout') => {
        if (!waiting || pageGone()) return;
        waiting = false;
        forget();
        setFailed(true);
        events.error('part', `a part of the page cannot be loaded: ${reason}`, 'lazy-component');
      };
      const cancel = platform.clock.after(LOAD_TIMEOUT, () => fail());
      let cancelTry = () => {};
      const pause = (ms: number) =>
        new Promise<void>((resolve) => {
          // Nobody waits for it any more.
          if (waiting) cancelTry = platform.clock.after(ms, resolve);
        });
      Promise.all([loadPart(get, pause), early ? undefined : i18n.later()]).then(([part]) => {
        if (waiting && !pageGone()) setContent(() => part.default);
      }, fail);
      return () => {
        waiting = false;
        cancel();
        cancelTry();
      };
    }, [Content, failed, platform, events, i18n]);

    const state = (problem: Problem | false, onRetry: () => void) => {
      const content = (
        <LoadState problem={problem} onRetry={onRetry}>
          {Instead && <Instead {...props} />}
        </LoadState>
      );
      return Around ? <Around {...props}>{content}</Around> : content;
    };
    if (!Content) return state(failed && 'failed', () => setFailed(false));
    const content = <Content {...props} />;
    if (!Around || rethrows) return content;
    return (
      <FreshNodes
        fallback={(retry) => state('broken', retry)}
        onFail={(error) => events.error('render', String(error), 'lazy-component')}
      >
        {content}
      </FreshNodes>
    );
  }
  const prepare = (work: (part: Module) => void): void => {
    if (there) work(there);
    // A part that is not there is fetched again, and reported, when it is shown.
    else
      void get()
        .then(work)
        .catch(() => {});
  };
  return Object.assign(Shown, {
    prepare,
    preload: () => prepare(() => {}),
    isThere: () => there !== undefined,
  });
}

/** Its file stays away, or it throws. */
type Problem = 'failed' | 'broken';

function LoadState({
  problem,
  onRetry,
  children,
}: {
  problem: Problem | false;
  onRetry: () => void;
  children: ReactNode;
}) {
  useSheet(sheet);
  const t = useT();
  if (!problem) {
    return (
      <div className="oms-lazy" role="status">
        <span className="oms-sr">{t('shell.loadingPart')}</span>
        <span className="oms-lazy-wait" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div className="oms-lazy" role="alert">
      <p className="oms-lazy-title">{t(`part.${problem}`)}</p>
      {problem === 'failed' && <p className="oms-lazy-text">{t('part.failedHint')}</p>}
      <PlainButton variant="primary" onClick={onRetry}>
        {t('action.retry')}
      </PlainButton>
      {children}
    </div>
  );
}

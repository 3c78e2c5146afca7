import Bug from 'lucide/dist/esm/icons/bug.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { showMessage } from '../../core/show-message';
import { safeUrl } from '../../core/url';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useLang, useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { takeEscape } from '../../ui/keyboard/take-escape';
import { keepOnTop } from '../../ui/layer/keep-on-top';
import { Spinner } from '../../ui/spinner/Spinner';
import sheet from './bug-report.css?sheet';
import { MARKER } from './marker';

/** px (docs/behaviour.md#bug-reports). */
const WIDTH = 500;
const HEIGHT = 666;

/** The address of the form of the page's marker; null where it has none any more, or one that cannot be opened. */
function markedForm(): URL | null {
  const url = safeUrl(document.querySelector(MARKER)?.getAttribute('content'), document.baseURI);
  return url === null ? null : new URL(url);
}

/** The button that opens the form of the page's marker beside the page. */
export default function BugReport() {
  useSheet(sheet);
  const t = useT();
  const shell = useShell();
  const { config, i18n } = shell;
  /** The look in which the form opens; null while it is closed. */
  const [look, setLook] = useState<string | null>(null);
  const open = look !== null;
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useLayoutEffect(
    () => (trigger.current ? keepOnTop(trigger.current, { belowModals: true }) : undefined),
    [],
  );
  const press = () => {
    const theme = trigger.current?.closest<HTMLElement>('[data-theme]')?.dataset.theme ?? 'light';
    if (config.bugReportUserId) return setLook(open ? null : theme);
    void showMessage(shell, { tone: 'error', title: () => i18n.t('bugReport.noUser') }, 'bug report');
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="oms-bug-trigger"
        popover="manual"
        aria-label={t('bugReport.title')}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={press}
      >
        <Icon icon={Bug} />
      </button>
      {look !== null && config.bugReportUserId && (
        <Panel
          id={panelId}
          userId={config.bugReportUserId}
          theme={look}
          onClose={() => {
            setLook(null);
            trigger.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface PanelProps {
  id: string;
  userId: string;
  theme: string;
  onClose(): void;
}

function Panel({ id, userId, theme, onClose }: PanelProps) {
  const t = useT();
  const lang = useLang();
  const { platform } = useShell();
  const ref = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState(false);
  // The address of the page without what a search or a filter has put into it. It stays while the panel is open:
  // another one empties the form.
  const [address] = useState(() => {
    const form = markedForm();
    const { origin, pathname } = new URL(platform.location.href());
    for (const [name, value] of Object.entries({ userId, lang, theme, page: origin + pathname })) {
      form?.searchParams.set(name, value);
    }
    return form?.href ?? null;
  });
  useLayoutEffect(() => (ref.current ? keepOnTop(ref.current, { belowModals: true }) : undefined), []);
  useEffect(() => ref.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    takeEscape(event);
    onClose();
  };
  return (
    <section
      ref={ref}
      id={id}
      className="oms-bug-panel"
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="oms-bug-head">
        <h2 id={`${id}-title`}>{t('bugReport.title')}</h2>
        <IconButton icon={X} size="m" iconSize={18} label={t('action.close')} onClick={onClose} />
      </div>
      <div className="oms-bug-frame">
        {address !== null && (
          // Of another party: without an origin it reaches neither cookies nor storage of its own, nor this page.
          <iframe
            title={t('bugReport.form')}
            src={address}
            width={WIDTH}
            height={HEIGHT}
            sandbox="allow-scripts allow-forms"
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(true)}
          />
        )}
        {!loaded && (
          <div role="status">
            {address !== null && <Spinner size={28} />}
            <span>
              {address === null ? t('bugReport.gone') : t('data.loadingNamed', { name: t('bugReport.form') })}
            </span>
          </div>
        )}
      </div>
    </section>
  );
}

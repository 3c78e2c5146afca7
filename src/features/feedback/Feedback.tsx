import MessageSquarePlus from 'lucide/dist/esm/icons/message-square-plus.mjs';
import { useLayoutEffect, useRef } from 'react';
import { feedbackStore } from '../../domain/feedback/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Icon } from '../../ui/icon/Icon';
import { keepOnTop } from '../../ui/layer/keep-on-top';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import sheet from './feedback.css?sheet';
import { useDrag } from './use-drag';

const FeedbackDialog = lazyComponent<{ onClose: () => void }>(
  () => import('./FeedbackDialog'),
  ({ onClose, children }) => (
    <PendingPopover id="oms-feedback" onClose={onClose}>
      {children}
    </PendingPopover>
  ),
);

/** A button at the edge of the window that can be moved along it, and the dialog behind it. */
export function Feedback({ hideTrigger = false }: { hideTrigger?: boolean | undefined }) {
  useSheet(sheet);
  const t = useT();
  const { session, i18n } = useShell();
  const store = useFeature(feedbackStore);
  const open = useStore(store.$open);
  const written = useStore(store.$draft);
  const { user } = useStore(session.$state);
  const button = useRef<HTMLButtonElement>(null);
  const shown = user !== null && !hideTrigger;
  const drag = useDrag(button, shown, i18n.language().direction);
  useLayoutEffect(
    () => (shown && button.current ? keepOnTop(button.current, { belowModals: true }) : undefined),
    [shown],
  );
  // A report is sent in somebody's name: without a session there is nothing to offer.
  if (!user) return null;
  const draft = written ? [t('feedback.draft')] : [];
  return (
    <>
      {shown && (
        <aside aria-label={t('feedback.button')}>
          <button
            ref={button}
            type="button"
            part="trigger"
            popover="manual"
            className="oms-feedback-trigger"
            aria-label={t('feedback.button')}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-description={[...draft, t('feedback.howToMove')].join(' · ')}
            title={t('feedback.button')}
            data-side={drag.side}
            data-tips={drag.side === 'right' ? 'left' : 'right'}
            {...drag.handlers}
            onPointerEnter={() => FeedbackDialog.preload()}
            onFocus={() => FeedbackDialog.preload()}
            onClick={() => {
              if (!drag.wasDragged()) store.setOpen(true);
            }}
          >
            <span className="oms-feedback-face">
              <Icon icon={MessageSquarePlus} size={18} />
              {written && <span className="oms-feedback-waiting" />}
            </span>
          </button>
        </aside>
      )}
      {open && <FeedbackDialog onClose={() => store.setOpen(false)} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { opensBeside } from '../../src/core/navigation/go-to';
import { safeUrl } from '../../src/core/url';
import { ActingStrip } from '../../src/features/act-as/ActingStrip';
import { SignInAgainFrame, type SignInAgainProps } from '../../src/features/login/SignInAgainFrame';
import { OrganisationStrip } from '../../src/features/organisations/OrganisationStrip';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useT } from '../../src/react/use-text';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog';
import { PendingDialog } from '../../src/ui/dialog/PendingDialog';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { type ToastMessage, ToastRegion } from '../../src/ui/toast/ToastRegion';
import { Boundary } from '../support/frame';
import { type Detail, overlaysStore, type ShownToast } from './store';

interface DetailProps {
  id: string;
  onClose(): void;
}

const Frame = ({ onClose, children }: DetailProps & { children: ReactNode }) => (
  <PendingDialog id="oms-detail" size="normal" onClose={onClose}>
    {children}
  </PendingDialog>
);

const DETAILS = {
  announcement: lazyComponent<DetailProps>(
    () => import('../../src/features/announcements/AnnouncementDialog'),
    Frame,
  ),
  notice: lazyComponent<DetailProps>(() => import('../../src/features/notices/NoticeDialog'), Frame),
  task: lazyComponent<DetailProps>(() => import('../../src/features/tasks/TaskDialog'), Frame),
  keys: lazyComponent<DetailProps>(() => import('../../src/features/keys/KeysDialog'), Frame),
} satisfies Record<Detail['kind'], unknown>;

const SignInAgain = lazyComponent<SignInAgainProps>(
  () => import('../../src/features/login/SignInAgain'),
  SignInAgainFrame,
);

const read = (text: string | (() => string)): string => (typeof text === 'string' ? text : text());

const BugReport = lazyComponent<object>(
  () => import('../../src/features/bug-report/BugReport'),
  () => null,
);

/** Their boundaries are never tried again by themselves. */
const ONCE = {};

/**
 * Messages, questions and details over the page, whichever element or host asked for them. One that fails is closed, and the
 * others stand.
 */
export function Overlays({ host }: { host: HTMLElement }) {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const store = useFeature(overlaysStore);
  const toasts = useStore(store.$toasts);
  const question = useStore(store.$question);
  const shown = useStore(store.$detail);
  const takesBugs = useStore(store.$bugReport);
  const lapse = useStore(shell.session.$lapse);
  const DetailDialog = shown && DETAILS[shown.detail.kind];

  const toToast = (toast: ShownToast): ToastMessage => {
    const { id, tone = 'info', icon, title, text, duration, link, onLink, count } = toast;
    const href = safeUrl(link?.url, shell.platform.location.href());
    return {
      id,
      tone: tone === 'error' ? 'danger' : tone,
      icon,
      title: read(title),
      text: text === undefined ? undefined : read(text) || undefined,
      count,
      life: duration,
      ...(link && (href !== null || onLink)
        ? {
            action: {
              label: read(link.text),
              ...(href !== null && { to: { url: href, target: '_self', source: 'toast', id: null } }),
              onPress: (event) => {
                store.dismiss(id);
                if (!onLink || opensBeside(event)) return;
                event.preventDefault();
                onLink();
              },
            },
          }
        : {}),
    };
  };
  return (
    <>
      {shown && DetailDialog && (
        <Boundary key={shown.detail.id} host={host} attempt={shown} onFail={shown.closed}>
          <DetailDialog id={shown.detail.id} onClose={shown.closed} />
        </Boundary>
      )}
      {question && (
        <Boundary host={host} attempt={question.answer} onFail={() => question.answer(false)}>
          <ConfirmDialog
            id="oms-confirm"
            open
            title={question.title}
            text={question.text ?? ''}
            confirmLabel={question.confirmText ?? t('action.confirm')}
            cancelLabel={t('action.cancel')}
            danger={question.danger}
            busy={question.busy}
            error={question.error ? errorText(question.error) : undefined}
            onConfirm={() => question.answer(true)}
            onCancel={() => question.busy || question.answer(false)}
          />
        </Boundary>
      )}
      {lapse && (
        <Boundary host={host} attempt={lapse}>
          <SignInAgain lapse={lapse} />
        </Boundary>
      )}
      <Boundary host={host} attempt={ONCE}>
        <OrganisationStrip />
      </Boundary>
      <Boundary host={host} attempt={ONCE}>
        <ActingStrip />
      </Boundary>
      {takesBugs && (
        <Boundary host={host} attempt={ONCE}>
          <BugReport />
        </Boundary>
      )}
      <ToastRegion
        label={t('toast.region')}
        closeLabel={t('action.close')}
        toasts={toasts.map(toToast)}
        onClose={store.dismiss}
      />
    </>
  );
}

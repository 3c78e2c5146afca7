import type { ReactNode } from 'react';
import { useT } from '../../react/use-text';
import { Dialog, type DialogProps } from './Dialog';

export interface PendingDialogProps extends Pick<DialogProps, 'id' | 'size' | 'onClose'> {
  /** Without one it says that it is loading. */
  title?: string | undefined;
  children: ReactNode;
}

/** Takes the place of a dialog while the code of that is fetched, as the frame of a `lazyComponent`. */
export function PendingDialog({ title, ...props }: PendingDialogProps) {
  const t = useT();
  return <Dialog {...props} open title={title ?? t('shell.loadingPart')} closeLabel={t('action.close')} />;
}

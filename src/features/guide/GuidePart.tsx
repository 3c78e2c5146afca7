import { useEffect } from 'react';
import type { ShellError } from '../../core/errors';
import { guideStore } from '../../domain/guide/store';
import { useFeature } from '../../react/shell-context';
import { GuideDialog } from './GuideDialog';

export interface GuidePartProps {
  onClose(): void;
  /** The user's wish to see it no more could not be saved. */
  onError(error: ShellError): void;
}

/** The guide while it is shown. */
export default function GuidePart({ onClose, onError }: GuidePartProps) {
  const store = useFeature(guideStore);
  useEffect(() => void store.open(), [store]);
  const close = async (hidden: boolean | null) => {
    onClose();
    const error = await store.close(hidden);
    if (error) onError(error);
  };
  return <GuideDialog onClose={(hidden) => void close(hidden)} />;
}

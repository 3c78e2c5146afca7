import { shownName } from '../../core/request/file-name';
import { useT } from '../../react/use-text';
import type { Refusal, UploadLimits } from '../../ui/upload/limits';
import { Alert } from '../../ui/view-states/Alert';

interface Props {
  refused: readonly Refusal[];
  limits: UploadLimits;
  size(bytes: number): string;
}

/** Refusals that are shown one by one. */
const MOST = 5;

/** Says of each file why it was not added, and what to do. */
export function Refusals({ refused, limits, size }: Props) {
  const t = useT();
  const words = ({ name: given, size: bytes, reason }: Refusal): string => {
    const name = shownName(given) || t('upload.file');
    switch (reason) {
      case 'empty':
        return t('upload.empty', { name });
      case 'large':
        return t('upload.large', { name, size: size(bytes), max: size(limits.maxSize) });
      case 'type':
        return t('upload.wrongType', { name });
      case 'folder':
        return t('upload.folder', { name });
      case 'many':
        return limits.maxCount === 1
          ? t('upload.onlyOne', { name })
          : t('upload.tooMany', { name, count: limits.maxCount });
    }
  };
  return (
    <Alert tone="danger">
      <ul className="oms-upload-refused">
        {refused.slice(0, MOST).map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is replaced as a whole
          <li key={at}>{words(one)}</li>
        ))}
        {refused.length > MOST && <li>{t('upload.moreRefused', { count: refused.length - MOST })}</li>}
      </ul>
    </Alert>
  );
}

import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { guideVisibilityStore } from '../../domain/guide/visibility';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { GuidePart } from './Guide';

export function GuideButton() {
  const t = useT();
  const visibility = useFeature(guideVisibilityStore);
  return (
    <IconButton
      icon={Compass}
      label={t('guide.label')}
      aria-haspopup="dialog"
      onClick={visibility.open}
      onPointerEnter={GuidePart.preload}
      onFocus={GuidePart.preload}
    />
  );
}

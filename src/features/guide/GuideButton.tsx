import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { GuidePart } from './Guide';
import { guideWishStore } from './wish';

export function GuideButton() {
  const t = useT();
  const wish = useFeature(guideWishStore);
  return (
    <IconButton
      icon={Compass}
      label={t('guide.label')}
      aria-haspopup="dialog"
      onClick={wish.ask}
      onPointerEnter={GuidePart.preload}
      onFocus={GuidePart.preload}
    />
  );
}

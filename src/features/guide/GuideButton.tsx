import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { useFeature } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { IconButton } from '../../ui/button/IconButton';
import { GuideDialog } from './Guide';
import { guideStore } from './store';

export function GuideButton() {
  const t = useT();
  const store = useFeature(guideStore);
  return (
    <IconButton
      icon={Compass}
      label={t('guide.label')}
      aria-haspopup="dialog"
      onClick={() => void store.open()}
      onPointerEnter={GuideDialog.preload}
      onFocus={GuideDialog.preload}
    />
  );
}

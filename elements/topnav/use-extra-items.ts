import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { guideVisibilityStore } from '../../src/domain/guide/visibility';
import { useLanguageItems } from '../../src/features/language/use-language-items';
import { useFeature } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import type { MenuItem } from '../../src/ui/menu/items';
import { useUnreadTotal } from '../notices/Unread';
import type { Feature } from './features';
import type { Places } from './fold/use-places';

export interface ExtraProps {
  features: ReadonlySet<Feature>;
  places: Pick<Places, 'folded' | 'locked'>;
  onNotices(): void;
}

/** Controls that do not fit into the bar, as entries of the menu at its end. */
export function useExtraItems({ features, places: { folded, locked }, onNotices }: ExtraProps): MenuItem[] {
  const t = useT();
  const guide = useFeature(guideVisibilityStore);
  const languages = useLanguageItems();
  const bell = folded.has('notices') && features.has('notices') && !locked;
  const total = useUnreadTotal(bell) ?? 0;
  return [
    ...(bell
      ? [{ id: 'notices', icon: Bell, label: t('notices.label'), count: total, onSelect: onNotices }]
      : []),
    ...(folded.has('guide') && features.has('guide') && !locked
      ? [{ id: 'guide', icon: Compass, label: t('guide.label'), onSelect: guide.open }]
      : []),
    ...(folded.has('language') && features.has('language') ? languages : []),
  ];
}

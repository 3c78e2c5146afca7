import { useFeature } from '../../../react/shell-context';
import { useStore } from '../../../react/use-store';
import { Icon, type IconSize } from '../../../ui/icon/Icon';
import { menuIcons } from './icon-store';

export interface MenuIconProps {
  iconClass: string;
  size?: IconSize;
}

/** The icon of an entry of the first level; an empty box of its size until the icons have loaded. */
export function GroupIcon({ iconClass, size = 16 }: MenuIconProps) {
  const icon = useStore(useFeature(menuIcons).$find)?.(iconClass);
  return icon ? <Icon icon={icon} size={size} /> : <svg width={size} height={size} aria-hidden="true" />;
}

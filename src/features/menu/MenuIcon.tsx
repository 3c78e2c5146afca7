import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { Icon, type IconSize } from '../../ui/icon/Icon';
import { menuIcons } from './icon-store';
import { DEFAULT_ICON } from './icons';

interface MenuIconProps {
  iconClass: string;
  size: IconSize;
}

/** The icon of a module: at hand at once, unless the configuration brings another. */
export function ModuleIcon({ iconClass, size }: MenuIconProps) {
  const { config } = useShell();
  const icons = useFeature(menuIcons);
  if (Object.hasOwn(config.icons, iconClass)) return <LateIcon iconClass={iconClass} size={size} />;
  return <Icon icon={icons.find(iconClass) ?? DEFAULT_ICON} size={size} />;
}

/** The icon of an entry of the first level, which may come a moment later: its place is kept free. */
export function GroupIcon({ iconClass }: Pick<MenuIconProps, 'iconClass'>) {
  return <LateIcon iconClass={iconClass} size={16} />;
}

function LateIcon({ iconClass, size }: MenuIconProps) {
  const icons = useFeature(menuIcons);
  useStore(icons.$more);
  const icon = icons.find(iconClass);
  return icon ? <Icon icon={icon} size={size} /> : <svg width={size} height={size} aria-hidden="true" />;
}

import { useShell } from '../../react/shell-context';
import { Icon } from '../../ui/icon/Icon';
import { nameOf } from './icon-store';
import { moduleIcons } from './icons';
import { GroupIcon } from './MenuIcon';

/** The icon of a module: at hand at once, unless it is none of ours or the configuration brings another. */
export function ModuleIcon({ iconClass }: { iconClass: string }) {
  const { config } = useShell();
  const name = nameOf(iconClass);
  const icon =
    Object.hasOwn(moduleIcons, name) && !Object.hasOwn(config.icons, iconClass)
      ? moduleIcons[name]
      : undefined;
  return icon ? <Icon icon={icon} size={20} /> : <GroupIcon iconClass={iconClass} size={20} />;
}

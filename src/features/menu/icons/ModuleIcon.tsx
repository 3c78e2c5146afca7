import { useShell } from '../../../react/shell-context';
import { Icon } from '../../../ui/icon/Icon';
import { GroupIcon } from './GroupIcon';
import { moduleIcon } from './module-icons';

/**
 * The icon of a module: from the menu's own file, unless its class is not built in or the configuration replaces it.
 */
export function ModuleIcon({ iconClass }: { iconClass: string }) {
  const { config } = useShell();
  const icon = moduleIcon(iconClass, config.icons);
  return icon ? <Icon icon={icon} size={20} /> : <GroupIcon iconClass={iconClass} size={20} />;
}

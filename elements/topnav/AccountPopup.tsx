import type { ShellError } from '../../src/core/errors';
import { AccountEntries } from '../../src/features/account/AccountEntries';
import { type Place, renderAhead } from '../../src/ui/lazy/render-ahead';
import type { MenuPopup } from '../../src/ui/menu/use-menu-trigger';
import { type ExtraProps, useExtraItems } from './use-extra-items';
import { useHostItems } from './use-host-items';

export interface AccountPopupProps extends MenuPopup, ExtraProps {
  onError(error: ShellError): void;
}

/** The account menu, and in it what the bar has no room for. */
export default function AccountPopup({ features, places, onNotices, ...menu }: AccountPopupProps) {
  const extra = useExtraItems({ features, places, onNotices });
  const ofHost = useHostItems();
  // The file of the host's items is small; without them the entries below would move.
  return ofHost && <AccountEntries {...menu} extra={extra} ofHost={ofHost} />;
}

const nothing = () => {};

/**
 * Renders the menu ahead: with that the browser has run the code of every other menu of the bar, too.
 * @public the bar has it from the module
 */
export function makeReady(place: Place): void {
  const menu = (
    <AccountEntries
      anchor={{ current: null }}
      start="first"
      extra={[]}
      ofHost={[]}
      onClose={nothing}
      onError={nothing}
    />
  );
  renderAhead(place, 'account', [menu, menu]);
}

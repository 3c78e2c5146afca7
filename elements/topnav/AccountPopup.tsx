import type { ShellError } from '../../src/core/errors';
import { AccountEntries } from '../../src/features/account/AccountEntries';
import type { MenuPopup } from '../../src/ui/menu/use-menu-trigger';
import { type ExtraProps, useExtraItems } from './use-extra-items';

export interface AccountPopupProps extends MenuPopup, ExtraProps {
  onError(error: ShellError): void;
}

/** The account menu, and in it what the bar has no room for. */
export default function AccountPopup({ features, places, onNotices, ...menu }: AccountPopupProps) {
  return <AccountEntries {...menu} extra={useExtraItems({ features, places, onNotices })} />;
}

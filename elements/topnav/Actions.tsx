import type { ShellError } from '../../src/core/errors';
import { AccountMenu } from '../../src/features/account/AccountMenu';
import { GuideButton } from '../../src/features/guide/GuideButton';
import { LanguageMenu } from '../../src/features/language/LanguageMenu';
import { OrganisationSwitcher } from '../../src/features/organisations/OrganisationSwitcher';
import { lazyPart } from '../../src/react/lazy-part';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { WaitingPopover } from '../../src/ui/popover/WaitingPopover';
import { NoticeBell } from '../notices/NoticeBell';
import type { AccountPopupProps } from './AccountPopup';
import type { Feature } from './features';
import { SignIn } from './SignIn';
import { Trouble } from './Trouble';
import { NARROW, TIGHT, useMedia } from './use-media';

const AccountPopup = lazyPart<AccountPopupProps>(() => import('./AccountPopup'), WaitingPopover);

/** px from a button of 36 to 4 below the bar. */
const BELOW_BAR = 14;

export interface ActionsProps {
  features: ReadonlySet<Feature>;
  onError(error: ShellError): void;
}

/** The right end of the bar. What does not fit a narrow window stands in the account menu there. */
export function Actions({ features, onError }: ActionsProps) {
  const { session } = useShell();
  const { status } = useStore(session.$state);
  const narrow = useMedia(NARROW);
  const tight = useMedia(TIGHT);
  const out = status === 'signed-out';
  // Until the password is changed the service refuses everything else.
  const locked = out || status === 'password-expired';
  return (
    <>
      <Trouble />
      {features.has('language') && (!narrow || out) && <LanguageMenu />}
      {features.has('guide') && !narrow && !locked && <GuideButton />}
      {features.has('notices') && !locked && <NoticeBell gap={BELOW_BAR} />}
      {features.has('organisation') && !locked && (
        <div className="oms-topnav-organisation">
          <OrganisationSwitcher compact={tight} />
        </div>
      )}
      {features.has('user') &&
        (out ? (
          <SignIn />
        ) : (
          <AccountMenu preload={AccountPopup.preload}>
            {(popup) => <AccountPopup {...popup} features={features} narrow={narrow} onError={onError} />}
          </AccountMenu>
        ))}
    </>
  );
}

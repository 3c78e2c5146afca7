import { type RefObject, useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import { AccountMenu } from '../../src/features/account/AccountMenu';
import { ConsoleLinks } from '../../src/features/console-links/ConsoleLinks';
import { GuideButton } from '../../src/features/guide/GuideButton';
import { LanguageMenu } from '../../src/features/language/LanguageMenu';
import { OrganisationSwitcher } from '../../src/features/organisations/OrganisationSwitcher';
import * as paths from '../../src/page/addresses/console-paths';
import { lazyComponent } from '../../src/ui/lazy/lazy-component';
import { PendingPopover } from '../../src/ui/popover/PendingPopover';
import { NoticeBell } from '../notices/NoticeBell';
import { UnreadBadge, useUnreadText } from '../notices/Unread';
import type { AccountPopupProps } from './AccountPopup';
import type { Feature } from './features';
import { FOLDED_ORGANISATION } from './fold/sizes';
import type { Places } from './fold/use-places';
import type { MoreMenuProps } from './MoreMenu';
import { ServiceAlert } from './ServiceAlert';
import { SignIn } from './SignIn';
import type { Given } from './use-given';

const AccountPopup = lazyComponent<AccountPopupProps, typeof import('./AccountPopup')>(
  () => import('./AccountPopup'),
  PendingPopover,
  {
    Instead: () => (
      <ConsoleLinks
        pages={[
          [paths.PROFILE, 'profile.title'],
          [paths.SECURITY, 'security.title'],
        ]}
      />
    ),
  },
);

// Few bars have no account menu, and only narrow ones of these need it.
const MoreMenu = lazyComponent<MoreMenuProps>(() => import('./MoreMenu'));

export interface ActionsProps {
  features: ReadonlySet<Feature>;
  places: Places;
  /** The controls that the host has put into the bar as elements of their own. */
  given: Given;
  onError(error: ShellError): void;
}

/**
 * The right end of the bar. A menu at its end takes controls that do not fit, and shows the unread count of a folded
 * bell.
 */
export function Actions({ features, places, given, onError }: ActionsProps) {
  const { out, locked, folded } = places;
  const [noticesBy, setNoticesBy] = useState<RefObject<HTMLElement | null> | null>(null);
  const bell = features.has('notices') && !locked && !given.notices;
  const switcher = features.has('organisation') && !locked && !given.organisation;
  const hidden = bell && folded.has('notices');
  const unread = useUnreadText(hidden);
  const rest = {
    features,
    places,
    badge: hidden ? <UnreadBadge /> : undefined,
    description: unread,
  };
  const more = (['notices', 'language', 'guide'] as const).some(
    (name) => features.has(name) && folded.has(name),
  );
  return (
    <>
      <ServiceAlert />
      {features.has('language') && !folded.has('language') && (
        <div data-fold="language">
          <LanguageMenu />
        </div>
      )}
      {features.has('guide') && !folded.has('guide') && !locked && (
        <div data-fold="guide">
          <GuideButton />
        </div>
      )}
      <slot name="notices">
        {bell && (
          <div data-fold={hidden ? undefined : 'notices'}>
            <NoticeBell
              {...(hidden && {
                anchor: noticesBy,
                open: noticesBy !== null,
                onOpenChange: (open) => !open && setNoticesBy(null),
              })}
            />
          </div>
        )}
      </slot>
      {given.organisation && !locked && <span className="oms-topnav-line" />}
      <slot name="organisation">
        {switcher && (
          <div
            className="oms-topnav-organisation"
            {...(!folded.has('organisation') && {
              'data-fold': 'organisation',
              'data-cut': FOLDED_ORGANISATION,
            })}
          >
            <OrganisationSwitcher compact={folded.has('organisation')} />
          </div>
        )}
      </slot>
      {features.has('user') && out && <SignIn />}
      {features.has('user') && !out && (
        <div data-rest="account">
          <AccountMenu
            preload={AccountPopup.preload}
            onIdle={(place) => AccountPopup.prepare(({ makeReady }) => makeReady(place))}
            badge={rest.badge}
            description={rest.description}
          >
            {(popup) => (
              <AccountPopup
                {...popup}
                features={features}
                places={places}
                onNotices={() => setNoticesBy(popup.anchor)}
                onError={onError}
              />
            )}
          </AccountMenu>
        </div>
      )}
      {!features.has('user') && !out && more && (
        <div data-rest="more">
          <MoreMenu {...rest} onNotices={setNoticesBy} />
        </div>
      )}
    </>
  );
}

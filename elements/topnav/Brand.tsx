import { useState } from 'react';
import { safeUrl } from '../../src/core/url';
import * as paths from '../../src/page/addresses/console-paths';
import { ShellLink } from '../../src/react/ShellLink';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useT } from '../../src/react/use-text';

export interface BrandProps {
  logoSrc: string | undefined;
  logoHref: string | undefined;
  /** True where the name of the system fits. */
  named: boolean;
}

/** The logo, which leads to the console's home, and on hosts that are not the portal the name of their system. */
export function Brand({ logoSrc, logoHref, named }: BrandProps) {
  const t = useT();
  const { config, navigation, platform } = useShell();
  const { data } = useStore(navigation.base.$state);
  const [broken, setBroken] = useState<string>();
  const own = logoHref === undefined ? null : safeUrl(logoHref, platform.location.href());
  const url = own ?? navigation.consoleLink(paths.HOME)?.url;
  const system = config.portal ? undefined : data?.systems.find(({ id }) => id === config.system);
  const mark = (
    <slot name="logo">
      {logoSrc && broken !== logoSrc ? (
        // The mark of another brand stands without our name.
        <img className="oms-topnav-image" src={logoSrc} alt="" onError={() => setBroken(logoSrc)} />
      ) : (
        <>
          <Mark />
          <span className="oms-topnav-name">{t('topnav.brand')}</span>
        </>
      )}
    </slot>
  );
  return (
    <div className="oms-topnav-brand" part="logo" data-block="" data-fold="logo">
      {url === undefined ? (
        <span className="oms-topnav-logo">{mark}</span>
      ) : (
        <ShellLink
          to={{ url, target: '_self', source: 'logo', id: null }}
          className="oms-topnav-logo"
          aria-label={t(logoSrc ? 'topnav.homeOfHost' : 'topnav.home')}
        >
          {mark}
        </ShellLink>
      )}
      {system && named && (
        <span className="oms-topnav-system" data-fold="system">
          {system.title}
        </span>
      )}
    </div>
  );
}

function Mark() {
  return (
    <svg className="oms-topnav-mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" />
      <path d="M7 9h8M7 14h4M7 19h9" />
      <path className="oms-topnav-mark-2" d="M17.5 9H21M13.5 14H21M18.5 19H21" />
    </svg>
  );
}

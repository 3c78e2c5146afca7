import { useT } from '../../react/use-text';

/** The mark and the name, as in the top bar. */
export function Logo() {
  const t = useT();
  return (
    <span className="oms-login-logo">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect className="oms-login-logo-ground" width="28" height="28" rx="6" />
        <g fill="none" strokeWidth="2.6">
          <path stroke="#fff" d="M6 9h8M6 14h4M6 19h9" />
          <path stroke="#7aa2ff" d="M16.5 9H22M12.5 14H22M17.5 19H22" />
        </g>
      </svg>
      {t('console.brand')}
    </span>
  );
}

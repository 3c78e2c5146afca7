import Check from 'lucide/dist/esm/icons/check.mjs';
import type { Organisation } from '../../core/session/organisation';
import { cleanText } from '../../core/text/clean';
import { safeUrl } from '../../core/url';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { Tag } from '../../ui/badge/Tag';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { Match } from '../../ui/text/Match';

const ROLE_KEYS = {
  CLIENT: 'org.role.client',
  SERVICE: 'org.role.service',
  SYSTEM: 'org.role.system',
} as const;

export interface OrganisationRowProps {
  organisation: Organisation;
  current: boolean;
  /** The searched text, which the row marks. */
  query: string;
}

/** Id, name and code. */
export function OrganisationRow({ organisation, current, query }: OrganisationRowProps) {
  const t = useT();
  const { name, code, id, role } = organisation;
  return (
    <span className={cx('oms-org-row', current && 'oms-org-row-current')} part="option">
      <Avatar name={name} logoUrl={safeUrl(organisation.logoUrl) ?? undefined} current={current} />
      <span className="oms-org-text">
        <b>
          <Match text={name} query={query} />
        </b>
        <span>
          {code !== '' && (
            <span>
              <Match text={code} query={query} />
            </span>
          )}
          <span>
            <Match text={t('org.id', { id })} query={cleanText(query) === id ? id : ''} />
          </span>
        </span>
      </span>
      {role && <Tag>{t(ROLE_KEYS[role])}</Tag>}
      <span className="oms-org-check">{current && <Icon icon={Check} size={16} />}</span>
    </span>
  );
}

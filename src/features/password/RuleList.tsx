import Check from 'lucide/dist/esm/icons/check.mjs';
import Circle from 'lucide/dist/esm/icons/circle.mjs';
import { PASSWORD_PART_NAMES, PASSWORD_PARTS } from '../../domain/rules/limits';
import { useT } from '../../react/use-text';
import { Icon } from '../../ui/icon/Icon';

/** The rule's parts, each ticked as soon as what is typed meets it. */
export function RuleList({ id, password }: { id: string; password: string }) {
  const t = useT();
  return (
    <ul id={id} className="oms-password-rules" aria-label={t('password.rules')}>
      {PASSWORD_PART_NAMES.map((name) => {
        const met = PASSWORD_PARTS[name](password);
        return (
          <li key={name} className={met ? 'oms-password-met' : undefined}>
            <Icon icon={met ? Check : Circle} size={14} />
            {t(`password.rule.${name}`)}
            <span className="oms-sr">{t(met ? 'password.rule.met' : 'password.rule.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}

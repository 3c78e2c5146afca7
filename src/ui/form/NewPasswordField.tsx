import Check from 'lucide/dist/esm/icons/check.mjs';
import Circle from 'lucide/dist/esm/icons/circle.mjs';
import { PASSWORD_PART_NAMES, PASSWORD_PARTS } from '../../domain/rules/limits';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { Icon } from '../icon/Icon';
import { FormPasswordField, type FormPasswordFieldProps } from './fields';
import { useFormField } from './form-context';
import sheet from './new-password-field.css?sheet';

export type FormNewPasswordFieldProps = Pick<FormPasswordFieldProps, 'name' | 'label' | 'size'>;

/** A new password, with the parts of its rule, each ticked as soon as what is typed meets it. */
export function FormNewPasswordField(props: FormNewPasswordFieldProps) {
  useSheet(sheet);
  const t = useT();
  const { id, value } = useFormField(props.name);
  const password = String(value);
  return (
    <div className="oms-field">
      <FormPasswordField {...props} autoComplete="new-password" />
      <ul id={`${id}-rules`} className="oms-password-rules" aria-label={t('password.rules')}>
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
    </div>
  );
}

import { useT } from '../../react/use-text';
import { FormTextField } from '../../ui/form/fields';

/** The fields of a form about who registers, for which organisation. */
export function RegistrantFields() {
  const t = useT();
  return (
    <>
      <FormTextField name="name" size="l" label={t('register.name')} autoComplete="name" />
      <FormTextField
        name="organisation"
        size="l"
        label={t('register.organisation')}
        autoComplete="organization"
      />
      <FormTextField name="phone" size="l" type="tel" label={t('register.phone')} autoComplete="tel" />
    </>
  );
}

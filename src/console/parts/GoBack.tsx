import { useT } from '../../react/use-text';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { useGoBack } from './use-go-back';

/** Leads to the page before, where the tab has one. */
export function GoBack({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useT();
  const goBack = useGoBack();
  return goBack ? (
    <Button variant={variant} onClick={goBack}>
      {t('console.back')}
    </Button>
  ) : null;
}

import { useNavigate } from 'react-router';
import { useT } from '../../react/use-text';
import { Button, type ButtonProps } from '../../ui/button/Button';

/** Leads to the page before; null where the tab has none, since it was opened with this one. */
export function useGoBack(): (() => void) | null {
  const navigate = useNavigate();
  return window.history.length > 1 ? () => void navigate(-1) : null;
}

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

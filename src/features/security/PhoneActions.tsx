import { useState } from 'react';
import { securityStore } from '../../domain/security/store';
import { useFeature } from '../../react/shell-context';
import { useProfile } from '../../react/use-profile';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { PhoneDialog } from './PhoneDialog';
import { RemoveDialog } from './RemoveDialog';

/** What can be done about the phone of one's own account. */
export function PhoneActions() {
  const { removePhone } = useFeature(securityStore);
  const { data } = useProfile().state;
  const t = useT();
  const [open, setOpen] = useState<'change' | 'confirm' | 'remove' | null>(null);
  const close = () => setOpen(null);
  if (data === null) return null;
  const { phone, phoneProved } = data;
  return (
    <>
      {phone !== '' && !phoneProved && (
        <Button variant="link" onClick={() => setOpen('confirm')}>
          {t('security.confirmPhone')}
        </Button>
      )}
      <Button variant="link" onClick={() => setOpen('change')}>
        {t('security.changePhone')}
      </Button>
      {phone !== '' && (
        <Button variant="link" onClick={() => setOpen('remove')}>
          {t('security.removePhone')}
        </Button>
      )}
      {open === 'change' && <PhoneDialog phone="" onClose={close} />}
      {open === 'confirm' && <PhoneDialog phone={phone} onClose={close} />}
      {open === 'remove' && <RemoveDialog what="phone" onRemove={removePhone} onClose={close} />}
    </>
  );
}

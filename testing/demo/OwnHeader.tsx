import { OmsNoticeCenter, OmsOrgSwitcher } from '@oms/shell/react';
import { useDemoTexts } from './texts';

/** A host's own header with the two elements of the bar that also stand alone. */
export function OwnHeader() {
  const t = useDemoTexts();
  return (
    <section>
      <h2>{t('ownHeader')}</h2>
      <p className="intro">{t('ownHeader.text')}</p>
      <div className="own-header">
        <strong>{t('ownHeader.name')}</strong>
        <div>
          <OmsOrgSwitcher />
          <OmsNoticeCenter />
        </div>
      </div>
    </section>
  );
}

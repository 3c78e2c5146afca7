import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import sheet from './privacy.css?sheet';

const PARTS = ['account', 'browser', 'signIns', 'messages', 'usage', 'rights'] as const;

/** What the product keeps of a person, where and how long. */
export function PrivacyNotice() {
  useSheet(sheet);
  const t = useT();
  return (
    <div className="oms-privacy">
      <h1 className="oms-privacy-title">{t('privacy.title')}</h1>
      <p>{t('privacy.intro')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{t(`privacy.${part}`)}</h2>
          <p>{t(`privacy.${part}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

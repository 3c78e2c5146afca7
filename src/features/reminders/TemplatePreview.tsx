import { withSamples } from '../../domain/reminders/placeholders';
import type { Placeholder } from '../../domain/reminders/types';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { useFormField } from '../../ui/form/form-context';
import { Panel } from '../../ui/page/Panel';

/** What people get, in both languages, with samples in the place of the placeholders. Texts alone: no markup counts. */
export function TemplatePreview({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const t = useT();
  return (
    <div className="oms-reminders-preview">
      <Panel id="template-preview" title={t('reminders.preview')} note={t('reminders.previewNote')}>
        {LANGUAGES.map((language) => (
          <Preview key={language.tag} {...language} placeholders={placeholders} />
        ))}
      </Panel>
    </div>
  );
}

/** The languages of a template, as its fields are called. */
const LANGUAGES = [
  { tag: 'zh-CN', suffix: 'Zh', sample: 'sampleZh' },
  { tag: 'en', suffix: 'En', sample: 'sampleEn' },
] as const;

type PreviewProps = (typeof LANGUAGES)[number] & { placeholders: readonly Placeholder[] };

function Preview({ tag, suffix, sample, placeholders }: PreviewProps) {
  const t = useT();
  const title = useFormField(`title${suffix}`).value;
  const brief = useFormField(`brief${suffix}`).value;
  const content = useFormField(`content${suffix}`).value;
  const breaks = useFormField('breaks').value === true;
  const show = (text: unknown) => withSamples(String(text ?? ''), placeholders, sample);
  return (
    <article className="oms-reminders-message" lang={tag}>
      <h3 className="oms-reminders-message-title">{show(title) || t('reminders.noTitle')}</h3>
      <p className="oms-reminders-message-brief">{show(brief)}</p>
      <p className={cx('oms-reminders-message-text', breaks && 'oms-reminders-breaks')}>{show(content)}</p>
    </article>
  );
}

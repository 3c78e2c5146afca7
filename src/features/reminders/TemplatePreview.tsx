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
        <Preview lang="zh" placeholders={placeholders} />
        <Preview lang="en" placeholders={placeholders} />
      </Panel>
    </div>
  );
}

function Preview({ lang, placeholders }: { lang: 'zh' | 'en'; placeholders: readonly Placeholder[] }) {
  const t = useT();
  const suffix = lang === 'zh' ? 'Zh' : 'En';
  const title = useFormField(`title${suffix}`).value;
  const brief = useFormField(`brief${suffix}`).value;
  const content = useFormField(`content${suffix}`).value;
  const breaks = useFormField('breaks').value === true;
  const show = (text: unknown) => withSamples(String(text ?? ''), placeholders, lang);
  return (
    <article className="oms-reminders-message" lang={lang === 'zh' ? 'zh-CN' : 'en'}>
      <h3 className="oms-reminders-message-title">{show(title) || t('reminders.noTitle')}</h3>
      <p className="oms-reminders-message-brief">{show(brief)}</p>
      <p className={cx('oms-reminders-message-text', breaks && 'oms-reminders-breaks')}>{show(content)}</p>
    </article>
  );
}

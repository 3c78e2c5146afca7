import { useState } from 'react';
import type { Once } from '../../core/request/submission';
import { unknownPlaceholder } from '../../domain/reminders/placeholders';
import { templateSchema } from '../../domain/reminders/schema';
import { remindersStore } from '../../domain/reminders/store';
import { type EventType, type Placeholder, TEXT_FIELDS, type Template } from '../../domain/reminders/types';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useServerTexts, useT } from '../../react/use-text';
import { FormCheckbox, FormTextField } from '../../ui/form/fields';
import { useFormField } from '../../ui/form/form-context';
import { useForm } from '../../ui/form/use-form';
import { Panel } from '../../ui/page/Panel';
import { Alert } from '../../ui/view-states/Alert';
import { EntityForm, type EntityFormProps } from './EntityForm';
import { FormSelect } from './FormSelect';
import { PlaceholderField } from './PlaceholderField';
import sheet from './reminders.css?sheet';
import { TemplatePreview } from './TemplatePreview';
import { useVersion } from './use-version';

export interface TemplateFormProps extends Pick<EntityFormProps, 'locked' | 'actions' | 'onSaved'> {
  eventTypes: readonly EventType[];
  /** Null for a new one. */
  template: Template | null;
}

const NONE: readonly Placeholder[] = [];

/** The texts of a message in both languages, with a preview of what people get. */
export function TemplateForm({ eventTypes, template, locked, actions, onSaved }: TemplateFormProps) {
  useSheet(sheet);
  const store = useFeature(remindersStore);
  const [first] = useState(() => defaultsOf(template, eventTypes));
  const version = useVersion(template, store.template, (now) => defaultsOf(now, eventTypes));
  const save = ({ breaks, ...values }: Record<string, unknown>, known: object | null, once: Once) =>
    store.saveTemplate({ ...values, ...known, format: breaks ? 1 : 0 }, once);
  const form = useForm({
    schema: templateSchema,
    defaults: first,
    conflictOf: version.conflictOf,
    onSubmit: (values, once) => save(values, version.known(), once),
    amend: (values, made, once) => save(values, store.saved(made), once),
  });
  return (
    <EntityForm id="template" form={form} locked={locked} actions={actions} onSaved={onSaved}>
      <Fields eventTypes={eventTypes} used={(template?.rules ?? 0) > 0} />
    </EntityForm>
  );
}

function defaultsOf(template: Template | null, eventTypes: readonly EventType[]) {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, template?.[name] ?? '']));
  return {
    ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
    name: template?.name ?? '',
    bizeventTypeId: template?.bizeventTypeId ?? eventTypes[0]?.id ?? '',
    url: template?.url ?? '',
    breaks: template?.breaks ?? true,
  };
}

function Fields({ eventTypes, used }: { eventTypes: readonly EventType[]; used: boolean }) {
  const t = useT();
  const words = useServerTexts();
  const chosen = String(useFormField('bizeventTypeId').value);
  const placeholders = eventTypes.find(({ id }) => id === chosen)?.placeholders ?? NONE;
  return (
    <div className="oms-reminders-columns">
      <div className="oms-reminders-main">
        <Panel id="template-basics" title={t('reminders.basics')} padded>
          <FormTextField name="name" label={t('reminders.name')} autoComplete="off" />
          <FormSelect
            name="bizeventTypeId"
            label={t('reminders.event')}
            help={used ? t('reminders.eventFixed') : undefined}
            disabled={used}
            options={eventTypes.map(({ id, langKey, title }) => ({
              value: id,
              label: words(langKey, title),
            }))}
          />
          <FormTextField
            name="url"
            label={t('reminders.url')}
            help={t('reminders.urlHelp')}
            autoComplete="off"
            spellCheck={false}
          />
        </Panel>
        {(['Zh', 'En'] as const).map((lang) => (
          <Panel key={lang} id={`template-${lang}`} title={t(`reminders.lang.${lang}`)} padded>
            <PlaceholderField
              name={`title${lang}`}
              label={t('reminders.title')}
              placeholders={placeholders}
              rows={1}
              limit={100}
            />
            <PlaceholderField
              name={`brief${lang}`}
              label={t('reminders.brief')}
              placeholders={placeholders}
              rows={2}
              limit={300}
            />
            <PlaceholderField
              name={`content${lang}`}
              label={t('reminders.content')}
              placeholders={placeholders}
              rows={6}
              limit={4000}
            />
            <UnknownPlaceholder lang={lang} placeholders={placeholders} />
          </Panel>
        ))}
        <FormCheckbox name="breaks" label={t('reminders.breaks')} />
      </div>
      <TemplatePreview placeholders={placeholders} />
    </div>
  );
}

/** Says at once what the service would refuse. */
function UnknownPlaceholder({
  lang,
  placeholders,
}: {
  lang: 'Zh' | 'En';
  placeholders: readonly Placeholder[];
}) {
  const t = useT();
  const texts = [
    useFormField(`title${lang}`),
    useFormField(`brief${lang}`),
    useFormField(`content${lang}`),
  ].map(({ value }) => String(value ?? ''));
  const name = texts.map((text) => unknownPlaceholder(text, placeholders)).find((found) => found !== null);
  return name === undefined ? null : (
    <Alert tone="warning">{t('reminders.unknown', { name: `{${name}}` })}</Alert>
  );
}

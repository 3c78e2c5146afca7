import { type ReactNode, useEffect, useState } from 'react';
import { nameOf } from '../../core/text/name';
import { ruleSchema } from '../../domain/reminders/schema';
import { remindersStore, templatesOfFamily } from '../../domain/reminders/store';
import { CHANNELS, type EventType, LEVELS, NOTIFIERS, type Rule } from '../../domain/reminders/types';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useServerTexts, useT } from '../../react/use-text';
import { Controlled, type ControlledProps, FormTextField } from '../../ui/form/fields';
import { useFormField } from '../../ui/form/form-context';
import { useForm } from '../../ui/form/use-form';
import { Panel } from '../../ui/page/Panel';
import { Alert } from '../../ui/view-states/Alert';
import { EntityForm, type EntityFormProps } from './EntityForm';
import { FormChoices } from './FormChoices';
import { FormSelect } from './FormSelect';
import sheet from './reminders.css?sheet';
import { useVersion } from './use-version';

export interface RuleFormProps extends Pick<EntityFormProps, 'locked' | 'actions' | 'onSaved'> {
  eventTypes: readonly EventType[];
  /** Null for a new one. */
  rule: Rule | null;
  /** Id of the template that a new one begins with: one that is chosen later counts as a change. */
  template?: string | undefined;
  /** Rules for all organisations can be made. */
  admin: boolean;
  /** The field for designated persons, which is another feature's. */
  users(control: ControlledProps<readonly string[]>): ReactNode;
  /** Leads to a new template. */
  newTemplate: ReactNode;
}

/** Which event makes a message, from which level on, by which template, to whom and by which channel. */
export function RuleForm(props: RuleFormProps) {
  const { eventTypes, rule, template, locked, actions, onSaved } = props;
  useSheet(sheet);
  const store = useFeature(remindersStore);
  const [first] = useState(() => defaultsOf(rule, eventTypes, template));
  const version = useVersion(rule, store.rule, (now) => defaultsOf(now, eventTypes));
  const form = useForm({
    schema: ruleSchema,
    defaults: first,
    conflictOf: version.conflictOf,
    onSubmit: (values, once) => store.saveRule({ ...values, ...version.known() }, once),
    amend: (values, made, once) => store.saveRule({ ...values, ...store.saved(made) }, once),
  });
  return (
    <EntityForm id="rule" form={form} locked={locked} actions={actions} onSaved={onSaved}>
      <Fields {...props} />
    </EntityForm>
  );
}

function defaultsOf(rule: Rule | null, eventTypes: readonly EventType[], template = '') {
  return {
    name: rule?.name ?? '',
    ruleType: rule?.ruleType ?? '1',
    bizeventTypeId: rule?.bizeventTypeId ?? eventTypes[0]?.id ?? '',
    templateId: rule?.templateId ?? template,
    level: rule?.level ?? '0',
    channels: rule?.channels ?? ['inbox'],
    notifiers: rule?.notifiers ?? [],
    userIds: rule?.userIds ?? [],
  };
}

function Fields({ eventTypes, admin, rule, users, newTemplate }: RuleFormProps) {
  const t = useT();
  const words = useServerTexts();
  const event = String(useFormField('bizeventTypeId').value);
  const notifiers = useFormField('notifiers').value;
  const designated = Array.isArray(notifiers) && notifiers.includes('toCustomeCreator');
  return (
    <div className="oms-reminders-main">
      <Panel narrow id="rule-when" title={t('reminders.when')} padded>
        <FormTextField name="name" label={t('reminders.ruleName')} autoComplete="off" />
        {(admin || rule?.ruleType === '2') && (
          <FormSelect
            name="ruleType"
            label={t('reminders.ruleType')}
            options={(['1', '2'] as const).map((type) => ({
              value: type,
              label: t(`reminders.ruleType.${type}`),
            }))}
          />
        )}
        <FormSelect
          name="bizeventTypeId"
          label={t('reminders.event')}
          options={eventTypes.map(({ id, langKey, title }) => ({ value: id, label: words(langKey, title) }))}
        />
        <FormSelect
          name="level"
          label={t('reminders.level')}
          help={t('reminders.levelHelp')}
          options={LEVELS.map((level) => ({ value: level, label: t(`reminders.level.${level}`) }))}
        />
      </Panel>
      <Panel narrow id="rule-what" title={t('reminders.what')} padded>
        <TemplateChoice key={event} event={event} />
        {newTemplate}
        <FormChoices
          name="channels"
          label={t('reminders.channels')}
          options={CHANNELS.map((value) => ({
            value,
            label: t(`reminders.channel.${value}`),
            note: value === 'dingtalkbot' ? t('reminders.botNote') : undefined,
          }))}
        />
      </Panel>
      <Panel narrow id="rule-who" title={t('reminders.who')} padded>
        <FormChoices
          name="notifiers"
          label={t('reminders.notifiers')}
          options={NOTIFIERS.map((value) => ({ value, label: t(`reminders.notifier.${value}`) }))}
        />
        {designated && (
          <Controlled name="userIds" label={t('reminders.users')} aside="">
            {(control) => users(control)}
          </Controlled>
        )}
      </Panel>
    </div>
  );
}

/** The enabled templates of the event. */
function TemplateChoice({ event }: { event: string }) {
  const t = useT();
  const errorText = useErrorText();
  const family = useFeature(templatesOfFamily);
  const { data, error } = useStore(family.get(event).$state);
  const { value, onChange } = useFormField('templateId');
  const chosen = String(value);
  const first = data?.[0]?.id;
  const fits = data?.some(({ id }) => id === chosen) ?? true;
  // Another event has other templates.
  useEffect(() => {
    if (!fits) onChange(first ?? '');
  });
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  return (
    <FormSelect
      name="templateId"
      label={t('reminders.template')}
      help={data?.length === 0 ? t('reminders.noTemplates') : undefined}
      options={[
        ...(chosen === '' ? [{ value: '', label: t('reminders.chooseTemplate') }] : []),
        ...(data ?? []).map(({ id, name }) => ({ value: id, label: nameOf(name, id) })),
      ]}
    />
  );
}

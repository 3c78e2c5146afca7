import { Checkbox, fields, optional, rules, TextArea, TextField } from '@oms/shell/react';
import { ReferenceField, TimeZoneField } from '../records/fields';
import { CHANNEL } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { useTexts } from '../texts';

const schema = fields({
  title: rules.text(60),
  platform: rules.text(),
  flag: optional(rules.text(40)),
  timeZone: rules.text(),
  isAdvAuth: rules.flag(),
  remark: optional(rules.text(500)),
});

const valuesOf = (channel: Wire) => ({
  ...Object.fromEntries(Object.keys(schema.entries).map((name) => [name, textOf(channel, name)])),
  isAdvAuth: channel.isAdvAuth === 1,
});

/** A channel: an account on a platform. */
export function ChannelFormPage() {
  const t = useTexts();
  return (
    <RecordFormPage kind={CHANNEL} schema={schema} valuesOf={valuesOf}>
      <FormPart id="channel-account" title={t('channel.account')}>
        <TextField name="title" label={t('channel.title')} autoComplete="off" />
        <ReferenceField name="platform" label={t('field.platform')} reference="accountTypes" />
        <TextField
          name="flag"
          label={t('field.flag')}
          help={t('channel.flagHelp')}
          autoComplete="off"
          spellCheck={false}
        />
        <TimeZoneField name="timeZone" label={t('field.timeZone')} />
        <Checkbox name="isAdvAuth" label={t('channel.advertising')} />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}

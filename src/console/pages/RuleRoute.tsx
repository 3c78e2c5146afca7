import { ruleFamily, templatesOfFamily } from '../../domain/reminders/store';
import type { EventType, Rule } from '../../domain/reminders/types';
import UserSelect from '../../features/lookups/UserSelect';
import { RuleForm } from '../../features/reminders/RuleForm';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { AppLink } from '../parts/AppLink';
import { Kept, ReminderPage } from '../parts/ReminderPage';
import { useSaved } from '../parts/use-saved';

export default function RuleRoute() {
  const t = useT();
  const { user } = useStore(useShell().session.$state);
  const onSaved = useSaved(paths.RULES);
  const admin = user?.isSuper === true;
  const templates = useFeature(templatesOfFamily);
  const form = (eventTypes: readonly EventType[], rule: Rule | null, template?: string) => (
    <RuleForm
      eventTypes={eventTypes}
      rule={rule}
      template={template}
      admin={admin}
      locked={rule?.shared === true && !admin}
      users={(control) => <UserSelect {...control} multiple size="m" />}
      newTemplate={
        <AppLink route={paths.TEMPLATE.replace(':type', 'add')} variant="link">
          {t('reminders.newTemplate')}
        </AppLink>
      }
      onSaved={onSaved}
      actions={
        <AppLink route={paths.RULES} variant="quiet">
          {t('action.cancel')}
        </AppLink>
      }
    />
  );
  return (
    <ReminderPage
      titles={{ add: t('reminders.newRule'), edit: t('reminders.editRule') }}
      family={useFeature(ruleFamily)}
    >
      {(eventTypes, rule) =>
        rule || !eventTypes[0] ? (
          form(eventTypes, rule)
        ) : (
          <Kept resource={templates.get(eventTypes[0].id)}>
            {([template]) => form(eventTypes, null, template?.id)}
          </Kept>
        )
      }
    </ReminderPage>
  );
}

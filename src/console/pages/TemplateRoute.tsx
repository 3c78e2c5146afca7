import { templateFamily } from '../../domain/reminders/store';
import { TemplateForm } from '../../features/reminders/TemplateForm';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { AppLink } from '../parts/AppLink';
import { ReminderPage } from '../parts/ReminderPage';
import { useSaved } from '../parts/use-saved';

export default function TemplateRoute() {
  const t = useT();
  const { user } = useStore(useShell().session.$state);
  const onSaved = useSaved(paths.TEMPLATES);
  return (
    <ReminderPage
      titles={{ add: t('reminders.newTemplate'), edit: t('reminders.editTemplate') }}
      family={useFeature(templateFamily)}
    >
      {(eventTypes, template) => (
        <TemplateForm
          eventTypes={eventTypes}
          template={template}
          locked={template?.shared === true && user?.isSuper !== true}
          onSaved={onSaved}
          actions={
            <AppLink route={paths.TEMPLATES} variant="quiet">
              {t('action.cancel')}
            </AppLink>
          }
        />
      )}
    </ReminderPage>
  );
}

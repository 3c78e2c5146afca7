import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import { useSearchParams } from 'react-router';
import { rulesStore } from '../../domain/reminders/store';
import { RuleTest } from '../../features/reminders/RuleTest';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { Select } from '../../ui/select/Select';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import { AdminsOnly } from '../parts/AdminsOnly';
import { AppLink } from '../parts/AppLink';
import { PageTitle } from '../parts/PageTitle';
import { useAddressId } from '../parts/use-address-id';

/** Tries a rule over events of the past. */
export default function RuleTestRoute() {
  return (
    <AdminsOnly title={useT()('reminders.test')}>
      <Test />
    </AdminsOnly>
  );
}

function Test() {
  const t = useT();
  const store = useFeature(rulesStore);
  const state = useStore(store.$state);
  const [, setQuery] = useSearchParams();
  const wanted = useAddressId();
  const texts = useLoadedTexts('reminders.rule', 'reminders.failed');
  return (
    <>
      <PageTitle page={t('reminders.test')} />
      <PageHead title={t('reminders.test')}>
        <AppLink route={paths.RULES}>{t('reminders.rules')}</AppLink>
      </PageHead>
      <Loaded state={state} texts={texts} skeleton={{ rows: 6 }} onRetry={() => void store.refresh()}>
        {(rules) => {
          const rule = rules.find(({ id }) => id === wanted) ?? rules[0];
          if (!rule) return <Empty icon={BellRing} title={t('reminders.noRule')} />;
          return (
            <>
              <div className="oms-console-choice">
                <Select
                  aria-label={t('reminders.rule')}
                  value={rule.id}
                  options={rules.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(id) => setQuery({ id }, { replace: true })}
                />
              </div>
              <RuleTest rule={rule} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

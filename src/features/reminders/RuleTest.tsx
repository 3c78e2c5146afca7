import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { eventsOfFamily, remindersStore } from '../../domain/reminders/store';
import type { PastEvent, Rule, TestResult } from '../../domain/reminders/types';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Panel } from '../../ui/page/Panel';
import { Moment } from '../../ui/text/Moment';
import { Alert } from '../../ui/view-states/Alert';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './reminders.css?sheet';
import { TestResults } from './TestResults';

/** So many of the latest events are chosen at first. */
const CHOSEN_AT_FIRST = 3;

/** Says for events of the past what a rule would have sent, to whom and by which channel. Nothing is sent. */
export function RuleTest({ rule }: { rule: Rule }) {
  useSheet(sheet);
  const family = useFeature(eventsOfFamily);
  const resource = family.get(rule.bizeventTypeId);
  const state = useStore(resource.$state);
  const t = useT();
  const texts = useLoadedTexts('reminders.sample', 'reminders.eventsFailed');
  return (
    <Loaded
      state={state}
      texts={texts}
      skeleton={{ rows: 5, kind: 'row' }}
      onRetry={() => void resource.refresh()}
    >
      {(events) =>
        events.length === 0 ? (
          <Empty icon={FlaskConical} title={t('reminders.noEvents')} text={t('reminders.noEventsText')} />
        ) : (
          <Sample key={rule.id} rule={rule} events={events} />
        )
      }
    </Loaded>
  );
}

function Sample({ rule, events }: { rule: Rule; events: readonly PastEvent[] }) {
  const store = useFeature(remindersStore);
  const t = useT();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    events.slice(0, CHOSEN_AT_FIRST).map(({ id }) => id),
  );
  const [state, setState] = useState<{
    busy: boolean;
    results: readonly TestResult[] | null;
    error: ShellError | null;
  }>({ busy: false, results: null, error: null });
  const run = async () => {
    setState({ ...state, busy: true, error: null });
    try {
      setState({ busy: false, results: await store.test(rule.id, chosen), error: null });
    } catch (thrown) {
      setState({ busy: false, results: state.results, error: toShellError(thrown) });
    }
  };
  return (
    <>
      <Panel id="rule-sample" title={t('reminders.sample')} note={t('reminders.sampleNote')} padded>
        <fieldset className="oms-reminders-choices">
          <legend className="oms-sr">{t('reminders.sample')}</legend>
          {events.map(({ id, documentNo, level, at }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={(is) => setChosen(is ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {documentNo}
              <span className="oms-reminders-note">
                {t(`reminders.level.${level}`)} <Moment at={at} none="" />
              </span>
            </Checkbox>
          ))}
        </fieldset>
        {state.error && <Alert tone="danger">{errorText(state.error)}</Alert>}
        <div className="oms-reminders-run">
          <Button
            variant="primary"
            icon={FlaskConical}
            busy={state.busy}
            disabled={chosen.length === 0}
            onClick={() => void run()}
          >
            {t('reminders.run')}
          </Button>
          <span className="oms-reminders-note">{t('reminders.nothingSent')}</span>
        </div>
      </Panel>
      <div role="status">{state.results && <TestResults results={state.results} />}</div>
    </>
  );
}

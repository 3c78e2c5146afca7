import type { TestResult } from '../../domain/reminders/types';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Panel } from '../../ui/page/Panel';
import { Status } from '../../ui/status/Status';

/** What the events of a test would have sent. */
export function TestResults({ results }: { results: readonly TestResult[] }) {
  const t = useT();
  const sent = results.filter(({ obstacle }) => obstacle === null).length;
  return (
    <Panel
      id="rule-results"
      title={t('reminders.results')}
      note={t('reminders.resultCount', { sent, count: results.length })}
    >
      <ul className="oms-reminders-results">
        {results.map((result) => (
          <li key={result.eventId}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Result({ result: { documentNo, obstacle, people, group, channels, text } }: { result: TestResult }) {
  const t = useT();
  return (
    <>
      <p className="oms-reminders-result-head">
        <strong>{documentNo}</strong>
        <Status kind={obstacle === null ? 'done' : 'none'}>
          {t(obstacle === null ? 'reminders.wouldSend' : `reminders.obstacle.${obstacle}`)}
        </Status>
      </p>
      {obstacle === null && (
        <>
          <p>{text.title}</p>
          <p className="oms-reminders-message-brief">{text.brief}</p>
          <ul className="oms-reminders-people">
            {people.map(({ id, name, by }) => (
              <li key={id}>
                <span>{name}</span>{' '}
                <span className="oms-reminders-note">
                  {by.map((key) => t(`reminders.notifier.${key}`)).join(' · ')}
                </span>{' '}
                {channels
                  .filter((channel) => channel !== 'dingtalkbot')
                  .map((channel) => (
                    <Tag key={channel}>{t(`reminders.channel.${channel}`)}</Tag>
                  ))}
              </li>
            ))}
            {group !== '' && (
              <li>
                {t('reminders.group')} <Tag>{t('reminders.channel.dingtalkbot')}</Tag>
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

import type { Db } from '../database/db';
import { first } from '../database/db';
import type { Call } from '../http/service';
import { Failure } from '../reply/failure';
import { groupOf } from './dispatcher';
import { obstacle, recipientsOf, render } from './fire';
import { type RuleRow, readEvents, type TemplateRow, toTemplate, toTerms } from './read';

/** What a rule would have sent for events of the past: to whom, by which channel, in which words. Nothing is sent. */
export async function testRule(
  db: Db,
  { organisation, lang }: Call,
  row: Record<string, unknown>,
  eventIds: readonly number[],
): Promise<unknown> {
  const rule = toTerms(row as unknown as RuleRow);
  const found = await first(
    db.query<TemplateRow>('select * from remind_templates where id = $1', [row.template_id]),
  );
  if (!found) throw new Failure(10020);
  const template = toTemplate(found);
  const events = await readEvents(
    db,
    `where organisation_id = $1 and id = any(string_to_array($2, ',')::bigint[]) order by id desc`,
    [organisation.id, eventIds.join(',')],
  );
  const results = [];
  for (const event of events) {
    const why = obstacle(rule, event);
    const people = why ? [] : await recipientsOf(db, rule, event, lang);
    results.push({
      eventId: String(event.id),
      documentNo: event.documentNo,
      level: event.level,
      createdAt: event.createdAt.toISOString(),
      obstacle: why ?? (people.length === 0 && !rule.channels.includes('dingtalkbot') ? 'nobody' : null),
      people: people.map(({ id, name, email, by }) => ({ id: String(id), name, email, by })),
      group: !why && rule.channels.includes('dingtalkbot') ? await groupOf(db, event) : null,
      channels: rule.channels,
      text: render(template, event, lang),
    });
  }
  return { results };
}

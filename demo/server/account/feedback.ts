import { type Db, first } from '../database/db';
import type { Call, Deps, Service } from '../http/service';
import { invalid } from '../reply/failure';
import { feedbackMessages } from '../reply/reply-messages';

/** Problem reports of users. */
export function feedback(service: Service): void {
  const { urls } = service.deps;
  service.write('/api/v2/userQuestion/add', (db, call) => add({ db, urls }, call));
}

async function add(
  { db, urls }: Pick<Deps, 'urls'> & { db: Db },
  { user, organisation, body, now }: Call,
): Promise<unknown> {
  const has = (name: string) => body.has(name);
  if (!has('questionDescription')) throw invalid('questionDescription', feedbackMessages.required);
  const question = body.text('questionDescription', { max: 20_000 });
  if (question.trim() === '') throw invalid('questionDescription', feedbackMessages.required);
  if (question.length > 1_000) throw invalid('questionDescription', feedbackMessages.tooLong);
  const phone = has('phone') ? String(body.text('phone', { max: 100 })) : '';
  if (!/^\d{3,15}$/.test(phone)) throw invalid('phone', feedbackMessages.phone);
  const links = (body.optionalText('attachment', { max: 5_000 }) ?? '').split(',').filter(Boolean);
  if (links.length > 5) throw invalid('attachment', feedbackMessages.tooMany);
  const images: string[] = [];
  for (const link of links) images.push(await imageOf({ db, urls }, link, user.id));
  const environment = body.optionalText('environment', { max: 10_000 }) ?? '';
  const row = await first(
    db.query<{ id: number }>(
      `insert into user_questions (user_id, organisation_id, question_description, phone, attachment, created_at, environment)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [user.id, organisation.id, question, phone, images.join(','), now, environment],
    ),
  );
  return { id: String(row?.id) };
}

/**
 * The id of an image that this user has uploaded to this server: an address of another server is refused, and what
 * stands behind the id is the sender's text.
 */
export async function imageOf(
  { db, urls }: Pick<Deps, 'db' | 'urls'>,
  link: string,
  userId: number,
): Promise<string> {
  const start = `${urls.userCentre}/files/`;
  const rest = link.startsWith(start) ? link.slice(start.length) : '';
  const id = /^[0-9a-f-]{36}(?=\/)/.exec(rest)?.[0];
  const row = id
    ? await first(
        db.query<{ type: string }>('select content_type as type from files where id = $1 and owner_id = $2', [
          id,
          userId,
        ]),
      )
    : undefined;
  if (!row?.type.startsWith('image/')) throw invalid('attachment', feedbackMessages.imagesOnly);
  return id as string;
}

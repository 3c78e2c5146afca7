import { column, type Db, first } from '../database/db';
import type { Call, Service } from '../http/service';
import { toWire, toWireRows } from '../http/wire';
import { Failure } from '../reply/failure';
import { fieldMessages } from '../reply/reply-messages';
import { Form } from './form';

/** The labels of the context organisation, which its orders can bear. */
export function labels(boss: Service): void {
  const { deps } = boss;
  boss.secured('GET', '/api/v1/BizLabel/findAll', async ({ organisation, lang }) =>
    toWireRows(
      await deps.db.query(
        `select l.id, l.id::text as label_id, l.${column('name', lang)} as label_name, l.colour as label_colour,
           (select count(*) from order_labels x where x.label_id = l.id) as orders
         from labels l where l.organisation_id = $1 order by l.id`,
        [organisation.id],
      ),
    ),
  );
  boss.write('/api/v1/BizLabel/save', save);
  boss.write('/api/v1/BizLabel/del', async (tx, { organisation, body }) => {
    const id = body.id('id');
    const gone = await tx.query('delete from labels where id = $1 and organisation_id = $2 returning id', [
      id,
      organisation.id,
    ]);
    if (gone.length === 0) throw new Failure(10020);
    return { id: String(id) };
  });
}

async function save(db: Db, call: Call): Promise<unknown> {
  const { organisation, lang } = call;
  const form = new Form(call.request.body, lang);
  const name = form.text('labelName', { max: 30 });
  if (name === '') form.check(10046);
  const colour = form.text('labelColour', { max: 7, pattern: /^#[\da-f]{6}$/i });
  const id = form.id('id', { optional: true });
  const taken = await db.query(
    `select id from labels where organisation_id = $1 and (lower(name_zh) = lower($2) or lower(name_en) = lower($2))
       and id is distinct from $3::bigint`,
    [organisation.id, name, id],
  );
  if (taken.length > 0) form.refuse('labelName', fieldMessages.taken);
  form.check();
  const row = await first(
    id === null
      ? db.query(
          `insert into labels (organisation_id, name_zh, name_en, colour) values ($1, $2::text, $2::text, $3)
           returning id, id::text as label_id, $2::text as label_name, colour as label_colour`,
          [organisation.id, name, colour],
        )
      : db.query(
          // A name that is unchanged in this language keeps its translation.
          `update labels set colour = $3,
             name_zh = case when ${column('name', lang)} = $2::text then name_zh else $2::text end,
             name_en = case when ${column('name', lang)} = $2::text then name_en else $2::text end
           where id = $4 and organisation_id = $1
           returning id, id::text as label_id, $2::text as label_name, colour as label_colour`,
          [organisation.id, name, colour, id],
        ),
  );
  if (!row) throw new Failure(10020);
  return toWire(row);
}

import { startServer } from '../../../demo/server/server';

// A process of its own, so that it can be killed and stopped: `backend.ts <first port> <folder>`. Whoever has started it may ask its database.
const [portBase, folder] = process.argv.slice(2);
if (!portBase || !folder || !process.send) throw new Error('backend.ts <first port> <folder>, as a child');

export interface Query {
  readonly id: number;
  readonly sql: string;
  readonly params: readonly unknown[];
}

export type QueryReply = { readonly id: number } & (
  | { readonly rows: readonly Record<string, unknown>[] }
  | { readonly error: string }
);

const { db } = await startServer({
  portBase: Number(portBase),
  dataDir: folder,
  makers: true,
  metrics: false,
});

const answer = (reply: QueryReply | 'ready') => process.send?.(reply);
process.on('message', ({ id, sql, params }: Query) => {
  db.query(sql, params).then(
    (rows) => answer({ id, rows }),
    (error) => answer({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
answer('ready');

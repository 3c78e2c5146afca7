import { type Database, withTimeout } from '../database/db';

/** Milliseconds that the database has to answer. */
const patience = 1_000;
/** Milliseconds for which an answer is given to all who ask: whoever asks more often learns nothing more. */
const freshFor = 500;

/** Asks whether the database answers, once for all who want to know it at the same time. */
export function databaseProbe({ ping }: Pick<Database, 'ping'>): () => Promise<boolean> {
  let last: { readonly answer: Promise<boolean>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const asked = {
      answer: withTimeout(ping(), patience).then(
        () => true,
        () => false,
      ),
      until: Number.POSITIVE_INFINITY,
    };
    last = asked;
    void asked.answer.then(() => {
      asked.until = performance.now() + freshFor;
    });
    return asked.answer;
  };
}

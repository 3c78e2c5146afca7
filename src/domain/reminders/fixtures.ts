import type { Answers } from '../../core/fixtures/answers';
import { pageOf } from '../../core/fixtures/pages';
import { RULES, TEMPLATES } from './paths';

/** Templates and rules of the fake services: there is none, and no event that would make a message. */
export const fakeReminders = (): { readonly answers: Answers } => ({
  answers: {
    [`GET ${TEMPLATES}/eventTypes`]: () => ({ eventTypes: [] }),
    [`GET ${TEMPLATES}/findByPage`]: (call) => pageOf([], call),
    [`GET ${RULES}/findByPage`]: (call) => pageOf([], call),
  },
});

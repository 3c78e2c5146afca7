import type { Answers } from '../../core/fixtures/answers';
import { BOUND } from './api';

/** The accounts elsewhere of the user of the fake services: none is bound. */
export const fakeConnections = (): { readonly answers: Answers } => ({
  answers: { [`POST ${BOUND}`]: () => [] },
});

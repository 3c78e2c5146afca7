import { type Answers, fieldsOf, Refusal } from '../../core/fixtures/answers';

/** @param path the configuration's `endpoints.feedback` */
export function fakeFeedback(path: string): { readonly answers: Answers } {
  let count = 0;
  return {
    answers: {
      [`POST ${path}`]: (call) => {
        const { questionDescription, phone } = fieldsOf(call);
        if (!questionDescription || !phone) throw new Refusal(10_010, 'description and phone are required');
        count += 1;
        return { id: String(6_000 + count) };
      },
    },
  };
}

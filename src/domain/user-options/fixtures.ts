import { type Answers, fieldsOf } from '../../core/fixtures/answers';

/** @param given option → value, as `{ hide_intro: '0' }` */
export function fakeUserOptions(given: Readonly<Record<string, string>>): { readonly answers: Answers } {
  const options = new Map(Object.entries(given));
  return {
    answers: {
      'GET /api/v1/My/getUserOptionByName': ({ params }) => {
        const optionName = params.get('optionName') ?? '';
        return { optionName, optionValue: options.get(optionName) ?? null };
      },
      'POST /api/v1/My/setUserOptionByName': (call) => {
        const { optionName, optionValue } = fieldsOf(call);
        options.set(String(optionName), String(optionValue));
        return null;
      },
    },
  };
}

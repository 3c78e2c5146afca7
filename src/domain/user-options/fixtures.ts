import { type Answers, fieldsOf } from '../../core/fixtures/answers';
import { checkFixture } from '../../core/fixtures/check-fixture';
import { toOption } from './api';

/** @param given option → value, as `{ hide_intro: '0' }` */
export function fakeUserOptions(given: Readonly<Record<string, string>>): { readonly answers: Answers } {
  const toWire = (optionName: string, optionValue: string | null) => ({ optionName, optionValue });
  for (const [name, value] of Object.entries(given)) {
    checkFixture(`options.${name}`, value, toOption(toWire(name, value))?.value);
  }
  const options = new Map(Object.entries(given));
  return {
    answers: {
      'GET /api/v1/My/getUserOptionByName': ({ params }) => {
        const optionName = params.get('optionName') ?? '';
        return toWire(optionName, options.get(optionName) ?? null);
      },
      'POST /api/v1/My/setUserOptionByName': (call) => {
        const { optionName, optionValue } = fieldsOf(call);
        options.set(String(optionName), String(optionValue));
        return null;
      },
    },
  };
}

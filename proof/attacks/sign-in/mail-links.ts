import { demoPassword } from '@oms/demo/server/seed/accounts';
import { EVIL } from '../calls';
import { crossedBy } from '../tally';
import type { Flows } from './flows';

const NEW_PASSWORD = 'Taken#2027';

export async function mailLinks(flows: Flows): Promise<void> {
  const row = flows.row('links of mails used twice, late, or for something else');
  const { stage } = flows;
  const person = await flows.account();
  const reset = async () => {
    const [, body] = await flows.sent(person.email, () =>
      flows.right('/auth/account/reset', { email: person.email }),
    );
    return linkIn(body);
  };
  const password = NEW_PASSWORD;
  const path = '/auth/account/setPassword';
  const [one, two] = [await reset(), await reset()];
  for (const token of [`${one}x`, one.toLowerCase(), one.slice(0, -1), '', '%00', "' or 1=1"]) {
    if (token !== one) await flows.refused(row, 'a changed link', path, { token, password });
  }
  await flows.refused(row, 'from a foreign page', path, { token: one, password }, { origin: EVIL });
  const form = { name: 'Xu Lan', organisation: 'Proof', phone: '13800001111', agreed: true };
  await flows.refused(row, 'as a registration', '/auth/account/verify', { ...form, token: one, password });
  await flows.refused(row, 'as a registration', '/auth/account/registerLink', { token: one });
  await flows.refused(row, 'for another address', path, {
    token: one,
    password: 'weak',
    email: 'super@oms.test',
  });
  await flows.right(path, { token: one, password });
  await flows.refused(row, 'twice', path, { token: one, password: 'Again#2028' });
  await flows.refused(row, 'an earlier one, after another was used', path, {
    token: two,
    password: 'Again#2028',
  });
  await flows.refused(row, 'the session of before', '/auth/jwt/authorize', {}, { cookie: person.cookie });
  await flows.refused(row, 'the password of before', '/auth/jwt/login', {
    username: person.email,
    password: demoPassword,
  });
  const late = await reset();
  stage.ahead(31 * 60_000);
  await flows.refused(row, 'late', path, { token: late, password: 'Again#2028' });

  const email = 'proof.newcomer@proof.test';
  const [, body] = await flows.sent(email, () => flows.right('/auth/account/register', { ...form, email }));
  const token = linkIn(body);
  await flows.refused(row, 'a registration as a reset', path, { token, password });
  await flows.refused(row, 'a registration as a reset', '/auth/account/resetLink', { token });
  const both = await Promise.all(
    ['First#2027', 'Other#2027'].map((each) =>
      flows.post('/auth/account/verify', { ...form, token, password: each }),
    ),
  );
  row.add(
    crossedBy(both.filter(({ code }) => code === 200).length === 1 ? null : 'two at once make accounts'),
  );
  await flows.refused(row, 'a registration twice', '/auth/account/verify', { ...form, token, password });
}

const linkIn = (body: string): string =>
  new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '').searchParams.get('token') ?? '';

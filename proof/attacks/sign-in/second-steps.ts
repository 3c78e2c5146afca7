import { demoPassword } from '@oms/demo/server/seed/accounts';
import { generateSync } from 'otplib';
import { crossedBy } from '../tally';
import { type Account, codeIn, type Flows } from './flows';

export async function secondSteps(flows: Flows): Promise<void> {
  const row = flows.row('second steps replayed, skipped, or of another');
  const { stage } = flows;
  const path = '/auth/jwt/verifyCode';
  const secretOf = async (person: Account) => {
    const begun = await flows.right('/api/v1/My/totpBegin', { password: demoPassword }, person);
    const secret = begun.data.secret as string;
    const confirmed = await flows.right('/api/v1/My/totpConfirm', { code: totp(secret) }, person);
    return { secret, recovery: confirmed.data.recoveryCodes as string[] };
  };
  const totp = (secret: string) => generateSync({ secret, epoch: Math.floor(stage.now() / 1_000) });
  const login = async ({ email }: Account) =>
    (await flows.right('/auth/jwt/login', { username: email, password: demoPassword })).data.next
      .flow as string;

  const [one, two] = [await flows.account(), await flows.account()];
  const [mine, theirs] = [await secretOf(one), await secretOf(two)];
  stage.ahead(60_000);
  const entry = await flows.right('/auth/jwt/login', { username: one.email, password: demoPassword });
  row.add(crossedBy(entry.headers.get('set-cookie') ? 'there is a session before the second step' : null));
  const code = totp(mine.secret);
  const flow = entry.data.next.flow as string;
  await flows.refused(row, 'another’s authenticator', path, flows.verify(flow, 'totp', totp(theirs.secret)));
  await flows.refused(
    row,
    'another’s recovery code',
    path,
    flows.verify(flow, 'recovery', theirs.recovery[0]!),
  );
  await flows.refused(row, 'by mail', path, flows.verify(flow, 'mail', code));
  await flows.refused(row, 'in another’s sign-in', path, flows.verify(await login(two), 'totp', code));
  await flows.right(path, flows.verify(flow, 'totp', code));
  await flows.refused(row, 'the sign-in twice', path, flows.verify(flow, 'totp', code));
  await flows.refused(row, 'the code twice', path, flows.verify(await login(one), 'totp', code));
  await flows.right(path, flows.verify(await login(one), 'recovery', mine.recovery[0]!));
  await flows.refused(
    row,
    'a recovery code twice',
    path,
    flows.verify(await login(one), 'recovery', mine.recovery[0]!),
  );
  const byMail = await flows.code(one.email);
  const half = await flows.right(path, flows.verify(byMail.flow, 'mail', byMail.code));
  row.add(crossedBy(half.headers.get('set-cookie') ? 'a code by mail skips the authenticator' : null));
  stage.ahead(6 * 60_000);

  // A check of the own phone is no sign-in, nor another's.
  const three = await flows.account();
  const [begun, text] = await flows.sent(three.phone, () =>
    flows.right('/api/v1/My/smsBegin', { password: demoPassword }, three),
  );
  const check = { flow: begun.data.flow as string, code: codeIn(text) };
  await flows.refused(
    row,
    'a check of the phone as a sign-in',
    path,
    flows.verify(check.flow, 'sms', check.code),
  );
  for (const call of ['smsConfirm', 'phoneConfirm']) {
    await flows.refused(row, 'another’s check of the phone', `/api/v1/My/${call}`, check, one);
  }
  const asCode = await flows.code(three.email);
  await flows.refused(row, 'a sign-in as a check of the phone', '/api/v1/My/smsConfirm', asCode, three);
  await flows.right('/api/v1/My/smsConfirm', check, three);
  await flows.refused(row, 'a check of the phone twice', '/api/v1/My/smsConfirm', check, three);
  for (const call of ['totpRemove', 'totpBegin', 'recoveryCodes', 'smsRemove', 'phoneRemove', 'phoneBegin']) {
    await flows.refused(row, 'without the password', `/api/v1/My/${call}`, { phone: '13900001111' }, one);
    await flows.refused(
      row,
      'by the cookie',
      `/api/v1/My/${call}`,
      { password: demoPassword },
      { cookie: one.cookie },
    );
  }
}

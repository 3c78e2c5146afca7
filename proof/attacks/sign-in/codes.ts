import { EVIL } from '../calls';
import { crossedBy } from '../tally';
import type { Flows } from './flows';

export async function codes(flows: Flows): Promise<void> {
  const row = flows.row('codes replayed, mixed, guessed or late');
  const { stage } = flows;
  const [one, two] = [await flows.account(), await flows.account()];
  const path = '/auth/jwt/verifyCode';
  const first = await flows.code(one.email);
  const second = await flows.code(two.email);
  await flows.refused(row, 'another person’s code', path, flows.verify(first.flow, 'mail', second.code));
  await flows.refused(row, 'another way', path, flows.verify(first.flow, 'sms', first.code));
  await flows.refused(row, 'as a second step', path, flows.verify(first.flow, 'totp', first.code));
  await flows.refused(row, 'as a recovery code', path, flows.verify(first.flow, 'recovery', first.code));
  await flows.refused(row, 'from a foreign page', path, flows.verify(second.flow, 'mail', second.code), {
    origin: EVIL,
  });
  await flows.right(path, flows.verify(second.flow, 'mail', second.code));
  await flows.refused(row, 'twice', path, flows.verify(second.flow, 'mail', second.code));
  const again = await flows.code(one.email);
  await flows.refused(row, 'an earlier code', path, flows.verify(again.flow, 'mail', first.code));
  const both = await flows.code(two.email);
  const at = await Promise.all(
    [0, 1, 2].map(() => flows.post(path, flows.verify(both.flow, 'mail', both.code))),
  );
  row.add(crossedBy(at.filter(({ code }) => code === 200).length === 1 ? null : 'several at once get in'));
  const guessed = await flows.code(one.email);
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () =>
      flows.post(path, flows.verify(guessed.flow, 'mail', other(guessed.code))),
    ),
  );
  const counted = guesses.filter(({ code }) => code === 10007).length;
  row.add(crossedBy(counted <= 5 ? null : `${counted} guesses at once are counted`));
  await flows.refused(row, 'after five guesses', path, flows.verify(guessed.flow, 'mail', guessed.code));
  const late = await flows.code(two.email);
  stage.ahead(5 * 60_000 + 1_000);
  await flows.refused(row, 'late', path, flows.verify(late.flow, 'mail', late.code));
  const [nobody] = [await flows.right('/auth/jwt/sendCode', { to: 'nobody@oms.test' })];
  for (const code of ['', '000000', '123456']) {
    await flows.refused(row, 'of nobody', path, flows.verify(nobody.data.flow, 'mail', code));
  }
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

import { EVIL } from '../calls';
import { crossedBy } from '../tally';
import type { Flows } from './flows';

export async function tickets(flows: Flows): Promise<void> {
  const row = flows.row('tickets used twice, late, elsewhere, or asked for by others');
  const { urls, stage } = flows;
  const person = await flows.account();
  const ticket = async (service = `${urls.partner}/orders`) =>
    (await flows.right('/auth/jwt/ticket', { service }, person)).data.ticket as string;
  const redeem = (one: string) => ({ ticket: one });
  const partner = { origin: urls.partner };

  const good = await ticket();
  await flows.right('/auth/jwt/authorize', redeem(good), partner);
  await flows.refused(row, 'twice', '/auth/jwt/authorize', redeem(good), partner);
  const both = await ticket();
  const at = await Promise.all([0, 1, 2].map(() => flows.post('/auth/jwt/authorize', redeem(both), partner)));
  row.add(crossedBy(at.filter(({ code }) => code === 200).length === 1 ? null : 'several at once get in'));
  for (const origin of [urls.billing, urls.console, EVIL, 'null', '']) {
    await flows.refused(row, `from ${origin}`, '/auth/jwt/authorize', redeem(await ticket()), { origin });
  }
  const late = await ticket();
  stage.ahead(61_000);
  await flows.refused(row, 'late', '/auth/jwt/authorize', redeem(late), partner);
  const dropped = await ticket();
  await flows.post('/auth/jwt/authorize', { ...redeem(dropped), discard: true }, partner);
  await flows.refused(row, 'after it was discarded', '/auth/jwt/authorize', redeem(dropped), partner);
  for (const made of ['', 'omst_', `${good}x`, good.toUpperCase(), 'x'.repeat(5_000)]) {
    await flows.refused(row, 'made up', '/auth/jwt/authorize', redeem(made), partner);
  }
  for (const service of [
    ...[
      `${EVIL}/`,
      `${urls.partner}@evil.example/`,
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
    ],
    ...[`${urls.partner}.evil.example/`, urls.partner.replace('http:', 'https:'), 'null', ''],
  ]) {
    await flows.refused(row, `for ${service}`, '/auth/jwt/ticket', { service }, person);
  }
  for (const origin of [EVIL, 'null', '']) {
    const service = `${urls.partner}/orders`;
    await flows.refused(
      row,
      `asked for by ${origin}`,
      '/auth/jwt/ticket',
      { service },
      { ...person, origin },
    );
  }
  const after = await ticket();
  await flows.right('/auth/jwt/logout', {}, person);
  await flows.refused(row, 'after the sign-out', '/auth/jwt/authorize', redeem(after), partner);
}

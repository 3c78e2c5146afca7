import { forged } from '../forged-tokens';
import { crossedBy, type Tally } from '../tally';
import { type Connect, commandOf, type Enter, type People, within } from './sockets';

export async function connects(
  tally: Tally,
  { person, organisation, stranger }: People,
  connect: Connect,
  enter: Enter,
) {
  const row = tally.of('STOMP: forged tokens, and another organisation');
  const lines = [
    ...forged(person).map((token) => `Authorization:Bearer ${token}`),
    ...[
      'x:y',
      `Authorization:${person.token}`,
      `Authorization:Basic ${person.token}`,
      `login:${person.token}`,
    ],
    `Authorization:Bearer \\nAuthorization:Bearer`,
  ];
  for (const line of lines) {
    const client = await connect();
    client.send('CONNECT', 'accept-version:1.2', line, 'login:2001', 'passcode:x', 'user-name:2001', '', '');
    const frame = await within(client.frames.when());
    row.add(crossedBy(frame?.startsWith('ERROR\n') ? null : `${line.slice(0, 40)} is let in`));
  }
  for (const context of [organisation, `${organisation} or 1=1`, `${organisation}\\n`, `,${organisation}`]) {
    const client = await enter(stranger, `contextId:${context}`);
    row.add(crossedBy(commandOf(client) === 'ERROR' ? null : `contextId:${context} is let in`));
  }
}

import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import type { Db } from '../database/db';
import { openTokens } from './tokens';

const value = Buffer.alloc(48, 7).toString('base64');
const db = { query: async () => [{ value }] } as unknown as Db;
const now = new Date();

it('takes its own tokens, and none of its secret that is for something else', async () => {
  const tokens = await openTokens(db);
  const claims = { sessionId: 's1', userId: 7, actorId: null };
  expect(await tokens.verify(await tokens.sign(claims, now), now)).toEqual(claims);
  for (const audience of [undefined, 'somewhere-else']) {
    const token = new SignJWT({ sid: 's1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('oms-user-centre')
      .setSubject('7')
      .setExpirationTime('1h');
    if (audience) token.setAudience(audience);
    expect(await tokens.verify(await token.sign(Buffer.from(value, 'base64')), now)).toBeUndefined();
  }
});

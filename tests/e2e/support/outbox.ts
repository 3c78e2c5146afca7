import { type BrowserContext, expect } from '@playwright/test';
import { hosts } from './demo';

interface Message {
  readonly subject: string;
  readonly body: string;
}

async function messagesTo(context: BrowserContext, to: string): Promise<readonly Message[]> {
  const reply = await context.request.get(`${hosts.userCentre}/status/outbox?to=${encodeURIComponent(to)}`);
  return ((await reply.json()) as { data: { messages: Message[] } }).data.messages;
}

/** How many messages there are to an address or a phone number: what comes later is new. */
export const countMessages = async (context: BrowserContext, to: string): Promise<number> =>
  (await messagesTo(context, to)).length;

/** The newest message, once there are more than `before`. */
export async function newMessage(context: BrowserContext, to: string, before = 0): Promise<Message> {
  await expect.poll(() => countMessages(context, to)).toBeGreaterThan(before);
  return (await messagesTo(context, to))[0] as Message;
}

export const codeIn = ({ body }: Message): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';

export const linkIn = ({ body }: Message): string => /https?:\/\/\S+/.exec(body)?.[0] ?? '';

/** An account of the test's own, with what the given one has. */
export async function ownAccount(
  context: BrowserContext,
  of: string,
): Promise<{ email: string; phone: string }> {
  const reply = await context.request.get(`${hosts.userCentre}/status/account/gen?of=${of}`);
  const { email } = ((await reply.json()) as { data: { email: string } }).data;
  const id = /\.(\d+)@/.exec(email)?.[1] ?? '';
  return { email, phone: `199${id.padStart(8, '0')}` };
}

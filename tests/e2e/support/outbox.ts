import type { Mail } from '@oms/demo/tests/support/mail-server';
import { type BrowserContext, expect } from '@playwright/test';
import { hosts } from './demo';
import { mailPorts } from './start-demo';

/** Mails are those that have reached the mail server; texts to phones stay in the demo's outbox. */
async function messagesTo(context: BrowserContext, to: string): Promise<readonly Mail[]> {
  if (to.includes('@')) {
    const reply = await context.request.get(
      `http://127.0.0.1:${mailPorts.http}/?to=${encodeURIComponent(to)}`,
    );
    return (await reply.json()) as Mail[];
  }
  const reply = await context.request.get(`${hosts.userCentre}/status/outbox?to=${encodeURIComponent(to)}`);
  return ((await reply.json()) as { data: { messages: Mail[] } }).data.messages;
}

/** How many messages there are to an address or a phone number: what comes later is new. */
export const countMessages = async (context: BrowserContext, to: string): Promise<number> =>
  (await messagesTo(context, to)).length;

/** The newest message, once there are more than `before`. */
export async function newMessage(context: BrowserContext, to: string, before = 0): Promise<Mail> {
  await expect.poll(() => countMessages(context, to)).toBeGreaterThan(before);
  return (await messagesTo(context, to))[0] as Mail;
}

/** The message to an address that others also write to, by words that it alone has. */
export async function messageWith(context: BrowserContext, to: string, words: string): Promise<Mail> {
  const withWords = async () => (await messagesTo(context, to)).filter(({ body }) => body.includes(words));
  await expect.poll(withWords).toHaveLength(1);
  return (await withWords())[0] as Mail;
}

export const codeIn = ({ body }: Mail): string => /\b\d{6}\b/.exec(body)?.[0] ?? '';

export const linkIn = ({ body }: Mail): string => /https?:\/\/\S+/.exec(body)?.[0] ?? '';

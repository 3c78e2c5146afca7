import { createTransport } from 'nodemailer';
import { StartError } from '../../support/start-error';

/** ms; the defaults are minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const FROM = 'OMS <no-reply@oms.test>';

export interface Smtp {
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
  close(): void;
}

/** Reads SMTP_URL. @throws StartError unless it is the address of a mail server */
export function smtpUrlFrom(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const text = env.SMTP_URL?.trim();
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol === 'smtp:' || protocol === 'smtps:') return text;
  throw new StartError('SMTP_URL has to be an address such as smtp://user:password@mail.example:587.');
}

export function openSmtp(url: string): Smtp {
  const transport = createTransport({ url, ...patience }, { from: FROM });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

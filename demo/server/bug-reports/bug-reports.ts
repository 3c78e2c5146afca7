import { cutText } from '@oms/shell';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUG_REPORT_USER } from '../../config';
import { langOf } from '../../support/lang';
import { Input } from '../http/input';
import { senderLimit } from '../http/sender-limit';
import type { Service } from '../http/service';
import type { Failure } from '../reply/failure';
import { formPage, refusedPage, sentPage } from './pages';

/** The address that gets the reports. */
export const support = 'support@oms.test';
/** Reports a minute from one network address, and of all: nobody needs to sign in for one. */
const [mostOfAddress, mostOfAll] = [10, 300];

const texts = {
  subject: { zh: '缺陷报告（{severity}）：{page}', en: 'Bug report ({severity}): {page}' },
  body: {
    zh: '页面 {page}\n\n{summary}\n\n如何重现：\n{steps}',
    en: 'Page {page}\n\n{summary}\n\nHow it can be seen again:\n{steps}',
  },
} as const;

/**
 * The service that takes bug reports: a form for the frame of a page, whose reports go to the support team by mail. The
 * frame has no session and its address could name anybody, so a report is nobody's.
 */
export function bugReports({ app, deps: { urls, outbox, clock } }: Service): void {
  const [ofAddress, ofAll] = [senderLimit(mostOfAddress, clock), senderLimit(mostOfAll, clock)];
  const hosts = [urls.console, urls.billing, urls.erp, urls.partner].join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `form-action ${urls.feedback}`,
    `frame-ancestors ${hosts}`,
    "base-uri 'none'",
  ].join('; ');

  function read({ query }: FastifyRequest) {
    const field = new Input(query);
    const userId = field.optionalText('userId', { max: 60 });
    return {
      look: {
        lang: langOf((query as { lang?: unknown }).lang),
        theme: field.oneOf('theme', ['light', 'dark'], 'light'),
      },
      page: field.optionalText('page', { max: 2_000 }) ?? '',
      userId: userId === BUG_REPORT_USER ? userId : null,
    };
  }
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page);

  void app.register(async (scoped) => {
    scoped.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scoped.get('/bug-report', async (request, reply) => {
      const { look, page, userId } = read(request);
      if (userId === null) return send(reply, 404, refusedPage(look, 'unknown'));
      return send(reply, 200, formPage(look, { page, summary: '', steps: '' }));
    });
    scoped.post('/bug-report', async (request, reply) => {
      const { look, page, userId } = read(request);
      if (userId === null) return send(reply, 404, refusedPage(look, 'unknown'));
      const body = new Input(request.body);
      const text = (name: string) => body.optionalText(name, { max: 20_000 }) ?? '';
      const draft = { page, summary: text('summary'), steps: cutText(text('steps'), 4_000) };
      if (draft.summary.trim() === '' || draft.summary.length > 1_000) {
        return send(reply, 400, formPage(look, draft, 'empty'));
      }
      const severity = body.text('severity', { pattern: /^(low|middle|high)$/ });
      try {
        ofAddress.take(request.ip);
        ofAll.take('');
      } catch (error) {
        const { wait } = (error as Failure).data as { wait: number };
        return send(reply.header('retry-after', wait), 429, formPage(look, draft, 'often'));
      }
      outbox.post({
        channel: 'mail',
        to: support,
        lang: look.lang,
        text: texts,
        values: { ...draft, severity },
      });
      return send(reply, 200, sentPage(look, request.url));
    });
  });
}

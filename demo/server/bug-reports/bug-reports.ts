import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUG_REPORT_USER } from '../../config';
import { langOf } from '../../support/lang';
import { first } from '../database/db';
import { Input } from '../http/input';
import type { Service } from '../http/service';
import { formPage, refusedPage, sentPage } from './pages';

/** The address that gets the reports. */
export const support = 'support@oms.test';
/** Reports a minute of all deployments: nobody needs to sign in for one. */
const mostPerMinute = 10;

const texts = {
  subject: { zh: '缺陷报告（{severity}）：{page}', en: 'Bug report ({severity}): {page}' },
  body: {
    zh: '用户 {userId}\n页面 {page}\n\n{summary}\n\n如何重现：\n{steps}',
    en: 'User {userId}\nPage {page}\n\n{summary}\n\nHow it can be seen again:\n{steps}',
  },
} as const;

/** The service that takes bug reports: a form for the frame of a page, whose reports go to the support team by mail. */
export function bugReports({ app, deps: { db, urls, outbox, clock } }: Service): void {
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
      const text = (name: string, max: number) =>
        (body.optionalText(name, { max: 20_000 }) ?? '').slice(0, max + 1);
      const draft = { page, summary: text('summary', 1_000), steps: text('steps', 4_000) };
      if (draft.summary.trim() === '' || draft.summary.length > 1_000) {
        return send(reply, 400, formPage(look, draft, 'empty'));
      }
      const since = new Date(clock().getTime() - 60_000);
      const sent = await first(
        db.query<{ count: number }>(
          'select count(*)::int as count from outbox where recipient = $1 and created_at > $2',
          [support, since],
        ),
      );
      if ((sent?.count ?? 0) >= mostPerMinute) return send(reply, 429, formPage(look, draft, 'often'));
      const severity = body.text('severity', { pattern: /^(low|middle|high)$/ });
      outbox.post({
        channel: 'mail',
        to: support,
        lang: look.lang,
        text: texts,
        values: { ...draft, severity, userId },
      });
      return send(reply, 200, sentPage(look, request.url));
    });
  });
}

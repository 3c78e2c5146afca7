import { randomUUID } from 'node:crypto';
import { demoPassword } from '@oms/demo/server/seed/accounts';
import { within } from '@oms/demo/support/until';
import type { Page } from 'playwright-core';
import { type Tried, unique } from './case';
import { report, reportsOf, sendUntilThere } from './feedback';
import type { Call } from './line';
import { expectCount, expectRead, openBell, openHost, readAll, untilConnected } from './notices';
import type { Stage } from './stage';

/** Something that a person does, which the service writes down. */
export interface Act {
  readonly name: string;
  /** What a person has to press once more, as docs/behaviour.md says. */
  readonly again?: string;
  /** Another page has news of its own: none is waited for. */
  readonly leaves?: boolean;
  /** The page comes to other counts, by a press: its time back is none of the service. */
  readonly moves?: boolean;
  isIt(call: Call): boolean;
  /** All of it but the last press. Gives that, and what is to come of it. */
  begin(stage: Stage, tried: Tried): Promise<Begun>;
}

interface Begun {
  press(): Promise<void>;
  /** Waits until it is done, and counts how often; presses what a person has to press. */
  finish(): Promise<void>;
  /** To be called once the news is there: puts back what others rely on. */
  end?(): Promise<void>;
}

/** ms in which something is done once the service is there. */
const LONGEST = 60_000;

const calls = (path: string) => (call: Call) => call.path.includes(path);

async function countOf({ service }: Stage, sql: string, ...params: unknown[]): Promise<number> {
  const [row] = await service.query<{ n: number }>(sql, params);
  return Number(row?.n ?? 0);
}

/** Presses a button as long as it is there and free, until something is done. @returns whether it is */
async function pressUntil(
  page: Page,
  name: string,
  isDone: () => Promise<boolean>,
  look: () => Promise<void>,
) {
  const button = page.getByRole('button', { name, exact: true });
  return within(LONGEST, async () => {
    if (await isDone()) return true;
    const isFree =
      (await button.isVisible()) &&
      (await button.isEnabled({ timeout: 1_000 }).catch(() => false)) &&
      (await button.getAttribute('aria-busy').catch(() => 'true')) !== 'true';
    if (!isFree) return false;
    await look();
    await button.click({ timeout: 1_000 }).catch(() => {});
    return false;
  });
}

const login: Act = {
  name: 'sign-in',
  again: 'Sign in is pressed again',
  leaves: true,
  isIt: calls('/auth/jwt/login'),
  async begin({ urls }, tried) {
    const { context, page, email } = tried.visitor;
    // Another browser of the same person: nobody is signed in.
    await context.clearCookies({ name: /^(?!lang$)/ });
    await page.goto(`${urls.console}/login`);
    const account = page.getByRole('textbox', { name: 'Account' });
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    await account.fill(email);
    await password.fill(demoPassword);
    return {
      press: () => page.getByRole('button', { name: 'Sign in', exact: true }).click(),
      async finish() {
        const isDone = async () => !new URL(page.url()).pathname.startsWith('/login');
        const isIn = await pressUntil(page, 'Sign in', isDone, async () => {
          if (await isDone()) return;
          if ((await account.inputValue()) !== email) tried.lost.push('the account that was typed');
          if ((await password.inputValue()) !== demoPassword) tried.lost.push('the password that was typed');
        });
        if (!isIn) tried.lost.push('a sign-in');
        await page.getByRole('button', { name: /^Account/ }).waitFor();
      },
    };
  },
};

const switching: Act = {
  name: 'switch of the organisation',
  again: 'the organisation is chosen again',
  moves: true,
  isIt: calls('/getUserInfo?'),
  async begin(stage, tried) {
    const { page } = tried.visitor;
    await openHost(stage, tried.visitor);
    const button = page.getByRole('button', { name: /^Switch organisation./ });
    const choose = async () => {
      const field = page
        .getByRole('dialog', { name: 'Switch organisation' })
        .getByRole('combobox', { name: 'Search organisations' });
      if (!(await field.isVisible())) await button.click();
      await field.fill(target);
      await page.getByRole('option').filter({ hasText: target }).first().click();
    };
    const current = () =>
      page.evaluate(
        () =>
          (window as unknown as { OmsShell: { user: { organisation: { code: string } } | null } }).OmsShell
            .user?.organisation.code,
      );
    const before = await current();
    const target = 'HYT-LA1';
    return {
      press: choose,
      async finish() {
        const isThere = await within(LONGEST, async () => {
          const now = await current().catch(() => undefined);
          if (now === target) return true;
          if (now !== undefined && now !== before) tried.lost.push(`the organisation: ${now}`);
          const isFree = (await button.getAttribute('aria-busy').catch(() => 'true')) !== 'true';
          if (now !== undefined && isFree) await choose().catch(() => {});
          return false;
        });
        if (!isThere) tried.lost.push('a switch of the organisation');
      },
      async end() {
        await expectCount(stage, tried, target);
        await page.evaluate(
          (id) =>
            (
              window as unknown as { OmsShell: { switchOrganisation(id: string): Promise<boolean> } }
            ).OmsShell.switchOrganisation(id),
          String(tried.visitor.organisationId),
        );
      },
    };
  },
};

const reading: Act = {
  name: 'read receipt',
  isIt: calls('/BizNotify/markAsRead'),
  async begin(stage, tried) {
    await openHost(stage, tried.visitor);
    await openBell(stage, tried.visitor, unique('Before'));
    return { press: () => readAll(tried.visitor), finish: () => expectRead(stage, tried) };
  },
};

const feedback: Act = {
  name: 'feedback',
  again: 'Send is pressed again',
  isIt: calls('/userQuestion/add'),
  async begin(stage, tried) {
    const text = unique('Report');
    await openHost(stage, tried.visitor);
    return {
      press: () => report(tried.visitor.page, text),
      finish: () => sendUntilThere(stage, tried, text),
    };
  },
};

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const upload: Act = {
  name: 'upload',
  again: 'Send is pressed again',
  isIt: calls('/BizAttach/uploadFile'),
  async begin(stage, tried) {
    const { page, userId } = tried.visitor;
    const text = unique('Report with an image');
    await openHost(stage, tried.visitor);
    await page.getByRole('button', { name: 'Feedback', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.getByRole('textbox', { name: 'What is the problem?' }).fill(text);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Add an image' }).click();
    const image = { name: 'label.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await (await chooser).setFiles(image);
    const done = dialog.getByRole('button', { name: 'Done', exact: true });
    await done.click();
    const files = () => countOf(stage, 'select count(*) as n from files where owner_id = $1', userId);
    const before = await files();
    return {
      press: () => dialog.getByRole('button', { name: 'Send', exact: true }).click(),
      async finish() {
        await sendUntilThere(stage, tried, text);
        const made = (await files()) - before;
        if (made > 1) tried.twice.push(`an image, ${made} times`);
        const attached = await countOf(
          stage,
          `select count(*) as n from user_questions where question_description = $1 and attachment <> ''`,
          text,
        );
        if (attached < (await reportsOf(stage, text))) tried.lost.push('the image of a report');
      },
    };
  },
};

interface Form {
  readonly name: string;
  readonly call: string;
  readonly path: string;
  readonly counted: string;
  fill(page: Page, text: string): Promise<void>;
}

/** A form of the console, which is sent once however often it is pressed. */
const form = ({ name, call, path, counted, fill }: Form): Act => ({
  name,
  again: 'Save is pressed again',
  isIt: (one) => one.method === 'POST' && one.path.includes(call),
  async begin(stage, tried) {
    const { page } = tried.visitor;
    // Codes have ten characters at most.
    const text = `F${randomUUID().slice(0, 8)}`.toUpperCase();
    await page.goto(`${stage.urls.console}${path}`);
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await untilConnected(tried.visitor);
    await fill(page, text);
    const rows = () => countOf(stage, counted, text);
    const first = page.getByRole('main').getByRole('textbox').first();
    return {
      press: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
      async finish() {
        const hasLeft = async () => !page.url().includes(path);
        const isSaved = await pressUntil(page, 'Save', hasLeft, async () => {
          if (await hasLeft()) return;
          if ((await first.inputValue()) !== text) tried.lost.push(`what was typed: ${name}`);
        });
        const times = await rows();
        if (!isSaved || times === 0) tried.lost.push(`a ${name}`);
        if (times > 1) tried.twice.push(`a ${name}, ${times} times`);
      },
    };
  },
});

const record = form({
  name: 'record',
  call: '/ProductLine/add',
  path: '/home/products/line/update/add',
  counted: 'select count(*) as n from product_lines where flag = $1',
  async fill(page, text) {
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(text);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Garden ${text}`);
  },
});

const rule = form({
  name: 'rule',
  call: '/UcRemindRule/',
  path: '/home/notice/rules/update/add',
  counted: 'select count(*) as n from remind_rules where $1 in (name_en, name_zh)',
  async fill(page, text) {
    await page.getByRole('textbox', { name: 'Rule name' }).fill(text);
    await page.getByRole('checkbox', { name: 'Document creator' }).check();
  },
});

export const acts = { login, switching, reading, feedback, upload, rule, record } as const;

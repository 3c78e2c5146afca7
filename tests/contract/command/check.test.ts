import { describe, expect, onTestFinished, test } from 'vitest';
import { oddService } from '../../faults/support/odd-service';
import { commandFolder } from '../support/command-folder';

const { command } = commandFolder();

describe('oms-shell check', () => {
  const UNTRIED = 'The first view was not tried: give --account, --cookie or --token';

  test('says at its end that the first view was not tried', async () => {
    const service = await oddService({});
    onTestFinished(() => service.close());
    expect((await command('check', service.url)).out.trimEnd().split('\n').at(-1)).toBe(UNTRIED);
    const untried = JSON.parse((await command('check', service.url, '--json')).out);
    expect(untried).toMatchObject({ note: UNTRIED });
    const { out } = await command('check', service.url, '--token', 'the-token');
    expect(out).not.toContain(UNTRIED);
  });

  test('gives the sign-on cookie to the user centre alone', async () => {
    const cookies = new Map<string, string | undefined>();
    const answering = (name: string) =>
      oddService({
        answer: (path, { req }) => {
          cookies.set(`${name} ${path}`, req.headers.cookie);
          return false;
        },
      });
    const [centre, reports] = await Promise.all([answering('centre'), answering('reports')]);
    onTestFinished(() => Promise.all([centre.close(), reports.close()]).then(() => {}));
    const session = ['--token', 'the-token', '--cookie', 'sign-on=secret'];
    await command('check', centre.url, ...session, '--service', `bi=${reports.url}`);
    expect(cookies.get('centre /api/v1/My/getUserInfo')).toBe('sign-on=secret');
    const others = [...cookies].filter(([name]) => name.startsWith('reports '));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(([, cookie]) => cookie !== undefined)).toEqual([]);
  });

  test.each(['--token', '--cookie'])('prints nothing of a %s that cannot be sent', async (option) => {
    const { status, out, said } = await command('check', 'http://127.0.0.1:9', option, 'secret-1\nsecret-2');
    expect(status).toBe(1);
    expect(said).toMatch(new RegExp(`^${option} has characters`));
    expect(out + said).not.toContain('secret');
  });

  test('reads what a named call takes values of, without listing it, and sends no form', async () => {
    const asked: string[] = [];
    const service = await oddService({
      data: { '/api/v1/BizNotify/findByPage': { content: [{ id: '5' }], totalElements: 1 } },
      answer: (path) => {
        asked.push(path);
        return false;
      },
    });
    onTestFinished(() => service.close());
    const only = ['--token', 'the-token', '--only', 'markNotices,upload', '--json'];
    const { findings } = JSON.parse((await command('check', service.url, ...only)).out) as {
      findings: { call: string; says: string[] }[];
    };
    expect(asked).toEqual(['/api/v1/BizNotify/findByPage', '/api/v1/BizNotify/markAsRead']);
    expect(findings.slice(1).map(({ call }) => call)).toEqual([
      'POST /api/v1/BizNotify/markAsRead',
      expect.stringMatching(/^POST /),
    ]);
    expect(findings[2]?.says).toEqual(['it takes a form']);
  });
});

import { operations } from '../../../contract/all-operations';
import { SERVICE_NAMES, type ServiceName } from '../../../src/core/config/services';
import { nearest } from '../../../src/core/text/nearest';
import { checkBackend, type Finding, isPassed, type State } from '../../check/check';
import { authorize, type Session, signIn } from '../../check/sign-in';
import type { Command } from '../command';

/** Name of an environment variable. */
const PASSWORD = 'OMS_SHELL_PASSWORD';

const OTHERS = SERVICE_NAMES.filter((name) => name !== 'userCentre');

export const check: Command = {
  name: 'check',
  takes: '<user centre url>',
  about:
    'Tries a backend call by call against the contract, docs/openapi.json, and prints what each call lacks.',
  details: `It makes no call that changes something, unless --only names it. Without a session it tries only the calls that need none.
Ends with status 1 where a call is wrong, or one of the first view is missing.`,
  options: {
    origin: {
      value: '<page origin>',
      initial: 'http://localhost:3000',
      about: 'of the pages, which the services have to allow',
    },
    account: {
      value: '<name>',
      about: `signs in as this user, with the password in ${PASSWORD} of the environment`,
    },
    token: { value: '<token>', about: 'of a session, as `POST /auth/jwt/authorize` gives it' },
    cookie: { value: '<name=value>', about: 'the sign-on cookie; it gives the token where none is given' },
    organisation: { value: '<id>', about: 'sent as contextId' },
    lang: { value: '<language>', initial: 'en', about: 'sent as lang' },
    service: {
      value: '<name=url,…>',
      about: `base URLs of other services, of ${OTHERS.join(', ')};\neach is the user centre where it is left out`,
    },
    only: {
      value: '<operation,…>',
      about: 'names of operations in the contract, also of those that change something',
    },
    all: { about: 'lists each call that was not tried, too' },
    json: { about: 'prints JSON in place of the table' },
  },
  async run({ argument, text, has }) {
    const urls = { userCentre: baseOf(argument), ...servicesOf(text('service')) };
    const origin = originOf(text('origin'));
    const session = await sessionOf({ userCentre: urls.userCentre, origin }, text);
    const { token, cookie } = session;
    const findings = await checkBackend({
      urlOf: (service) => urls[service] ?? urls.userCentre,
      origin,
      token,
      cookie,
      contextId: text('organisation'),
      lang: text('lang'),
      only: text('only') ? text('only').split(',').map(operationOf) : undefined,
    }).finally(session.signOut);
    const passed = isPassed(findings);
    const left = findings.some(({ firstView, state }) => firstView && state === 'not tried');
    const note = left && !token ? UNTRIED : undefined;
    console.log(
      has('json')
        ? JSON.stringify({ passed, note, findings }, null, 2)
        : [tableOf(findings, has('all')), ...(note ? [note] : [])].join('\n'),
    );
    return passed ? 0 : 1;
  },
};

const UNTRIED = 'The first view was not tried: give --account, --cookie or --token';

/** What goes into a header: a message about what cannot would print it. */
function headerOf(option: 'token' | 'cookie', text: (option: string) => string): string {
  const value = text(option).trim();
  const allowed = option === 'token' ? /^[!-~]*$/ : /^[ -~]*$/;
  if (!allowed.test(value))
    throw new Error(`--${option} has characters that no ${option} has, such as a line break.`);
  return value;
}

/** A token alone, or what an account or a cookie gives. */
async function sessionOf(
  call: { userCentre: string; origin: string },
  text: (option: string) => string,
): Promise<Partial<Session> & { signOut?(): Promise<void> }> {
  const account = text('account');
  const [token, cookie] = [headerOf('token', text), headerOf('cookie', text)];
  if (account) {
    const password = process.env[PASSWORD];
    // On a command line others on the machine could read it.
    if (!password) {
      throw new Error(`--account needs the password in the environment: ${PASSWORD}=… oms-shell check …`);
    }
    return signIn(call, account, password);
  }
  if (cookie && !token) return authorize({ ...call, cookie });
  return { ...(token && { token }), ...(cookie && { cookie }) };
}

function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Error(`--origin cannot be "${address}": it has to begin with https:// or http://.`);
  }
  return new URL(address).origin;
}

function operationOf(name: string): string {
  const names = operations.map((operation) => operation.name);
  if (names.includes(name)) return name;
  const meant = nearest(name, names);
  throw new Error(
    `"${name}" is no operation${meant ? `: did you mean ${meant}?` : ': docs/openapi.json has their names, as operationId.'}`,
  );
}

function baseOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address)) {
    throw new Error(`"${address}" is no address of a service, such as https://user-centre.example.`);
  }
  return address.replace(/\/$/, '');
}

function servicesOf(list: string): Partial<Record<ServiceName, string>> {
  const pairs = list.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      if (!SERVICE_NAMES.some((known) => known === name)) {
        throw new Error(`--service takes ${OTHERS.join(', ')}, not ${name}.`);
      }
      return [name, baseOf(rest.join('='))];
    }),
  );
}

const STATES: readonly State[] = ['wrong', 'missing', 'refused', 'ok', 'not tried'];

/**
 * What is wrong first, each with what happens on pages; then the sums.
 * @param all whether to list what was not tried beyond the first view, too
 */
function tableOf(findings: readonly Finding[], all: boolean): string {
  const listed = findings.filter(({ state, firstView }) => all || firstView || state !== 'not tried');
  const width = Math.max(...listed.map(({ call }) => call.length));
  const rows = STATES.flatMap((state) => listed.filter((finding) => finding.state === state)).map(
    (finding) => {
      const { state, call, says, firstView, without } = finding;
      const lacking = state === 'wrong' || state === 'missing';
      const lines = [...says, ...(lacking ? [without] : [])];
      const start = `${state.padEnd(9)}  ${call.padEnd(width)}${firstView ? '  first view' : ''}`.trimEnd();
      return [start, ...lines.map((line) => `           ${line}`)].join('\n');
    },
  );
  const sums = STATES.map((state) => `${findings.filter((one) => one.state === state).length} ${state}`);
  return [...rows, '', sums.join(', '), ...reasonsOf(findings.filter((one) => !listed.includes(one)))].join(
    '\n',
  );
}

/** Why calls were not tried, and how many for each reason. */
function reasonsOf(left: readonly Finding[]): string[] {
  const reasons = [...new Set(left.flatMap(({ says }) => says))];
  const counts = reasons.map(
    (reason) => `${left.filter(({ says }) => says.includes(reason)).length} ${reason}`,
  );
  return counts.length > 0 ? [`Not tried, listed by --all: ${counts.join('; ')}`] : [];
}

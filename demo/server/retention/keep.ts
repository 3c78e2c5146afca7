import { StartError } from '../../support/start-error';

/** Days for which each kind of data is kept; Infinity: for ever. */
export type Keep = Readonly<Record<Kept, number>>;

export type Kept = keyof typeof variables;

const variables = {
  notices: 'KEEP_NOTICES_DAYS',
  logs: 'KEEP_LOGS_DAYS',
  usage: 'KEEP_USAGE_DAYS',
  results: 'KEEP_RESULTS_DAYS',
  uploads: 'KEEP_UPLOADS_DAYS',
  signIns: 'KEEP_SIGN_INS_DAYS',
  mails: 'KEEP_MAILS_DAYS',
} as const;

export const keepByDefault: Keep = {
  notices: 365,
  logs: 1_095,
  usage: 90,
  results: 30,
  uploads: Number.POSITIVE_INFINITY,
  signIns: 180,
  mails: 30,
};

/**
 * Reads the variables KEEP_…_DAYS.
 * @throws StartError where one is neither a whole number from 1 to 36,500 nor `forever`
 */
export function keepFrom(env: Readonly<Record<string, string | undefined>>): Keep {
  const read = ([kind, name]: [string, string]) => {
    const text = env[name]?.trim();
    if (!text) return [kind, keepByDefault[kind as Kept]];
    if (text === 'forever') return [kind, Number.POSITIVE_INFINITY];
    if (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= 36_500) return [kind, Number(text)];
    throw new StartError(
      `${name} is ${text}, but it has to be a whole number of days from 1 to 36500, or forever.`,
    );
  };
  return Object.fromEntries(Object.entries(variables).map(read)) as Keep;
}

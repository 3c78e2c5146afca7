import type { Group, Kind, Member, Problem } from './member';
import { show } from './show';

/** Kind of a value → what is allowed, in English for the developer's console. */
const WORDS: Readonly<Record<Kind, string | ((member: Member) => string)>> = {
  text: 'a text',
  boolean: 'true or false',
  choice: ({ values = [] }) => values.join(', '),
  language: '',
  number: ({ min, max, unit }) => `${min} to ${max} ${unit}`,
  id: 'an id of letters and digits',
  timeZone: 'UTC, an offset such as +08:00 or a name such as Asia/Shanghai',
  url: 'an http or https base URL',
  path: 'a path that starts with /',
  texts: 'a list of texts',
  names: ({ values = [] }) => `a list of ${values.join(', ')}`,
  origins: 'a list of origins',
  icons: 'an object of SVG texts',
  messages: "texts by language, such as { en: { 'notices.label': 'News' } }",
  rows: 'a list of objects',
  languages: 'an object of tags and addresses',
  social: '{ providers, hosts }, both lists',
  badges: 'an object of counts and texts by the ids of entries',
  tokens: 'an object of custom properties',
  function: 'a function',
};

/** What a group holds, by the kind of its members. */
const PLURALS: Readonly<Partial<Record<Kind, string>>> = {
  url: 'base URLs',
  path: 'paths',
  boolean: 'true and false',
};

/** What is expected, in English for the developer's console. */
export function allowedIn(expected: Problem['expected']): string {
  if (typeof expected === 'string') return expected;
  if (Array.isArray(expected)) return expected.join(', ');
  const member = expected as Member | Group;
  if ('members' in member) {
    const [first] = Object.values(member.members);
    const plural = first?.kind && PLURALS[first.kind];
    return plural ? `an object of ${plural}` : 'an object';
  }
  if (member.allowed !== undefined) return member.allowed;
  const words = member.kind ? WORDS[member.kind] : '';
  return typeof words === 'function' ? words(member) : words;
}

/** A problem in a sentence: what was given, and what is allowed. @param owner of the object, such as a method */
export function sentenceOf({ key, value, expected }: Problem, owner = ''): string {
  const begin = owner && `${owner}: `;
  if (Array.isArray(expected))
    // A misspelt option would change nothing, in silence.
    return `${begin}unknown option ${show(key)}; allowed: ${expected.join(', ')}`;
  return `${begin}${key}: ${value === undefined ? 'is missing' : `${show(value)} cannot be used`}; allowed: ${allowedIn(expected)}`;
}

import { parseArgs } from 'node:util';
import { nearest } from '../../src/core/text/nearest';

/** What a command takes beside its name: `--out <folder>`. */
export interface Option {
  /** What stands behind it, such as `<folder>`; a switch has none. */
  readonly value?: string;
  readonly initial?: string;
  readonly required?: boolean;
  /** What it does, for `--help`. */
  readonly about: string;
}

/** What somebody has typed behind the name of a command. */
export interface Given {
  /** Empty where the command takes none. */
  readonly argument: string;
  /** The text of an option; empty where it was not given and has no `initial`. */
  text(option: string): string;
  has(option: string): boolean;
}

export interface Command {
  readonly name: string;
  /** What stands behind the name, such as `<config.json>`; in brackets where it may be left out. */
  readonly takes?: string;
  /** One sentence for `oms-shell --help`. */
  readonly about: string;
  /** More, for `oms-shell <name> --help`. */
  readonly details?: string;
  readonly options?: Readonly<Record<string, Option>>;
  /**
   * @returns the exit status where it is not 0
   * @throws Error with a sentence that is printed as it stands
   */
  run(given: Given): Promise<number | undefined> | number | undefined;
}

export const nameOf = (option: string, { value }: Option): string => `--${option}${value ? ` ${value}` : ''}`;

/** How a command is called. */
export function usageOf({ name, takes, options = {} }: Command): string {
  const all = Object.entries(options);
  const required = all.filter(([, option]) => option.required).map((option) => nameOf(...option));
  const more = all.length > required.length ? ['[options]'] : [];
  return ['oms-shell', name, ...(takes ? [takes] : []), ...required, ...more].join(' ');
}

/** Lines with what a name means, in columns. */
export function columns(rows: readonly (readonly [name: string, about: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows
    .map(([name, about]) => `  ${name.padEnd(width)}${about.replaceAll('\n', `\n  ${' '.repeat(width)}`)}`)
    .join('\n');
}

/** All that `oms-shell <name> --help` prints. */
export function helpOf(command: Command): string {
  const rows = Object.entries(command.options ?? {}).map(([name, option]) => {
    const initial = option.initial ? `; ${option.initial} by default` : '';
    return [nameOf(name, option), `${option.about}${initial}`] as const;
  });
  const parts = [`Usage: ${usageOf(command)}`, [command.about, command.details].filter(Boolean).join('\n')];
  if (rows.length > 0) parts.push(columns(rows));
  return parts.join('\n\n');
}

/** Reads what stands behind the name of a command. @throws Error that names what cannot be used, and what was meant */
export function read(command: Command, args: readonly string[]): Given {
  const { options = {}, takes } = command;
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
    ),
  });
  const refuse = (sentence: string) =>
    new Error(`${sentence}\n\nUsage: ${usageOf(command)}\nMore: oms-shell ${command.name} --help`);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) {
      const meant = nearest(token.name, Object.keys(options));
      throw refuse(
        `${token.rawName} is no option of ${command.name}${meant ? `: did you mean --${meant}?` : '.'}`,
      );
    }
    if (option.value && token.value === undefined)
      throw refuse(`${token.rawName} needs a value: ${nameOf(token.name, option)}.`);
    if (!option.value && token.value !== undefined) throw refuse(`${token.rawName} takes no value.`);
  }
  const text = (name: string) => String(values[name] ?? options[name]?.initial ?? '');
  for (const [name, option] of Object.entries(options)) {
    if (option.required && !text(name)) throw refuse(`${nameOf(name, option)} is missing.`);
  }
  const [argument = '', ...rest] = positionals;
  if (argument === '' && takes && !takes.startsWith('[')) throw refuse(`${takes} is missing.`);
  const unused = takes ? rest[0] : positionals[0];
  if (unused !== undefined) throw refuse(`${command.name} takes no "${unused}".`);
  return { argument, text, has: (name) => Boolean(values[name]) };
}

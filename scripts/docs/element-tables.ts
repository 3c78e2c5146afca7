import { TOKENS } from '../../src/core/config/tokens';
import { codes, tableOf } from '../../tools/markdown';
import { type AttributeDescription, type ElementDescription, signatureOf } from '../describe/elements';

/** The README's table. */
export function elementsTable(elements: readonly ElementDescription[]): string {
  return tableOf(
    ['element', 'description', 'attributes', 'methods'],
    elements.map(({ tag, text, attributes, methods }) => [
      codes([tag]),
      text,
      codes(attributes.map(({ name }) => name)),
      codes(methods.map(signatureOf)),
    ]),
  );
}

/** A section for each element, for docs/public-face.md. */
export function elementSections(elements: readonly ElementDescription[]): string {
  return elements.map(section).join('\n\n');
}

function section({ tag, text, attributes, methods, events, markup }: ElementDescription): string {
  const rows = (entries: Readonly<Record<string, string>> = {}, kind: string) =>
    Object.entries(entries).map(([name, description]) => [kind, codes([name]), description]);
  const properties = Object.entries(markup.customProperties ?? {}).map(
    ([name, { description }]) => [name, description] as const,
  );
  const anchor = markup.behaviour.toLowerCase().replaceAll(' ', '-');
  return [
    `### ${tag}`,
    `${text} See [${markup.behaviour}](behaviour.md#${anchor}).`,
    tableOf(
      ['attribute', 'values', 'default', 'description'],
      attributes.map((one) => [codes([one.name]), valuesOf(one), defaultOf(one), one.text]),
    ),
    tableOf(
      ['kind', 'name', 'description'],
      [
        ...methods.map((one) => ['method', codes([signatureOf(one)]), one.text]),
        ...rows(markup.slots, 'slot'),
        ...rows(markup.parts, 'part'),
        ...rows(Object.fromEntries(properties), 'custom property'),
        ['events', codes(events.map(({ name }) => name)), 'see [Events](#events)'],
      ],
    ),
  ].join('\n\n');
}

const valuesOf = ({ type, values }: AttributeDescription) => (values.length > 0 ? codes(values) : type);

const defaultOf = ({ constant, default: words }: AttributeDescription) =>
  words ?? (constant === undefined ? 'none' : codes([constant]));

/** The custom properties that a host may override, for docs/public-face.md. */
export function themeTable(): string {
  const rows = Object.entries(TOKENS).map(([group, names]) => [
    codes(names.map((name) => `--oms-${name}`)),
    group,
  ]);
  return tableOf(['properties', 'of'], rows);
}

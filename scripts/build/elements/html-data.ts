import type { AttributeDescription, ElementDescription } from '../../describe/elements';
import { describeCommonAttributes, signatureOf } from '../../describe/elements';

interface HtmlAttribute {
  name: string;
  description: string;
  /** `v`: the attribute has no value. */
  valueSet?: 'v';
  values?: { name: string }[];
}

/** Custom data of VS Code's HTML language service, format 1.1. */
export interface HtmlData {
  version: 1.1;
  tags: { name: string; description: string; attributes: HtmlAttribute[] }[];
}

export function htmlData(elements: readonly ElementDescription[]): HtmlData {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tag,
      description: describeTag(element),
      attributes: [...element.attributes, ...describeCommonAttributes()].map(attribute),
    })),
  };
}

function attribute(one: AttributeDescription): HtmlAttribute {
  const { name, type, values } = one;
  return {
    name,
    description: withDefault(one),
    ...(type === 'boolean' ? { valueSet: 'v' as const } : {}),
    ...(values.length > 0 ? { values: values.map((value) => ({ name: value })) } : {}),
  };
}

/** The format has no field for a default. */
export function withDefault({ text, constant, default: words }: AttributeDescription): string {
  const value = words ?? constant;
  return value === undefined ? text : `${text} Default: ${value}.`;
}

/** The format knows attributes alone: the description has the rest. */
function describeTag(element: ElementDescription): string {
  const lists: [title: string, names: readonly string[]][] = [
    ['Slots', Object.keys(element.markup.slots ?? {})],
    ['Parts', Object.keys(element.markup.parts ?? {})],
    ['Methods', element.methods.map(signatureOf)],
    ['Events', element.events.map(({ name }) => name)],
  ];
  const lines = lists
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `${title}: ${names.map((name) => `\`${name}\``).join(', ')}`);
  return [element.text, ...lines].join('\n\n');
}

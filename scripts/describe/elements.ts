import ts from 'typescript';
import * as list from '../../elements/list';
import { attributeName } from '../../elements/support/attributes/attribute-definitions';
import { commonAttributes } from '../../elements/support/attributes/common-attributes';
import type { AttributeDeclaration, ElementDeclaration } from '../../elements/support/element-declaration';
import type { ElementMarkup } from '../../elements/support/markup';
import { type DocComments, type Member, readDocComments } from './doc-comments';
import { commentOf, type Documented, docstringsOf } from './docstrings';

/** What is told of an attribute, a method or an event. */
interface Words {
  /** With what its `@deprecated` tag says. */
  readonly text: string;
  /** Text of that tag: what to take instead. */
  readonly deprecated: string | undefined;
}

export interface AttributeDescription extends Words {
  readonly name: string;
  /** Of the property. */
  readonly property: string;
  /** As TypeScript writes it. */
  readonly type: string;
  /** The allowed values, or the tokens of the text. */
  readonly values: readonly string[];
  /** The default where it is a constant. */
  readonly constant: string | undefined;
  /** The default in words. */
  readonly default: string | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

export interface MethodDescription extends Words {
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

export interface EventDescription extends Words {
  readonly name: string;
}

/** An element as documentation and editors need it: its declaration with the doc comments. */
export interface ElementDescription {
  readonly tag: string;
  /** Without the prefix: the folder of elements/ and the entry of the package. */
  readonly folder: string;
  /** Name of the React wrapper. */
  readonly className: string;
  readonly text: string;
  readonly attributes: readonly AttributeDescription[];
  readonly methods: readonly MethodDescription[];
  readonly events: readonly EventDescription[];
  readonly markup: ElementMarkup;
}

/** The attributes of every element. */
export function describeCommonAttributes(): readonly AttributeDescription[] {
  const { members } = readDocComments('elements/support/attributes/common-attributes.ts', 'commonAttributes');
  return Object.entries(commonAttributes).map(([name, one]) =>
    describeAttribute(name, one, members.get(name)),
  );
}

export function describeElements(): readonly ElementDescription[] {
  const events = docstringsOf('src/core/events/types.ts', 'OmsEventMap');
  return Object.values(list).map((module) => describeElement(module, events));
}

/** @param comments those of its declaration, else read from its folder */
export function describeElement(
  { declaration, markup }: { declaration: ElementDeclaration; markup: ElementMarkup },
  events: readonly Documented[],
  comments?: DocComments,
): ElementDescription {
  const folder = declaration.tag.replace(/^oms-/, '');
  const { text, members } = comments ?? readDocComments(`elements/${folder}/declaration.ts`, 'declaration');
  return {
    tag: declaration.tag,
    folder,
    className: declaration.tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    text,
    attributes: Object.entries(declaration.attributes).map(([name, one]) =>
      describeAttribute(name, one, members.get(`attributes.${name}`)),
    ),
    methods: Object.keys(declaration.methods).map((name) =>
      describeMethod(name, members.get(`methods.${name}`)),
    ),
    events: [...markup.events, 'oms-error'].map((name) => {
      const { words, tags } = commentOf(events, name);
      return { name, ...wordsOf({ text: `${words}.`, deprecated: tags.deprecated }) };
    }),
    markup,
  };
}

function describeAttribute(
  property: string,
  { type, values, tokens, default: constant }: AttributeDeclaration,
  comment: Member | undefined,
): AttributeDescription {
  const listed = values?.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return {
    name: attributeName(property),
    property,
    type: listed?.join(' | ') ?? (type === 'json' ? 'unknown' : type),
    values: (values ?? tokens ?? []).map(String),
    constant: constant === undefined ? undefined : String(constant),
    default: comment?.default,
    ...wordsOf(comment),
  };
}

function wordsOf({ text, deprecated }: Words = { text: '', deprecated: undefined }): Words {
  if (deprecated === undefined) return { text, deprecated };
  return { text: `${text} Deprecated: ${deprecated}`.trim(), deprecated };
}

/** The arguments are a type: `{} as Method<[tab?: number]>`. */
function describeMethod(name: string, comment: Member | undefined): MethodDescription {
  const value = comment?.node.initializer;
  const method =
    value && ts.isAsExpression(value) && ts.isTypeReferenceNode(value.type) ? value.type : undefined;
  const tuple = method?.typeArguments?.[0];
  const parameters = (tuple && ts.isTupleTypeNode(tuple) ? [...tuple.elements] : [])
    .filter(ts.isNamedTupleMember)
    .map((one) => ({
      name: one.name.text,
      type: one.type.getText(),
      optional: one.questionToken !== undefined,
    }));
  return { name, parameters, ...wordsOf(comment) };
}

/** `show(tab?)` */
export function signatureOf({ name, parameters }: MethodDescription): string {
  return `${name}(${parameters.map((one) => (one.optional ? `${one.name}?` : one.name)).join(', ')})`;
}

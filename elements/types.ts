import type * as list from './list';
import type { commonAttributes } from './support/attributes/common-attributes';
import type {
  AttributeDeclaration,
  AttributeValue,
  ElementOf,
  OmsElement,
} from './support/element-declaration';

type Declarations = (typeof list)[keyof typeof list]['declaration'];
type DeclarationOf<Tag extends OmsTag> = Extract<Declarations, { tag: Tag }>;

export type OmsTag = Declarations['tag'];

/** Class of each tag, for refs. */
export type OmsElements = { [Tag in OmsTag]: ElementOf<DeclarationOf<Tag>> };

type Values<Attributes extends Readonly<Record<string, AttributeDeclaration>>> = {
  -readonly [Name in keyof Attributes]?: AttributeValue<Attributes[Name]> | undefined;
};

/** The attributes of each tag by their property names, in camelCase. */
export type OmsAttributeProps = {
  [Tag in OmsTag]: Values<typeof commonAttributes> & Values<DeclarationOf<Tag>['attributes']>;
};

type KebabCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${KebabCase<Rest>}`
  : '';

/** The attributes of each tag, as HTML writes them. */
export type OmsAttributes = {
  [Tag in OmsTag]: {
    [Name in keyof OmsAttributeProps[Tag] as KebabCase<Name & string>]: OmsAttributeProps[Tag][Name];
  };
};

/** An element that shows and hides its panel or dialog. */
export interface OmsOpenable extends OmsElement {
  /** Default false. Changes when the user opens or closes it. */
  open: boolean;
  show(): void;
  hide(): void;
}

import {
  type AttributeDescription,
  describeCommonAttributes,
  type ElementDescription,
} from '../../describe/elements';

/*
 * The entry `@oms/shell/angular`: a directive for each tag, by which the compiler of Angular checks templates. They are
 * written as its own compiler writes those of a library ("partial" declarations, which Angular's linker completes where
 * an application is built), so that neither this build nor a host without Angular needs it.
 */

/**
 * Of the oldest linker that understands the declarations: that of Angular 14 is the first that knows `isStandalone`.
 * Hosts need a newer Angular than that, for the types; package.json has it as a peer dependency.
 */
const MIN_VERSION = '14.0.0';
/** Of the compiler whose spelling they follow; Angular's linker reads those of older versions. */
const VERSION = '17.3.0';

const attributesOf = ({ attributes }: ElementDescription) => [...attributes, ...describeCommonAttributes()];

/** How an attribute without brackets, which is a text to Angular, becomes the value of the property. */
function fromText({ type }: AttributeDescription): string {
  if (type === 'boolean') return "value === '' || value";
  if (isNumber(type)) return "typeof value === 'string' ? Number(value) : value";
  return 'value';
}

const isNumber = (type: string) => type === 'number' || /^[\d |]+$/.test(type);

const declaration = (fields: readonly string[]) =>
  `{ ${[`version: '${VERSION}'`, 'ngImport: i0', ...fields].join(', ')} }`;

/** dist/esm/angular.js */
export function angularModule(elements: readonly ElementDescription[]): string {
  const classes = elements.map((element) => {
    const { className, tag, text } = element;
    const names = attributesOf(element).map(({ property }) => `${property}: '${property}'`);
    const setters = attributesOf(element).map(
      (one) => `  set ${one.property}(value) {
    this.element.${one.property} = ${fromText(one)};
  }`,
    );
    return `/** ${text} */
export class ${className} {
  constructor({ nativeElement }) {
    this.element = nativeElement;
  }
${setters.join('\n')}
  static ɵfac = i0.ɵɵngDeclareFactory(${declaration([
    "minVersion: '12.0.0'",
    `type: ${className}`,
    'deps: [{ token: i0.ElementRef }]',
    'target: i0.ɵɵFactoryTarget.Directive',
  ])});
  static ɵdir = i0.ɵɵngDeclareDirective(${declaration([
    `minVersion: '${MIN_VERSION}'`,
    `type: ${className}`,
    'isStandalone: true',
    `selector: '${tag}'`,
    `inputs: { ${names.join(', ')} }`,
  ])});
}`;
  });
  const list = elements.map(({ className }) => className).join(', ');
  return `import * as i0 from '@angular/core';

${classes.join('\n\n')}

/** All of them, for \`imports\` of a component. */
export const OMS_ELEMENTS = [${list}];
`;
}

/** dist/types/angular.d.ts */
export function angularTypes(elements: readonly ElementDescription[]): string {
  const classes = elements.map((element) => {
    const { className, tag, text } = element;
    const fields = attributesOf(element).flatMap((one) => {
      const type = `OmsAttributeProps['${tag}']['${one.property}']`;
      return [`  /** ${commentOf(one)} */`, `  set ${one.property}(value: ${accepted(one, type)});`];
    });
    const inputs = attributesOf(element).map(
      ({ property }) => `'${property}': { 'alias': '${property}'; 'required': false }`,
    );
    return `/** ${text} */
export declare class ${className} {
  constructor(ref: i0.ElementRef<OmsElements['${tag}']>);
${fields.join('\n')}
  static ɵfac: i0.ɵɵFactoryDeclaration<${className}, never>;
  static ɵdir: i0.ɵɵDirectiveDeclaration<${className}, '${tag}', never, { ${inputs.join('; ')} }, {}, never, never, true, never>;
}`;
  });
  const list = elements.map(({ className }) => `typeof ${className}`).join(', ');
  return `import * as i0 from '@angular/core';
import type { OmsAttributeProps, OmsElements } from '@oms/shell/elements';

${classes.join('\n\n')}

/** All of them, for \`imports\` of a component. */
export declare const OMS_ELEMENTS: readonly [${list}];
`;
}

/** Editors strike out what has the tag. */
const commentOf = ({ text, deprecated }: AttributeDescription) =>
  deprecated === undefined ? text : `@deprecated ${text}`;

/** An attribute without brackets is a text, and without a value an empty one. */
function accepted({ type }: AttributeDescription, property: string): string {
  if (type === 'boolean') return `${property} | ''`;
  return isNumber(type) ? `${property} | \`\${NonNullable<${property}>}\`` : property;
}

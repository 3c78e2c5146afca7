import { defineElement } from '../support/define-element';
import type { ElementDeclaration, ElementOf } from '../support/element-declaration';
import { Widget } from './Widget';

const declaration = {
  tag: 'oms-widget',
  attributes: {
    kind: { type: 'string' },
    options: { type: 'json' },
  },
  methods: {},
} as const satisfies ElementDeclaration;

/** Not for pages, which call `OmsShell.mount()`: the element that holds a widget. */
export function createWidgetElement(kind: string, options: object): ElementOf<typeof declaration> {
  defineElement(declaration, Widget);
  const element = document.createElement(declaration.tag) as ElementOf<typeof declaration>;
  element.kind = kind;
  element.options = options;
  return element;
}

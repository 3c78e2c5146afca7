import { defineElement } from '../support/define-element';
import type { ElementDeclaration } from '../support/element-declaration';
import { Overlays } from './Overlays';

const declaration = {
  tag: 'oms-overlays',
  attributes: {},
  methods: {},
} as const satisfies ElementDeclaration;

/** Not for pages: the shell appends this element to the body when it first shows something over the page. */
export function addOverlaysElement(): void {
  const { tag } = declaration;
  defineElement(declaration, Overlays);
  if (!document.querySelector(tag)) document.body.append(document.createElement(tag));
}

export function removeOverlaysElement(): void {
  const element = document.querySelector(declaration.tag);
  element?.parentNode?.removeChild(element);
}

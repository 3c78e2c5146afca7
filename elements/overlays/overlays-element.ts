import { defineElement } from '../support/define-element';
import type { ElementDeclaration } from '../support/element-declaration';
import { type KeptElement, keepInBody } from './keep-in-body';
import { Overlays } from './Overlays';

const declaration = {
  tag: 'oms-overlays',
  attributes: {},
  methods: {},
} as const satisfies ElementDeclaration;

/** The page's element, while it is kept there. */
let kept: KeptElement | null = null;

/** Not for pages: the shell appends this element to the body when it first shows something over the page. */
export function addOverlaysElement(): void {
  const { tag } = declaration;
  defineElement(declaration, Overlays);
  kept ??= keepInBody(document.querySelector(tag) ?? document.createElement(tag));
  kept.put();
}

export function removeOverlaysElement(): void {
  kept?.end();
  kept = null;
}

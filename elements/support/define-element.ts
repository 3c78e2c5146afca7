import type { ComponentType } from 'react';
import { VERSION } from '../../src/page/build/version';
import type { Sheet } from '../../src/react/css';
import { baseSheets } from '../../src/ui/base';
import { createElementClass } from './create-element-class';
import type { ElementDeclaration, PropsOf } from './element-declaration';
import { registerElement } from './register-element';
import { ShellFrame } from './shell-frame';

/** Makes an element of the shell and registers its tag. Its component renders once the page's shell is configured. */
export function defineElement<const D extends ElementDeclaration>(
  declaration: D,
  component: ComponentType<PropsOf<D>>,
  sheets: readonly Sheet[] = [],
): void {
  const made = createElementClass(declaration, {
    component,
    sheets: [...baseSheets, ...sheets],
    providers: ShellFrame,
  });
  void registerElement(declaration.tag, made, VERSION);
}

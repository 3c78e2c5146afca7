import type { ComponentType } from 'react';

/** Kind of `OmsShell.mount()` → its component, which gets the options as props; a new kind is one row (docs/public-face.md#widgets-without-react). */
export const KINDS: Readonly<Record<string, ComponentType<never>>> = {};

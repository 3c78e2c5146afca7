import type { AttributeDeclaration } from '../element-declaration';

/** The attributes of every element. */
export const commonAttributes = {
  /**
   * Colours. `auto` follows the system on the portal and is light elsewhere.
   * @default the configuration's
   */
  theme: { type: 'string', values: ['light', 'dark', 'auto'] },
  /**
   * Height of rows and controls.
   * @default the configuration's
   */
  density: { type: 'string', values: ['normal', 'compact'] },
} as const satisfies Record<string, AttributeDeclaration>;

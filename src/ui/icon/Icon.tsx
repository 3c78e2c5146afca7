import type { ComponentType } from 'react';

/** A lucide component, imported alone: `import Bell from 'lucide-react/icons/bell'`. */
export type IconDrawing = ComponentType<{
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  'aria-hidden'?: 'true';
  focusable?: 'false';
}>;

/** Pixel sizes: 12 sort and crumb, 14 in text, 16 menus and buttons, 18 bar, 20 and 22 column, 28 empty and failed. */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 22 | 28;

export interface IconProps {
  /** The lucide component itself, so that a part brings only the icons it names. */
  icon: IconDrawing;
  size?: IconSize | undefined;
  className?: string | undefined;
}

/** Strokes get thinner as icons grow, so that all look of one weight. Units of the 24 × 24 drawing. */
function strokeOf(size: IconSize): number {
  if (size <= 16) return 2;
  if (size === 18) return 1.9;
  return size === 28 ? 1.5 : 1.75;
}

/** An icon, hidden from assistive technology: the control or text beside it gives the name. */
export function Icon({ icon: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={strokeOf(size)}
      className={className ?? ''}
      aria-hidden="true"
      focusable="false"
    />
  );
}

import { type ComponentType, createElement } from 'react';

export interface DrawingProps {
  width: number;
  height: number;
  strokeWidth: number;
  className: string | undefined;
  'aria-hidden': 'true';
  focusable: 'false';
}

/**
 * A lucide icon, imported alone (`import Bell from 'lucide/dist/esm/icons/bell.mjs'`): the drawing only, without the
 * runtime of the React package, which weighs as much as twenty icons. Or a component that renders an SVG of its own.
 */
export type IconDrawing =
  | readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]
  | ComponentType<DrawingProps>;

/** Pixel sizes: 12 sort and crumb, 14 in text, 16 menus and buttons, 18 bar, 20 and 22 column, 28 empty and failed. */
export type IconSize = 12 | 14 | 16 | 18 | 20 | 22 | 28;

export interface IconProps {
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
  const props: DrawingProps = {
    width: size,
    height: size,
    strokeWidth: strokeOf(size),
    className,
    'aria-hidden': 'true',
    focusable: 'false',
  };
  if (typeof Drawing === 'function') return <Drawing {...props} />;
  return (
    <svg
      {...props}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {Drawing.map(([tag, attributes], index) => createElement(tag, { key: `${index}`, ...attributes }))}
    </svg>
  );
}

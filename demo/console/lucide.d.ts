/** lucide has types for its index only; one icon alone is a list of drawing commands. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const node: (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];
  export default node;
}

import { renderMermaidSVG } from 'beautiful-mermaid';

let count = 0;

/** A diagram of Mermaid as an inline SVG in the colours of the page. */
export function diagramOf(source: string, name: string): string {
  const id = `d${++count}`;
  const svg = renderMermaidSVG(source.trim(), {
    bg: 'var(--oms-color-surface)',
    fg: 'var(--oms-color-text)',
    line: 'var(--oms-color-control)',
    accent: 'var(--oms-color-primary)',
    muted: 'var(--oms-color-quiet)',
    surface: 'var(--oms-color-primary-soft)',
    border: 'var(--oms-color-line-strong)',
    transparent: true,
    font: 'inherit',
  });
  return (
    svg
      // The font of the page, not one that comes from another site.
      .replace(/@import url\([^)]*\);/, '')
      .replace(/text \{ font-family:[^}]*\}/, 'text { font-family: inherit; }')
      // Markers are found by id in the whole page, which may have several diagrams.
      .replace(/id="([\w-]+)"/g, `id="${id}-$1"`)
      .replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`)
      .replace('<svg ', `<svg class="diagram" role="img" aria-label="${name.replaceAll('"', '&quot;')}" `)
  );
}

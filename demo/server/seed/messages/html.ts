/** HTML elements of announcements. Their texts are constants of the seed, so they need no escaping. */
export const p = (text: string) => `<p>${text}</p>`;
export const h = (text: string) => `<h3>${text}</h3>`;
export const ul = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const a = (url: string, text: string) => `<a href="${url}">${text}</a>`;
export const strong = (text: string) => `<strong>${text}</strong>`;

export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/**
 * Runs in the page before its own scripts, and can use nothing from outside itself: a page with a large table, many
 * rules for it, and scripts that take half of the time.
 */
export function makeBusy(): void {
  const ROWS = 1500;
  const COLUMNS = 12;
  const RULES = 400;
  /** ms that its scripts take, and leave. */
  const TURN = 30;
  const work = () => {
    for (const end = performance.now() + TURN; performance.now() < end; );
    setTimeout(work, TURN);
  };
  work();
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = document.createElement('style');
    for (let rule = 0; rule < RULES; rule++) {
      sheet.append(
        `body div table tr:nth-child(${rule}n) td.c${rule % COLUMNS} a { padding: ${rule % 4}px }\n`,
      );
    }
    const cells = Array.from({ length: COLUMNS }, (_, at) => `<td class="c${at}"><a href="#">cell ${at}</a>`);
    const box = document.createElement('div');
    // The text holds constants alone.
    box.innerHTML = `<table>${`<tr>${cells.join('')}`.repeat(ROWS)}</table>`;
    document.head.append(sheet);
    document.body.append(box);
  });
}

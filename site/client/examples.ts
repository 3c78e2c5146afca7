import { addControls } from './controls';
import type { ExampleFrame } from './frame-link';
import { theme } from './theme';
import { words } from './words';

/** How long the code rests before it runs, in ms: nobody sees half a tag. */
const REST = 500;
/** Lines of the log that stay. */
const KEPT = 5;

/** Starts the examples of the page; what comes back draws all of them again. */
export function startExamples(): () => void {
  const redraw = [...document.querySelectorAll<HTMLElement>('[data-example]')].map(startExample);
  return () => {
    for (const one of redraw) one();
  };
}

function startExample(example: HTMLElement): () => void {
  const part = <Part extends Element>(selector: string) => example.querySelector<Part>(selector)!;
  const view = part<HTMLElement>('.example-view');
  const code = part<HTMLTextAreaElement>('textarea');
  const log = part<HTMLOListElement>('[data-log]');
  const width = part<HTMLSelectElement>('[data-width]');
  const given = code.value;
  let frame: ExampleFrame | undefined;

  const say = (line: string) => {
    const item = document.createElement('li');
    item.textContent = line;
    log.prepend(item);
    while (log.children.length > KEPT) log.lastElementChild?.remove();
  };
  const draw = () => {
    frame?.remove();
    frame = document.createElement('iframe') as ExampleFrame;
    frame.title = words.result ?? '';
    frame.example = { code: code.value, say };
    frame.src = `${example.dataset.frame}?lang=${example.dataset.lang}&theme=${theme()}`;
    if (width.value) frame.style.width = `${width.value}px`;
    view.replaceChildren(frame);
    log.replaceChildren();
  };

  let rest = 0;
  code.addEventListener('input', () => {
    clearTimeout(rest);
    rest = window.setTimeout(draw, REST);
  });
  part('[data-reset]').addEventListener('click', () => {
    code.value = given;
    code.dispatchEvent(new Event('input'));
  });
  // The shell asks for the width of its window, as a phone has it.
  width.addEventListener('change', draw);
  if (example.dataset.tag) addControls(part('[data-attributes]'), example.dataset.tag, code);

  // A page with many examples starts those that are seen.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    draw();
  });
  seen.observe(view);
  return () => {
    if (frame) draw();
  };
}

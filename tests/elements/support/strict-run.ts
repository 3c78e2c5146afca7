import type { ProbeElement } from './fixtures';
import { inside, loadKit, type Mode, nextTask } from './harness';

const violations: string[] = [];
const errors: string[] = [];
document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
window.addEventListener('error', (event) => errors.push(event.message));

const mode = new URL(import.meta.url).search.slice(1) as Mode;
const kit = await loadKit(mode);
kit.defineProbe('t-strict');
const element = document.createElement('t-strict') as ProbeElement;
element.label = 'a';
document.body.append(element);
element.label = 'b';
element.theme = 'dark';
await nextTask();
await nextTask();
const wrapper = inside(element);
window.parent.postMessage(
  {
    violations,
    errors,
    colour: getComputedStyle(wrapper).color,
    text: `${wrapper.textContent?.match(/label=\w+/)?.[0]} ${wrapper.dataset.theme}`,
  },
  '*',
);

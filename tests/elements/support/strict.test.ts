import { equal } from '../../support/assert';
import { describe, it, modes } from './harness';

interface Report {
  violations: string[];
  errors: string[];
  colour: string;
  text: string;
}

/** Loads `strict-run.ts` in a page of its own under a strict policy, and hears what it has seen. */
function report(module: string): Promise<Report> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    window.addEventListener('message', function heard(event) {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener('message', heard);
      frame.remove();
      resolve(event.data as Report);
    });
    frame.src = `/strict-page?${module}`;
    document.body.append(frame);
  });
}

describe('under a strict policy with Trusted Types', () => {
  for (const mode of modes) {
    it(`renders, styles and updates without a violation (${mode})`, async () => {
      const seen = await report(`/tests/elements/support/strict-run.ts?${mode}`);
      equal(seen, { violations: [], errors: [], colour: 'rgb(1, 2, 3)', text: 'label=b dark' });
    });
  }
});

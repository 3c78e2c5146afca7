// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { reactStage } from '../../../tests/support/react-stage';
import { Isolated } from './Isolated';

test('the language of the shell decides how it is written, not the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const now = reactStage({ lang: 'en' });
  onTestFinished(now.end);
  now.host.dir = 'rtl';
  await now.show(<Isolated>Path</Isolated>);
  const content = now.host.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.oms-root');
  expect([content?.textContent, content?.lang, content?.dir]).toEqual(['Path', 'en', 'ltr']);
});

import type { ShellConfigInput } from '@oms/shell';

/**
 * The deployment's configuration, which the server has put into the page.
 * @throws {Error} where it is missing: the page is then served by something else than its server
 */
export function pageConfig(): ShellConfigInput {
  const block = document.querySelector('script[data-oms-config]');
  const text = block?.textContent?.trim();
  if (!text) throw new Error('index.html has no configuration in its data-oms-config block');
  return JSON.parse(text) as ShellConfigInput;
}

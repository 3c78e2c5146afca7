import type { RequestClient } from '../../core/request/types';

/**
 * Keeps a small setting of the user. In a file of its own, since pages load options at once and save them seldom.
 * @param value at most 2,000 characters
 * @throws {ShellError}
 */
export async function saveOption(request: RequestClient, name: string, value: string): Promise<void> {
  await request.post(
    '/api/v1/My/setUserOptionByName',
    { optionName: name, optionValue: value },
    // What is set last on a page is set while it is left.
    { keepalive: true },
  );
}

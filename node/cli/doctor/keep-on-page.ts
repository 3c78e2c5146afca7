/** The part of Playwright's session with the browser that is used. */
export interface BrowserSession {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: never) => void): unknown;
}

interface PausedRequest {
  readonly requestId: string;
  readonly frameId: string;
  /** The same for all hops of a redirect. */
  readonly networkId?: string;
  readonly request: { readonly url: string };
}

/**
 * Keeps the page on the first document that it opens: where nobody is signed in, the shell leaves for the login page at
 * once. Asks the browser itself, for documents alone: a route of Playwright would answer the preflights of all calls.
 * @returns where the page was to go first; null as long as it stays
 */
export async function keepOnPage(session: BrowserSession): Promise<() => string | null> {
  const { frameTree } = (await session.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  let first: string | undefined;
  let leadsTo: string | null = null;
  session.on('Fetch.requestPaused', ({ requestId, frameId, networkId, request }: PausedRequest) => {
    const isMain = frameId === frameTree.frame.id;
    if (isMain) first ??= networkId ?? requestId;
    const leaves = isMain && first !== (networkId ?? requestId);
    if (leaves) leadsTo ??= request.url;
    const answer = leaves
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      : session.send('Fetch.continueRequest', { requestId });
    // The page may be gone.
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] });
  return () => leadsTo;
}

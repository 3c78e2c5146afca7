import { linkRealm, type PageWindow, type RealmLink } from '../../../src/page/platform/page-window';

/** An attribute that says whose frame it is. */
const MARK = 'data-oms-realm';

/** The frame of a realm. */
export interface RealmFrame {
  readonly window: PageWindow;
  readonly document: Document;
}

/**
 * Opens a frame, of which the page sees nothing. It belongs to the root and not to the body, which hosts replace.
 * @param onHide called while the frame is removed, or the page is left; returns what is called in a later task: with
 * `true` once the page has removed the frame, with `false` where the frame is as it was
 * @throws where the frame is out of reach, as on a page in a sandbox without `allow-same-origin`
 */
export function openFrame(link: RealmLink, onHide: () => (gone: boolean) => void): RealmFrame {
  // A page that sets its root's `innerHTML` to that same markup makes a copy of the frame, and the copy is empty.
  for (const left of document.querySelectorAll(`iframe[${MARK}]`)) left.parentNode?.removeChild(left);
  const frame = document.createElement('iframe');
  frame.setAttribute(MARK, '');
  frame.style.setProperty('display', 'none', 'important');
  document.documentElement.appendChild(frame);
  const realm = frame.contentWindow as PageWindow;
  const inner = frame.contentDocument;
  try {
    if (!inner) throw new DOMException('the frame is out of reach', 'SecurityError');
    linkRealm(realm, link);
  } catch (error) {
    frame.parentNode?.removeChild(frame);
    throw error;
  }
  // It comes too where the page is left: then the task does not run before the page is back.
  realm.addEventListener('pagehide', () => {
    const decide = onHide();
    setTimeout(() => {
      const gone = !frame.isConnected || frame.contentWindow !== realm;
      if (gone) frame.parentNode?.removeChild(frame);
      decide(gone);
    });
  });
  return { window: realm, document: inner };
}

/** Runs a module script in the frame. Rejects where it cannot be fetched. */
export function runModule({ document: inner }: RealmFrame, url: string, nonce: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = inner.createElement('script');
    script.type = 'module';
    if (nonce) script.nonce = nonce;
    script.src = scriptUrl(url);
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError(`cannot be loaded: ${url}`));
    inner.head.appendChild(script);
  });
}

/** Makes the browser fetch a module for the frame: each document has a map of modules of its own. */
export function preloadModule({ document: inner }: RealmFrame, url: string): void {
  const link = inner.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  inner.head.appendChild(link);
}

interface Policy {
  createScriptURL(url: string): string;
}

/** The address that the policy lets pass. */
let allowed = '';
let policy: Policy | null | undefined;

/**
 * The address as the page's Trusted Types want it. The policy is the page's: the realm's factory makes the one of the
 * same name that sanitises.
 */
function scriptUrl(url: string): string {
  allowed = url;
  if (policy === undefined) policy = createPolicy();
  return policy ? policy.createScriptURL(url) : url;
}

function createPolicy(): Policy | null {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  try {
    const createScriptURL = (url: string) => {
      if (url !== allowed) throw new TypeError('not a script of the shell');
      return url;
    };
    return trustedTypes?.createPolicy('oms-shell', { createScriptURL }) ?? null;
  } catch {
    // The page's policy does not allow the name; unless it also requires Trusted Types, a text will do.
    return null;
  }
}

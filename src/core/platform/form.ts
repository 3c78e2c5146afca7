/** Sends a form and reports the progress, which `fetch` cannot. */
export type SendForm = (
  url: string,
  form: FormData,
  options: {
    headers: Readonly<Record<string, string>>;
    signal: AbortSignal;
    /** Gets the share that is sent, 0–1. */
    onProgress: (share: number) => void;
  },
) => Promise<Response>;

/** Rejects with a TypeError on a network failure, as `fetch` does, and with the signal's reason on abort. */
export const sendForm: SendForm = (url, form, { headers, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    signal.addEventListener('abort', stop, { once: true });
    call.open('POST', url);
    call.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })));
    call.addEventListener('error', () => reject(new TypeError('network failure')));
    call.addEventListener('abort', () => reject(signal.reason));
    call.send(form);
  });

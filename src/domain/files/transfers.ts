import { isShellError, ShellError, toShellError } from '../../core/errors';
import type { DownloadOptions, Reply, RequestOptions, UploadOptions } from '../../core/request/types';
import { show } from '../../core/shape/show';
import { defineStore } from '../../core/store/define-store';
import { safeUrl } from '../../core/url';
import { createUploadMessages } from './messages';
import { TARGET_PARAMS } from './target-params';

export interface FileUploadOptions<T = unknown> extends UploadOptions<T> {
  /** False: success shows no message. Default true. */
  showMessage?: boolean | undefined;
}

export interface FileDownloadOptions extends DownloadOptions {
  /** Of the saved file; default that of the reply. */
  filename?: string | undefined;
}

/** A download by the browser's own form, for services that a script cannot read: no token, no progress, no error. */
export interface FormTarget extends Pick<RequestOptions, 'service' | 'contextId'> {
  form: {
    method: 'GET' | 'POST';
    /** A path of the service, or an address with http or https. */
    action: string;
    fields?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
    /** The reply goes to a new tab. Default false: into a hidden frame. */
    newTab?: boolean | undefined;
  };
}

/** Uploads and downloads as a page's script asks for them (docs/behaviour.md#files). */
export const transfersStore = defineStore('transfers', (context) => {
  const { request, platform, events, i18n, config, session } = context;
  const messages = createUploadMessages(context);

  return {
    async upload<T>(
      path: string | null,
      file: Blob,
      { showMessage = true, ...options }: FileUploadOptions<T> = {},
    ): Promise<Reply<T>> {
      if (!isBlob(file)) throw argument(`upload: ${show(file)} is no file; allowed: a File or a Blob`);
      try {
        const params = path === null ? { ...TARGET_PARAMS, ...options.params } : options.params;
        const target = path ?? config.endpoints.upload;
        // The service of attachments knows such keys; of another the host does.
        const once = path === null && { idempotencyKey: platform.secret() };
        const reply = await request.upload(target, file, { ...once, ...options, params });
        if (showMessage) messages.succeeded(reply.message);
        return reply;
      } catch (thrown) {
        const error = toShellError(thrown);
        if (error.kind !== 'aborted') messages.failed((file as Partial<File>).name ?? '', error);
        throw error;
      }
    },

    async download(
      target: string | FormTarget,
      { filename, ...options }: FileDownloadOptions = {},
    ): Promise<boolean> {
      if (typeof target !== 'string') {
        await platform.postForm(formOf(target));
        return true;
      }
      try {
        const { method } = options;
        if (method !== undefined && method !== 'GET' && method !== 'POST')
          throw argument(`download: method: ${show(method)}; allowed: GET, POST`);
        const file = await request.download(target, options.params, options);
        await platform.saveFile(file.blob, filename ?? file.filename);
        return true;
      } catch (thrown) {
        if (isShellError(thrown) && thrown.code === 'argument') throw thrown;
        const error = toShellError(thrown);
        if (error.kind !== 'aborted') events.error(error.kind, error.message, 'download');
        return false;
      }
    },
  };

  function formOf({ form, ...options }: FormTarget) {
    const { method: given, action, fields = {}, newTab = false } = form ?? {};
    if (!given) throw methodMissing();
    const method = String(given).toUpperCase();
    if (method !== 'GET' && method !== 'POST')
      throw argument(`download: form.method: ${show(given)}; allowed: GET, POST`);
    const address = new URL(addressOf(action, options));
    const values: Record<string, string> = {};
    // A form that is sent by GET replaces the query of its address.
    if (method === 'GET') for (const [name, value] of [...address.searchParams]) values[name] = value;
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null && value !== undefined) values[name] = String(value);
    }
    return { url: address.href, method, fields: values, newTab, life: config.requestTimeout } as const;
  }

  function addressOf(action: unknown, options: Pick<RequestOptions, 'service' | 'contextId'>): string {
    if (typeof action === 'string' && action.startsWith('/') && !action.startsWith('//'))
      return request.urlOf(action, options);
    const url = safeUrl(action);
    if (url === null)
      throw argument(
        `download: form.action: ${show(action)}; allowed: a path, or an address with http or https`,
      );
    const address = new URL(url);
    address.searchParams.set('contextId', options.contextId ?? session.contextId());
    address.searchParams.set('lang', i18n.lang());
    return address.href;
  }

  /** The one message that is in the language of the page: pages show it as it is. */
  function methodMissing(): ShellError {
    return new ShellError({
      kind: 'config',
      code: 'argument',
      messageKey: 'download.methodMissing',
      message: i18n.t('download.methodMissing'),
    });
  }
});

/** By what it is: a page's file may be of another realm's class. */
const isBlob = (value: unknown): value is Blob =>
  typeof (value as Partial<Blob> | null)?.size === 'number' &&
  typeof (value as Partial<Blob>).slice === 'function';

const argument = (message: string) =>
  new ShellError({ kind: 'config', code: 'argument', messageKey: 'error.unexpected', message });

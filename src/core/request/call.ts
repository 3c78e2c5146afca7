import type { Params, RequestOptions } from './types';

/** One call, before it is sent. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  params: Params;
  options: RequestOptions;
  send: (url: string, headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
}

/** Whether the call changes nothing on the service, so that it may be sent again. */
export const isRead = ({ method, options }: Pick<Call, 'method' | 'options'>): boolean =>
  method === 'GET' || options.safe === true;

/** Turns a response into a call's result; rejects with a ShellError. */
export type ReadResponse<T> = (response: Response, call: Call) => Promise<T>;

/** Method and path, for support. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  `${method} ${path.split('?', 1)[0]}`;

import { refuseActing } from '../session/context';
import { refuseForeignOrigin } from './own-pages-only';
import type { Call, Deps, OpenCall, Service } from './service';

/** Adds calls without a token, which a page of the product alone may make. */
export const pageCalls =
  (service: Service, base: string) =>
  (path: string, handler: (deps: Deps, call: OpenCall) => Promise<unknown>): void =>
    service.open('POST', `${base}/${path}`, async (call) => {
      refuseForeignOrigin(call.request, service.deps.origins);
      return handler(service.deps, call);
    });

/** Adds calls about oneself: nobody makes them as another user. */
export const personalCalls =
  (service: Service, base: string) =>
  (method: 'GET' | 'POST', path: string, handler: (deps: Deps, call: Call) => Promise<unknown>): void =>
    service.secured(method, `${base}/${path}`, async (call) => {
      refuseActing(call.user);
      return handler(service.deps, call);
    });

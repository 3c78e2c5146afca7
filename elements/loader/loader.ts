import { boot } from './boot';
import { type Manifest, partsIn } from './parts';

/** Injected by the build: the parts' hashed file names. */
declare const __OMS_MANIFEST__: Manifest;

const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="oms-shell.js"]');
const url = script instanceof SVGElement ? '' : ((script as HTMLScriptElement | null)?.src ?? '');

boot(url, script, partsIn(new URL('parts/', url || document.baseURI).href, __OMS_MANIFEST__));

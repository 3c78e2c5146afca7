import { boot } from './boot';
import { ownScript, scriptNamed } from './own-script';
import { type Manifest, partsIn } from './parts';

/** Injected by the build: the parts' hashed file names. */
declare const __OMS_MANIFEST__: Manifest;

const script = ownScript() ?? scriptNamed('oms-shell.js');
const url = script?.src ?? '';

boot(
  url,
  script,
  partsIn(new URL('parts/', url || document.baseURI).href, __OMS_MANIFEST__, script?.nonce ?? ''),
);

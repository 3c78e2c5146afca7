import { boot } from './boot';
import { ownScript, scriptNamed } from './own-script';
import { type Manifest, partsIn } from './parts';

/** Injected by the build: the parts' hashed file names. */
declare const __OMS_MANIFEST__: Manifest;

const script = ownScript() ?? scriptNamed('oms-shell.js');
const url = script?.src ?? '';
/** `oms-shell bake --alias` writes another one into the built file, where the loader lies beside the folder of its version. */
const FOLDER = 'parts/';

boot(
  url,
  script,
  partsIn(new URL(FOLDER, url || document.baseURI).href, __OMS_MANIFEST__, script?.nonce ?? ''),
);

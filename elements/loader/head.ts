import { ownScript, scriptNamed } from './own-script';
import { startHead } from './start-head';

/**
 * Injected by the build: `HeadFiles` of a CDN build as JSON, between a colon and closing signs. `@oms/shell/vite`
 * writes those of a bundle in their place, in the built file (node/cdn/head-files.ts). The reader is a regular
 * expression because minifiers fold string methods of constants away.
 */
declare const __OMS_HEAD_FILES__: string;

const files = /:(.+)@@$/s.exec(__OMS_HEAD_FILES__)?.[1] ?? '%7B%7D';

startHead(ownScript() ?? scriptNamed('oms-shell.head.js'), JSON.parse(decodeURIComponent(files)));

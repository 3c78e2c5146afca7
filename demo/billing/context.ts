import type { DemoHosts } from '../hosts';
import type { Lang } from '../support/lang';
import type { Backend } from './backend';
import type { Labels } from './labels';
import type { Translate } from './texts';

/** The input of every page. */
export interface PageContext {
  readonly hosts: DemoHosts;
  readonly lang: Lang;
  readonly t: Translate;
  readonly backend: Backend;
  readonly labels: Labels;
  /** Path and query of the request. */
  readonly address: URL;
  readonly now: Date;
}

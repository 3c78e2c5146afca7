import { baseSheets } from '../../src/ui/base';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';
import { Overlays } from './Overlays';

/** Not for pages: the shell adds one to the body when something is first to be shown over the page. */
export const OmsOverlays = wrap<{ host: HTMLElement }>({
  tag: 'oms-overlays',
  component: Overlays,
  props: {},
  sheets: baseSheets,
  providers: ShellFrame,
});

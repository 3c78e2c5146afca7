import { fetchOf, type Replies, sizeOf } from './replies';

/** Made by the fake services when the page is built, so that it loads nothing of them. */
declare const __OMS_REPLIES__: Replies;

/** For whoever measures the page from outside. */
interface Driver {
  /** Puts bar, side menu and bell on the page. */
  mount(): void;
  /** Takes them away. */
  unmount(): void;
  /** Opens every group of the menu; resolves once nothing more opens. */
  expandAll(): Promise<void>;
}

interface BenchWindow {
  OmsShell?: { queue: unknown[] };
  __shell?: Driver;
}

const page = window as unknown as BenchWindow;
const size = sizeOf(location.search);

page.OmsShell ||= { queue: [] };
page.OmsShell.queue.push([
  'configure',
  {
    hosts: { userCentre: location.origin, console: location.origin },
    fetch: fetchOf(size, __OMS_REPLIES__),
    lang: 'en',
    portal: size.mode === 'tree',
    unauthorised: 'button',
  },
]);

const frame = () => new Promise((done) => requestAnimationFrame(done));
const closed = () =>
  document
    .querySelector('oms-sidemenu')
    ?.shadowRoot?.querySelectorAll<HTMLElement>('[aria-expanded="false"]') ?? [];

page.__shell = {
  mount() {
    const bar = document.createElement('oms-topnav');
    bar.setAttribute('features', 'modules search guide language organisation user');
    const bell = document.createElement('oms-notice-center');
    bell.slot = 'notices';
    bar.append(bell);
    const menu = document.createElement('oms-sidemenu');
    menu.setAttribute('mode', size.mode);
    document.body.append(bar, menu);
  },
  unmount() {
    for (const element of document.querySelectorAll('oms-topnav, oms-sidemenu')) element.remove();
  },
  async expandAll() {
    for (let before = -1; before !== closed().length; await frame()) {
      before = closed().length;
      for (const group of closed()) group.click();
    }
  },
};

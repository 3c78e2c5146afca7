import { configureShell, getShell } from '@oms/shell';
import '@oms/shell/elements';
import { ShellProvider } from '@oms/shell/react';
import { createRoot } from 'react-dom/client';
import { DemoPage } from './DemoPage';
import './page.css';
import { demoServices } from './services';
import { TEXTS } from './texts';
import { ThemePage } from './theme/ThemePage';
import './theme/theme.css';

/*
 * The page of `npx @oms/shell demo`: the elements and widgets on the fake services, without a server behind them.
 */
const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? '';
const services = demoServices(lang in TEXTS ? lang : 'zh-CN');
configureShell({
  ...services.config,
  hosts: { ...services.config.hosts, console: location.origin },
  unauthorised: 'button',
  portal: true,
});

// The entries lead to pages of a console, which this page is not: their addresses are shown here.
getShell().on('oms-navigate', (event) => {
  event.preventDefault();
  const { pathname, search } = new URL(event.detail.url, location.href);
  history.pushState(
    null,
    '',
    `?${new URLSearchParams({ ...Object.fromEntries(query), page: pathname + search })}`,
  );
});

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ShellProvider>
      {location.pathname === '/theme' ? <ThemePage /> : <DemoPage services={services} />}
    </ShellProvider>,
  );
}

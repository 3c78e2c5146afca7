import { getShell } from '@oms/shell';
import { createRouter, createWebHistory } from 'vue-router';
import { createApp } from 'vue3';

/** A host on Vue Router. */
export function start(routeShell) {
  const pageOf = (title) => ({ template: `<h1>${title}</h1>` });
  const router = createRouter({
    history: createWebHistory(),
    routes: [
      { path: '/orders', component: pageOf('Orders') },
      { path: '/returns', component: pageOf('Returns') },
    ],
  });
  routeShell(router);
  const app = createApp({
    methods: {
      tell(event) {
        const told = getShell().unsaved(event.target.checked);
        Object.assign(window, { told });
      },
    },
    template: `
      <oms-topnav></oms-topnav>
      <oms-notice-center></oms-notice-center>
      <oms-sidemenu mode="tree"></oms-sidemenu>
      <label><input type="checkbox" @change="tell" /> Unsaved</label>
      <router-link to="/returns">Own link</router-link>
      <router-view></router-view>`,
  });
  app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('oms-');
  app.use(router).mount(document.body.appendChild(document.createElement('div')));
}

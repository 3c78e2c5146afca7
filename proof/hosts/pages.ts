import { pagesOfNatives } from './replaced-natives';

/** A page as a team writes it with one library: a form whose field the library echoes, and a modal. */
export interface HostPage {
  /** The library with its major version. */
  name: string;
  /** Its packages, of which the versions are told. */
  packages: readonly string[];
  /** Its tags; `/packages/` is the folder of the installed packages. */
  head: string;
  /**
   * Holds a field named "Name", `#echo` with what was typed there, a button "Save", and the modal with a field "In the
   * modal".
   */
  main: string;
  /** Fills the page; calls `ready()` once the library has. */
  setup: string;
  /** Opens the modal; empty where there is none. */
  show: string;
  /** Natives of the language that it has replaced by others that do less, as the report of the shell names them. */
  wrong?: readonly string[];
  /** Another document type than that of HTML 5, or none. */
  doctype?: string;
  /** Attributes of its root. */
  root?: string;
  /** Whether the shell looks otherwise there than on an empty page, as it should. */
  otherLook?: true;
  /** How a press of its link "Go on" comes to its other page: as browsers do it, or by a library that swaps the body. */
  visits?: 'load' | 'swap';
  /** Attributes of its body. */
  body?: string;
  /** An engine whose driver cannot be used there. */
  notIn?: string;
  /** Whether its library listens for the keys of the page, in place of the page itself. */
  keys?: true;
  /** Whether its policy is the strictest that the shell works under. */
  strict?: true;
  /** Documents around it by path, the outermost last: each has the one before in a frame of the class "around". */
  around?: Readonly<Record<string, string>>;
}

const script = (path: string, attributes = ''): string =>
  `<script src="/packages/${path}" ${attributes}></script>`;
const style = (path: string): string => `<link rel="stylesheet" href="/packages/${path}">`;

const JQUERY = script('jquery/dist/jquery.js');

const bootstrapForm = (attributes = '') => `<div class="container-fluid"><form class="form-inline">
    <div class="form-group"><label for="name">Name</label> <input id="name" class="form-control" ${attributes}></div>
    <button class="btn btn-primary" type="submit">Save</button>
    <p class="alert alert-info" id="echo"></p></form>
    <ul class="nav nav-tabs"><li class="nav-item active"><a class="nav-link" href="#a">Orders</a></li></ul></div>
  <div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">
    <div class="modal-body"><input class="form-control" aria-label="In the modal"></div></div></div></div>`;

const jqueryEcho = `$('#name').on('input', function () { $('#echo').text(this.value) });`;
const plainEcho = `document.getElementById('name').oninput = function () { document.getElementById('echo').textContent = this.value };`;
const bootstrapModal = `$('#modal').modal('show')`;

const vueForm = (prefix: string, field: string, modal: string) => `<div id="app">
    <${prefix}-form><${prefix}-form-item label="Name">${field}</${prefix}-form-item>
    <${prefix}-button type="primary" html-type="submit" native-type="submit">Save</${prefix}-button></${prefix}-form>
    <p id="echo">{{ name }}</p>${modal}</div>`;

const vueSetup = `window.app = new Vue({ el: '#app', data: { name: '', open: false }, mounted() {
    document.querySelector('#app form').addEventListener('submit', (event) => event.preventDefault()); ready();
  } });`;

const BOOTSTRAP_2 = ['transition', 'modal', 'dropdown', 'tab', 'tooltip', 'typeahead'];

/** The libraries that old pages are written with. */
export const libraryPages: readonly HostPage[] = [
  {
    name: 'Bootstrap 2',
    packages: ['bootstrap2', 'jquery'],
    head:
      style('bootstrap2/docs/assets/css/bootstrap.css') +
      style('bootstrap2/docs/assets/css/bootstrap-responsive.css') +
      JQUERY +
      BOOTSTRAP_2.map((part) => script(`bootstrap2/js/bootstrap-${part}.js`)).join(''),
    main: `<div class="container-fluid"><form class="form-inline"><label for="name">Name</label> <input id="name" type="text">
        <button class="btn btn-primary" type="submit">Save</button><p class="alert alert-info" id="echo"></p></form>
        <ul class="nav nav-tabs"><li class="active"><a href="#a">Orders</a></li></ul></div>
      <div class="modal hide" id="modal" tabindex="-1"><div class="modal-body"><input type="text" aria-label="In the modal"></div></div>`,
    setup: `${jqueryEcho} ready();`,
    show: bootstrapModal,
  },
  {
    name: 'AdminLTE 2 on Bootstrap 3',
    packages: ['admin-lte-css', 'bootstrap'],
    head:
      style('bootstrap/dist/css/bootstrap.css') +
      style('admin-lte-css/dist/css/AdminLTE.css') +
      style('admin-lte-css/dist/css/skins/_all-skins.css') +
      JQUERY +
      script('bootstrap/dist/js/bootstrap.js'),
    main: `<div class="content-wrapper" style="margin-left: 0"><section class="content-header"><h1>Orders</h1></section>
      <section class="content"><div class="box box-primary"><div class="box-body">${bootstrapForm()}</div></div></section></div>`,
    setup: `document.body.className = 'hold-transition skin-blue sidebar-mini'; ${jqueryEcho} ready();`,
    show: bootstrapModal,
  },
  {
    name: 'jQuery 1 and Bootstrap 3',
    packages: ['bootstrap', 'jquery'],
    head: style('bootstrap/dist/css/bootstrap.css') + JQUERY + script('bootstrap/dist/js/bootstrap.js'),
    main: bootstrapForm(),
    setup: `${jqueryEcho} ready();`,
    show: bootstrapModal,
  },
  {
    name: 'Bootstrap 4',
    packages: ['bootstrap4', 'jquery'],
    head:
      style('bootstrap4/dist/css/bootstrap.css') +
      JQUERY +
      // Bootstrap 4 asks for it; its modal uses none of it.
      '<script>window.Popper = class {}</script>' +
      script('bootstrap4/dist/js/bootstrap.js'),
    main: bootstrapForm(),
    setup: `${jqueryEcho} ready();`,
    show: bootstrapModal,
  },
  {
    name: 'Bootstrap 5',
    packages: ['bootstrap5'],
    head: style('bootstrap5/dist/css/bootstrap.css') + script('bootstrap5/dist/js/bootstrap.bundle.js'),
    main: bootstrapForm(),
    setup: `${plainEcho} ready();`,
    show: `new bootstrap.Modal('#modal').show()`,
  },
  {
    name: 'jQuery UI',
    packages: ['jquery-ui', 'jquery'],
    head: style('jquery-ui/dist/themes/base/jquery-ui.css') + JQUERY + script('jquery-ui/dist/jquery-ui.js'),
    main: `<form class="ui-widget ui-widget-content"><label for="name">Name</label> <input id="name">
      <button type="submit">Save</button><p id="echo"></p></form><div id="modal"><input aria-label="In the modal"></div>`,
    setup: `${jqueryEcho} $('form button').button();
      $('#modal').dialog({ modal: true, autoOpen: false, title: 'Order' }); ready();`,
    show: `$('#modal').dialog('open')`,
  },
  {
    name: 'layui',
    packages: ['layui'],
    head: style('layui/dist/css/layui.css') + script('layui/dist/layui.js'),
    main: `<form class="layui-form"><div class="layui-form-item"><label class="layui-form-label" for="name">Name</label>
      <div class="layui-input-block"><input id="name" class="layui-input"></div></div>
      <button class="layui-btn" lay-submit lay-filter="save">Save</button><p id="echo"></p></form>`,
    setup: `layui.use(['form', 'layer', 'jquery'], () => {
      layui.jquery('#name').on('input', function () { layui.jquery('#echo').text(this.value) });
      layui.form.on('submit(save)', () => false);
      layui.form.render(); ready();
    });`,
    show: `layui.layer.open({ type: 1, anim: -1, shade: 0.4, title: 'Order', area: ['500px', '300px'], content: '<input aria-label="In the modal">' })`,
  },
  {
    name: 'AngularJS 1 with Bootstrap 3',
    packages: ['angular', 'bootstrap'],
    head:
      style('bootstrap/dist/css/bootstrap.css') +
      JQUERY +
      script('angular/angular.js') +
      script('bootstrap/dist/js/bootstrap.js'),
    main: `<div id="app" ng-controller="page">${bootstrapForm('ng-model="name"').replace('id="echo">', 'id="echo" ng-bind="name">')}</div>`,
    setup: `angular.module('host', []).controller('page', ($scope) => { $scope.name = '' });
      angular.bootstrap(document.getElementById('app'), ['host']); ready();`,
    show: bootstrapModal,
  },
  {
    name: 'Element UI',
    packages: ['element-ui', 'vue'],
    head:
      style('element-ui/lib/theme-chalk/index.css') +
      script('vue/dist/vue.min.js') +
      script('element-ui/lib/index.js'),
    main: vueForm(
      'el',
      '<el-input id="name" label="Name" v-model="name"></el-input>',
      `<el-dialog title="Order" :visible.sync="open" width="500px"><input aria-label="In the modal"></el-dialog>`,
    ),
    setup: vueSetup,
    show: 'app.open = true',
  },
  {
    name: 'Ant Design Vue 1',
    packages: ['ant-design-vue', 'vue'],
    head:
      style('ant-design-vue/dist/antd.css') +
      script('vue/dist/vue.min.js') +
      script('moment/moment.js') +
      script('ant-design-vue/dist/antd.js'),
    main: vueForm(
      'a',
      '<a-input id="name" aria-label="Name" v-model="name"></a-input>',
      `<a-modal title="Order" v-model="open"><input aria-label="In the modal"></a-modal>`,
    ),
    setup: vueSetup,
    show: 'app.open = true',
  },
  {
    name: 'Dojo',
    packages: ['dojo', 'dijit'],
    head:
      style('dijit/themes/claro/claro.css') +
      `<script>dojoConfig = { async: true, packages: [{ name: 'dijit', location: '/packages/dijit' }] }</script>` +
      script('dojo/dojo.js'),
    main: `<form><label for="name">Name</label> <input id="name"><button type="submit">Save</button><p id="echo"></p></form>`,
    setup: `document.body.className += ' claro';
      require(['dojo/on', 'dojo/dom', 'dijit/Dialog', 'dijit/form/TextBox'], (on, dom, Dialog, TextBox) => {
        const field = new TextBox({ intermediateChanges: true, 'aria-label': 'Name' }, 'name');
        field.on('change', (text) => { dom.byId('echo').textContent = text });
        on(document.querySelector('form'), 'submit', (event) => event.preventDefault());
        window.modal = new Dialog({ title: 'Order', duration: 1, content: '<input aria-label="In the modal">' });
        ready();
      });`,
    // It takes the focus once it is shown.
    show: 'modal.show().then(() => true)',
  },
  {
    name: 'RequireJS with jQuery 1 and Bootstrap 3',
    packages: ['requirejs', 'bootstrap'],
    head: style('bootstrap/dist/css/bootstrap.css') + script('requirejs/require.js'),
    main: bootstrapForm(),
    setup: `require.config({
        paths: { jquery: '/packages/jquery/dist/jquery', bootstrap: '/packages/bootstrap/dist/js/bootstrap' },
        shim: { bootstrap: ['jquery'] },
      });
      require(['jquery', 'bootstrap'], ($) => { ${jqueryEcho} window.$ = $; ready(); });`,
    show: bootstrapModal,
  },
];

const plainForm = `<form><label for="name">Name</label> <input id="name"><button type="submit">Save</button><p id="echo"></p></form>`;

const plainPage = (name: string, more: Partial<HostPage> = {}): HostPage => ({
  name,
  packages: [],
  head: '',
  main: plainForm,
  setup: `${plainEcho} ready();`,
  show: '',
  ...more,
});

/** What libraries of shortcuts call for a key of the page. */
const pressed = `(event) => { hotkeys.push(event.key); return false; }`;
const KEYS = 'a,b,x,/,enter,backspace';

const keysPage = (name: string, library: string, file: string, bind: string, head = '') =>
  plainPage(name, {
    packages: [library],
    head: head + script(`${library}/${file}`),
    setup: `${plainEcho} ${bind} ready();`,
    keys: true,
  });

/** Libraries that listen for the keys of a page at its document. */
export const keysPages: readonly HostPage[] = [
  // Its `keypress`, the default for letters, comes after the keydown at which the shell takes `/`.
  keysPage(
    'Mousetrap',
    'mousetrap',
    'mousetrap.js',
    `Mousetrap.bind('${KEYS}'.split(','), ${pressed}, 'keydown');`,
  ),
  keysPage('hotkeys-js', 'hotkeys-js', 'dist/hotkeys-js.umd.cjs', `hotkeysLibrary('${KEYS}', ${pressed});`),
  keysPage('keymaster', 'keymaster', 'keymaster.js', `key('${KEYS}', ${pressed});`),
  keysPage(
    'jquery.hotkeys',
    'jquery.hotkeys',
    'jquery.hotkeys.js',
    `for (const name of '${KEYS.replace('enter', 'return')}'.split(',')) $(document).bind('keydown', name, ${pressed});`,
    JQUERY,
  ),
];

/** The page of nobody: what the shell looks like there, it looks like everywhere. */
export const emptyPage: HostPage = plainPage('an empty page');

/** Pages that replace what the language has. */
export const nativesPages: readonly HostPage[] = pagesOfNatives.map(({ name, head, packages, wrong }) =>
  // The driver of WebKit speaks by JSON and Promise of the page.
  plainPage(name, { head, packages, wrong, ...(/Prototype|Promise/.test(name) ? { notIn: 'WebKit' } : {}) }),
);

const frame = (
  source: string,
  width: number,
) => `<!doctype html><title>Frame</title><style>body { margin: 0 }</style>
  <iframe class="around" src="${source}" width="${width}" height="700"></iframe>`;

/** Places that no library has made. */
export const placePages: readonly HostPage[] = [
  plainPage('quirks mode', { doctype: '' }),
  plainPage('right to left', { root: 'dir="rtl"', otherLook: true }),
  plainPage('zoomed by CSS to 125 %', { root: 'style="zoom: 1.25;"', otherLook: true, notIn: 'WebKit' }),
  plainPage('zoomed by CSS to 80 %', { root: 'style="zoom: 0.8;"', otherLook: true, notIn: 'WebKit' }),
  plainPage('a frame in a frame', {
    around: { '/tab': frame('/page', 1200), '/tabs': frame('/tab', 1250) },
    otherLook: true,
  }),
  plainPage('the strictest policy', { strict: true }),
  plainPage('back and forward', { visits: 'load' }),
  plainPage('Turbo', {
    packages: ['@hotwired/turbo'],
    head: script('@hotwired/turbo/dist/turbo.es2017-umd.js'),
    visits: 'swap',
  }),
  plainPage('htmx', {
    packages: ['htmx.org'],
    head: script('htmx.org/dist/htmx.js'),
    body: 'hx-boost:inherited="true"',
    main: plainForm.replace('<form', '<form hx-boost="false"'),
    visits: 'swap',
  }),
  plainPage('30,000 nodes of its own', {
    setup: `${plainEcho} const list = document.createElement('div');
      list.innerHTML = '<p>One <b>row</b></p>'.repeat(15000); document.querySelector('main').append(list); ready();`,
  }),
];

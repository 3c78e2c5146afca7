import type { Operation } from '../shape/operation';
import { bit, count, described, id, listOf, record, text } from '../shape/schema';
import { configured } from './endpoint';
import { user } from './shared';

const moduleRow = record({ id }, { title: text, langKey: text, iconClass: text, sortIndex: count });
const systemRow = record({ id }, { url: text, title: text, label: text });
const eventRow = record({ id }, { title: text, label: text, langKey: text, isSystem: bit });

export const entry = record(
  { id },
  {
    parentId: described(id, 'Id of the entry above; "0" or null at the top of a module.'),
    title: text,
    note: text,
    langKey: described(text, 'Key of the title among the texts of `localeTexts`.'),
    url: described(text, 'A path of the console, or an address. A group has none.'),
    scope: described(id, 'Id of the system that the url belongs to; "1", the console, by default.'),
    menuType: described(text, '"NO" for an entry that is not shown, but counts for crumbs and permissions.'),
    globalCatelogId: described(id, 'Id of the module.'),
    iconClass: text,
    labelId: described(id, 'Its authorisation code.'),
    sortIndex: count,
    props: record({}, { to: text, href: text }),
  },
);

/** The user and the menu, which bar and menu cannot do without. */
export const firstViewOperations: readonly Operation[] = [
  {
    name: 'userInfo',
    method: 'GET',
    ...configured('userInfo'),
    firstView: true,
    about:
      'The user who is signed in. Code 403 where the user does not belong to the organisation of `contextId`.',
    usedBy: 'top bar, side menu, `useSession`',
    without: 'The bar shows that the service is not there.',
    data: user,
    codes: { 403: 'the user does not belong to the organisation' },
  },
  {
    name: 'publicBase',
    method: 'GET',
    ...configured('baseData'),
    open: true,
    firstView: true,
    about: 'With `noVerify=1` and without a token: modules, systems and types of events.',
    usedBy: 'top bar, side menu',
    without: 'There is no menu.',
    query: { noVerify: { schema: { enum: [1, '1'] }, required: true } },
    send: { query: { noVerify: 1 } },
    data: record(
      { globalcatelogs: described(listOf(moduleRow), 'The modules of the menu.') },
      { systems: listOf(systemRow), bizeventtypes: listOf(eventRow) },
    ),
  },
  {
    name: 'menu',
    method: 'GET',
    ...configured('baseData'),
    firstView: true,
    about:
      "Without `noVerify`: the user's menu, and `labels`, the authorisation codes beside those of its entries.",
    usedBy: 'top bar, side menu, permissions',
    without: 'There is no menu, and nothing is allowed.',
    data: record({ menus: listOf(entry) }, { labels: listOf(id) }),
  },
];

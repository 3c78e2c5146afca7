import { NEW_SAME, NEW_WEAK } from '../../../src/domain/account/codes';
import { LINK_OVER } from '../../../src/domain/mail-links/codes';
import { CURRENT_WRONG } from '../../../src/domain/password/codes';
import { CHANGED } from '../../../src/domain/reminders/change';
import { RULES, TEMPLATES } from '../../../src/domain/reminders/paths';
import { SOURCES } from '../../../src/domain/search/api';
import { CODE_WRONG, PASSWORD_WRONG } from '../../../src/domain/security/codes';
import { from, type Operation, type Parameter } from '../operation';
import {
  anything,
  bit,
  count,
  described,
  flag,
  id,
  listOf,
  oneOf,
  orNull,
  pageOf,
  record,
  type Schema,
  table,
  text,
  time,
} from '../schema';
import { configured } from './endpoint';
import { file, listQuery, page, user } from './shared';

const recordQuery: Readonly<Record<string, Parameter>> = {
  recordType: { schema: text, required: true },
  recordId: { schema: text, required: true },
};
const ofRecord = { recordType: 'order', recordId: '1' };
const sentence = (what: string) => `${what} says that it could not be loaded.`;

const profile = {
  name: 'profile',
  method: 'GET',
  path: '/api/v1/My/getUserProfile',
  about: 'The account of the user.',
  usedBy: 'profile of the console',
  without: sentence('The page'),
  data: record(
    {},
    { ...user.properties, phoneProved: flag, lastLoginIp: text, lastLoginAt: time, passwordChangedAt: time },
  ),
} as const satisfies Operation;

const mine = (name: string, what: Partial<Operation> & Pick<Operation, 'about'>): Operation => ({
  name,
  method: 'POST',
  path: `/api/v1/My/${name}`,
  usedBy: 'account security of the console',
  without: 'The page of account security shows a message.',
  ...what,
});
const withPassword = { body: record({ password: text }), send: { body: { password: 'correct horse' } } };
const PASSWORD = { [PASSWORD_WRONG]: 'the password is wrong' };
const CODE = { [CODE_WRONG]: 'the code is not right' };
const smsCheck = record({ flow: text }, { target: text, resendIn: count });
const recoveryCodes = record({ recoveryCodes: listOf(text) });
const place = { id: text, ip: text, browser: text, system: text, way: text };
const FLOW = 'flow-1';
const flowAndCode = {
  body: record({ flow: text, code: text }),
  send: { body: { flow: FLOW, code: '123456' } },
  codes: CODE,
  example: null,
};

const security: readonly Operation[] = [
  mine('signInMethods', {
    method: 'GET',
    about: 'The second steps of the own sign-in.',
    data: record({}, { phone: text, phoneChecked: flag, sms: flag, totpSince: time, recoveryCodes: count }),
  }),
  mine('sessions', {
    method: 'GET',
    about: 'Where the user is signed in.',
    data: record({
      sessions: listOf(record({}, { ...place, current: flag, createdAt: time, seenAt: time })),
    }),
  }),
  mine('signIns', {
    method: 'GET',
    about: 'The latest sign-ins, with those that failed.',
    data: record({ signIns: listOf(record({}, { ...place, at: time, succeeded: flag })) }),
  }),
  mine('endSession', {
    about: 'Ends one of the sessions.',
    body: record({ id: text }),
    send: { body: { id: from('sessions', 'sessions.0.id') } },
  }),
  mine('endOtherSessions', { about: 'Ends all other sessions.', body: record({}), send: { body: {} } }),
  mine('totpBegin', {
    about: 'The secret of a new authenticator.',
    ...withPassword,
    data: record({ secret: text, uri: described(text, '`otpauth://…`') }),
    codes: PASSWORD,
    example: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/OMS:alex?secret=JBSWY3DPEHPK3PXP&issuer=OMS',
    },
  }),
  mine('totpConfirm', {
    about: 'The first code of the new authenticator; gives the recovery codes.',
    body: record({ code: text }),
    send: { body: { code: '123456' } },
    data: recoveryCodes,
    codes: CODE,
    example: { recoveryCodes: ['7f3a-91bc', '02de-55a1'] },
  }),
  mine('totpRemove', {
    about: 'Removes the authenticator.',
    ...withPassword,
    codes: PASSWORD,
    example: null,
  }),
  mine('recoveryCodes', {
    about: 'New recovery codes; the old ones are worth nothing from then on.',
    ...withPassword,
    data: recoveryCodes,
    codes: PASSWORD,
    example: { recoveryCodes: ['7f3a-91bc', '02de-55a1'] },
  }),
  mine('smsBegin', {
    about: 'Sends a code to the own phone, by which each sign-in will ask.',
    ...withPassword,
    data: smsCheck,
    codes: PASSWORD,
    example: { flow: FLOW, target: '138 •••• 0000', resendIn: 60 },
  }),
  mine('smsConfirm', {
    about: 'The code of `smsBegin`.',
    ...flowAndCode,
  }),
  mine('smsRemove', {
    about: 'Sign-ins ask for no code by text any more.',
    ...withPassword,
    example: null,
    codes: PASSWORD,
  }),
  mine('phoneBegin', {
    about: "Sends a code to a number that is to be the account's.",
    body: record({ phone: text, password: text }),
    send: { body: { phone: '13900000000', password: 'correct horse' } },
    data: smsCheck,
    codes: PASSWORD,
    example: { flow: FLOW, target: '139 •••• 0000', resendIn: 60 },
  }),
  mine('phoneConfirm', {
    about: 'The code of `phoneBegin`.',
    ...flowAndCode,
  }),
  mine('phoneRemove', {
    about: 'Removes the phone of the account.',
    ...withPassword,
    codes: PASSWORD,
    example: null,
  }),
];

const changePassword: Operation = {
  name: 'changePassword',
  method: 'POST',
  ...configured('changePassword'),
  about: 'Changes the own password.',
  usedBy: 'password page of the console',
  without: 'The page shows a message.',
  body: record({ currentPassword: text, newPassword: text }),
  send: { body: { currentPassword: 'correct horse', newPassword: 'Fresh#2027' } },
  codes: {
    [CURRENT_WRONG]: 'the current password is wrong',
    [NEW_WEAK]: 'the new one is too weak',
    [NEW_SAME]: 'it is the present one',
  },
};

const mail = (name: string, what: Partial<Operation> & Pick<Operation, 'about'>): Operation => ({
  name: `mail${name[0]?.toUpperCase()}${name.slice(1)}`,
  method: 'POST',
  path: `/auth/account/${name}`,
  open: true,
  usedBy: 'registration and forgotten password of the console',
  without: 'The page shows a message.',
  ...what,
});
const LINK = { [LINK_OVER]: 'the link was used already, or is not valid any more' };
const NEW = { [NEW_WEAK]: 'the password is too weak', [NEW_SAME]: 'it is the present one' };
const registrant = { name: text, organisation: text, phone: text };
const lan = { name: 'Xu Lan', organisation: 'Bluewhale', phone: '13900000000' };

const mails: readonly Operation[] = [
  mail('register', {
    about: 'Asks for a mail with a link. The reply is the same for an address that has an account.',
    body: record({ email: text, ...registrant, agreed: flag }),
    send: { body: { email: 'lan@example.test', ...lan, agreed: true } },
  }),
  mail('registerAgain', {
    about: 'Asks for the mail again.',
    body: record({ email: text }),
    send: { body: { email: 'lan@example.test' } },
  }),
  mail('registerLink', {
    about: 'For whom a link is.',
    changes: false,
    body: record({ token: text }),
    send: { body: { token: 't1' } },
    data: record({ email: text }, registrant),
    codes: LINK,
  }),
  mail('verify', {
    about: 'Makes the account.',
    body: record({ token: text, password: text, ...registrant }),
    send: { body: { token: 't1', password: 'Fresh#2027', ...lan } },
    codes: { ...LINK, ...NEW },
  }),
  mail('reset', {
    about:
      'Asks for a mail with a link to a new password. The reply is the same for an address that nobody has.',
    body: record({ email: text }),
    send: { body: { email: 'alex.morgan@example.test' } },
  }),
  mail('resetLink', {
    about: 'For whom a link is.',
    changes: false,
    body: record({ token: text }),
    send: { body: { token: 't2' } },
    data: record({ email: text }, registrant),
    codes: LINK,
  }),
  mail('setPassword', {
    about: 'Sets the new password.',
    body: record({ token: text, password: text }),
    send: { body: { token: 't2', password: 'Fresh#2027' } },
    codes: { ...LINK, ...NEW },
  }),
];

const task = record(
  { id },
  {
    taskNo: id,
    taskTitle: text,
    status: described(id, '0 waiting, 1 running, 2 done, 3 failed.'),
    createdAt: time,
    updatedAt: time,
    errorMsg: text,
    errorDetail: described(text, '`==>` in it: a call of business logic has failed.'),
    progressDone: count,
    progressTotal: count,
  },
);
const HOME = 'home';
/** What the rows of a group have beside id, title and `also`. */
const SEARCHED: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  orders: { orderNo: text, sku: text, name: text, quantity: { type: 'number' }, status: text },
  products: { sku: text, name: text, available: { type: 'number' } },
  purchases: { poNo: text, sku: text, name: text, status: text },
  announcements: { updatedAt: time },
};

const work: readonly Operation[] = [
  {
    name: 'tasks',
    method: 'GET',
    path: '/api/v1/TaskCenter/findList',
    service: 'boss',
    about: 'The newest tasks of the organisation.',
    usedBy: 'bell, home',
    without: 'The list of tasks says that it could not be loaded.',
    query: { rows: { schema: { type: 'integer' }, required: true } },
    send: { query: { rows: 20 } },
    data: listOf(task),
  },
  {
    name: 'task',
    method: 'GET',
    path: '/api/v1/TaskCenter/findById',
    service: 'boss',
    about: 'A task with all that its dialog shows.',
    usedBy: 'bell, home',
    without: 'An opened task says that it could not be loaded.',
    query: { id: { schema: text, required: true } },
    send: { query: { id: from('tasks', '0.id') } },
    data: record(
      { id },
      {
        ...task.properties,
        lineId: described(id, 'Id of a product line, by which the project is named.'),
        createdName: text,
        actedName: text,
        sourceNo: id,
        taskFile: text,
        otherParameter: text,
        remark: text,
      },
    ),
  },
  {
    name: 'reports',
    method: 'GET',
    path: '/api/v1/ReportTask/findByPage',
    service: 'bi',
    about: 'The newest report tasks of the organisation.',
    usedBy: 'bell',
    without: 'The list of reports says that it could not be loaded.',
    query: listQuery,
    send: { query: { ...page, rows: 5 } },
    data: pageOf(
      record(
        { id },
        {
          number: id,
          title: text,
          status: described(id, '2: done, with the file.'),
          createdAt: time,
          attachUrl: text,
        },
      ),
    ),
  },
  {
    name: 'dashboard',
    method: 'GET',
    ...configured('dashboard'),
    service: 'boss',
    about: 'Figures of home and of the guide.',
    usedBy: HOME,
    without: 'The figures of home say that they could not be loaded.',
    data: record(
      {
        orders: record(
          {
            byStatus: listOf(record({}, { status: text, count, yesterday: count, days: listOf(count) })),
          },
          { total: count, yesterdayTotal: count },
        ),
        guide: record(
          {},
          {
            channels: count,
            productLines: count,
            products: count,
            unmatchedSkus: count,
            warehouses: count,
            rules: count,
          },
        ),
      },
      {
        asOf: time,
      },
    ),
  },
  {
    name: 'warehousesOfHome',
    method: 'GET',
    path: '/api/v1/OrganizationWarehouse/findAllByContextId',
    service: 'boss',
    about: 'The warehouses of the organisation, with their time zones.',
    usedBy: HOME,
    without: 'The local times are missing.',
    data: listOf(record({ id }, { title: text, code: text, timeZone: text, active: anything })),
  },
  ...(Object.entries(SOURCES).map(([group, { path, service }]) => ({
    name: `search${group[0]?.toUpperCase()}${group.slice(1)}`,
    method: 'GET' as const,
    path,
    service,
    about: `Searches ${group}.`,
    usedBy: 'search of the top bar',
    without: 'The group says that it could not be searched; the menu is found.',
    query: {
      keyword: { schema: text, required: true as const },
      size: { schema: { type: 'integer' }, required: true as const },
    },
    send: { query: { keyword: 'A', size: 5 } },
    data: record(
      {
        items: listOf(
          record(
            { id },
            {
              title: text,
              also: described(text, 'What else was found, such as a remark.'),
              ...SEARCHED[group],
            },
          ),
        ),
      },
      { total: count },
    ),
  })) satisfies Operation[]),
];

const outcome = record(
  {},
  {
    total: count,
    done: count,
    failed: listOf(record({}, { id, no: id, reason: text })),
    task: record({}, { id, taskNo: id }),
  },
);
const selection = { ids: listOf(id), all: flag, search: table(anything), except: listOf(id), total: count };
const WIDGET = (name: string) => ({
  usedBy: `widget: ${name}`,
  without: 'The widget says that it could not be loaded.',
});

const label = record({ id }, { labelId: id, labelName: text, labelColour: described(text, '`#rrggbb`') });
const marks = (name: 'markLabels' | 'removeLabels', about: string): Operation => ({
  name,
  method: 'POST',
  ...configured(name),
  service: 'orderApi',
  about,
  ...WIDGET('labels'),
  once: true,
  body: record({ labelIds: listOf(id) }, selection),
  send: { body: { ids: ['1'], labelIds: ['1'] } },
  data: outcome,
  codes: { 10047: 'another number of records matches now: data.total' },
});

const widgets: readonly Operation[] = [
  {
    name: 'labels',
    method: 'GET',
    ...configured('labels'),
    service: 'boss',
    about: 'The labels that there are.',
    ...WIDGET('labels'),
    data: listOf(label),
  },
  {
    name: 'saveLabel',
    method: 'POST',
    ...configured('saveLabel'),
    service: 'boss',
    about: 'Creates a label, or changes that of `id`.',
    ...WIDGET('labels'),
    once: true,
    body: record({ labelName: text, labelColour: text }, { id }),
    send: { body: { labelName: 'Fragile', labelColour: '#112233' } },
    data: label,
  },
  marks('markLabels', 'Marks orders with labels.'),
  marks('removeLabels', 'Removes labels from orders.'),
  {
    name: 'attachments',
    method: 'GET',
    ...configured('attachments'),
    about: 'Files of a record.',
    ...WIDGET('attachments'),
    query: recordQuery,
    send: { query: ofRecord },
    data: listOf(
      record(
        {},
        {
          id,
          filename: text,
          title: text,
          genUrl: text,
          ...file,
        },
      ),
    ),
  },
  {
    name: 'deleteFile',
    method: 'GET',
    path: '/api/v1/BizAttach/del',
    changes: true,
    about: 'Deletes a file.',
    ...WIDGET('attachments'),
    query: { id: { schema: text, required: true } },
    send: { query: { id: from('attachments', '0.id') } },
  },
  {
    name: 'operationLog',
    method: 'GET',
    ...configured('operationLog'),
    service: 'boss',
    about: 'What was done to a record.',
    ...WIDGET('operation log'),
    query: { ...recordQuery, page: { schema: { type: 'integer' } }, rows: { schema: { type: 'integer' } } },
    send: { query: { ...ofRecord, page: 1, rows: 200 } },
    data: {
      anyOf: [pageOf(logRow()), listOf(logRow())],
    },
  },
  {
    name: 'photos',
    method: 'GET',
    ...configured('photos'),
    service: 'feedback',
    about: 'Photographs of a document, the newest first.',
    ...WIDGET('photos'),
    query: { orderType: { schema: text, required: true }, orderNo: { schema: text, required: true } },
    send: { query: { orderType: '200', orderNo: '1' } },
    data: {
      anyOf: [listOf(photoRow()), pageOf(photoRow())],
    },
  },
  {
    name: 'users',
    method: 'GET',
    path: '/api/v1/User/findByPageOrIds',
    about: 'Users by name, or those of `ids`, joined by commas.',
    ...WIDGET('select of users'),
    query: { ...listQuery, 'search[CN_name]': { schema: text }, ids: { schema: text } },
    send: { query: page },
    data: pageOf(record({ id }, { name: text, email: text, orgName: text, roleLabel: text })),
  },
  ...['/api/v1/Product', '/api/v2/productManage'].flatMap((base): Operation[] => {
    const what = base.endsWith('Manage') ? 'ManagedProducts' : 'Products';
    const product = record(
      { id, erpSku: described(id, 'Or `sku`.') },
      { erpSkuCode: id, name: text, nameEn: text, isTemp: bit },
    );
    return [
      {
        name: `find${what}`,
        method: 'GET',
        path: `${base}/findByPage`,
        service: 'boss',
        about: 'Products by keyword.',
        ...WIDGET('select of products'),
        query: { ...listQuery, 'search[CN_keyword]': { schema: text } },
        send: { query: { page: 1, rows: 20 } },
        data: pageOf(product),
      },
      {
        name: `list${what}`,
        method: 'POST',
        path: `${base}/findByPage`,
        service: 'boss',
        changes: false,
        about: 'The products of these SKUs, at most 500.',
        ...WIDGET('select of products, SKU query'),
        body: record({ search: record({ IN_sku: listOf(text) }), page: count, rows: count }),
        send: { body: { page: 1, rows: 1, search: { IN_sku: ['A-100'] } } },
        data: pageOf(product),
      },
    ];
  }),
];

function logRow(): Schema {
  return record(
    {},
    {
      id,
      createdAt: time,
      createdName: text,
      actedName: text,
      opRemark: text,
      opAction: described(id, 'Code of the action.'),
      operateType: text,
      opResult: anything,
      opData: anything,
    },
  );
}
function photoRow(): Schema {
  return record({}, { id, orderNo: id, sku: text, pictureUrl: text, remark: text, createdAt: time });
}

const RULE_PAGES = { usedBy: 'notice rules of the console', without: sentence('The page') };
const common = {
  id: text,
  name: text,
  bizeventTypeId: text,
  updatedAt: id,
  organisationId: orNull(text),
  status: id,
};
const templateFields: Readonly<Record<string, Schema>> = {
  ...common,
  titleZh: text,
  briefZh: text,
  contentZh: text,
  titleEn: text,
  briefEn: text,
  contentEn: text,
  url: text,
  format: bit,
  rules: count,
};
const codesList: Schema = described(
  { anyOf: [text, listOf(id)] },
  'Codes joined by commas, or a list of them.',
);
const ruleFields: Readonly<Record<string, Schema>> = {
  ...common,
  templateId: text,
  ruleType: id,
  level: id,
  channels: codesList,
  notifiers: codesList,
  userIds: codesList,
};

const entity = (
  kind: 'Template' | 'Rule',
  base: string,
  fields: Readonly<Record<string, Schema>>,
): readonly Operation[] => {
  const what = kind === 'Template' ? 'templates' : 'rules';
  const first = from(`remind${kind}s`, 'content.0.id');
  const updated = from(`remind${kind}s`, 'content.0.updatedAt');
  return [
    {
      name: `remind${kind}s`,
      method: 'GET',
      path: `${base}/findByPage`,
      about: `A page of the ${what}.`,
      ...RULE_PAGES,
      query: {
        ...listQuery,
        page: { schema: { type: 'integer' } },
        'search[EQ_bizeventTypeId]': { schema: text },
        'search[EQ_status]': { schema: text },
      },
      send: { query: { rows: 500 } },
      data: pageOf(record({}, fields)),
    },
    {
      name: `remind${kind}`,
      method: 'GET',
      path: `${base}/loadData`,
      about: `One of the ${what}.`,
      ...RULE_PAGES,
      query: { id: { schema: text, required: true } },
      send: { query: { id: first } },
      data: record({ entity: record({}, fields) }),
    },
    {
      name: `saveRemind${kind}`,
      method: 'POST',
      path: `${base}/saveData`,
      about: `Saves one of the ${what}; without \`id\` it is a new one.`,
      ...RULE_PAGES,
      once: true,
      body: record({}, { ...fields, status: anything }),
      send: { body: { id: first, updatedAt: updated, name: 'Changed' } },
      codes: {
        [CHANGED]:
          'somebody has changed it since it was read: data.changedBy, data.actedName, data.changedAt',
      },
    },
    {
      name: `activateRemind${kind}`,
      method: 'POST',
      path: `${base}/setActive`,
      about: 'Switches it on (status 1) or off (2).',
      ...RULE_PAGES,
      body: record({ id: text, status: oneOf('1', '2') }),
      send: { body: { id: first, status: '2' } },
    },
    {
      name: `removeRemind${kind}`,
      method: 'GET',
      path: `${base}/del`,
      changes: true,
      about: 'Deletes it.',
      ...RULE_PAGES,
      query: { id: { schema: text, required: true } },
      send: { query: { id: first } },
      example: null,
      codes: kind === 'Template' ? { 10050: 'rules use the template' } : {},
    },
  ];
};

const reminders: readonly Operation[] = [
  {
    name: 'remindEventTypes',
    method: 'GET',
    path: `${TEMPLATES}/eventTypes`,
    about: 'Events that templates tell of, with their placeholders.',
    ...RULE_PAGES,
    data: record({
      eventTypes: listOf(
        record(
          {},
          {
            id: text,
            langKey: text,
            title: text,
            placeholders: listOf(record({}, { name: text, title: text, sampleZh: text, sampleEn: text })),
          },
        ),
      ),
    }),
  },
  ...entity('Template', TEMPLATES, templateFields),
  ...entity('Rule', RULES, ruleFields),
  {
    name: 'remindEvents',
    method: 'GET',
    path: `${RULES}/events`,
    about: 'Events of a type that have happened.',
    ...RULE_PAGES,
    query: { bizeventTypeId: { schema: text, required: true } },
    send: { query: { bizeventTypeId: from('remindEventTypes', 'eventTypes.0.id') } },
    data: record({ events: listOf(record({}, { id: text, documentNo: text, level: id, createdAt: time })) }),
  },
  {
    name: 'testRemindRule',
    method: 'POST',
    path: `${RULES}/test`,
    changes: false,
    about: 'What a rule would have sent for events.',
    ...RULE_PAGES,
    body: record({ id: text, eventIds: listOf(text) }),
    send: { body: { id: from('remindRules', 'content.0.id'), eventIds: ['800001'] } },
    data: record({
      results: listOf(
        record(
          {},
          {
            eventId: text,
            documentNo: text,
            obstacle: text,
            people: listOf(record({}, { id: text, name: text, by: codesList })),
            group: text,
            channels: codesList,
            text: record({}, { title: text, brief: text, content: text }),
          },
        ),
      ),
    }),
  },
];

export const consoleOperations: readonly Operation[] = [
  profile,
  changePassword,
  ...mails,
  ...security,
  ...work,
  ...widgets,
  ...reminders,
];

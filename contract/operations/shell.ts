import { TEXTS } from '../../src/page/first-calls/texts-call';
import type { Operation } from '../shape/operation';
import { anything, described, flag, id, listOf, oneOf, orNull, pageOf, record, text } from '../shape/schema';
import { configured } from './endpoint';
import { file, listQuery, organisation, page } from './shared';

/** Of all pages, beside the first view and the notices. */
export const shellOperations: readonly Operation[] = [
  {
    name: 'organisations',
    method: 'GET',
    ...configured('organisationList'),
    about: 'A page of the organisations that the user can switch to.',
    usedBy: 'organisation switcher',
    without:
      'The panel of organisations says that they could not be loaded; the user stays in the present one.',
    query: {
      ...listQuery,
      'search[EQ_status]': { schema: { enum: [1, '1'] }, about: 'only enabled ones' },
      'search[CN_name]': { schema: text, about: 'a part of name or code' },
      'search[EQ_yqnBpId]': { schema: text, about: 'an id of a partner, 7 to 20 digits' },
      'search[EQ_id]': { schema: text },
    },
    send: { query: { ...page, 'search[EQ_status]': 1 } },
    data: pageOf(organisation),
  },
  {
    name: 'favourites',
    method: 'GET',
    path: '/api/v1/UcUserFavMenu/findAll',
    about: "Ids of the user's favourite menu entries, in their order.",
    usedBy: 'side menu, home',
    without: 'Favourites say that they could not be loaded; the menu works.',
    data: listOf(id),
  },
  {
    name: 'saveFavourites',
    method: 'POST',
    path: '/api/v1/UcUserFavMenu/saveAll',
    about: 'Keeps the whole list; `resourceIds` are joined by commas.',
    usedBy: 'side menu',
    without: 'A star goes out again, with a message.',
    once: true,
    body: record({ resourceIds: text }),
    send: { body: { resourceIds: 'orders' } },
  },
  {
    name: 'userOption',
    method: 'GET',
    path: '/api/v1/My/getUserOptionByName',
    about: 'A small setting of the user; null or without a value where it was never saved.',
    usedBy:
      'appearance, feedback button, guide: `shell_look`, `feedback_position`, `hide_intro`, `hide_setup`',
    without: 'Settings are kept in the browser alone.',
    query: { optionName: { schema: text, required: true } },
    send: { query: { optionName: 'shell_look' } },
    data: orNull(record({}, { optionValue: anything })),
  },
  {
    name: 'saveUserOption',
    method: 'POST',
    path: '/api/v1/My/setUserOptionByName',
    about: 'Keeps a small setting of the user, at most 2,000 characters.',
    usedBy: 'appearance, feedback button, guide',
    without: 'Settings are kept in the browser alone.',
    body: record({ optionName: text, optionValue: text }),
    send: { body: { optionName: 'hide_intro', optionValue: '1' } },
  },
  {
    name: 'forwardUrl',
    method: 'GET',
    path: '/api/v1/UcYqnLogin/genForwardUserUrl',
    about: 'The address of a page of another system for this user.',
    usedBy: 'account menu: user centre, ERP',
    without: 'A press on such an item ends with a message.',
    query: { target: { schema: oneOf('userCentre', 'erp'), required: true } },
    send: { query: { target: 'erp' } },
    data: record({ url: text }),
    example: { url: 'https://erp.example.test/' },
  },
  {
    name: 'localeTexts',
    method: 'GET',
    path: TEXTS,
    open: true,
    about:
      'Texts that the service has by key: titles of the menu (`langKey`), and words of its error codes. Only those that were changed after `search[GT_opAt]`.',
    usedBy: 'menu titles, error messages',
    without: 'Titles and messages of the replies count.',
    query: {
      page: { schema: { type: 'integer' }, required: true },
      rows: { schema: { type: 'integer' }, required: true },
      'search[EQ_locale]': { schema: text, required: true },
      'search[GT_opAt]': { schema: text, about: 'time, as `2019-01-01 00:00:00`' },
    },
    send: {
      query: { page: 1, rows: 2000, 'search[EQ_locale]': 'en', 'search[GT_opAt]': '2019-01-01 00:00:00' },
    },
    data: pageOf(record({}, { langKey: text, langValue: text, opAt: text })),
  },
  {
    name: 'health',
    method: 'GET',
    path: '/status/health',
    open: true,
    about: 'Whether all services work.',
    usedBy: 'sign-in page of the console',
    without: 'The sign-in page does not say how the services are.',
    data: record({}, { up: flag }),
  },
  {
    name: 'feedback',
    method: 'POST',
    ...configured('feedback'),
    service: 'feedback',
    about: 'Feedback of the user; `attachment`: addresses of uploaded pictures, joined by commas.',
    usedBy: '<oms-feedback>',
    without: 'A report is kept, and its form says that it could not be sent.',
    once: true,
    body: record({ questionDescription: text, phone: text }, { attachment: text, environment: text }),
    send: { body: { questionDescription: 'The page is slow', phone: '13800000000', attachment: '' } },
    data: orNull(record({}, { id })),
  },
  {
    name: 'upload',
    method: 'POST',
    ...configured('upload'),
    about:
      'A form with `contextId`, further fields and the file last. The HTTP status has to be 200, and so the code.',
    usedBy: '<oms-feedback>, uploader, `OmsShell.upload`',
    without: 'A file shows that it could not be sent.',
    once: true,
    form: true,
    body: record(
      { file: described(text, 'The file.') },
      { contextId: text, model: text, type: text, source: text },
    ),
    data: record({
      entity: record(
        { genUrl: described(text, 'Address of the file; it may be relative to the service.') },
        {
          id,
          filename: text,
          title: text,
          ...file,
        },
      ),
    }),
    codes: { 413: 'the file is too large', 415: 'files of this kind are not accepted' },
  },
];

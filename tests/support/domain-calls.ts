import { forwardUrl } from '../../src/domain/account/links-api';
import { loadProfile } from '../../src/domain/account/profile';
import { fetchStats as fetchAnnouncementStats } from '../../src/domain/announcements/api';
import { fetchAnnouncement, markAsRead } from '../../src/domain/announcements/detail-api';
import { fetchRecent as fetchRecentAnnouncements } from '../../src/domain/announcements/lists-api';
import { fetchPage as fetchAnnouncementPage } from '../../src/domain/announcements/page-api';
import { finishBinding, loadBindings, unbind } from '../../src/domain/connections/api';
import { loadFavourites, saveFavourites } from '../../src/domain/favourites/api';
import { sendFeedback, uploadImage } from '../../src/domain/feedback/api';
import { deleteFile, fetchAttachments, uploadFile } from '../../src/domain/files/api';
import { loadCounts } from '../../src/domain/guide/api';
import { loadDashboard, loadWarehouses } from '../../src/domain/home/api';
import { changeLabels, fetchLabels, saveLabel } from '../../src/domain/labels/api';
import {
  allServicesUp,
  resendCode,
  sendCode,
  signIn,
  signInByProvider,
  ticketAddress,
  verifyCode,
} from '../../src/domain/login/api';
import { fetchProducts, fetchUsers, searchProducts, searchUsers } from '../../src/domain/lookups/api';
import * as links from '../../src/domain/mail-links/api';
import { fetchStats as fetchNoticeStats } from '../../src/domain/notices/api';
import { fetchNotice, fetchRecent as fetchRecentNotices } from '../../src/domain/notices/lists-api';
import { fetchPage as fetchNoticePage } from '../../src/domain/notices/page-api';
import { createReceiptSender } from '../../src/domain/notices/send-receipt';
import { fetchLog } from '../../src/domain/operation-log/api';
import { findOrganisations, searchOrganisations } from '../../src/domain/organisations/api';
import { changePassword } from '../../src/domain/password/api';
import { fetchPhotos } from '../../src/domain/photos/api';
import { fetchReference } from '../../src/domain/references/api';
import { REFERENCES } from '../../src/domain/references/catalogue';
import * as reminders from '../../src/domain/reminders/api';
import { RULES } from '../../src/domain/reminders/paths';
import { fetchReports } from '../../src/domain/reports/api';
import { searchGroup } from '../../src/domain/search/api';
import * as security from '../../src/domain/security/api';
import { fetchRowsOf, fetchSummary, runBulk } from '../../src/domain/table/api';
import { fetchTask, fetchTasks } from '../../src/domain/tasks/api';
import { loadOption, saveOption } from '../../src/domain/user-options/api';
import type { Shell } from '../../src/shell/shell';

const { signal } = new AbortController();
const once = { idempotencyKey: 'k' };
const FROM = { before: null, rows: 4 };
const RECORD = { recordType: 'order', recordId: '1' };
const LIST = { path: '/api/v1/List/findByPage', counts: '/api/v1/List/spanCounts' };
const LOOKUP = { scope: 'standard', ending: '' } as const;
const GRANTED = { provider: 'cloud', code: 'c', state: 's' };
const LAN = { name: 'Xu Lan', organisation: 'Bluewhale', phone: '13900000000' };
const PAGE = { page: 1, rows: 10, text: '', read: null };

export type DomainCall = (shell: Shell) => Promise<unknown>;

/** Every call of a domain whose reply is parsed, by the file and the name of its function. */
export const DOMAIN_CALLS: Readonly<Record<string, DomainCall>> = {
  'account/links-api forwardUrl': ({ request }) => forwardUrl(request, 'erp'),
  'account/profile loadProfile': (shell) => loadProfile(shell, signal),
  'announcements/api fetchStats': ({ request }) => fetchAnnouncementStats(request, signal),
  'announcements/detail-api fetchAnnouncement': ({ request }) => fetchAnnouncement(request, '1', signal),
  'announcements/lists-api fetchRecent': ({ request }) => fetchRecentAnnouncements(request, FROM, signal),
  'announcements/page-api fetchPage': ({ request }) => fetchAnnouncementPage(request, PAGE, signal),
  'connections/api loadBindings': ({ request }) => loadBindings(request, 'console.test', signal),
  'favourites/api loadFavourites': ({ request }) => loadFavourites(request, signal),
  'feedback/api uploadImage': ({ request, config }) =>
    uploadImage(request, config.endpoints.upload, new File(['x'], 'x.png'), signal, () => {}, once),
  'files/api fetchAttachments': ({ request, config }) =>
    fetchAttachments(request, config.endpoints.attachments, RECORD, signal),
  'files/api uploadFile': ({ request, config }) =>
    uploadFile(request, { path: config.endpoints.upload }, new File(['x'], 'x.png'), signal, () => {}, once),
  'guide/api loadCounts': ({ request, config }) => loadCounts(request, config.endpoints.dashboard, signal),
  'home/api loadDashboard': (shell) => loadDashboard(shell, signal),
  'home/api loadWarehouses': (shell) => loadWarehouses(shell, signal),
  'labels/api changeLabels': ({ request, config }) =>
    changeLabels(request, config.endpoints.markLabels, { ids: ['1'] }, ['2'], once),
  'labels/api fetchLabels': ({ request, config }) => fetchLabels(request, config.endpoints.labels, signal),
  'labels/api saveLabel': ({ request, config }) =>
    saveLabel(request, config.endpoints.saveLabel, { id: null, name: 'x', colour: '#000000' }, once),
  'login/api allServicesUp': (shell) => allServicesUp(shell),
  'login/api ticketAddress': (shell) => ticketAddress(shell, 'http://console.test/x'),
  'login/api resendCode': (shell) => resendCode(shell, 'f'),
  'login/api sendCode': (shell) => sendCode(shell, { to: 'a@b.c', remember: false }, undefined),
  'login/api signIn': (shell) => signIn(shell, { account: 'a', password: 'p', remember: false }, undefined),
  'login/api signInByProvider': (shell) => signInByProvider(shell, 'console.test', GRANTED),
  'login/api verifyCode': (shell) => verifyCode(shell, 'f', 'totp', '123456'),
  'mail-links/api readLink': ({ request }) => links.readLink(request, 'resetLink', 't'),
  'reminders/api loadEventTypes': ({ request }) => reminders.loadEventTypes(request, signal),
  'reminders/api loadEventsOf': ({ request }) => reminders.loadEventsOf(request, '1', signal),
  'reminders/api loadRule': ({ request }) => reminders.loadRule(request, '1', signal),
  'reminders/api loadRules': ({ request }) => reminders.loadRules(request, signal),
  'reminders/api loadTemplate': ({ request }) => reminders.loadTemplate(request, '1', signal),
  'reminders/api loadTemplatesOf': ({ request }) => reminders.loadTemplatesOf(request, '1', signal),
  'reminders/api testRule': ({ request }) => reminders.testRule(request, '1', ['2']),
  'security/api beginPhone': ({ request }) => security.beginPhone(request, '13800000000', 'p'),
  'security/api beginSms': ({ request }) => security.beginSms(request, 'p'),
  'security/api beginTotp': ({ request }) => security.beginTotp(request, 'p'),
  'security/api confirmTotp': ({ request }) => security.confirmTotp(request, '123456'),
  'security/api loadMethods': ({ request }) => security.loadMethods(request, signal),
  'security/api loadSessions': ({ request }) => security.loadSessions(request, signal),
  'security/api loadSignIns': ({ request }) => security.loadSignIns(request, signal),
  'security/api renewRecoveryCodes': ({ request }) => security.renewRecoveryCodes(request, 'p'),
  'navigation/base refresh': async ({ navigation }) => {
    await navigation.base.refresh();
    throw navigation.base.$state.get().error;
  },
  'lookups/api fetchProducts': ({ request }) => fetchProducts(request, LOOKUP, ['A']),
  'lookups/api fetchUsers': ({ request }) => fetchUsers(request, ['1']),
  'lookups/api searchProducts': ({ request }) => searchProducts(request, LOOKUP, '', 1, signal),
  'lookups/api searchUsers': ({ request }) => searchUsers(request, '', 1, signal),
  'notices/api fetchStats': ({ request }) => fetchNoticeStats(request, signal),
  'notices/lists-api fetchNotice': ({ request }) => fetchNotice(request, '1', signal),
  'notices/lists-api fetchRecent': ({ request }) => fetchRecentNotices(request, '2', FROM, signal),
  'notices/page-api fetchPage': ({ request }) =>
    fetchNoticePage(request, { ...PAGE, type: null, eventType: null }, { signal }),
  'operation-log/api fetchLog': ({ request, config }) =>
    fetchLog(request, config.endpoints.operationLog, RECORD, signal),
  'table/api fetchRowsOf': ({ request }) => fetchRowsOf(request, LIST, {}, signal),
  'table/api fetchSummary': ({ request }) => fetchSummary(request, LIST, {}, signal),
  'table/api runBulk': ({ request }) => runBulk(request, LIST, { ids: ['1'] }, { idempotencyKey: 'k' }),
  'organisations/api findOrganisations': ({ request }) =>
    findOrganisations(request, '/api/v1/Organization/findByPage', '', 1, signal),
  'organisations/api searchOrganisations': ({ request }) =>
    searchOrganisations(request, '/api/v1/Organization/findByPage', '', 1, signal),
  'photos/api fetchPhotos': ({ request, config }) =>
    fetchPhotos(request, config.endpoints.photos, { orderType: '200', orderNo: '1' }, signal),
  'references/api fetchReference': ({ request }) =>
    fetchReference(request, REFERENCES.areas, { params: {}, organisation: '1', ending: '' }, signal),
  'reports/api fetchReports': ({ request }) => fetchReports(request, signal),
  'search/api searchGroup': ({ request }) => searchGroup(request, 'orders', 'HY', '', signal),
  'session load': ({ session }) => session.load('1000412'),
  'tasks/api fetchTask': ({ request }) => fetchTask(request, '1', signal),
  'tasks/api fetchTasks': ({ request }) => fetchTasks(request, signal),
  'user-options/api loadOption': ({ request }) => loadOption(request, 'hide_intro'),
};

/** Every call of a domain of whose reply nothing is read, by the file and the name of its function. */
export const WRITES: Readonly<Record<string, DomainCall>> = {
  'announcements/detail-api markAsRead': ({ request }) => markAsRead(request, '1', {}),
  'notices/send-receipt createReceiptSender': ({ request }) =>
    createReceiptSender(request)({ type: '2', ids: ['1'], upTo: null, count: 1 }, once),
  'connections/api finishBinding': ({ request }) => finishBinding(request, 'console.test', GRANTED),
  'connections/api unbind': ({ request }) => unbind(request, 'console.test', 'cloud'),
  'favourites/api saveFavourites': ({ request }) => saveFavourites(request, ['1', '2'], once),
  'feedback/api sendFeedback': ({ request, config }) =>
    sendFeedback(
      request,
      config.endpoints.feedback,
      { description: 'x', phone: '138', images: [], environment: 'y' },
      once,
    ),
  'files/api deleteFile': ({ request }) => deleteFile(request, '1'),
  'mail-links/api register': ({ request }) =>
    links.register(request, { email: 'a@b.test', agreed: true, ...LAN }),
  'mail-links/api registerAgain': ({ request }) => links.registerAgain(request, 'a@b.test'),
  'mail-links/api verifyAccount': ({ request }) => links.verifyAccount(request, 't', 'p', LAN),
  'mail-links/api askReset': ({ request }) => links.askReset(request, 'a@b.test'),
  'mail-links/api setPassword': ({ request }) => links.setPassword(request, 't', 'p'),
  'password/api changePassword': (shell) => changePassword(shell, 'a', 'b'),
  'reminders/api saveEntity': ({ request }) =>
    reminders.saveEntity(request, RULES, { id: '1', name: 'x' }, once),
  'reminders/api removeEntity': ({ request }) => reminders.removeEntity(request, RULES, '1'),
  'reminders/api setActive': ({ request }) => reminders.setActive(request, RULES, '1', '2'),
  'security/api confirmPhone': ({ request }) => security.confirmPhone(request, 'f', '1'),
  'security/api confirmSms': ({ request }) => security.confirmSms(request, 'f', '1'),
  'security/api endOtherSessions': ({ request }) => security.endOtherSessions(request),
  'security/api endSession': ({ request }) => security.endSession(request, '1'),
  'security/api removePhone': ({ request }) => security.removePhone(request, 'p'),
  'security/api removeSms': ({ request }) => security.removeSms(request, 'p'),
  'security/api removeTotp': ({ request }) => security.removeTotp(request, 'p'),
  'user-options/api saveOption': ({ request }) => saveOption(request, 'hide_intro', '1'),
  'session logout': ({ session }) => session.logout(),
};

/** The prefix of every key of the shell in web storage; on a foreign host it changes no other key. */
export const PREFIX = 'oms.';

/*
 * Every key of web storage. A key that ends with a dot is the prefix of several. Each is an export of its own, so that
 * a file of the build has only the keys that it uses.
 */

/** The bearer token, where the host chose `tokenStorage: 'session'`. */
export const token = 'oms.token';
/** Time of a sign-out that the service has not heard of yet, where the browser refuses the cookie of it. */
export const logout = 'oms.logout';
/** The service that refused the session, of whom, and since when; also after the end of the session, which it explains. */
export const refusal = 'oms.refusal';
/** This tab has gone to the login page and accepts a ticket. */
export const ticketExpected = 'oms.signin';
/** Cached base data: menu, modules, systems, event types. */
export const baseData = 'oms.base';
/** What the elements looked like at the last visit, which the loader draws. */
export const picture = 'oms.picture';
/** Texts of the server, by language. */
export const texts = 'oms.texts.';
/** Bad menu data that this tab has reported. */
export const menuProblems = 'oms.menu-data';
/** Groups of the menu that the user opened or closed in this tab. */
export const openGroups = 'oms.menu.open';
export const menuCollapsed = 'oms.menu.collapsed';
/** Cached ids of the favourites. */
export const favourites = 'oms.favourites';
export const favouritesCollapsed = 'oms.favourites.collapsed';
/** Reference lists, in the browser's database: app version, user, organisation, language, list. */
export const references = 'oms.reference.';
/** Pages that the user visited. */
export const visits = 'oms.recent';
/** Ids of the actions that the user has chosen in the search. */
export const usedActions = 'oms.usedActions';
export const recentOrganisations = 'oms.recentOrganisations';
/** The user who is known to have several organisations. */
export const organisationChoice = 'oms.organisationChoice';
/** The organisation that the service refused, until the user has closed the message. */
export const lostOrganisation = 'oms.lostOrganisation';
/** The document for which this tab has gone to another organisation. */
export const documentNo = 'oms.documentNo';
/** Read receipts that the service has not accepted yet: list, user, id. */
export const readReceipts = 'oms.readQueue.';
/** The latest notice that an alert has shown, by user. */
export const lastAlert = 'oms.lastAlert.';
/** The latest announcement that has opened by itself, by user. */
export const announcementShown = 'oms.announcementShown.';
/** The tab that was elected to show an alert, by kind of alert; a cookie of the same name serves the other hosts of the site. */
export const electedOnce = 'oms.claim.';
/** The user whose theme and density this tab has asked the service for. */
export const lookAsked = 'oms.lookAsked';
export const guideSeen = 'oms.guide';
/** Where the user has moved the feedback button. */
export const feedbackPosition = 'oms.feedbackPosition';
/** What the user has written in the feedback dialog and not sent; its images are a key of their own, since they are big. */
export const feedbackDraft = 'oms.feedbackDraft';
export const feedbackImages = 'oms.feedbackImages';
/** Names of files that have not arrived, by the place that they were to go to. */
export const unsentFiles = 'oms.unsentFiles';
/** Whether the user agrees to usage statistics. */
export const trackingConsent = 'oms.trackingConsent';
/** How the user wants a table, by its name. */
export const table = 'oms.table.';

/** Prefixes of the keys that stay in the tab where a session is not to be remembered. */
export const PERSONAL: readonly string[] = [picture, baseData, favourites, visits, table];

/** Keys that a switch of the organisation keeps: their values are of the user, of this tab or public, in every organisation. */
export const KEPT_AT_SWITCH: readonly string[] = [
  texts,
  recentOrganisations,
  trackingConsent,
  favouritesCollapsed,
  menuCollapsed,
  documentNo,
  readReceipts,
  feedbackPosition,
  feedbackDraft,
  feedbackImages,
  table,
];

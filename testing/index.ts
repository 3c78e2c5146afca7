/**
 * The shell on answered calls, for the tests, stories and examples of a host (docs/testing.md).
 */
export { type Answer, type FakeCall, Refusal } from '../src/core/fixtures/answers';
export { FixtureError } from '../src/core/fixtures/check-fixture';
export type { FixtureText } from '../src/core/fixtures/fixture-text';
export { list } from '../src/core/fixtures/list';
export type { UserFixture } from '../src/domain/account/fixtures';
export type { AnnouncementFixture } from '../src/domain/announcements/fixtures';
export type { ConnectionFixture } from '../src/domain/connections/fixtures';
export type { AttachmentFixture } from '../src/domain/files/fixtures';
export type { DashboardFixture } from '../src/domain/home/fixtures';
export type { LabelFixture } from '../src/domain/labels/fixtures';
export type { LoginFixture } from '../src/domain/login/fixtures';
export type { PersonFixture, ProductFixture } from '../src/domain/lookups/fixtures';
export type { MailLinkFixture } from '../src/domain/mail-links/fixtures';
export type { MenuEntryFixture, ModuleFixture } from '../src/domain/navigation/fixtures';
export type { NoticeFixture } from '../src/domain/notices/fixtures';
export type { LogFixture } from '../src/domain/operation-log/fixtures';
export type { OrganisationFixture } from '../src/domain/organisations/fixtures';
export type { PhotoFixture } from '../src/domain/photos/fixtures';
export type { ReferenceFixture, ReferencesFixture } from '../src/domain/references/fixtures';
export type {
  PastEventFixture,
  RemindEventFixture,
  RemindersFixture,
  RuleFixture,
  TemplateFixture,
} from '../src/domain/reminders/fixtures';
export type { ReportFixture } from '../src/domain/reports/fixtures';
export type { HitFixture, SearchFixture } from '../src/domain/search/fixtures';
export type { TaskFixture } from '../src/domain/tasks/fixtures';
export type { AddressOptions } from './addresses';
export type { SeenCall } from './calls';
export { cleanup } from './cleanup';
export type { CallName, Failure } from './faults';
export type { HandlersOptions, MswSockets } from './msw';
export type { PlaywrightPage } from './playwright';
export { type FakeServices, type FakeServicesOptions, fakeServices } from './services';
export { defaultWorld, type World } from './world';

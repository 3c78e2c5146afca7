/** Rule types, statuses, channels, levels and notifiers of docs/behaviour.md#notice-rules. */
export const RULE_TYPES = ['1', '2'] as const;
export const STATUSES = ['1', '2'] as const;
export const CHANNELS = ['inbox', 'email', 'dingtalkbot'] as const;
export const LEVELS = ['0', '100', '200', '250', '300', '400', '500', '550', '600'] as const;
export const NOTIFIERS = [
  'toSourceCreator',
  'toProjectAgent',
  'toAccountAgent',
  'toServiceAgent',
  'toCustomeCreator',
] as const;

export type RuleType = (typeof RULE_TYPES)[number];
export type Channel = (typeof CHANNELS)[number];
export type Level = (typeof LEVELS)[number];
export type Notifier = (typeof NOTIFIERS)[number];

/** A fact of an event that a template may name, as `{orderNo}`. */
export interface Placeholder {
  readonly name: string;
  readonly title: string;
  /** Stand for it in a preview. */
  readonly sampleZh: string;
  readonly sampleEn: string;
}

/** An event that happens. */
export interface EventType {
  readonly id: string;
  readonly langKey: string;
  readonly title: string;
  readonly placeholders: readonly Placeholder[];
}

/** The texts of a template, by their names on the wire. */
export const TEXT_FIELDS = ['titleZh', 'briefZh', 'contentZh', 'titleEn', 'briefEn', 'contentEn'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

export interface Template extends Readonly<Record<TextField, string>> {
  readonly id: string;
  readonly name: string;
  readonly bizeventTypeId: string;
  readonly url: string;
  /** Newlines of the content are line breaks. */
  readonly breaks: boolean;
  /** As the service sent it: a save is refused where somebody else has changed it meanwhile. */
  readonly updatedAt: string;
  /** Rules that use it. */
  readonly rules: number;
  /** It holds for all organisations. */
  readonly shared: boolean;
}

export interface Rule {
  readonly id: string;
  readonly name: string;
  readonly ruleType: RuleType;
  readonly bizeventTypeId: string;
  readonly templateId: string;
  readonly level: Level;
  readonly channels: readonly Channel[];
  readonly notifiers: readonly Notifier[];
  readonly userIds: readonly string[];
  readonly updatedAt: string;
  readonly shared: boolean;
}

/** Something that has happened. */
export interface PastEvent {
  readonly id: string;
  readonly documentNo: string;
  readonly level: Level;
  readonly at: string;
}

/** Why an event makes no message by a rule. */
export const OBSTACLES = ['type', 'level', 'organisation', 'nobody'] as const;

/** What a rule would have sent for an event. */
export interface TestResult {
  readonly eventId: string;
  readonly documentNo: string;
  readonly obstacle: (typeof OBSTACLES)[number] | null;
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly by: readonly Notifier[];
  }[];
  /** The group chat whose robot would write; '' for none. */
  readonly group: string;
  readonly channels: readonly Channel[];
  readonly text: { readonly title: string; readonly brief: string; readonly content: string };
}

import type { Lang } from '../i18n/lang';
import type { HostTexts } from '../i18n/texts';
import type { Group } from '../shape/member';
import type { ENDPOINTS } from './endpoints';
import type { Field } from './fields';
import type { PAGES, SCHEMA } from './schema';
import type { SERVICES } from './services';

/** A provider of social login: what the service calls it, and its name where the shell has none of its own. */
export interface SocialProvider {
  readonly id: string;
  readonly label: string | null;
}

export interface Social {
  readonly providers: readonly SocialProvider[];
  /** `host` or `host:port` of the pages on which social login is allowed. */
  readonly hosts: readonly string[];
}

/** A provider by its id alone is named by the shell. Hosts may be given as origins, too. */
export interface SocialInput {
  providers: readonly (string | { id: string; label?: string | null })[];
  hosts: readonly string[];
}

/** Words of the host in the place of the shell's texts, by language. */
export type MessagesInput = { readonly [Name in Lang]?: HostTexts };

type Value<Key> =
  Key extends Group<infer Members> ? Values<Members> : Key extends Field<infer Read, unknown> ? Read : never;
type Values<Keys> = { [Name in keyof Keys]: Value<Keys[Name]> };
type Given<Key> =
  Key extends Group<infer Members>
    ? Partial<Values<Members>>
    : Key extends Field<unknown, infer Input>
      ? Input
      : never;

/** Base URLs of the services, without a trailing slash. */
export type ServiceHosts = { [Name in keyof typeof SERVICES]: string };

/** Base URLs of the pages, without a trailing slash; null where the deployment has none. */
export interface PageHosts extends Values<typeof PAGES> {}

/** Paths that a deployment may have elsewhere, by name (docs/behaviour.md#calls). */
export interface Endpoints extends Values<typeof ENDPOINTS> {}

/** The configuration, complete: every default is filled in. */
export interface ShellConfig extends Values<typeof SCHEMA> {}

/** Configuration that a host gives: any keys; of `hosts`, `endpoints` and `alerts` any members. */
export type ShellConfigInput = { [Key in keyof typeof SCHEMA]?: Given<(typeof SCHEMA)[Key]> };

/** A keyboard shortcut of the shell, named for what it opens. */
export type PageKey = ShellConfig['keys'][number];

export type Theme = NonNullable<ShellConfig['theme']>;
export type Density = NonNullable<ShellConfig['density']>;

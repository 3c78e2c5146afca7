import type { Commands, OwnCommands } from '../core/commands';
import type { StoreContext } from '../core/store/define-store';
import type { CommandMap } from './command-map';
import type { Navigation } from './navigation/navigation';
import type { Organisations } from './organisations/organisations';

/** The context of stores that need the menu or the organisations, which every page has. */
export interface DomainContext extends StoreContext {
  readonly organisations: Organisations;
  readonly navigation: Navigation;
  readonly commands: Commands<CommandMap & OwnCommands>;
  /** Loads the user and the base data again after a failed start. */
  retry(): void;
}

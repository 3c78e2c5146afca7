import type { Command } from './command';
import { bake } from './commands/bake';
import { demo } from './commands/demo';
import { snippet } from './commands/snippet';

/** The commands of `oms-shell`, in the order of its help. A new one is a file in commands/ and a name here. */
export const commands: readonly Command[] = [demo, snippet, bake];

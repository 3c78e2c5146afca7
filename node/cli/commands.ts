import type { Command } from './command';
import { alias } from './commands/alias';
import { bake } from './commands/bake';
import { check } from './commands/check';
import { demo } from './commands/demo';
import { doctor } from './commands/doctor';
import { init } from './commands/init';
import { snippet } from './commands/snippet';

/** The commands of `oms-shell`, in the order of its help. A new one is a file in commands/ and a name here. */
export const commands: readonly Command[] = [init, check, doctor, demo, snippet, bake, alias];

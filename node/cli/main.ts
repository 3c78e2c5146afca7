#!/usr/bin/env node
import { nearest } from '../../src/core/text/nearest';
import { columns, helpOf, read } from './command';
import { commands } from './commands';
import { packageVersion } from './package';

const help = () => `Usage: oms-shell <command> [options]

${columns(commands.map(({ name, about }) => [name, about]))}

  oms-shell <command> --help   what a command takes
  oms-shell --version          the version of @oms/shell

Documentation: node_modules/@oms/shell/README.md`;

/** @returns the exit status */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const asksHelp = (arg: string) => arg === '--help' || arg === '-h';
  if (name === '--version' || name === '-v') {
    console.log(packageVersion());
    return 0;
  }
  const asked = name === 'help' ? (args[0] ?? '') : name;
  const command = commands.find((one) => one.name === asked);
  if (command && (name === 'help' || args.some(asksHelp))) {
    console.log(helpOf(command));
    return 0;
  }
  if (command) return (await command.run(read(command, args))) ?? 0;
  if (asksHelp(name) || (name === 'help' && asked === '')) {
    console.log(help());
    return 0;
  }
  if (asked === '') throw new Error(help());
  const meant = nearest(
    asked,
    commands.map((one) => one.name),
  );
  throw new Error(`"${asked}" is no command${meant ? `: did you mean ${meant}?` : '.'}\n\n${help()}`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

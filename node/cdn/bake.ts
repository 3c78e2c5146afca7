import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeIntegrity } from './integrity';

/** The scripts that read a baked configuration. */
const scripts = ['oms-shell.js', 'oms-shell.all.js'];

/** The place of the configuration in a built script; see elements/loader/config.ts. */
const slot = /@@oms-baked:[^@]*@@/g;

/**
 * Copies a CDN build with a configuration baked into its scripts, and renews integrity.json.
 * The two folders may be the same, and a baked build may be baked again: the new configuration replaces the old.
 * @throws Error when fromDir is not a CDN build
 */
export function bake(config: unknown, fromDir: string, toDir: string): void {
  for (const script of scripts) {
    if (!existsSync(join(fromDir, script)))
      throw new Error(`${fromDir} is not a CDN build: it has no ${script}`);
  }
  if (resolve(fromDir) !== resolve(toDir)) {
    mkdirSync(toDir, { recursive: true });
    cpSync(fromDir, toDir, { recursive: true });
  }
  for (const script of scripts) {
    const file = join(toDir, script);
    writeFileSync(file, bakeScript(config, readFileSync(file, 'utf8'), file));
  }
  writeIntegrity(toDir);
}

/**
 * A built script with the configuration in it.
 * @param name of the script, for the error
 * @throws Error when the script has no place for one
 */
export function bakeScript(config: unknown, source: string, name: string): string {
  if (source.match(slot)?.length !== 1) throw new Error(`${name} has no place for a configuration`);
  return source.replace(slot, () => `@@oms-baked:${asLiteral(config)}@@`);
}

/**
 * JSON text that is safe inside a string literal of any quotes: everything but letters and digits is escaped,
 * so neither a quote, nor `</script>`, nor a template's `${` nor a line separator can end it.
 */
function asLiteral(config: unknown): string {
  return JSON.stringify(config).replace(
    /[^A-Za-z0-9]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBakedConfig } from './config-file';

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'oms-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'shop.json');
  writeFileSync(file, text);
  return file;
}

test('a configuration is baked without what it has for the editor', () => {
  const file = fileOf('{"$schema":"./config.schema.json","hosts":{"userCentre":"https://uc.host.test"}}');
  expect(readBakedConfig(file)).toEqual({ hosts: { userCentre: 'https://uc.host.test' } });
});

test.each([
  ['{"portl":true}', /shop\.json: unknown option "portl"; allowed: .*\bportal\b/],
  ['{"theme":"blue"}', /shop\.json: theme: "blue" cannot be used; allowed: light, dark, auto/],
  ['{"portl":true,"theme":"blue"}', /theme: [^\n]*\n[^\n]*"portl"/],
  ['[]', /shop\.json must hold one JSON object/],
  ['{', /shop\.json is not JSON: /],
])('%s is not baked', (text, message) => {
  expect(() => readBakedConfig(fileOf(text))).toThrow(message);
});

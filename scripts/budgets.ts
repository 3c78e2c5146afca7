import { imports, sizesOfImports } from './sizes/imports';
import { sizesOfBuild } from './sizes/measure';
import { pages } from './sizes/pages';
import { quotesOf, wrongQuotes } from './sizes/quotes';

/**
 * Prints what pages load from the CDN build, and what imports of the package bring; exit status 1 when one passes its
 * budget, or is not as README quotes it.
 */
async function budgets(): Promise<void> {
  const sizes = await sizesOfBuild();
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  console.log(`${'page with'.padEnd(18)}${'gzip'.padStart(10)}${'budget'.padStart(11)}   files`);
  for (const { name, bytes, files, requests = 0 } of sizes) {
    const { budget = 0, requests: most } = pages.find((page) => page.name === name) ?? {};
    const verdict = bytes > budget || requests > (most ?? requests) ? '  PASSED ITS BUDGET' : '';
    console.log(
      `${name.padEnd(18)}${kb(bytes).padStart(10)}${kb(budget).padStart(11)}${String(files.length).padStart(8)}${most ? `   ${requests} of ${most} requests before the menu` : ''}${verdict}`,
    );
    if (verdict) process.exitCode = 1;
  }
  console.log(
    `\n${'import of'.padEnd(22)}${'Vite'.padStart(9)}${'esbuild'.padStart(10)}${'budget'.padStart(10)}`,
  );
  const ofImports = await sizesOfImports();
  for (const { name, vite, esbuild } of ofImports) {
    const budget = imports.find((one) => one.name === name)?.budget ?? 0;
    const verdict = Math.max(vite, esbuild) > budget ? '  PASSED ITS BUDGET' : '';
    console.log(
      `${name.padEnd(22)}${kb(vite).padStart(9)}${kb(esbuild).padStart(10)}${kb(budget).padStart(10)}${verdict}`,
    );
    if (verdict) process.exitCode = 1;
  }
  const wrong = [
    ...wrongQuotes(quotesOf('size'), new Map(sizes.map(({ name, bytes }) => [name, bytes]))),
    ...wrongQuotes(
      quotesOf('import'),
      new Map(ofImports.map(({ name, vite, esbuild }) => [name, Math.max(vite, esbuild)])),
    ),
  ];
  if (wrong.length === 0) return;
  console.log(`\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

try {
  await budgets();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { circles } from './import-graph';

// `npx tsx tests/contract/support/count-circles.ts` says how many circles there are, and which.
for (const [name, found] of Object.entries(circles())) {
  console.log(`${name}: ${found.length}`);
  for (const circle of found) console.log(`  ${circle.join(' ↔ ')}`);
}

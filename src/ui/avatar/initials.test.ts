import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['周敏', 2, '周'],
  ['Zhou Min', 2, 'ZM'],
  ['oceanway select', 1, 'O'],
  ['  Aurora  Home Goods ', 2, 'AH'],
  ['港运通 LA1', 2, '港'],
  ['', 2, ''],
  ['🇩🇪 Depot', 2, '🇩🇪D'],
  ['👩\u200d🔧 Repairs', 1, '👩\u200d🔧'],
  ['e\u0301lan Nord', 2, 'E\u0301N'],
])('initials of "%s"', (name, max, wanted) => {
  expect(initials(name, max)).toBe(wanted);
});

import { browserClock } from '../../../src/core/platform/clock';
import { browserDatabase } from '../../../src/core/platform/database';
import { equal } from '../../support/assert';
import { afterEach, describe, it } from '../support/harness';

const open = () => browserDatabase(() => window.indexedDB, browserClock);

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('oms.shell');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

describe('the database', () => {
  afterEach(deleteDatabase);

  it('keeps a value of some MB for the next visit', async () => {
    const big = '货'.repeat(4_000_000);
    equal(await open().set('oms.big', big), true);
    const next = open();
    equal((await next.get('oms.big')) === big, true);
    equal(await next.keys('oms.'), ['oms.big']);
    equal(await next.remove('oms.big'), true);
    equal(await next.get('oms.big'), null);
  });

  it('closes for a tab that deletes it, and opens again', async () => {
    const database = open();
    await database.set('oms.a', 'x');
    await deleteDatabase();
    equal(await database.get('oms.a'), null);
    equal(await database.set('oms.a', 'y'), true);
  });
});

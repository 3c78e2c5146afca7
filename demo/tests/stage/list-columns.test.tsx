import { list } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pages } from '../../console/pages';
import * as kinds from '../../console/records/kinds';
import { kindOf } from '../../server/records/kinds';
import { consoleStage } from './support/console';

const main = page.getByRole('main');
const rows = Array.from({ length: 3 }, (_, at) => ({ id: String(at + 1) }));
const lists = Object.values(kinds).filter((kind) => 'list' in kind);

// The tests of the backend sort by every field that it knows, and export every column.
test.each(lists)(
  'the service knows every order and every exported column of the list $list',
  async (kind) => {
    const { base, type } = kind;
    const service = kindOf(type);
    const find = `GET ${base}/findByPage`;
    const ask = `POST ${base}/export`;
    const services = await consoleStage({
      path: kind.list,
      pages,
      services: { replies: { [find]: list(rows), [ask]: { task: { id: '1', taskNo: 'T1' } } } },
    });
    const heads = main.getByRole('columnheader').getByRole('button');
    await expect.element(main.getByRole('checkbox', { name: /^Select / }).nth(1)).toBeVisible();
    const count = heads.elements().length;
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at++) {
      const before = services.calls(find).length;
      await heads.nth(at).click();
      await expect.poll(() => services.calls(find).length).toBeGreaterThan(before);
    }
    const asked = services.calls(find).map(({ params }) => params.sidx);
    expect(new Set(asked).size).toBeGreaterThan(count - 1);
    expect(Object.keys(service.rule('en').sort)).toEqual(expect.arrayContaining([...new Set(asked)]));
    await main
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await main.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => services.calls(ask).length).toBe(1);
    const [columns = []] = services.calls(ask).map(({ body }) => (body as { columns: string[] }).columns);
    expect(columns.length).toBeGreaterThan(3);
    expect(service.columns.map(({ key }) => key)).toEqual(expect.arrayContaining(columns));
  },
);

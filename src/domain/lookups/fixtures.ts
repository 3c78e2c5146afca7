import { type Answer, type Answers, type FakeCall, fieldsOf } from '../../core/fixtures/answers';
import { checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { pageOf } from '../../core/fixtures/pages';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toProduct, toUser } from './api';
import type { ProductOption, UserOption } from './types';

/** A user whom a form may choose; whatever is left out has a value of its own. */
export type PersonFixture = Partial<Omit<UserOption, 'name'>> & { name: FixtureText };

/** A product that a form may choose; whatever is left out has a value of its own. */
export type ProductFixture = Partial<Omit<ProductOption, 'name'>> & { sku: string; name: FixtureText };

/** The people of the fake services, with what their fixtures leave out. */
type Person = Required<PersonFixture>;

export interface FakeLookups {
  readonly answers: Answers;
  readonly people: readonly Person[];
}

/** What the selects of users and products search. */
export function fakeLookups(
  people: readonly PersonFixture[],
  products: readonly ProductFixture[],
): FakeLookups {
  const persons = people.map(
    (person, at): Person => ({
      ...{ id: String(300_001 + at), email: `person.${at + 1}@example.test`, organisation: '', role: null },
      ...person,
    }),
  );
  const users = (lang: Lang) =>
    persons.map(({ organisation, role, ...person }) => ({
      ...{ ...person, name: textIn(person.name, lang), orgName: organisation, roleLabel: role },
    }));
  const goods = (lang: Lang) =>
    products.map(({ sku, skuCode = '', temporary = false, ...product }, at) => ({
      ...{ id: String(400_001 + at), ...product, erpSku: sku, erpSkuCode: skuCode },
      ...{ name: textIn(product.name, lang), isTemp: temporary ? 1 : 0 },
    }));
  for (const [at, person] of people.entries()) {
    checkInEachLang(
      `people[${at}]`,
      (lang) => ({ ...person, name: textIn(person.name, lang) }),
      (lang) => toUser(users(lang)[at] ?? {}),
    );
  }
  for (const [at, product] of products.entries()) {
    checkInEachLang(
      `products[${at}]`,
      (lang) => ({ ...product, name: textIn(product.name, lang) }),
      (lang) => toProduct(goods(lang)[at] ?? {}, ''),
    );
  }
  checkIds('people', users('en'));
  checkIds('products', goods('en'));
  const search: Answer = (call) => {
    const text = call.params.get('search[CN_keyword]')?.toLowerCase() ?? '';
    const found = goods(call.lang).filter(({ erpSku, name }) =>
      `${erpSku} ${name}`.toLowerCase().includes(text),
    );
    return pageOf(found, call);
  };
  const bySku: Answer = (call) => {
    const skus = skusOf(call);
    return pageOf(
      goods(call.lang).filter(({ erpSku }) => skus.includes(erpSku)),
      { params: new URLSearchParams({ rows: '500' }) },
    );
  };
  return {
    people: persons,
    answers: {
      'GET /api/v1/User/findByPageOrIds': (call) => {
        const ids = call.params.get('ids')?.split(',');
        const text = call.params.get('search[CN_name]')?.toLowerCase() ?? '';
        const found = users(call.lang).filter(({ id, name }) =>
          ids ? ids.includes(id) : name.toLowerCase().includes(text),
        );
        return pageOf(found, call);
      },
      'GET /api/v1/Product/findByPage': search,
      'GET /api/v2/productManage/findByPage': search,
      'POST /api/v1/Product/findByPage': bySku,
      'POST /api/v2/productManage/findByPage': bySku,
    },
  };
}

function skusOf(call: FakeCall): readonly unknown[] {
  const { search } = fieldsOf(call);
  const skus = (search as { IN_sku?: unknown } | undefined)?.IN_sku;
  return Array.isArray(skus) ? skus : [];
}

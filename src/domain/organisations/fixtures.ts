import type { Answers } from '../../core/fixtures/answers';
import { checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { pageOf } from '../../core/fixtures/pages';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import type { Organisation } from '../../core/session/organisation';
import { toOrganisation } from '../../core/session/read-user';
import { isBpId } from './api';

/** An organisation of the fake services; whatever is left out has a value of its own. */
export type OrganisationFixture = Partial<Omit<Organisation, 'name'>> & { name: FixtureText };

export type KeptOrganisation = Required<OrganisationFixture>;

/** The organisations of the fake services. */
export interface FakeOrganisations {
  readonly answers: Answers;
  /** The first is the user's own. */
  readonly all: readonly KeptOrganisation[];
  /** As a reply has it. */
  toWire(organisation: KeptOrganisation, lang: Lang): object;
}

/** @param listPath the configuration's `endpoints.organisationList` */
export function fakeOrganisations(
  given: readonly OrganisationFixture[],
  listPath: string,
): FakeOrganisations {
  const all = given.map((organisation, at): KeptOrganisation => {
    const kept: KeptOrganisation = {
      id: String(1_000_400 + at),
      code: `ORG-${at + 1}`,
      logoUrl: null,
      role: 'CLIENT',
      ...organisation,
    };
    checkInEachLang(
      `organisations[${at}]`,
      (lang) => ({ ...kept, name: textIn(kept.name, lang) }),
      (lang) => toOrganisation(toWire(kept, lang)),
    );
    return kept;
  });
  checkIds('organisations', all);
  return {
    all,
    toWire,
    answers: {
      [`GET ${listPath}`]: (call) => {
        const text = call.params.get('search[CN_name]')?.toLowerCase();
        const id = call.params.get('search[EQ_id]') ?? call.params.get('search[EQ_yqnBpId]');
        const found = all
          .map((one) => toWire(one, call.lang))
          .filter((one) => id === null || !isBpId(id) || one.id === id)
          .filter(({ name, code }) => !text || `${name} ${code}`.toLowerCase().includes(text));
        return pageOf(found, call);
      },
    },
  };
}

function toWire(organisation: KeptOrganisation, lang: Lang) {
  const { role, name, ...fields } = organisation;
  return { ...fields, name: textIn(name, lang), roleLabel: role, status: 1 };
}

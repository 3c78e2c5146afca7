import type { Answers } from '../../core/fixtures/answers';
import { checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { pageOf } from '../../core/fixtures/pages';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toReport } from './api';
import type { Report } from './types';

/** A report task of the fake services; whatever is left out has a value of its own. */
export type ReportFixture = Partial<Omit<Report, 'title'>> & { title: FixtureText };

type Kept = Required<ReportFixture>;

/** @param now ms since 1970, before which reports without a time were asked for */
export function fakeReports(given: readonly ReportFixture[], now: number): { readonly answers: Answers } {
  const reports = given.map((report, at): Kept => {
    const kept: Kept = {
      id: String(3_000 - at),
      number: `R${3_000 - at}`,
      status: 2,
      createdAt: new Date(now - (at + 1) * 95 * 60_000).toISOString(),
      url: null,
      ...report,
    };
    checkInEachLang(
      `reports[${at}]`,
      (lang) => inWords(kept, lang),
      (lang) => toReport(toWire(kept, lang)),
    );
    return kept;
  });
  checkIds('reports', reports);
  const path = 'GET /api/v1/ReportTask/findByPage';
  return {
    answers: {
      [path]: (call) =>
        pageOf(
          reports.map((report) => toWire(report, call.lang)),
          call,
        ),
    },
  };
}

const inWords = (report: Kept, lang: Lang): Report => ({ ...report, title: textIn(report.title, lang) });

function toWire(report: Kept, lang: Lang) {
  const { url, ...fields } = inWords(report, lang);
  return { ...fields, attachUrl: url };
}

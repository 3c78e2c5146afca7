import { expect, test } from 'vitest';
import { readConfig } from '../core/config/read';
import { diagnose } from './diagnose';
import type { DoctorReport } from './doctor-report';

test('a mistake is named once, however often it is made', () => {
  const attribute = {
    source: 'oms-sidemenu',
    code: 'attribute',
    message: 'colapsed is no attribute',
  } as const;
  const report: Partial<DoctorReport> = {
    errors: [attribute, attribute],
    lostServices: [],
    contrast: [],
    policyRefusals: [],
    duplicates: [],
    connection: null,
  };
  expect(diagnose(report as DoctorReport, readConfig([], null), [])).toEqual([
    { code: 'attribute', message: '<oms-sidemenu> colapsed is no attribute' },
  ]);
});

import { expect, it } from 'vitest';
import { missingMembers } from './react-members';

it.each<[string, string[]]>([
  ["import React from 'react'; React.useRef(React.useId()); React.useId();", ['useId']],
  ["import R, { useId } from 'react'; R.useId(R.memo, useId);", ['useId', 'memo']],
  ["import React from 'react-dom'; ({ a: () => React.flushSync() });", ['flushSync']],
  ["import React from 'other'; React.useId();", []],
  ["import * as React from 'react'; React.useId();", []],
  ["import React from 'react'; React.useRef(other.useId);", []],
])('of %s these are missing: %j', (code, missing) => {
  expect(missingMembers(code, ['useRef'])).toEqual(missing);
});

it('the default export of the CDN build has what its libraries use', () => {
  expect(missingMembers("import React from 'react'; React.createElement(React.Fragment);")).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { attributeIn, withAttribute } from './attributes';

const code = '<p>\n<oms-topnav theme="dark" open>\n  <b></b>\n</oms-topnav>';

describe('attributeIn', () => {
  it('reads values, attributes without one, and their absence', () => {
    expect(attributeIn(code, 'oms-topnav', 'theme')).toBe('dark');
    expect(attributeIn(code, 'oms-topnav', 'open')).toBe('');
    expect(attributeIn(code, 'oms-topnav', 'density')).toBeUndefined();
    expect(attributeIn(code, 'oms-sidemenu', 'theme')).toBeUndefined();
  });
});

describe('withAttribute', () => {
  it('sets, changes and leaves out an attribute, and touches nothing else', () => {
    expect(withAttribute(code, 'oms-topnav', 'theme', 'light')).toContain('<oms-topnav open theme="light">');
    expect(withAttribute(code, 'oms-topnav', 'open', undefined)).toContain('<oms-topnav theme="dark">');
    expect(withAttribute('<oms-topnav></oms-topnav>', 'oms-topnav', 'open', '')).toBe(
      '<oms-topnav open></oms-topnav>',
    );
    expect(withAttribute(code, 'oms-feedback', 'open', '')).toBe(code);
  });
});

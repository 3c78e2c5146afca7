import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Probe } from '../../tests/elements/support/fixtures';
import { define } from './define';
import { wrap } from './wrap';

describe('where there is no DOM', () => {
  it('makes a class that knows its tag, and defines nothing', () => {
    expect(typeof HTMLElement).toBe('undefined');
    const warn = vi.spyOn(console, 'warn');
    const made = wrap<{ host: HTMLElement }>({
      tag: 'oms-server',
      component: () => null,
      props: {},
      sheets: [],
    });
    expect(made.tag).toBe('oms-server');
    expect(() => define(made.tag, made, '1.0.0')).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('renders a component that uses our hooks to markup', () => {
    const error = vi.spyOn(console, 'error');
    expect(renderToString(<Probe host={{} as HTMLElement} label="served" />)).toContain('label=served');
    expect(error).not.toHaveBeenCalled();
  });
});

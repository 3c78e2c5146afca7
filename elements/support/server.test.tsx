import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Probe } from '../../tests/elements/support/fixtures';
import { createElementClass } from './create-element-class';
import { registerElement } from './register-element';

describe('where there is no DOM', () => {
  it('makes a class, and registers nothing', () => {
    expect(typeof HTMLElement).toBe('undefined');
    const warn = vi.spyOn(console, 'warn');
    const declaration = { tag: 'oms-server', attributes: {}, methods: {} };
    const made = createElementClass(declaration, { component: () => null, sheets: [] });
    expect(() => registerElement(declaration.tag, made, '1.0.0')).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('renders a component that uses the hooks of elements to markup', () => {
    const error = vi.spyOn(console, 'error');
    expect(renderToString(<Probe host={{} as HTMLElement} label="served" />)).toContain('label=served');
    expect(error).not.toHaveBeenCalled();
  });
});

import { type ComponentType, useMemo } from 'react';
import { useSheet } from '../../src/react/sheet';
import printSheet from '../../src/ui/print.css?sheet';
import { withHostFunctions } from './host-functions';
import { isKind, KINDS } from './kinds';

interface WidgetProps {
  kind: string | undefined;
  options: unknown;
}

/** The widget that a page has asked for by `OmsShell.mount()`. */
export function Widget({ kind, options }: WidgetProps) {
  useSheet(printSheet);
  const Kind = isKind(kind) ? (KINDS[kind] as ComponentType<object>) : undefined;
  const props = useMemo(() => withHostFunctions((options ?? {}) as object), [options]);
  return Kind ? <Kind {...props} /> : null;
}

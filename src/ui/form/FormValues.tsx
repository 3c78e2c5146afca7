import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { RootContext } from '../../react/sheet';

/**
 * Hidden inputs with the values of a widget, for the form of the page around it. A form does not see into shadow roots,
 * so they stand beside the root, in its host; nobody sees them there.
 */
export function FormValues({ name, values }: { name: string; values: readonly string[] }) {
  const root = useContext(RootContext);
  const inputs = values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
  return root && 'host' in root ? createPortal(inputs, root.host as Element) : inputs;
}

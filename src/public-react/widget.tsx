import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { Surface } from './Surface';

/**
 * A public widget of a component: in the shell's look wherever it stands, and fetched when it is first rendered.
 * @param load its `import()`, as for `lazyComponent`
 */
export function widget<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyComponent<Props>(load);
  return (props) => (
    <Surface>
      <Part {...props} />
    </Surface>
  );
}

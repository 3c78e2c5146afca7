import type { ComponentType, ReactNode } from 'react';
import { toShellError } from '../core/errors';
import { FreshNodes } from '../react/fresh-nodes';
import { useShell } from '../react/shell-context';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { Broken } from '../ui/view-states/Broken';
import { Surface } from './Surface';

/**
 * A public widget of a component: in the shell's look wherever it stands, and fetched when it is first rendered. One
 * that cannot be rendered says so and leaves the page around it alone.
 * @param load its `import()`, as for `lazyComponent`
 */
export function widget<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyComponent<Props>(load);
  return (props) => (
    <Surface>
      <Safe>
        <Part {...props} />
      </Safe>
    </Surface>
  );
}

function Safe({ children }: { children: ReactNode }) {
  const { events } = useShell();
  return (
    <FreshNodes
      fallback={(retry) => <Broken onRetry={retry} />}
      onFail={(error) => events.error('render', toShellError(error).message, 'widget')}
    >
      {children}
    </FreshNodes>
  );
}

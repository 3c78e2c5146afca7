import { useFilter } from '../../../src/features/menu/filter/use-filter';
import { Flyout } from '../../../src/features/menu/flyout/Flyout';
import { FlyoutLayer } from '../../../src/features/menu/flyout/FlyoutLayer';
import { useModuleItems } from '../../../src/features/menu/use-module-items';
import { useSheet } from '../../../src/react/sheet';
import { type Place, renderAhead } from '../../../src/ui/lazy/render-ahead';
import { useModule } from '../use-module';
import { useRailModules } from '../use-rail-modules';
import sheet from './flyout-panel.css?sheet';

const nothing = () => {};

/** Renders the flyout of the first module ahead, without the favourites: to show them is to load them. */
export function renderFlyoutAhead(place: Place): void {
  const anchor = { current: document.createElement('nav') };
  const layer = (
    <FlyoutLayer id="" open anchor={anchor} opener={() => null} onClose={nothing} onEscape={() => false}>
      {null}
    </FlyoutLayer>
  );
  const content = <Content />;
  renderAhead(place, 'flyout', [layer, content, content]);
}

function Content() {
  useSheet(sheet);
  const [first] = useRailModules();
  const { id, title } = useModule(first?.id);
  const items = useModuleItems(id);
  return <Flyout title={title} note={title} items={items} filter={useFilter()} onFollow={nothing} />;
}

import { elementsWork } from './support/elements';
import { testPages } from './support/page';
import { widgetsWork } from './support/widgets';

testPages();
elementsWork(['showPopover']);
widgetsWork();

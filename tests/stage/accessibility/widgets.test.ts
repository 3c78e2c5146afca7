import { expectNoFaults } from './expect-no-faults';
import { WIDGET_STATES } from './states/widgets';

expectNoFaults(WIDGET_STATES);

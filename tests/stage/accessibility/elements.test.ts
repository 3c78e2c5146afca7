import { expectNoFaults } from './expect-no-faults';
import { ELEMENT_STATES } from './states/elements';

expectNoFaults(ELEMENT_STATES);

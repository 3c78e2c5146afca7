import { expectNoFaults } from './expect-no-faults';
import { ENTRY_STATES } from './states/entry-pages';

expectNoFaults(ENTRY_STATES, true);

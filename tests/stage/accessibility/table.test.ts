import { expectNoFaults } from './expect-no-faults';
import { TABLE_STATES } from './states/table';

expectNoFaults(TABLE_STATES);

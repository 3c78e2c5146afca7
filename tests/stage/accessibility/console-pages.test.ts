import { expectNoFaults } from './expect-no-faults';
import { CONSOLE_STATES } from './states/console-pages';

expectNoFaults(CONSOLE_STATES, true);

import { expectNoFaults } from './expect-no-faults';
import { ACCOUNT_STATES } from './states/account-pages';

expectNoFaults(ACCOUNT_STATES, true);

import { VERSION } from '../../src/core/constants';
import { define } from '../support/define';
import { OmsOrgSwitcher } from './element';

define('oms-org-switcher', OmsOrgSwitcher, VERSION);

import { VERSION } from '../../src/core/constants';
import { define } from '../support/define';
import { OmsTopnav } from './element';

define('oms-topnav', OmsTopnav, VERSION);

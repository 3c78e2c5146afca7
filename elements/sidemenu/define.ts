import { VERSION } from '../../src/core/constants';
import { define } from '../support/define';
import { OmsSidemenu } from './element';

define('oms-sidemenu', OmsSidemenu, VERSION);

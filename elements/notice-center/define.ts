import { VERSION } from '../../src/core/constants';
import { define } from '../support/define';
import { OmsNoticeCenter } from './element';

define('oms-notice-center', OmsNoticeCenter, VERSION);

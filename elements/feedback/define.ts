import { VERSION } from '../../src/core/constants';
import { define } from '../support/define';
import { OmsFeedback } from './element';

define('oms-feedback', OmsFeedback, VERSION);

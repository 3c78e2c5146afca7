import { defineNoticeCenter } from './define';

defineNoticeCenter();

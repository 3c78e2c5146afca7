import { defineOrgSwitcher } from './define';

defineOrgSwitcher();

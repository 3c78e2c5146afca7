import { defineSideMenu } from './define';

defineSideMenu();

import { defineElement } from '../support/define-element';
import { declaration } from './declaration';
import { SideMenu } from './SideMenu';
import sheet from './sidemenu.css?sheet';

export const defineSideMenu = (): void => defineElement(declaration, SideMenu, [sheet]);

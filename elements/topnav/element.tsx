import { defineElement } from '../support/define-element';
import { declaration } from './declaration';
import { TopNav } from './TopNav';
import sheet from './topnav.css?sheet';

defineElement(declaration, TopNav, [sheet]);

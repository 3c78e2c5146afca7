import type { ComponentType } from 'react';
import type { MenuForm } from '../../src/page/tags/menu-form';
import type { MenuProps } from './SideMenu';

/**
 * The forms of the menu whose code is there. The loader fetches that of the page beside the element, whose first render
 * then shows it.
 */
export const forms: Partial<Record<MenuForm, ComponentType<MenuProps>>> = {};

/**
 * What both shapes of the menu use. They are fetched apart: named here it comes with the element's own file, where it
 * would make small files of its own else.
 */
import '../../src/core/navigation/follow';
import '../../src/features/menu/face';
import '../../src/features/menu/into-sight';
import '../../src/features/menu/MenuIcon';
import '../../src/features/menu/MenuNotice';
import '../../src/ui/keyboard/typeahead';
import 'lucide/dist/esm/icons/star.mjs';
import './layer-id';
import './use-module';
import './use-rail-modules';

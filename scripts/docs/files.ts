import { dirname } from 'node:path';
import { withTables } from '../../tools/markdown';
import { describeElements } from '../describe/elements';
import { configTable } from './config-table';
import { elementSections, elementsTable, themeTable } from './element-tables';
import { eventTable } from './event-table';
import { referenceTable } from './reference-table';
import { routeTable } from './route-table';
import { serviceTable } from './service-table';

/** Name of a mark → the table, or the code, that belongs there. */
const TABLES: Readonly<Record<string, () => string>> = {
  configuration: () => configTable(false),
  'configuration-whole': () => configTable(true),
  elements: () => elementsTable(describeElements()),
  'elements-whole': () => elementSections(describeElements()),
  'theme-properties': themeTable,
  events: eventTable,
  'reference-lists': referenceTable,
  routes: routeTable,
  services: serviceTable,
};

/** Files with tables that are made from declarations. */
export const documents = ['README.md', 'docs/public-face.md', 'docs/behaviour.md', 'docs/reference-lists.md'];

/** The document with the tables of the declarations; links in them lead from its own folder. */
export function withDeclaredTables(file: string, before: string): string {
  const folder = dirname(file);
  const tables = Object.entries(TABLES).map(
    ([name, table]) => [name, () => table().replaceAll(`](${folder}/`, '](')] as const,
  );
  return withTables(before, Object.fromEntries(tables));
}

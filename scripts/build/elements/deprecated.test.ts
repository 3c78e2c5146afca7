import { expect, it } from 'vitest';
import type { ElementDeclaration, Method } from '../../../elements/support/element-declaration';
import type { ElementMarkup } from '../../../elements/support/markup';
import { docCommentsIn } from '../../describe/doc-comments';
import type { Documented } from '../../describe/docstrings';
import { describeElement } from '../../describe/elements';
import { elementSections } from '../../docs/element-tables';
import { schemaOf } from '../config-schema';
import { angularTypes } from './angular';
import { customElementsManifest } from './custom-elements-manifest';
import { htmlData } from './html-data';
import { webTypes } from './web-types';

/** What the declaration of an element would say of what is to be left. */
const SOURCE = `
/** An element. */
export const declaration = {
  tag: 'oms-probe',
  attributes: {
    /**
     * The picture.
     * @deprecated take \`logoSrc\`
     */
    picture: { type: 'string' },
    /** The title. */
    title: { type: 'string' },
  },
  methods: {
    /**
     * Opens it.
     * @deprecated set \`open\`
     */
    show: {} as Method,
  },
};
`;

const declaration = {
  tag: 'oms-probe',
  attributes: { picture: { type: 'string' }, title: { type: 'string' } },
  methods: { show: {} as Method },
} as const satisfies ElementDeclaration;

const none = { words: 'It fails', values: [], members: [] };
const events: readonly Documented[] = [
  { ...none, name: 'oms-unread', tags: { deprecated: 'listen to `oms-counts`' } },
  { ...none, name: 'oms-error', tags: {} },
];
const markup: ElementMarkup = { behaviour: 'Probe', events: ['oms-unread'], placeholder: {} };
const element = describeElement(
  { declaration, markup },
  events,
  docCommentsIn(SOURCE, 'declaration.ts', 'declaration'),
);

/** Name → what is said of its end. */
const ends = (members: readonly { name: string; deprecated?: boolean | string }[] = []) =>
  Object.fromEntries(members.flatMap(({ name, deprecated }) => (deprecated ? [[name, deprecated]] : [])));

it('tells editors what a declaration calls deprecated', () => {
  const [made] = customElementsManifest([element]).modules[0]?.declarations ?? [];
  expect(made).toMatchObject({ tagName: 'oms-probe' });
  const { attributes, members, events: told } = made as unknown as Record<string, { name: string }[]>;
  expect(ends(attributes)).toEqual({ picture: 'take `logoSrc`' });
  expect(ends(members)).toEqual({ picture: 'take `logoSrc`', show: 'set `open`' });
  expect(ends(told)).toEqual({ 'oms-unread': 'listen to `oms-counts`' });

  const { contributions } = webTypes([element], '1.0.0') as {
    contributions: {
      html: { elements: { attributes: { name: string }[]; js: { events: { name: string }[] } }[] };
    };
  };
  const [known] = contributions.html.elements;
  expect(ends(known?.attributes)).toEqual({ picture: 'take `logoSrc`' });
  expect(ends(known?.js.events)).toEqual({ 'oms-unread': 'listen to `oms-counts`' });

  const [tag] = htmlData([element]).tags;
  expect(tag?.attributes[0]?.description).toBe('The picture. Deprecated: take `logoSrc`');
});

it('tells Angular and the documents, too', () => {
  expect(angularTypes([element])).toContain('/** @deprecated The picture. Deprecated: take `logoSrc` */');
  expect(elementSections([element])).toContain('The picture. Deprecated: take `logoSrc`');
  expect(elementSections([element])).toContain('Opens it. Deprecated: set `open`');
});

it('marks a key of the configuration in its schema', () => {
  const comment = { ...none, name: 'old', words: 'What it was', tags: { deprecated: 'take `new`' } };
  const field = { kind: 'text', allowed: 'a text', fallback: '' } as unknown as Parameters<
    typeof schemaOf
  >[0]['field'];
  expect(schemaOf({ name: 'old', field, comment, members: [] })).toEqual({
    ...{ description: 'What it was. Deprecated: take `new`', type: 'string', default: '' },
    deprecated: true,
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { codes, tableOf } from '../docs/markdown';
import { at } from '../paths';
import { describedIn, frameTexts, type SiteLanguage } from './languages';
import type { SitePage } from './page';
import { type Component, declaredComponents } from './props';

/** A kind of `OmsShell.mount()`, its component of React, and the room that its example takes. */
interface Widget {
  readonly kind: string;
  readonly component: string;
  readonly height: number;
}

const widget = (kind: string, component: string, height = 420): Widget => ({ kind, component, height });

const WIDGETS: readonly Widget[] = [
  widget('table', 'DataTable', 620),
  widget('select', 'Select'),
  widget('multiSelect', 'MultiSelect'),
  widget('user', 'UserSelect'),
  widget('product', 'ProductSelect'),
  widget('skus', 'SkuQuery', 460),
  widget('date', 'DatePicker', 480),
  widget('dateTime', 'DateTimePicker', 520),
  widget('dateRange', 'DateRangePicker', 520),
  widget('month', 'MonthPicker'),
  widget('year', 'YearPicker'),
  widget('time', 'TimePicker'),
  widget('hour', 'HourPicker'),
  widget('upload', 'Uploader', 300),
  widget('attachments', 'Attachments', 320),
  widget('log', 'OperationLog', 320),
  widget('labels', 'Labels', 420),
  widget('photos', 'PhotoLookup', 420),
  widget('copy', 'CopyButton', 160),
  widget('loading', 'LoadingOverlay', 360),
];

/** The kinds that have a page. */
export const widgetKinds = WIDGETS.map(({ kind }) => kind);

/** The page of each widget, made of its declaration and its example. */
export function widgetPages(langs: readonly SiteLanguage[]): SitePage[] {
  const components = declaredComponents(WIDGETS.map(({ component }) => component));
  return langs.flatMap((lang) =>
    WIDGETS.map((one): SitePage => {
      const declared = components.get(one.component);
      if (!declared) throw new Error(`${one.component} is not declared`);
      return {
        lang,
        textLang: lang,
        group: 'widgets',
        path: `widgets/${one.kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        title: one.component,
        source: 'docs/public-face.md',
        text: textOf(one, declared, lang),
      };
    }),
  );
}

function textOf({ kind, component, height }: Widget, { text, props }: Component, lang: SiteLanguage): string {
  const words = frameTexts()[lang];
  const say = describedIn(lang);
  const file = at('site/examples', `${kind}.html`);
  if (!existsSync(file)) throw new Error(`The widget ${kind} has no example: ${file}`);
  const plain = (given: string) => given.replace(/ \((docs\/[\w-]+\.md)#([\w-]+)\)/g, '');
  // Quoted in pairs: a type has no mark of code in it.
  const rows = props
    .filter(({ name }) => !name.startsWith('aria-'))
    .map((one) => [
      codes([one.name]),
      codes([one.type.length > 120 ? (/^(readonly )?[\w<>[\]]+/.exec(one.type)?.[0] ?? 'object') : one.type]),
      one.optional ? (one.default ?? '') : (words.required ?? ''),
      say(plain(one.text)),
    ]);
  return [
    `# ${component}`,
    say(plain(text)),
    `\`\`\`html live height=${height}\n${readFileSync(file, 'utf8').trim()}\n\`\`\``,
    `## ${words.use}`,
    `${words.useWithout}`,
    `\`\`\`js\nOmsShell.mount('${kind}', '#place', { … });\n\`\`\``,
    `${words.useReact}`,
    `\`\`\`ts\nimport { ${component} } from '@oms/shell/react';\n\`\`\``,
    `## ${words.options}`,
    tableOf([words.option ?? '', words.type ?? '', words.default ?? '', words.description ?? ''], rows),
    `${words.more}: [${words.behaviour}](behaviour.md) · [${words.publicFace}](public-face.md#widgets-without-react)`,
  ].join('\n\n');
}

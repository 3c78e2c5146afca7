import { existsSync, readFileSync } from 'node:fs';
import type { Kind } from '../../elements/widgets/kinds';
import { codes, tableOf } from '../../tools/markdown';
import { at } from '../../tools/paths';
import { describedIn, frameTexts, type SiteLanguage } from './languages';
import type { SitePage } from './page';
import { type Component, declaredComponents } from './props';

/** A kind of `OmsShell.mount()`, its component of React, and the room that its example takes. */
interface Widget {
  readonly kind: Kind;
  readonly component: string;
  readonly height: number;
}

type Row = Omit<Widget, 'kind'>;
const row = (component: string, height = 420): Row => ({ component, height });

/** In the order of the site; the compiler names a kind that is missing. */
const ROWS: Readonly<Record<Kind, Row>> = {
  table: row('DataTable', 620),
  select: row('Select'),
  multiSelect: row('MultiSelect'),
  user: row('UserSelect'),
  product: row('ProductSelect'),
  skus: row('SkuQuery', 460),
  date: row('DatePicker', 480),
  dateTime: row('DateTimePicker', 520),
  dateRange: row('DateRangePicker', 520),
  month: row('MonthPicker'),
  year: row('YearPicker'),
  time: row('TimePicker'),
  hour: row('HourPicker'),
  upload: row('Uploader', 300),
  attachments: row('Attachments', 320),
  log: row('OperationLog', 320),
  labels: row('Labels', 420),
  photos: row('PhotoLookup', 420),
  copy: row('CopyButton', 160),
  loading: row('LoadingOverlay', 360),
};

const WIDGETS = Object.entries(ROWS).map(([kind, one]): Widget => ({ kind: kind as Kind, ...one }));

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

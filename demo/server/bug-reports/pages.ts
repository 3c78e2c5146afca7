import { type Html, html } from '../../support/html';
import { type Bilingual, type Lang, textIn } from '../../support/lang';

const texts = {
  title: { zh: '报告缺陷', en: 'Report a bug' },
  page: { zh: '页面', en: 'Page' },
  summary: { zh: '发生了什么', en: 'What happens' },
  steps: { zh: '如何重现', en: 'How it can be seen again' },
  severity: { zh: '影响程度', en: 'How bad it is' },
  low: { zh: '不影响使用', en: 'I can go on' },
  middle: { zh: '有其他办法完成', en: 'There is another way' },
  high: { zh: '无法继续工作', en: 'I cannot work' },
  send: { zh: '提交', en: 'Send' },
  sent: { zh: '已提交，谢谢', en: 'Sent. Thank you' },
  sentHint: { zh: '技术支持团队将通过邮件收到此报告。', en: 'The support team gets the report by email.' },
  another: { zh: '再报告一个', en: 'Report another one' },
  unknown: { zh: '用户 ID 未知，请联系管理员', en: 'The user id is not known. Ask your administrator.' },
  often: { zh: '提交过于频繁，请一分钟后再试', en: 'Too many reports. Try again in a minute.' },
  empty: { zh: '请填写发生了什么，最多 1000 个字', en: 'Say what happens, in at most 1,000 characters.' },
} as const satisfies Record<string, Bilingual>;

type BugText = keyof typeof texts;

/** How the page around the frame looks. */
export interface Look {
  readonly lang: Lang;
  readonly theme: 'light' | 'dark';
}

const css = `:root{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{font:14px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;margin:0;background:light-dark(#fff,#161d29);color:light-dark(#1d2433,#e3e8f2)}
main{padding:16px}h1{font-size:18px;margin:0 0 8px}p{margin:0 0 12px;color:light-dark(#4c5568,#a9b4c6);overflow-wrap:anywhere}
label{display:block;margin-bottom:12px;font-weight:600}
textarea,select{display:block;box-sizing:border-box;width:100%;margin-top:4px;padding:8px 10px;border:1px solid light-dark(#b9c2d0,#465267);
border-radius:6px;background:transparent;color:inherit;font:inherit;font-weight:400}select{background:light-dark(#fff,#161d29)}
button,a.button{display:inline-block;padding:8px 20px;border:0;border-radius:6px;background:#2457c5;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
.problem{padding:8px 12px;border-radius:6px;background:light-dark(#fdecec,#46232a);color:light-dark(#a11c28,#ffb8bd)}`;

function page({ lang, theme }: Look, content: Html): string {
  return html`<!doctype html><html lang="${lang}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${textIn(texts.title, lang)}</title><style>${css}</style></head>
<body><main>${content}</main></body></html>`.text;
}

export interface Draft {
  readonly page: string;
  readonly summary: string;
  readonly steps: string;
}

/** @param problem what the user has to mend; what was written stays */
export function formPage(look: Look, draft: Draft, problem?: BugText): string {
  const t = (text: BugText) => textIn(texts[text], look.lang);
  return page(
    look,
    html`<form method="post">${problem && html`<p class="problem" role="alert">${t(problem)}</p>`}
<p>${t('page')}: ${draft.page}</p>
<label>${t('summary')}<textarea name="summary" rows="4" maxlength="1000" required>${draft.summary}</textarea></label>
<label>${t('steps')}<textarea name="steps" rows="6" maxlength="4000">${draft.steps}</textarea></label>
<label>${t('severity')}<select name="severity">${(['middle', 'high', 'low'] as const).map(
      (one) => html`<option value="${one}">${t(one)}</option>`,
    )}</select></label>
<button>${t('send')}</button></form>`,
  );
}

/** @param again the address of an empty form */
export function sentPage(look: Look, again: string): string {
  return page(
    look,
    html`<h1>${textIn(texts.sent, look.lang)}</h1><p>${textIn(texts.sentHint, look.lang)}</p>
<p><a class="button" href="${again}">${textIn(texts.another, look.lang)}</a></p>`,
  );
}

export function refusedPage(look: Look, reason: BugText): string {
  return page(look, html`<p class="problem" role="alert">${textIn(texts[reason], look.lang)}</p>`);
}

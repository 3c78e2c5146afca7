import { type Html, html } from '../support/html';
import { type Lang, textIn } from '../support/lang';
import { type Provider, people, providers } from './providers';

const texts = {
  title: { zh: '授权 OMS 获取您的账号名称', en: 'Let OMS know the name of your account' },
  hint: {
    zh: '请选择账号。这是演示用的身份服务，不会连接任何外部系统。',
    en: 'Choose an account. This page plays a provider for the demo; nothing is sent anywhere.',
  },
  other: { zh: '其他账号', en: 'Another account' },
  use: { zh: '使用此账号', en: 'Use this account' },
  deny: { zh: '取消', en: 'Cancel' },
  failed: { zh: '授权未完成', en: 'This did not work' },
  failedHint: {
    zh: '请求无效或已过期。请关闭此页，回到 OMS 重新开始。',
    en: 'The request is no longer valid. Go back to OMS and begin again.',
  },
} as const;

const css = `body{font:14px/1.6 system-ui,"Noto Sans CJK SC",sans-serif;margin:0;background:#f2f4f7;color:#1d2433}
main{max-width:360px;margin:12vh auto;padding:32px;background:#fff;border:1px solid #d9dee7;border-radius:10px}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 16px;color:#4c5568}
button{display:block;width:100%;padding:10px 12px;border:1px solid #b9c2d0;border-radius:6px;margin-bottom:8px;
background:#fff;color:inherit;font:inherit;text-align:start;cursor:pointer}button:hover{background:#f2f4f7}
label{display:block;margin-top:16px}
input{box-sizing:border-box;width:100%;padding:10px 12px;margin-bottom:8px;border:1px solid #b9c2d0;border-radius:6px;font:inherit}
button.deny{margin-top:16px;border:0;text-align:center;color:#2457c5}`;

function page(lang: Lang, title: string, content: Html): string {
  return html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`.text;
}

/** The page on which a visitor chooses an account, or refuses. */
export function choosePage(provider: Provider, lang: Lang): string {
  const content = html`<p>${textIn(texts.title, lang)}</p><p>${textIn(texts.hint, lang)}</p><form method="post">
${people.map((person) => html`<button name="as" value="${person}">${person}</button>`)}
</form><form method="post"><label>${textIn(texts.other, lang)}
<input name="as" required pattern="[a-z][a-z0-9.]*" maxlength="40" autocomplete="off"></label>
<button>${textIn(texts.use, lang)}</button></form><form method="post">
<button class="deny" name="deny" value="1">${textIn(texts.deny, lang)}</button></form>`;
  return page(lang, textIn(providers[provider], lang), content);
}

export function failedPage(lang: Lang): string {
  return page(lang, textIn(texts.failed, lang), html`<p>${textIn(texts.failedHint, lang)}</p>`);
}

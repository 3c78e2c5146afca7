import { describe, expect, it } from 'vitest';
import { html, jsonBlock } from './html';

describe('html', () => {
  it('escapes what is interpolated, for content and for attributes', () => {
    const hostile = `<script>alert("1 & '2'")</script>`;
    expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;">' +
        '&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;</p>',
    );
  });

  it('takes its own results as they are, lists joined, and leaves out nothing-values', () => {
    const item = (text: string) => html`<li>${text}</li>`;
    expect(html`<ul>${['a', '<b>'].map(item)}${null}${undefined}${false}${0}</ul>`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
    );
  });

  it('writes JSON that cannot end its script block', () => {
    const text = jsonBlock({ a: '</script><script>' }).text;
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ a: '</script><script>' });
  });
});

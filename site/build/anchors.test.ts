import { describe, expect, it } from 'vitest';
import { anchorOf, sectionOf } from './anchors';

describe('anchorOf', () => {
  it('writes anchors as hosts of Markdown do', () => {
    expect(anchorOf('Widgets without React')).toBe('widgets-without-react');
    expect(anchorOf('`oms-topnav`: the bar')).toBe('oms-topnav-the-bar');
    expect(anchorOf('未保存的内容')).toBe('未保存的内容');
  });
});

describe('sectionOf', () => {
  const text = '# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd';

  it('has what stands under a heading, up to the next of its level', () => {
    expect(sectionOf(text, 'b')).toBe('b\n\n### C\n\nc');
    expect(sectionOf(text, 'd')).toBe('d');
  });

  it('has nothing for a heading that there is not', () => {
    expect(sectionOf(text, 'x')).toBeUndefined();
  });
});

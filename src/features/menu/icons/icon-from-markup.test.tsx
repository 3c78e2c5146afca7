import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Icon } from '../../../ui/icon/Icon';
import { iconFromMarkup } from './icon-from-markup';

function drawn(markup: string): string | null {
  const Drawing = iconFromMarkup(markup);
  return Drawing && renderToStaticMarkup(<Icon icon={Drawing} size={20} />);
}

describe('an icon from the configuration', () => {
  test('is drawn in our size', () => {
    expect(
      drawn('<?xml version="1.0"?><!-- a --><svg viewBox="0 0 16 16" width="99"><path d="M1 1h2"/></svg>'),
    ).toBe(
      '<svg viewBox="0 0 16 16" fill="currentColor" width="20" height="20" aria-hidden="true" focusable="false"><path d="M1 1h2"></path></svg>',
    );
  });

  test('keeps its own colours and strokes', () => {
    expect(
      drawn(
        "<svg fill='none' stroke='currentColor' stroke-width='2'><g><circle cx='1' cy='1' r='1'/></g></svg>",
      ),
    ).toBe(
      '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" width="20" height="20" aria-hidden="true" focusable="false"><g><circle cx="1" cy="1" r="1"></circle></g></svg>',
    );
  });

  test.each<[string, string]>([
    ['a script', '<svg><script>alert(1)</script><path d="M0 0"/></svg>'],
    ['a script within a script', '<svg><script><script></script>x</script><path d="M0 0"/></svg>'],
    [
      'foreign content',
      '<svg><foreignObject><div><path d="M9"/></div></foreignObject><path d="M0 0"/></svg>',
    ],
    ['a handler', '<svg onload="alert(1)"><path d="M0 0" onclick="alert(1)"/></svg>'],
    [
      'a reference',
      '<svg><use href="https://evil.test/x.svg#a"/><path d="M0 0" fill="url(https://evil.test/)"/></svg>',
    ],
    [
      'a link that runs a script',
      '<svg><a href="javascript:alert(1)"><path d="M9"/></a><path d="M0 0"/></svg>',
    ],
    ['an image', '<svg><image href="x" onerror="alert(1)"/><path d="M0 0"/></svg>'],
    ['a name in other letters', '<svg><SCRIPT>alert(1)</SCRIPT><path d="M0 0"/></svg>'],
    ['style', '<svg style="x"><style>*{}</style><path d="M0 0" style="a" class="b" id="c"/></svg>'],
    [
      'animation of an attribute',
      '<svg><path d="M0 0"><animate attributeName="href" to="javascript:1"/></path></svg>',
    ],
  ])('leaves out %s', (_, markup) => {
    expect(drawn(markup)).toBe(
      '<svg viewBox="0 0 24 24" fill="currentColor" width="20" height="20" aria-hidden="true" focusable="false"><path d="M0 0"></path></svg>',
    );
  });

  test.each(['', 'x', '<div></div>', '<path d="M0"/>', '<svg', '<svg><path d="M0 0"/>'])(
    '%j is none',
    (markup) => {
      expect(drawn(markup)).toBeNull();
    },
  );
});

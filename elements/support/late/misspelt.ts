import { nearest } from '../../../src/core/text/nearest';
import { fail } from '../events';

/** Of the page, a framework or a library: `data-id`, `aria-label`, `onclick`, `:open`, `v-if`, `_ngcontent-c0`. */
const OF_OTHERS = /^(data|aria|v|x|ng|hx)-|^on|[^a-z-]/;

/** Names the attributes of the elements that are none, and near to one: the element takes no notice of them. */
export function reportMisspelt(): void {
  for (const element of document.querySelectorAll<HTMLElement>(':defined')) {
    if (!element.localName.startsWith('oms-')) continue;
    const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
    for (const name of element.getAttributeNames()) {
      if (observedAttributes.includes(name) || OF_OTHERS.test(name) || name in COMMON) continue;
      const meant = nearest(name, observedAttributes);
      if (meant) fail(element, 'attribute', `${name} is no attribute: did you mean ${meant}?`);
    }
  }
}

/** What any element may have, and is written like one of ours. */
const COMMON: Readonly<Record<string, true>> = {
  title: true,
  part: true,
  style: true,
  hidden: true,
  is: true,
};

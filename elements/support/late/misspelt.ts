import { fail } from '../events';
import { meantAttribute } from '../misspelt-attribute';

/** Names the attributes of the elements that are none, and near to one: the element takes no notice of them. */
export function reportMisspelt(): void {
  for (const element of document.querySelectorAll<HTMLElement>(':defined')) {
    if (!element.localName.startsWith('oms-')) continue;
    const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
    for (const name of element.getAttributeNames()) {
      const meant = meantAttribute(name, observedAttributes);
      if (meant) fail(element, 'attribute', `${name} is no attribute: did you mean ${meant}?`);
    }
  }
}

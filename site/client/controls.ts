import { attributeIn, withAttribute } from './attributes';
import { words } from './words';

interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

/** The attributes of the page's table whose values can be chosen. */
function attributesOfPage(): Attribute[] {
  const heading = document.querySelector('#attributes, #属性');
  const table = heading?.nextElementSibling?.querySelector('table');
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => ({
    name: row.querySelector('td code')?.textContent ?? '',
    values: [...(row.children[1]?.querySelectorAll('code') ?? [])].map((one) => one.textContent ?? ''),
  }));
}

/** A control for each attribute of the element, which writes it into the code. */
export function addControls(place: Element, tag: string, code: HTMLTextAreaElement): void {
  for (const { name, values } of attributesOfPage()) {
    if (values.length < 2 && values[0] !== 'boolean') continue;
    const options = values[0] === 'boolean' ? [''] : values;
    const label = document.createElement('label');
    const select = document.createElement('select');
    const choices = [['-', words.unset ?? ''], ...options.map((one) => [`=${one}`, one || 'true'])];
    select.append(...choices.map(([value, text]) => new Option(text, value)));
    const show = () => {
      const value = attributeIn(code.value, tag, name);
      select.value = value === undefined ? '-' : `=${value}`;
    };
    show();
    code.addEventListener('input', show);
    select.addEventListener('change', () => {
      const value = select.value === '-' ? undefined : select.value.slice(1);
      code.value = withAttribute(code.value, tag, name, value);
      code.dispatchEvent(new Event('input'));
    });
    label.append(`${name} `, select);
    place.append(label);
  }
}

import { addresses, strings } from './strings';

/** Gives the strings one after the other, and begins again after the last. */
export class Supply {
  #at = 0;
  #address = 0;
  #told = 0;
  /** How many were given. */
  given = 0;

  text(): string {
    this.given += 1;
    const text = strings[this.#at % strings.length] as string;
    this.#at += 1;
    return text;
  }

  address(): string {
    this.given += 1;
    const text = addresses[this.#address % addresses.length] as string;
    this.#address += 1;
    return text;
  }

  /** How many were given since this was called last. */
  more(): number {
    const more = this.given - this.#told;
    this.#told = this.given;
    return more;
  }
}

/** By these the shell and its pages find and tell apart; another value shows another page, or none. */
const KEPT =
  /(?:^|[a-z])(?:ids?|Ids?|At|Time|no|No|sku|status|type|types|token|locale|lang|code|currency|country|flag|roleLabel|permission|scope|methods|key|state|day|period|priority|module|label_id|labelId|user|userId|build|look|organisation|tag)$|^(?:id|ids|no|at|key|code|status|type|token|lang|langKey|locale|user|build|look|organisation|tag|attributes|v|version|menuType|iconClass)$/;

const ADDRESS = /url|href|link|logo|icon|image|src|address|host|avatar|picture/i;

/** No word for people: a number, a time, an id. */
const isData = (text: string): boolean => /^[\d\s:.,TZ+-]*$/.test(text) || /^[0-9a-f-]{36}$/.test(text);

/** A value of the same form whose words are hostile strings. @param name of the field */
export function rewrite(value: unknown, supply: Supply, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, supply, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewrite(each, supply, key)]));
  }
  if (typeof value !== 'string') return value;
  if (/^[[{]/.test(value)) return rewriteJson(value, supply, name);
  if (ADDRESS.test(name)) return supply.address();
  if (KEPT.test(name) || isData(value)) return value;
  return `${value} ${supply.text()} ${supply.text()}`;
}

/** JSON in a text, as announcements and storage have it. */
function rewriteJson(text: string, supply: Supply, name: string): string {
  try {
    return JSON.stringify(rewrite(JSON.parse(text), supply, name));
  } catch {
    return `${text} ${supply.text()}`;
  }
}

import { equal } from '../../support/assert';
import { inEachMode, inside, it, settled } from './harness';

interface Looking extends HTMLElement {
  theme: string | undefined;
  density: string | undefined;
}

/** Stands in for the system's scheme, and counts who listens to it. */
function systemScheme(dark: boolean) {
  const real = window.matchMedia;
  const query = Object.assign(new EventTarget(), { matches: dark, media: '' });
  const listeners = new Set<unknown>();
  const { addEventListener, removeEventListener } = query;
  Object.assign(query, {
    addEventListener(type: string, fn: EventListener) {
      listeners.add(fn);
      addEventListener.call(query, type, fn);
    },
    removeEventListener(type: string, fn: EventListener) {
      listeners.delete(fn);
      removeEventListener.call(query, type, fn);
    },
  });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    listeners,
    turn(now: boolean) {
      query.matches = now;
      query.dispatchEvent(new Event('change'));
    },
    end() {
      window.matchMedia = real;
    },
  };
}

inEachMode('theme and density', (kit, tag) => {
  let number = 0;
  function placed(
    defaults: { theme: 'light' | 'dark' | 'auto'; density: 'normal' | 'compact'; followSystem: boolean },
    markup = '',
  ): Looking {
    const name = tag(`look-${number++}`);
    kit().registerElement(name, kit().makeLook(name, defaults), '1.0.0');
    document.body.innerHTML = `<${name} ${markup}></${name}>`;
    return document.body.firstElementChild as Looking;
  }
  const looks = (element: Element) => {
    const { theme, density } = inside(element).dataset;
    return `${theme} ${density}`;
  };
  const plain = { theme: 'auto', density: 'normal', followSystem: false } as const;

  it('are light and normal on a page that says nothing', () => {
    equal(looks(placed(plain)), 'light normal');
  });

  it('come from the page where the element says nothing', () => {
    equal(looks(placed({ theme: 'dark', density: 'compact', followSystem: false })), 'dark compact');
  });

  it('come from the element first', async () => {
    const element = placed(
      { theme: 'dark', density: 'compact', followSystem: true },
      'theme=light density=normal',
    );
    equal(looks(element), 'light normal');
    element.theme = 'dark';
    equal(looks(element), 'dark normal');
    equal(element.getAttribute('theme'), 'dark');
    element.removeAttribute('density');
    await settled();
    equal(looks(element), 'dark compact');
    equal([element.theme, element.density], ['dark', undefined]);
  });

  it('put no attribute on the element itself', () => {
    equal(placed({ theme: 'dark', density: 'compact', followSystem: false }).attributes.length, 0);
  });

  it('stay light with auto on a page that is not ours', () => {
    const system = systemScheme(true);
    try {
      equal(looks(placed(plain, 'theme=auto')), 'light normal');
      equal(system.listeners.size, 0);
    } finally {
      system.end();
    }
  });

  it('follow the system with auto on our own pages, as long as they are there', async () => {
    const system = systemScheme(true);
    try {
      const element = placed({ ...plain, followSystem: true });
      equal(looks(element), 'dark normal');
      system.turn(false);
      equal(looks(element), 'light normal');
      element.theme = 'dark';
      equal(system.listeners.size, 0, 'an own theme does not listen');
      element.theme = 'auto';
      equal(system.listeners.size, 1);
      element.remove();
      await settled();
      equal(system.listeners.size, 0, 'gone');
      system.turn(true);
      document.body.append(element);
      equal(looks(element), 'dark normal');
    } finally {
      system.end();
    }
  });
});

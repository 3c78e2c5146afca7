import type { Break } from '../break';
import { console } from './console';
import { core } from './core';
import { domain } from './domain';
import { elements } from './elements';
import { features } from './features';
import { navigation } from './navigation';
import { publicReact } from './public-react';
import { react } from './react';
import { server } from './server';
import { session } from './session';
import { shell } from './shell';
import { ui } from './ui';

/** Spread over all rings, and over the services of the demo. */
export const breaks: readonly Break[] = [
  ...core,
  ...session,
  ...domain,
  ...navigation,
  ...shell,
  ...react,
  ...ui,
  ...features,
  ...console,
  ...elements,
  ...publicReact,
  ...server,
];

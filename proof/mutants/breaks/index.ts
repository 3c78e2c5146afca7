import type { Break } from '../break';
import { commands } from './commands';
import { console } from './console';
import { core } from './core';
import { demo } from './demo';
import { domain } from './domain';
import { elements } from './elements';
import { features } from './features';
import { navigation } from './navigation';
import { node } from './node';
import { page } from './page';
import { publicReact } from './public-react';
import { react } from './react';
import { server } from './server';
import { session } from './session';
import { shell } from './shell';
import { ui } from './ui';

/** Spread over all rings, what stands around them, and the demo. */
export const breaks: readonly Break[] = [
  ...page,
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
  ...node,
  ...commands,
  ...server,
  ...demo,
];

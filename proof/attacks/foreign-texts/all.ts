import type { Stage } from '../pages';
import { addresses } from './addresses';
import { detector } from './detector';
import { refusals } from './refusals';
import { replies } from './replies';
import { storage } from './storage';
import { messages } from './tab-messages';

/** Shows hostile strings in every place that the shell draws what it has not written itself. */
export async function attackTexts(stage: Stage): Promise<void> {
  await detector(stage);
  await replies(stage);
  await refusals(stage);
  await storage(stage);
  await messages(stage);
  await addresses(stage);
}

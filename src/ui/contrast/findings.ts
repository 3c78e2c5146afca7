import type { TokenName } from '../../core/config/tokens';
import type { TokenContrast } from '../../shell/doctor-report';
import { contrastOf, luminanceOf, type Rgba } from './contrast';
import { PAIRS } from './pairs';

/** The colours of one theme, as a browser shows them. */
export interface ThemeColours {
  readonly theme: 'light' | 'dark';
  /** Null for what is no colour there. */
  colourOf(name: TokenName): Rgba | null;
  /** Whether the host has set it. The shell's own colours fit each other. */
  isSet(name: TokenName): boolean;
}

/** The pairs of a theme that are too faint, of which a host has set one or both. */
export function faintPairs({ theme, colourOf, isSet }: ThemeColours): TokenContrast[] {
  return PAIRS.flatMap(({ front, back, least }) => {
    if (!isSet(front) && !isSet(back)) return [];
    const [drawn, ground] = [colourOf(front), colourOf(back)];
    if (!drawn || !ground) return [];
    const contrast = contrastOf(drawn, ground);
    if (contrast >= least) return [];
    // Never rounded up to what it has not.
    const ratio = Math.floor(contrast * 100) / 100;
    const isDarker = luminanceOf(drawn) < luminanceOf(ground);
    const advice = adviceOn(front, back, isDarker, isSet);
    const fault = `${front} on ${back} has a contrast of ${ratio}:1 in the ${theme} theme, and needs ${least}:1`;
    return [{ theme, front, back, ratio, least, advice: `${fault}. ${advice}` }];
  });
}

function adviceOn(
  front: TokenName,
  back: TokenName,
  isDarker: boolean,
  isSet: (name: TokenName) => boolean,
): string {
  const words = (name: TokenName, darker: boolean) => `a ${darker ? 'darker' : 'lighter'} ${name}`;
  const [ink, ground] = [words(front, isDarker), words(back, !isDarker)];
  if (isSet(front) && isSet(back)) return `Set ${ink} or ${ground}.`;
  const [own, other] = isSet(front) ? [ink, back] : [ground, front];
  return `Set ${own}, or set ${other} too.`;
}

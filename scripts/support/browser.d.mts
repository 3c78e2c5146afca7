/** Switches for an automated Chromium on this machine. */
export declare const browserArgs: string[];
/** The path of a Chromium-like browser. Throws one sentence when there is none. */
export declare function findBrowser(): Promise<string>;

/** Switches for an automated Chromium on this machine. */
export declare const browserArgs: string[];
/** The path of a Chromium-like browser. Throws one sentence when there is none. */
export declare function findBrowser(): Promise<string>;
/** The path of the first of these programs that PATH has. */
export declare function onPath(programs: string[]): string | undefined;
/** Whether there is a program at this path that may be run. */
export declare function canRun(file: string): boolean;
/** Installs Debian packages, as root, where there is apt-get. Returns whether it was tried. */
export declare function aptInstall(packages: string[]): boolean;

/** The path of a Chromium-like browser that is on this machine. */
export function browserHere(): string | undefined;

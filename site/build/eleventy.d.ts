/** The part of Eleventy that the site is built with: it brings no types. */
declare module '@11ty/eleventy' {
  interface Configuration {
    addTemplate(path: string, content: string, data?: Readonly<Record<string, unknown>>): void;
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void;
    setQuietMode(quiet: boolean): void;
    setUseGitIgnore(use: boolean): void;
  }
  interface Options {
    readonly quietMode?: boolean;
    readonly config?: (configuration: Configuration) => unknown;
  }
  export default class Eleventy {
    constructor(input: string, output: string, options?: Options);
    write(): Promise<unknown>;
  }
}

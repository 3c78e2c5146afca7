/** What an example's frame is given by the page around it, which is of the same origin: no address can bring code in. */
export interface ExampleFrame extends HTMLIFrameElement {
  example?: { readonly code: string; say(line: string): void };
}

export interface HostPage {
  title: string;
  /** Base URL of the services. */
  services: string;
  /** The elements on it. */
  markup: string;
  /** More configuration, as attributes of the script tag. */
  attributes?: string;
}

/** A page that uses the CDN build as a host's does. */
export function hostPage({ title, services, markup, attributes = '' }: HostPage): string {
  return `<!doctype html><title>${title}</title><script src="/oms-shell.js" data-user-centre="${services}" ${attributes}></script>${markup}`;
}

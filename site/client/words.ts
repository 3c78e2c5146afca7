/** The words of the page's language that scripts say. */
export const words = document.querySelector<HTMLTemplateElement>('#words')?.dataset ?? {};

/** What leads from this page to the root of the site. */
export const root = document.body.dataset.root ?? '';

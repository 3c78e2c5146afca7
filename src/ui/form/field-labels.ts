/**
 * What people read at fields. Where several read alike, the name of the part of the form that each stands in comes before.
 * @param id of the form
 */
export function fieldLabels(form: HTMLFormElement | null, names: readonly string[], id: string): string[] {
  const labels = names.map((name) => labelOf(form, `${id}-${name}`));
  return labels.map((label, at) => {
    const part = labels.filter((other) => other === label).length > 1 && partOf(form, `${id}-${names[at]}`);
    return part ? `${part}: ${label}` : label;
  });
}

const controlOf = (form: HTMLFormElement | null, id: string) => form?.querySelector(`[id="${id}"]`);

/** The words at a control; its id where it has none. */
function labelOf(form: HTMLFormElement | null, id: string): string {
  const control = controlOf(form, id);
  const own =
    form?.querySelector(`label[for="${id}"]`) ??
    control?.closest('label') ??
    control?.querySelector('legend');
  return own?.textContent?.trim() || control?.getAttribute('aria-label') || id;
}

function partOf(form: HTMLFormElement | null, id: string): string | undefined {
  const title = controlOf(form, id)?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
  return title ? form?.querySelector(`[id="${title}"]`)?.textContent?.trim() : undefined;
}

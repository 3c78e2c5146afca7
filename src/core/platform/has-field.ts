/** The fields of a page into which a person can type, or in which they can choose: a checkbox is one, too. */
const FIELD =
  ':is(input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image]), textarea, select):not(:disabled, [readonly])';
const EDITABLE = '[contenteditable]:not([contenteditable=false])';

/**
 * Whether a document has a field, wherever it can be reached: in open shadow roots and frames of its origin, too.
 * Hidden ones count: a folded form may be filled in. The shell's own elements only count with an open dialog: the
 * search of the top bar is no work.
 */
export function hasField(doc: Document): boolean {
  return doc.designMode === 'on' || hasFieldIn(doc);
}

function hasFieldIn(root: ParentNode): boolean {
  if (root.querySelector(FIELD) ?? root.querySelector(EDITABLE)) return true;
  for (const element of root.querySelectorAll('*')) {
    const { shadowRoot } = element;
    if (shadowRoot && isOwn(element)) {
      if (shadowRoot.querySelector(`dialog ${FIELD}`)) return true;
    } else if (shadowRoot && hasFieldIn(shadowRoot)) return true;
    const inner = contentOf(element);
    if (inner && hasField(inner)) return true;
  }
  return false;
}

const isOwn = ({ localName }: Element) => localName.startsWith('oms-');

/** The document of a frame, where this page may see it. */
function contentOf(element: Element): Document | null {
  return /^i?frame$/.test(element.localName) ? (element as HTMLIFrameElement).contentDocument : null;
}

import { useEffect } from 'react';
import { Feedback } from '../../src/features/feedback/Feedback';
import { feedbackStore } from '../../src/features/feedback/store';
import { useFeature } from '../../src/react/shell-context';
import { baseSheets } from '../../src/ui/base';
import { useMethods } from '../support/methods';
import { ShellFrame } from '../support/shell-frame';
import { wrap } from '../support/wrap';

interface Props {
  host: HTMLElement;
  /** Whether the dialog is open; the element keeps it right when the user opens or closes it. */
  open: boolean;
  /** No floating button: the host opens the dialog by its own. */
  hideTrigger: boolean;
}

interface Methods {
  show(): void;
  hide(): void;
}

function FeedbackElement({ host, open, hideTrigger }: Props) {
  const store = useFeature(feedbackStore);
  useEffect(() => store.setOpen(open), [store, open]);
  useEffect(
    () =>
      store.$open.listen((next) => {
        (host as HTMLElement & { open: boolean }).open = next;
      }),
    [store, host],
  );
  useMethods(host, { show: () => store.setOpen(true), hide: () => store.setOpen(false) });
  return <Feedback hideTrigger={hideTrigger} />;
}

/** `<oms-feedback>`: a floating button that can be moved, and a dialog that sends (spec 2.7). */
export const OmsFeedback = wrap<Props, Methods>({
  tag: 'oms-feedback',
  component: FeedbackElement,
  props: { open: 'boolean', hideTrigger: 'boolean' },
  defaults: { open: false, hideTrigger: false },
  methods: ['show', 'hide'],
  sheets: baseSheets,
  providers: ShellFrame,
});

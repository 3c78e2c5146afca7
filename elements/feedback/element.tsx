import { useLayoutEffect } from 'react';
import { feedbackStore } from '../../src/domain/feedback/store';
import { Feedback } from '../../src/features/feedback/Feedback';
import { useFeature } from '../../src/react/shell-context';
import { defineElement } from '../support/define-element';
import type { MethodsOf, PropsOf } from '../support/element-declaration';
import { useMethods } from '../support/methods';
import { declaration } from './declaration';

function FeedbackElement({ host, open, hideTrigger }: PropsOf<typeof declaration>) {
  const store = useFeature(feedbackStore);
  useLayoutEffect(() => store.setOpen(open), [store, open]);
  useLayoutEffect(
    () =>
      store.$open.listen((next) => {
        host.open = next;
      }),
    [store, host],
  );
  useMethods<MethodsOf<typeof declaration>>(host, {
    show: () => store.setOpen(true),
    hide: () => store.setOpen(false),
  });
  return <Feedback hideTrigger={hideTrigger} />;
}

defineElement(declaration, FeedbackElement);

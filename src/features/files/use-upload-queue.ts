import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dispatch } from '../../core/events/events';
import type { QueuedFile } from '../../domain/files/upload-queue';
import { uploadQueueFamily } from '../../domain/files/upload-queues';
import { useFeature, useShell } from '../../react/shell-context';
import { attachmentsOf, targetOf, toUploadedFile, type UploaderProps } from './uploader-options';

const uploadedIn = (files: readonly QueuedFile[]) =>
  files.flatMap(({ attachment }) => (attachment ? [toUploadedFile(attachment)] : []));

/** The queue of one uploader, and what the page learns of it. Unmounted, it ends its uploads. */
export function useUploadQueue(props: UploaderProps, element: RefObject<HTMLElement | null>) {
  const { config, platform } = useShell();
  const queues = useFeature(uploadQueueFamily);
  const [queue] = useState(() => {
    const made = queues.get(platform.secret());
    made.show(attachmentsOf(props.files));
    // The same in the next document, unlike the key.
    const target = targetOf(props, config.endpoints.upload);
    made.keepAt(JSON.stringify([platform.location.href(), target, props.name]));
    return made;
  });
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
    const emit: Emit = (name, detail) => {
      if (element.current) dispatch(element.current, name, detail);
    };
    queue.set({
      target: targetOf(props, config.endpoints.upload),
      atOnce: props.multiple !== true || props.auto === true,
      onFailed(failure) {
        props.onError?.(failure);
        emit('oms-upload-failed', failure);
      },
      onUpdated(queued) {
        const files = uploadedIn(queued);
        props.onUpdate?.(files);
        emit('oms-uploaded', { files });
      },
    });
  });

  useEffect(() => {
    let known = JSON.stringify(uploadedIn(queue.$files.get()));
    const stop = queue.$files.listen((files) => {
      const uploaded = uploadedIn(files);
      const now = JSON.stringify(uploaded);
      if (now === known) return;
      known = now;
      latest.current.onChange?.(uploaded);
    });
    return () => {
      stop();
      queue.stop();
    };
  }, [queue]);
  return queue;
}

type Emit = (
  ...args: Parameters<typeof dispatch> extends [EventTarget, ...infer Rest] ? Rest : never
) => void;

import { type RefObject, useEffect, useRef, useState } from 'react';
import { dispatch } from '../../core/events/events';
import { deleteFile, uploadFile } from '../../domain/files/api';
import { createUploadMessages } from '../../domain/files/messages';
import { createUploadQueue, type QueuedFile } from '../../domain/files/upload-queue';
import { useShell } from '../../react/shell-context';
import { attachmentsOf, targetOf, toUploadedFile, type UploaderProps } from './uploader-options';

/** Time in ms from the message of success to the update (docs/behaviour.md#files). */
const UPDATE_DELAY = 2000;

const uploadedIn = (files: readonly QueuedFile[]) =>
  files.flatMap(({ attachment }) => (attachment ? [toUploadedFile(attachment)] : []));

/** The queue of one uploader, and what page and person learn of it. Unmounted, it ends its uploads. */
export function useUploadQueue(props: UploaderProps, element: RefObject<HTMLElement | null>) {
  const shell = useShell();
  const latest = useRef(props);
  latest.current = props;

  const [queue] = useState(() => {
    const { request, config, platform } = shell;
    const messages = createUploadMessages(shell);
    const emit: Emit = (name, detail) => {
      if (element.current) dispatch(element.current, name, detail);
    };
    const made = createUploadQueue({
      upload: (file, signal, onProgress) =>
        uploadFile(request, targetOf(latest.current, config.endpoints.upload), file, signal, onProgress),
      remove: async ({ id }) => {
        // A file that a page gave without an id is only taken from the list.
        if (id !== '') await deleteFile(request, id);
      },
      atOnce: () => latest.current.multiple !== true || latest.current.auto === true,
      uploaded: attachmentsOf(props.files),
      onFailed(file, error) {
        const failure = { name: file.name, code: error.code, message: String(error) };
        latest.current.onError?.(failure);
        emit('oms-upload-failed', failure);
      },
      onSettled({ uploaded, failed, reply }) {
        const [first] = failed;
        if (first?.error) messages.failed(first.name, first.error, failed.length - 1);
        if (uploaded.length === 0) return;
        messages.succeeded(reply);
        platform.clock.after(UPDATE_DELAY, () => {
          const files = uploadedIn(made.$files.get());
          latest.current.onUpdate?.(files);
          emit('oms-uploaded', { files });
        });
      },
    });
    return made;
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

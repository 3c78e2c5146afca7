import { expect, it } from 'vitest';
import { overlaysStore } from './store';

const overlays = () => overlaysStore({} as never, {} as never);

it('counts a message that is there up, and starts again once it is gone', () => {
  const { $toasts, notify, dismiss } = overlays();
  const seen = () => $toasts.get().map(({ title, count }) => [title, count]);
  notify({ title: 'Saved', tone: 'success' });
  notify({ title: 'Failed', tone: 'error' });
  notify({ title: 'Saved', tone: 'success' });
  notify({ title: 'Saved', tone: 'success' });
  expect(seen()).toEqual([
    ['Saved', 3],
    ['Failed', undefined],
  ]);
  dismiss($toasts.get()[0]?.id ?? '');
  notify({ title: 'Saved', tone: 'success' });
  expect(seen()).toEqual([
    ['Failed', undefined],
    ['Saved', undefined],
  ]);
});

it('keeps messages apart that differ in tone, text or link, and those that a part of the shell dismisses itself', () => {
  const { $toasts, notify, put } = overlays();
  put({ title: 'Saved' });
  notify({ title: 'Saved' });
  notify({ title: 'Saved', tone: 'error' });
  notify({ title: 'Saved', text: 'Order 1' });
  notify({ title: 'Saved', link: { text: 'Open', url: '/1' } });
  notify({ title: 'Saved', link: { text: 'Open', url: '/2' } });
  expect($toasts.get()).toHaveLength(6);
});

it('keeps an error until it is closed, and others for 7 s, unless the page gives a time', () => {
  const { $toasts, notify } = overlays();
  notify({ title: 'Failed', tone: 'error' });
  notify({ title: 'Saved', tone: 'success' });
  notify({ title: 'Gone', tone: 'error', duration: 3000 });
  expect($toasts.get().map(({ title, duration }) => [title, duration])).toEqual([
    ['Failed', 0],
    ['Saved', 7000],
    ['Gone', 3000],
  ]);
});

it('answers a question with no where another one takes its place', async () => {
  const { $question, confirm } = overlays();
  const first = confirm({ title: 'Delete order 1?' });
  const second = confirm({ title: 'Delete order 2?' });
  await expect(first).resolves.toBe(false);
  $question.get()?.answer(true);
  await expect(second).resolves.toBe(true);
});

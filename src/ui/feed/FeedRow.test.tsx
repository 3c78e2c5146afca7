// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byRole, renderer } from '../test-render';
import { FeedRow } from './FeedRow';

let view: ReturnType<typeof renderer>;
beforeEach(() => {
  view = renderer();
});
afterEach(() => view.unmount());

test('a blank stands between the parts of a row’s name', () => {
  view.render(
    <FeedRow
      title="Stock is low"
      brief="LA1 has 3 left"
      time={<time>5 min ago</time>}
      tag={<span>Reminder</span>}
      unreadLabel="Unread"
      href="/home/notice/list/detail?id=1"
      onOpen={() => {}}
    />,
  );
  expect(byRole('link', 'Unread Stock is low Reminder 5 min ago LA1 has 3 left')).toBeTruthy();
});

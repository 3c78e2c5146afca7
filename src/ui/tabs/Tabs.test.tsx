// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byRole, click, press, renderer } from '../test-render';
import { TabPanel, Tabs } from './Tabs';

const TABS = [
  { id: '1', label: 'Announcements', dotLabel: 'new' },
  { id: '2', label: 'Reminders', count: 120 },
  { id: '3', label: 'Messages', count: 0 },
];

function Notices() {
  const [selected, select] = useState('1');
  return (
    <>
      <Tabs id="kinds" label="Kinds" tabs={TABS} selected={selected} onSelect={select} />
      <TabPanel tabs="kinds" tab={selected}>
        Panel {selected}
      </TabPanel>
    </>
  );
}

let view: ReturnType<typeof renderer>;
const selected = () => document.querySelector('[role="tab"][aria-selected="true"]');

beforeEach(() => {
  view = renderer();
  view.render(<Notices />);
});
afterEach(() => view.unmount());

it('is one stop of the Tab key, at the chosen tab', () => {
  const stops = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].map((tab) => tab.tabIndex);
  expect(stops).toEqual([0, -1, -1]);
});

it('chooses with arrows around, Home and End, and takes the focus along', () => {
  byRole('tab', 'Announcements new').focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(byRole('tab', 'Reminders 99+'));
  expect(selected()).toBe(document.activeElement);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(selected()).toBe(byRole('tab', 'Messages'));
  press('Home');
  expect(selected()).toBe(byRole('tab', 'Announcements new'));
  press('End');
  expect(selected()).toBe(document.activeElement);
  expect(press('x').defaultPrevented).toBe(false);
});

it('ties the panel to its tab', () => {
  click(byRole('tab', 'Reminders 99+'));
  const panel = document.querySelector('[role="tabpanel"]');
  expect(panel?.textContent).toBe('Panel 2');
  expect(panel?.getAttribute('aria-labelledby')).toBe(selected()?.id);
  expect(selected()?.getAttribute('aria-controls')).toBe(panel?.id);
});

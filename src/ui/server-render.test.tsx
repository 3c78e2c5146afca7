import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button/Button';
import { Dialog } from './dialog/Dialog';
import { Checkbox } from './form/Checkbox';
import { TextField } from './form/TextField';
import { NavTree } from './nav-tree/NavTree';
import { Tabs } from './tabs/Tabs';
import { Time } from './text/Time';
import { ToastRegion } from './toast/ToastRegion';

const nothing = () => {};
const NODES = [{ id: '1', label: 'Main panel', href: '/home' }];
const TABS = [{ id: '1', label: 'Reminders', count: 3 }];

/** No DOM here: whatever touches it at import or in the first render fails. */
it('renders on a server, the same each time, without style attributes', () => {
  const page = (
    <main>
      <Button busy>Save</Button>
      <TextField id="name" label="Name" value="" onChange={nothing} error="Missing" />
      <Checkbox checked onChange={nothing}>
        Remember me
      </Checkbox>
      <NavTree id="menu" nodes={NODES} expanded={new Set()} onToggle={nothing} />
      <Tabs id="tabs" label="Notices" tabs={TABS} selected="1" onSelect={nothing} />
      <Time at="2026-11-20T02:30:00Z" now={Date.UTC(2026, 10, 20, 2, 42)} locale="en" timeZone="UTC" />
      <Dialog id="dialog" open={false} title="Closed" onClose={nothing} />
      <ToastRegion label="Messages" closeLabel="Close" toasts={[]} onClose={nothing} />
    </main>
  );
  const html = renderToString(page);
  expect(html).toContain('12 min ago');
  expect(html).not.toContain('Closed');
  expect(html).not.toContain(' style=');
  expect(renderToString(page)).toBe(html);
});

import X from 'lucide/dist/esm/icons/x.mjs';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import { textIn } from '../../src/core/host-additions/host-text';
import { noticeListsStore } from '../../src/domain/notices/lists';
import { type Detail, openDetail } from '../../src/domain/open-detail';
import { unreadStore } from '../../src/domain/unread/store';
import { AnnouncementList } from '../../src/features/announcements/AnnouncementList';
import { HostNoticeList } from '../../src/features/notices/HostNoticeList';
import { NoticeList } from '../../src/features/notices/NoticeList';
import { ReadAll } from '../../src/features/notices/ReadAll';
import { ReportSection } from '../../src/features/reports/ReportSection';
import { TaskSection } from '../../src/features/tasks/TaskSection';
import { useSheet } from '../../src/react/sheet';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useLang, useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { OutOfPage } from '../../src/ui/layer/out-of-page';
import { PopoverBody, PopoverHead } from '../../src/ui/popover/parts';
import { Spinner } from '../../src/ui/spinner/Spinner';
import { TabPanel, Tabs } from '../../src/ui/tabs/Tabs';
import { Alert } from '../../src/ui/view-states/Alert';
import { DesktopEntry } from './alerts/DesktopEntry';
import { FirstStop } from './FirstStop';
import { NoticeFrame, type PanelProps } from './NoticeFrame';
import sheet from './notice-panel.css?sheet';
import { PanelFoot } from './PanelFoot';
import { hostTabId, idOfHostTab, isHostTab, type PanelTab, TABS, toTab } from './tabs';
import { useHostTabs, useHostTabsStore } from './use-host-tabs';
import { usePanelFresh, usePanelLoading } from './use-panel-fresh';

const ROW = 'oms-notice-tabs';

/** Announcements, reminders and messages by tabs; below them the newest tasks and reports. */
export default function NoticePanel({ open, anchor, placement, tab, onTab, onClose }: PanelProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const lists = useFeature(noticeListsStore);
  const unread = useStore(useFeature(unreadStore).$unread);
  const problem = useStore(lists.$problem);
  const [failed, setFailed] = useState<ShellError | null>(null);
  const check = usePanelFresh(open, tab);
  const lang = useLang();
  const host = useHostTabsStore();
  const hostTabs = useHostTabs().map((one) => ({ ...one, name: textIn(one.title, lang).trim() }));
  const hostTab = hostTabs.find(({ id }) => hostTabId(id) === tab);
  const hostList = isHostTab(tab) ? host?.list(idOfHostTab(tab)) : null;

  useEffect(() => {
    if (!open) setFailed(null);
  }, [open]);

  // A store loads when its first listener arrives: a panel that is rendered ahead lists nothing.
  const outOfPage = useContext(OutOfPage);

  // The detail is above the panel: a press in it is not one beside the panel, and the reader returns to the list.
  const showing = useRef(false);
  const show = useCallback(
    async (name: Detail, id: string): Promise<void> => {
      showing.current = true;
      setFailed(null);
      await openDetail(shell, name, id, setFailed);
      showing.current = false;
    },
    [shell],
  );

  // Counts, problems and the sign of loading change more often than what is listed, whose rows would be rendered each time.
  const content = useMemo(
    () =>
      !outOfPage && (
        <>
          {!isHostTab(tab) && (
            <TabPanel tabs={ROW} tab={String(tab)}>
              {tab === 1 ? (
                <AnnouncementList onOpen={(id) => void show('showAnnouncement', id)} />
              ) : (
                <NoticeList key={tab} type={`${tab}`} onOpen={(id) => void show('showNotice', id)} />
              )}
            </TabPanel>
          )}
          <TaskSection onOpen={(id) => void show('showTask', id)} />
          <ReportSection />
        </>
      ),
    [outOfPage, tab, show],
  );
  const foot = useMemo(
    () => (
      <>
        <DesktopEntry />
        <PanelFoot onCheck={check} />
      </>
    ),
    [check],
  );

  const tabs = TABS.map((one) => {
    const count = unread?.byType[one] ?? 0;
    const label = t(`notices.tab.${one}`);
    if (one === 1) {
      return { id: '1', label, dotLabel: count > 0 ? t('notices.unread', { count }) : undefined };
    }
    return { id: String(one), label, count };
  });
  const hostPanel = hostTab && hostList && (
    <TabPanel tabs={ROW} tab={String(tab)}>
      <HostNoticeList
        key={tab}
        tab={hostTab}
        title={hostTab.name}
        of={hostList}
        onOpen={(notice) => {
          // First, so that what the host opens finds the focus in place.
          anchor.current?.focus();
          onClose();
          hostList.show(notice);
        }}
      />
    </TabPanel>
  );
  return (
    <NoticeFrame
      open={open}
      anchor={anchor}
      placement={placement}
      onClose={(reason) => {
        if (reason !== 'outside' || !showing.current) onClose(reason);
      }}
    >
      <div className="oms-notice-panel" part="panel">
        <FirstStop open={open} anchor={anchor} />
        <PopoverHead title={t('notices.label')}>
          <PanelLoading tab={tab} />
          <span className="oms-push oms-notice-actions">
            <ReadAll />
            <IconButton
              icon={X}
              label={t('action.close')}
              size="m"
              onClick={() => {
                anchor.current?.focus();
                onClose();
              }}
            />
          </span>
        </PopoverHead>
        <Tabs
          id={ROW}
          label={t('notices.tabs')}
          tabs={[
            ...tabs,
            ...hostTabs.map(({ id, name, count }) => ({ id: hostTabId(id), label: name, count })),
          ]}
          selected={String(tab)}
          onSelect={(id) => onTab(toTab(id) ?? (id as PanelTab))}
        />
        <PopoverBody>
          {[
            failed && errorText(failed),
            problem && t('notices.readAllFailed', { reason: errorText(problem) }),
          ].map(
            (message) =>
              message && (
                <div key={message} className="oms-notice-problem">
                  <Alert tone="danger">{message}</Alert>
                </div>
              ),
          )}
          {hostPanel}
          {content}
        </PopoverBody>
        {foot}
      </div>
    </NoticeFrame>
  );
}

function PanelLoading({ tab }: { tab: PanelTab }) {
  return usePanelLoading(tab) && <Spinner size={14} />;
}

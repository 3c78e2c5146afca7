import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon, type IconDrawing } from '../icon/Icon';
import pageSheet from './page.css?sheet';

export interface SettingsProps {
  /** Names the list where the panel around it does not. */
  label?: string | undefined;
  busy?: boolean | undefined;
  /** Setting. */
  children: ReactNode;
}

/** The rows of a panel: each shows a setting and may lead to its change. */
export function Settings({ label, busy, children }: SettingsProps) {
  useSheet(pageSheet);
  return (
    <ul className="oms-settings" aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}

export interface SettingProps {
  icon?: IconDrawing | undefined;
  name: ReactNode;
  /** How it is set. */
  note: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
}

export function Setting({ icon, name, note, action }: SettingProps) {
  return (
    <li>
      {icon && (
        <span className="oms-setting-icon">
          <Icon icon={icon} />
        </span>
      )}
      <div className="oms-setting-text">
        <p className="oms-setting-name">{name}</p>
        <p className="oms-setting-note">{note}</p>
      </div>
      {action}
    </li>
  );
}

/** The place of rows that are fetched by themselves, while they are not there: a list has nothing but items. */
export function SettingsState({ children }: { children: ReactNode }) {
  return <li className="oms-settings-state">{children}</li>;
}

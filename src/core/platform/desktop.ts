/** `unsupported`: the browser has no notifications, or not on this page (plain http, some phones). */
export type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

export interface DesktopText {
  title: string;
  body: string;
  /** A notification replaces the one before with the same tag. */
  tag: string;
}

/** Notifications of the operating system. */
export interface Desktop {
  permission(): DesktopPermission;
  /** Asks the user. To be called on a click: browsers refuse a page that asks by itself, and remember that. Never rejects. */
  ask(): Promise<DesktopPermission>;
  /**
   * Shows a notification; a press on it brings the page to the front and calls `onPress`. Returns the function that
   * closes it.
   */
  show(text: DesktopText, onPress: () => void): () => void;
}

export function browserDesktop(win: Window & typeof globalThis): Desktop {
  const supported = 'Notification' in win && win.isSecureContext;
  const permission = (): DesktopPermission => {
    try {
      return supported ? win.Notification.permission : 'unsupported';
    } catch {
      return 'unsupported';
    }
  };
  return {
    permission,
    async ask() {
      try {
        if (supported) await win.Notification.requestPermission();
      } catch {
        // A frame without the right to ask: the present permission is the answer.
      }
      return permission();
    },
    show({ title, body, tag }, onPress) {
      try {
        const shown = new win.Notification(title, { body, tag });
        shown.onclick = () => {
          win.focus();
          shown.close();
          onPress();
        };
        return () => shown.close();
      } catch {
        // Phones allow them to service workers only; the toast in the page remains.
        return () => {};
      }
    },
  };
}

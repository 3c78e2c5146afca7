/** `unsupported`: the browser has none, or not on this page (plain http, some phones). */
export type DesktopPermission = 'granted' | 'denied' | 'default' | 'unsupported';

export interface DesktopText {
  title: string;
  body: string;
  /** A notification of the same tag takes the place of the one before. */
  tag: string;
}

/** Notifications of the operating system. */
export interface Desktop {
  permission(): DesktopPermission;
  /** Asks the user. Only on a click: browsers refuse and remember what asks by itself. Never rejects. */
  ask(): Promise<DesktopPermission>;
  /** Shows one; a press on it brings the page to the front and is told. Returns what closes it. */
  show(text: DesktopText, onPress: () => void): () => void;
}

export function browserDesktop(win: Window & typeof globalThis): Desktop {
  const supported = 'Notification' in win && win.isSecureContext;
  const permission = (): DesktopPermission => (supported ? win.Notification.permission : 'unsupported');
  return {
    permission,
    async ask() {
      try {
        if (supported) await win.Notification.requestPermission();
      } catch {
        // A frame without the right to ask: what holds is told all the same.
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
        // Phones know them from service workers alone; the notice in the page is there.
        return () => {};
      }
    },
  };
}

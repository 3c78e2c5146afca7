const OFFSET = /^[+-](0\d|1[0-4]):[0-5]\d$/;

/** Whether it is `UTC`, an offset from it such as `+08:00`, or a name of IANA such as `Asia/Shanghai` that the browser knows. */
export function isTimeZone(name: string): boolean {
  if (OFFSET.test(name)) return true;
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

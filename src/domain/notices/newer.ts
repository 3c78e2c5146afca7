/** Whether an id is of a newer notice, for ids that count up; false for other ids. */
export function isNewer(id: string, than: string): boolean {
  if (!/^\d+$/.test(id) || !/^\d+$/.test(than)) return false;
  return id.length === than.length ? id > than : id.length > than.length;
}

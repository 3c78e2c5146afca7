/** Whether one is younger than another, by ids that count up; of other ids nothing is known. */
export function isNewer(id: string, than: string): boolean {
  if (!/^\d+$/.test(id) || !/^\d+$/.test(than)) return false;
  return id.length === than.length ? id > than : id.length > than.length;
}

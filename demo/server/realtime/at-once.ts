/** The largest number of users whose numbers are read at the same time: fewer than the database has connections. */
const maxConcurrentUsers = 8;

/** Works on several users at the same time, so that one who takes long does not delay all others. @param work does not throw */
export async function severalAtOnce<User>(
  users: Iterable<User>,
  work: (user: User) => Promise<void>,
): Promise<void> {
  const left = users[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: maxConcurrentUsers }, worker));
}

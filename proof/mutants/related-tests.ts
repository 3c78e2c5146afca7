import { runQuietly } from '@oms/tools/run';
import type { Break } from './break';
import { type Failure, openRoomTests, type RoomTests } from './room-tests';
import { type Room, roomOf } from './rooms';

export interface RelatedTests {
  /**
   * Opens the tests of a break, and builds what these read: before the break is there.
   * @throws Error where the build fails
   */
  prepare(one: Break): Promise<void>;
  /** @returns the first test that fails; null: all that are related pass */
  firstFailure(one: Break): Promise<Failure | null>;
  /** Says that a source has another text. */
  changed(file: string): Promise<void>;
  /** @returns whether all tests of the file pass */
  passes(file: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The room whose tests try a break: they may be named, and be in another than its file. */
const roomOfTests = ({ file, tests = [file] }: Break): Room => roomOf(tests[0]!);

/** A Vitest for each room in which a break is tried. */
export function openRelatedTests(): RelatedTests {
  const open = new Map<Room, RoomTests>();
  async function inRoom(room: Room): Promise<RoomTests> {
    const tests = open.get(room) ?? (await openRoomTests(room));
    open.set(room, tests);
    return tests;
  }
  return {
    async prepare(one) {
      const room = roomOfTests(one);
      // Each time: tests of the package may have built while it had a break.
      if (room.built.length > 0) await build(room.built);
      await inRoom(room);
    },
    firstFailure: async (one) => (await inRoom(roomOfTests(one))).firstFailure(one),
    async changed(file) {
      for (const [room, tests] of open)
        if (room.atStart?.test(file)) {
          open.delete(room);
          await tests.close();
        } else tests.changed(file);
    },
    passes: async (file) => (await inRoom(roomOf(file))).passes(file),
    async close() {
      await Promise.all([...open.values()].map((tests) => tests.close()));
    },
  };
}

async function build(steps: readonly string[]): Promise<void> {
  const { status, output } = await runQuietly('tsx', ['scripts/build.ts', ...steps]);
  if (status !== 0) throw new Error(output);
}

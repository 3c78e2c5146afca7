import { businessPages, chooseLanguage, expectSignedIn, signInQuickly } from './support/demo';
import { type BrowserContext, expect, type Locator, type Page, test } from './support/test';

const en = { title: 'Feedback', problem: 'What is the problem?', add: 'Add an image', send: 'Send' };
const zh = { title: '反馈', problem: '问题描述', add: '添加图片', send: '提交' };
type Words = typeof en;

const dialog = (page: Page, words: Words = en): Locator => page.getByRole('dialog', { name: words.title });

async function open(
  page: Page,
  context: BrowserContext,
  { words = en, url = businessPages.console }: { words?: Words; url?: string } = {},
): Promise<Locator> {
  await chooseLanguage(context, words === en ? 'en' : 'zh-CN');
  await signInQuickly(context);
  await page.goto(url);
  await expectSignedIn(page);
  await page.getByRole('button', { name: words.title, exact: true }).click();
  await dialog(page, words).getByRole('textbox', { name: words.problem }).fill('The label printer stops');
  return dialog(page, words);
}

/** An image of one colour, as the browser encodes it. */
async function draw(page: Page, type: string, width = 400, height = 200): Promise<Buffer> {
  const url = await page.evaluate(
    ([kind, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#ff8000';
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL(kind);
    },
    [type, width, height] as const,
  );
  return Buffer.from(url.split(',')[1]!, 'base64');
}

async function add(page: Page, words: Words, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page, words).getByRole('button', { name: words.add }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

/** Waits until the picture is read: until then its canvas has the size of an empty one, and a press draws nothing. */
const pictureRead = (form: Locator): Promise<void> =>
  expect(form.locator('.oms-marker-picture')).toHaveAttribute('style', /aspect-ratio/);

/** Presses Send, and gives what the service has got: the report, and the bytes of its first image. */
async function send(page: Page, words: Words = en) {
  const request = page.waitForRequest(/userQuestion\/add/);
  await dialog(page, words).getByRole('button', { name: words.send, exact: true }).click();
  const report = (await request).postDataJSON() as Record<string, string>;
  expect((await (await request).response())!.ok()).toBe(true);
  await expect(dialog(page, words)).toHaveCount(0);
  const link = report.attachment!.split(',')[0]!;
  const bytes = link ? await (await page.context().request.get(link)).body() : Buffer.alloc(0);
  return { report, bytes };
}

/** Size of an image, and the colours at some of its points. */
const look = (page: Page, bytes: Buffer, points: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ([base64, at]) => {
      const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([data]));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const colours = at.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(' '));
      return { width: bitmap.width, height: bitmap.height, colours };
    },
    [bytes.toString('base64'), points] as const,
  );

const ORANGE = '255 128 0';
const NAVY = '17 26 43';

/** The same JPEG with an Exif segment: an orientation, and the words of a place. */
function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    18,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPSLatitude 22.5431')]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

test.describe('images of the feedback', () => {
  test('leave the browser with the report alone, and what is blacked out by mouse is gone from their pixels', async ({
    page,
    context,
  }) => {
    const form = await open(page, context);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (/uploadFile/.test(request.url())) uploads.push(request.url());
    });
    await add(page, en, 'orders.png', 'image/png', await draw(page, 'image/png'));
    const picture = form.getByRole('group', { name: 'Picture orders.png' });
    const canvas = picture.locator('canvas');
    await pictureRead(form);
    await expect.poll(async () => (await canvas.boundingBox())!.height).toBeGreaterThan(100);
    expect((await form.boundingBox())!.width).toBe(1000);
    const { x, y, width, height } = (await canvas.boundingBox())!;
    const at = (right: number, down: number) => [x + width * right, y + height * down] as const;
    await page.mouse.move(...at(0.25, 0.25));
    await page.mouse.down();
    await page.mouse.move(...at(0.5, 0.75), { steps: 4 });
    await page.mouse.up();
    const box = picture.getByRole('button', { name: 'Black-out 1 of 1' });
    await expect(box).toBeFocused();
    await expect(form.getByText('1 blacked out')).toBeVisible();
    // Its lower right corner is pulled, then that is undone.
    const before = (await box.boundingBox())!;
    const corner = [before.x + before.width, before.y + before.height] as const;
    await page.mouse.move(...corner);
    await page.mouse.down();
    await page.mouse.move(corner[0] + 40, corner[1] + 20, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await box.boundingBox())!.width - before.width)).toBe(40);
    await form.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await box.boundingBox())!.width).toBe(before.width);

    await form.getByRole('button', { name: 'Mark', exact: true }).click();
    await page.mouse.move(...at(0.7, 0.2));
    await page.mouse.down();
    await page.mouse.move(...at(0.9, 0.8), { steps: 4 });
    await page.mouse.up();
    await expect(picture.getByRole('button', { name: 'Mark 1 of 1' })).toBeVisible();
    expect(uploads).toEqual([]);

    const { bytes } = await send(page);
    expect(uploads).toHaveLength(1);
    const points = [
      [150, 100],
      [104, 54],
      [196, 146],
      [50, 100],
      [300, 100],
      [280, 100],
    ] as const;
    const { colours, ...size } = await look(page, bytes, points);
    expect(size).toEqual({ width: 400, height: 200 });
    expect(colours).toEqual([NAVY, NAVY, NAVY, ORANGE, ORANGE, '229 37 45']);
  });

  test('are kept over a reload without what is blacked out, from the moment the tool is closed', async ({
    page,
    context,
  }) => {
    const form = await open(page, context);
    await add(page, en, 'orders.png', 'image/png', await draw(page, 'image/png'));
    await expect(form.getByRole('group', { name: 'Picture orders.png' })).toBeVisible();
    await pictureRead(form);
    await form.getByRole('button', { name: 'Add a black-out' }).click();
    await expect(form.getByText('1 blacked out')).toBeVisible();
    await form.getByRole('button', { name: 'Done' }).click();
    const middle = async () => {
      const kept = await page.evaluate(() => sessionStorage.getItem('oms.feedbackImages') ?? '{}');
      const [image] = (JSON.parse(kept) as { images?: { data: string | null }[] }).images ?? [];
      // Its name is kept before its bytes are.
      if (!image?.data) return [];
      const { data } = image;
      return (await look(page, Buffer.from(data.split(',')[1]!, 'base64'), [[200, 100]])).colours;
    };
    await expect.poll(middle).toEqual([NAVY]);
    // Here it can still be taken away.
    await form.getByRole('button', { name: 'Black out or mark orders.png' }).click();
    await form.getByRole('button', { name: 'Undo' }).click();
    await form.getByRole('button', { name: 'Done' }).click();
    await expect.poll(middle).toEqual([ORANGE]);
  });

  test('lose their Exif data, and stand as that has turned them', async ({ page, context }) => {
    await open(page, context);
    const jpeg = await draw(page, 'image/jpeg');
    await add(page, en, 'upright.jpg', 'image/jpeg', withExif(jpeg, 1));
    const first = await send(page);
    // Byte for byte the picture that it was.
    expect(first.bytes.equals(jpeg)).toBe(true);

    await page.getByRole('button', { name: 'Feedback', exact: true }).click();
    await dialog(page).getByRole('textbox', { name: en.problem }).fill('Turned');
    await add(page, en, 'turned.jpg', 'image/jpeg', withExif(jpeg, 6));
    const { bytes } = await send(page);
    expect(bytes.includes('Exif') || bytes.includes('GPS')).toBe(false);
    expect(await look(page, bytes, [])).toMatchObject({ width: 200, height: 400 });
  });

  test('are pasted and dropped anywhere in the dialog, five at most, JPG and PNG alone', async ({
    page,
    context,
  }) => {
    const form = await open(page, context);
    const give = (kind: 'paste' | 'drop', name: string, type: string) =>
      form.getByRole('heading').evaluate(
        (target, [event, fileName, fileType]) => {
          const data = new DataTransfer();
          data.items.add(new File(['x'], fileName, { type: fileType }));
          const options = { bubbles: true, composed: true, cancelable: true };
          target.dispatchEvent(
            event === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: data })
              : new DragEvent('drop', { ...options, dataTransfer: data }),
          );
        },
        [kind, name, type] as const,
      );
    await give('paste', 'notes.pdf', 'application/pdf');
    await expect(form.getByText('only images can be uploaded', { exact: true })).toBeVisible();
    await give('drop', 'moving.gif', 'image/gif');
    await expect(form.getByText('only images can be uploaded, as JPG or PNG')).toBeVisible();
    await give('drop', 'vector.svg', 'image/svg+xml');
    await give('paste', 'a.png', 'image/png');
    await give('drop', 'b.jpg', 'image/jpeg');
    await expect(form.getByText('Images 2 / 5')).toBeVisible();
    // What is no image in truth stays with its words, and so does everything else.
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      form.getByText('This image cannot be read. Remove it and add another.').first(),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: en.problem })).toHaveValue('The label printer stops');
  });

  for (const [name, url] of Object.entries({ console: businessPages.console, erp: businessPages.erp })) {
    test(`are blacked out by keys alone in a narrow window, in Chinese, on ${name}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      const form = await open(page, context, { words: zh, url });
      await add(page, zh, '订单.png', 'image/png', await draw(page, 'image/png'));
      await form.getByRole('button', { name: '遮盖或标记 订单.png' }).press('Enter');
      // A step of its own.
      await expect(form.getByRole('textbox', { name: zh.problem })).toBeHidden();
      const adder = form.getByRole('button', { name: '添加遮盖' });
      await pictureRead(form);
      await expect
        .poll(async () => (await form.locator('.oms-marker-picture').boundingBox())!.height)
        .toBeGreaterThan(50);
      await adder.press('Enter');
      const box = form.getByRole('button', { name: '遮盖 1，共 1 处' });
      await expect(box).toBeFocused();
      // To the upper left corner, then as large as the picture, then a pixel less.
      for (let times = 0; times < 40; times += 1) {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('Shift+ArrowDown');
      }
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await adder.press('Enter');
      await expect(form.getByRole('button', { name: '遮盖 2，共 2 处' })).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(box).toBeFocused();
      await form.getByRole('button', { name: '完成' }).press('Enter');
      await expect(form.getByRole('button', { name: '遮盖或标记 订单.png' })).toBeFocused();
      const { bytes } = await send(page, zh);
      const { colours } = await look(page, bytes, [
        [0, 0],
        [398, 199],
        [399, 100],
      ]);
      expect(colours).toEqual([NAVY, NAVY, ORANGE]);
    });
  }
});

test('details of the page go only if ticked, as they are shown, without queries and tokens', async ({
  page,
  context,
}) => {
  const url = `${businessPages.console}?token=very-secret#eyJhbGciOi`;
  const form = await open(page, context, { url });
  const tick = form.getByRole('checkbox', { name: 'Send details of this page' });
  await expect(tick).not.toBeChecked();
  await page.evaluate(() =>
    window.OmsShell!.request.get('/api/v1/none/eyJhbGciOiJIUzI1NiJ9', { key: 'very-secret' }).catch(() => {}),
  );
  await form.getByRole('button', { name: 'Show what is sent' }).click();
  const facts = form.locator('pre');
  await expect(facts).toContainText(`Page: ${businessPages.console.split('?')[0]}`);
  await expect(facts).toContainText('GET /api/v1/none/… 404');
  await tick.check();
  const shown = await facts.textContent();
  const { report } = await send(page);
  expect(report.environment).toBe(shown);
  expect(shown).not.toMatch(/secret|eyJ/);
  expect(shown).toMatch(/Browser: .*\nWindow: .*\nLanguage: en\nVersion: .*\nOrganisation: \d+/);

  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(tick).not.toBeChecked();
  await form.getByRole('textbox', { name: en.problem }).fill('Without');
  expect((await send(page)).report).not.toHaveProperty('environment');
});

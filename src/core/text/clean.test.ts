import { describe, expect, test } from 'vitest';
import { cleanFigures, cleanText } from './clean';

describe('what is looked up is cleaned', () => {
  test.each([
    ['what a mail puts behind a number', 'SO2611274407\u200b', 'SO2611274407'],
    ['marks of direction', '\u202aSO26\u202c', 'SO26'],
    ['marks of direction of the other kind', '\u202dSO26\u202c\u2066x\u2069\u200f', 'SO26x'],
    ['full-width characters', 'ＳＯ２６－１', 'SO26-1'],
    ['hyphens that do not break', 'SO\u201126\u20101', 'SO-26-1'],
    ['hyphens that are seen at a line end alone', 'trans\u00adport', 'transport'],
    ['a mark of the byte order', '\ufeffSO26', 'SO26'],
    ['blanks of all kinds around it', '\u00a0\u3000 SO26\u2003', 'SO26'],
    ['line ends and tabs', 'OW\r\nLAMP\tS', 'OW LAMP S'],
    ['controls', 'SO\u0000\u001b26', 'SO26'],
    ['half of an emoji', 'SO26\ud83d', 'SO26'],
    ['fillers of Korean', '\u3164SO26\uffa0', 'SO26'],
    ['signs in parts', 'cafe\u0301', 'caf\u00e9'],
    ['joiners where none is needed', 'S\u200dO\u200c26 \u200d订\u200c单', 'SO26 订单'],
    ['a joiner at the end', 'می\u200c', 'می'],
  ])('%s', (_, given, clean) => {
    expect(cleanText(given)).toBe(clean);
  });

  test.each([
    ['a joiner of Persian', 'می\u200cخواهم'],
    ['a joiner of Hindi', 'क्\u200dष'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a tone and a calling', '👩🏽\u200d🚀'],
    ['full-width punctuation of a Chinese name', '收纳箱（大），XL'],
    ['blanks within', 'Car  vacuum'],
  ])('%s stays', (_, given) => {
    expect(cleanText(given)).toBe(given);
  });

  test('cleaned twice is cleaned once', () => {
    const once = cleanText(' ﬁ\u200bＡ\u2011１（大）订 ');
    expect(cleanText(once)).toBe(once);
  });
});

test('figures have no wide punctuation, and one hyphen', () => {
  expect(cleanFigures('２０２６年１１月５日 ９：０５')).toBe('2026年11月5日 9:05');
  expect(cleanFigures('2026–11—05')).toBe('2026-11-05');
  expect(cleanFigures('\u22125')).toBe('-5');
});

import { describe, expect, test } from 'vitest';
import { fileNameOf, safeFileName, shownName } from './file-name';

const named = (disposition: string, path = '/api/v1/Order/export') =>
  fileNameOf(new Response('', { headers: { 'content-disposition': disposition } }), path);

describe('the name of a downloaded file', () => {
  test.each([
    ['attachment; filename="bill.csv"', 'bill.csv'],
    ['attachment; filename=bill.csv', 'bill.csv'],
    ['attachment; filename=bill.csv; size=3', 'bill.csv'],
    ["attachment; filename*=UTF-8''%E8%B4%A6%E5%8D%95.csv", '账单.csv'],
    ['attachment; filename="fallback.csv"; filename*=utf-8\'zh\'%E8%B4%A6%E5%8D%95.csv', '账单.csv'],
    ["attachment; filename*=ISO-8859-1''Bl%E4tter.csv", 'Blätter.csv'],
    ['attachment; filename*=UTF-8\'\'%E8%B4%; filename="whole.csv"', 'whole.csv'],
    ['attachment; filename="say \\"hi\\".csv"', 'say hi.csv'],
    ['attachment; filename="%E8%B4%A6%E5%8D%95.csv"', '账单.csv'],
    ['attachment; filename="100% cotton.csv"', '100% cotton.csv'],
    ["attachment; filename*=UTF-8''%F0%9F%93%A6%20box.csv", '📦 box.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Users\\\\a\\\\bill.csv"', 'bill.csv'],
    ["attachment; filename*=UTF-8''..%2F..%2Fbill%0D%0A.csv", 'bill.csv'],
    ["attachment; filename*=UTF-8''bill%E2%80%AEvsc.exe", 'billvsc.exe'],
    ['attachment; filename=""', 'export'],
    ['attachment; filename=".."', 'download'],
    ['attachment; xfilename="no.csv"', 'export'],
    ['', 'export'],
  ])('of %j is %j', (disposition, name) => {
    expect(named(disposition)).toBe(name);
  });

  test('whose bytes are UTF-8, which a header shows as Latin-1, is put together again', () => {
    const bytes = String.fromCharCode(...new TextEncoder().encode('账单.xlsx'));
    expect(named(`attachment; filename="${bytes}"`)).toBe('账单.xlsx');
    expect(named('attachment; filename="Bl\u00e4tter.csv"')).toBe('Blätter.csv');
  });

  test('is the last part of the path without the header', () => {
    expect(fileNameOf(new Response(''), '/files/1/%E8%B4%A6%E5%8D%95.csv?x=1#y')).toBe('账单.csv');
    expect(fileNameOf(new Response(''), '/files/%E8%.csv')).toBe('%E8%.csv');
    expect(fileNameOf(new Response(''), '/files/')).toBe('download');
  });
});

describe('a name that is safe', () => {
  test.each([
    ['a<b>c:"d|e?f*.txt', 'abcdef.txt'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['console.txt', 'console.txt'],
    ['...hidden. ', 'hidden'],
    ['a\r\nb\u0000.png', 'ab.png'],
    ['\ud83d.png', 'png'],
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['', 'download'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  test('is cut between characters, and has no more bytes than file systems take', () => {
    const family = '👨\u200d👩\u200d👧';
    const cut = safeFileName(`${family.repeat(60)}.png`);
    expect(cut).toMatch(/^(?:👨\u200d👩\u200d👧)+\.png$/);
    expect(new TextEncoder().encode(cut).length).toBeLessThan(255);
    expect(new TextEncoder().encode(safeFileName('账'.repeat(300))).length).toBeLessThan(255);
  });

  test('is not too long, and keeps its ending', () => {
    const long = safeFileName(`${'📦'.repeat(300)}.xlsx`);
    expect(long.length).toBeLessThanOrEqual(80);
    expect(long).toMatch(/^📦+\.xlsx$/u);
  });

  test('is shown in one line, with its folders', () => {
    expect(shownName(' ../a\n"b"\u202egpj.exe ')).toBe('../a"b"gpj.exe');
  });
});

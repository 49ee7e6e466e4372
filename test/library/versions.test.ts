/** Which file is the second version of which, and that nothing depends on the order they are handed in. */
import {expect, test} from 'vitest'
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {type Change, openRefract} from '../../src/library/index.ts'
import {readCases} from '../engine/cases.ts'

const refract = await openRefract(loadWasm)
const found = async (change: Change) => (await refract.analyze(change)).refactorings.map(one => one.description)

const drawer = (packageName: string) => `package ${packageName};

public class Drawer {
  private int coins;

  public void put(int coin) {
    coins += coin;
  }
}
`

test('every file is listed once a side, whether it is on one side or on both', async () => {
  const {files} = await refract.analyze({
    before: {'shop/Gone.java': 'class Gone {}', 'shop/Till.java': 'class Till {}'},
    after: {'shop/Till.java': 'class Till {}', 'shop/New.java': 'class New {}'},
  })
  expect(files.map(({side, path}) => `${side} ${path}`).sort()).toEqual([
    'after shop/New.java',
    'after shop/Till.java',
    'before shop/Gone.java',
    'before shop/Till.java',
  ])
})

test('a class that kept its name and little else is the same one where its file was renamed', async () => {
  const before = {'shop/Safe.java': 'package shop;\n\nclass Safe {\n  int coins;\n  void open() { lock.turn(); }\n}\n'}
  const after = {'shop/bank/Safe.java': 'package shop.bank;\n\nclass Safe {\n  Gold gold;\n  void guard() { dog.wake(); }\n}\n'}
  const directories = ['shop', 'shop/bank']
  const known = {directoriesBefore: directories, directoriesAfter: directories}
  expect(await found({before, after, ...known})).toEqual([])
  const renamedFiles = {'shop/Safe.java': 'shop/bank/Safe.java'}
  expect(await found({before, after, ...known, renamedFiles})).toEqual(['Move Class shop.Safe moved to shop.bank.Safe'])
})

test('a renamed path that is in neither version changes nothing', async () => {
  const files = {'shop/Drawer.java': drawer('shop')}
  expect(await found({before: files, after: files, renamedFiles: {'a.java': 'b.java', 'shop/Drawer.java': 'c.java'}})).toEqual([])
})

test('a package is only gone if no folder of the repository holds it any more', async () => {
  const change = {before: {'shop/till/Drawer.java': drawer('shop.till')}, after: {'shop/desk/Drawer.java': drawer('shop.desk')}}
  const moved = 'Move Class shop.till.Drawer moved to shop.desk.Drawer'
  const renamed = 'Rename Package shop.till to shop.desk'
  expect((await found(change)).sort()).toEqual([moved, renamed])
  const stillThere = {directoriesBefore: ['shop', 'shop/till'], directoriesAfter: ['shop', 'shop/till', 'shop/desk']}
  expect(await found({...change, ...stillThere})).toEqual([moved])
})

const reversed = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).reverse())

test('the order of the files does not matter', async () => {
  for (const {before, after} of readCases().filter(one => Object.keys(one.after).length > 1)) {
    const report = await refract.analyze({before, after})
    expect(await refract.analyze({before: reversed(before), after: reversed(after)})).toEqual(report)
  }
})

test('a version compared with itself has no refactorings', async () => {
  for (const {after, family, name} of readCases()) {
    expect([`${family}/${name}`, ...(await found({before: after, after}))]).toEqual([`${family}/${name}`])
  }
})

test('two analyses at once do not disturb each other', async () => {
  const changes = readCases().slice(0, 20)
  const alone = []
  for (const change of changes) alone.push(await found(change))
  expect(await Promise.all(changes.map(found))).toEqual(alone)
})

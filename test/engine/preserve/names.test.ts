/** What a marked name means; `?.` stands before outside names that are not qualified. */
import {describe, expect, test} from 'vitest'
import type {Method} from '../../../src/engine/model/code.ts'
import {Names} from '../../../src/engine/preserve/graph/names.ts'
import {inMethod, readMarked, wordsOf} from './marked.ts'

function meaning(text: string): string {
  const marked = readMarked(text)
  return wordsOf(new Names(marked.model).bindingOf(marked.expression, marked.site), marked)
}

const inTill = (members: string) => `package shop; import java.util.List; import util.*; class Till { ${members} }`

const table = (rows: [string, string][], around = (text: string) => text) =>
  test.each(rows)('%s → %s', (text, expected) => expect(meaning(around(text))).toBe(expected))

describe('simple names', () => {
  table(
    [
      ['int coins; void pay() { ⟦coins⟧++; }', 'attribute Till.coins'],
      ['int coins; void pay() { int coins = 1; f(⟦coins⟧); }', 'local coins:1'],
      ['int coins; void pay() { f(⟦coins⟧); int coins = 1; }', 'attribute Till.coins'],
      ['int coins; void pay() { { int coins = 1; } f(⟦coins⟧); }', 'attribute Till.coins'],
      ['int coins; void pay(int coins) { this.⟦coins⟧ = coins; }', 'attribute Till.coins'],
      ['int coins; void pay(int coins) { this.coins = ⟦coins⟧; }', 'parameter coins of pay'],
      ['void pay() { for (int i = 0; ⟦i⟧ < 3; i++) {} }', 'for i:1'],
      ['List<Coin> coin; void pay() { for (Coin coin : ⟦coin⟧) {} }', 'attribute Till.coin'],
      ['List<Coin> coin; void pay() { for (Coin coin : coin) f(⟦coin⟧); }', 'for each coin:1'],
      ['void pay() { try { } catch (Error e) { log(⟦e⟧); } }', 'catch e:1'],
      ['void pay() { try (Drawer d = open()) { ⟦d⟧.slide(); } }', 'resource d:1'],
      ['Object d; void pay() { try (Drawer d = open()) { } finally { log(⟦d⟧); } }', 'attribute Till.d'],
      ['int x; void pay() { f(x -> ⟦x⟧ + 1); }', 'lambda x:1'],
      ['int x; void pay() { f(x -> x + 1, ⟦x⟧); }', 'attribute Till.x'],
      ['int x; void pay() { f(x -> { return ⟦x⟧; }); }', 'lambda x:1'],
      ['Object value = f(x -> ⟦x⟧ + 1); int x;', 'lambda x:1'],
      ['Object value = f(⟦x⟧); int x;', 'attribute Till.x'],
      ['void pay(Object o) { if (o instanceof Coin c) f(⟦c⟧); }', 'pattern c:1'],
      ['void pay(Object o) { if (o instanceof A c) f(); else if (o instanceof B c) {\nf(⟦c⟧); } }', 'pattern c:1'],
      ['void pay() { ⟦List⟧.of(); }', 'outside java.util.List'],
      ['void pay() { ⟦Math⟧.abs(1); }', 'outside ?.Math'],
      ['void pay() { ⟦Till⟧.open(); }', 'type shop.Till'],
      ['void pay() { out: while (true) break ⟦out⟧; } int out;', 'label out:'],
      ['void pay() { int ⟦coins⟧ = 1; } int coins;', 'local coins:1'],
    ],
    inTill,
  )
})

describe('classes inside methods', () => {
  table(
    [
      ['void pay(int x) { f(new Runnable() { public void run() { log(⟦x⟧); } }); }', 'parameter x of pay'],
      ['void pay(int x) { f(new Runnable() { public void run(int x) { log(⟦x⟧); } }); }', 'parameter x of run'],
      ['void pay(int x) { f(new Runnable() { int x; public void run() { log(⟦x⟧); } }); }', 'attribute new Runnable.x'],
      ['void pay(int x) { f(new Runnable() { int y = ⟦x⟧; }); }', 'parameter x of pay'],
      ['void pay() { f(new Runnable() { int x; int y = ⟦x⟧; }); int x; }', 'attribute new Runnable.x'],
      ['int x; void pay() { f(new Runnable() { public void run() { log(⟦x⟧); } }); }', 'attribute Till.x unless Runnable'],
      ['void pay(int x) { class Bell { int ring() { return ⟦x⟧; } } }', 'parameter x of pay'],
      ['void pay(int x) { class Bell { int x; int ring() { return ⟦x⟧; } } }', 'attribute Bell.x'],
      ['void pay() { class Bell {} f(new ⟦Bell⟧()); }', 'type shop.Till.pay.Bell'],
      ['Object o = new Runnable() { int x; public void run() { log(⟦x⟧); } };', 'attribute new Runnable.x'],
      [
        'int x; Object o = new Runnable() { void run() { f(new Call() { void call() { log(⟦x⟧); } }); } };',
        'attribute Till.x unless Call, Runnable',
      ],
      ['void ring() {} void pay() { f(new Runnable() { public void run() { ⟦ring⟧(); } }); }', 'method Till.ring() unless Runnable'],
      ['void run(int i) {} void pay() { f(new Runnable() { public void run() { ⟦run⟧(1); } }); }', 'outside ?.run unless Runnable'],
      ['void pay() { f(new Till() { void x() { this.⟦pay⟧(); } void pay() {} }); }', 'method new Till.pay()'],
      ['void pay() { f(new Till() { void x() { Till.this.⟦pay⟧(); } void pay() {} }); }', 'method Till.pay()'],
      ['enum Coin { CENT { int worth() { return ⟦rate⟧; } }; int rate; }', 'attribute Coin.rate'],
    ],
    inTill,
  )
})

describe('members of supertypes and outer types', () => {
  table([
    ['class Base { int x; } class Till extends Base { int f() { return ⟦x⟧; } }', 'attribute Base.x'],
    ['class Base { private int x; } class Till extends Base { int f() { return ⟦x⟧; } }', 'outside ?.x'],
    ['class Base { int x; } class Till extends Base { int x; int f() { return super.⟦x⟧; } }', 'attribute Base.x'],
    ['class Till extends Base { int f() { return ⟦x⟧; } }', 'outside ?.x unless Base'],
    ['class Till { int x; class Inner extends Base { int f() { return ⟦x⟧; } } }', 'attribute Till.x unless Base'],
    ['class Till { int x; class Inner { int f() { return ⟦x⟧; } } }', 'attribute Till.x'],
    ['class Till { int x; class Inner { int f() { return Till.this.⟦x⟧; } int x; } }', 'attribute Till.x'],
    ['interface Limits { int MAX = 3; } class Till implements Limits { int f() { return ⟦MAX⟧; } }', 'attribute Limits.MAX'],
    ['class Base { static class Bell {} } class Till extends Base { void f() { ⟦Bell⟧.ring(); } }', 'type Base.Bell'],
    ['class Base { private static class Bell {} } class Till extends Base { void f() { ⟦Bell⟧.ring(); } }', 'outside ?.Bell'],
    ['class A extends B {} class B extends A { int f() { return ⟦x⟧; } }', 'outside ?.x'],
    [
      '// a/Base.java\npackage a; class Base { int x; }\n// b/Till.java\npackage b; class Till extends Base { int f() { return ⟦x⟧; } }',
      'outside ?.x unless Base',
    ],
    [
      '// a/Base.java\npackage a; public class Base { protected int x; }\n// b/Till.java\npackage b; import a.Base; class Till extends Base { int f() { return ⟦x⟧; } }',
      'attribute Base.x',
    ],
    [
      '// a/Base.java\npackage a; public class Base { int x; }\n// b/Till.java\npackage b; import a.Base; class Till extends Base { int f() { return ⟦x⟧; } }',
      'outside ?.x',
    ],
  ])
})

describe('calls', () => {
  table([
    ['class Till { void pay() { ⟦open⟧(); } void open() {} void open(int i) {} }', 'method Till.open()'],
    ['class Till { void pay() { ⟦open⟧(1, 2); } void open() {} void open(int... all) {} }', 'method Till.open(int...)'],
    ['class Till { void pay() { ⟦open⟧(1, 2); } void open() {} }', 'outside ?.open'],
    ['class Base { void open() {} } class Till extends Base { void pay() { ⟦open⟧(); } }', 'method Base.open()'],
    ['class Base { void open() {} } class Till extends Base { void pay() { ⟦open⟧(); } void open() {} }', 'method Till.open()'],
    ['class Base { void open() {} } class Till extends Base { void pay() { super.⟦open⟧(); } void open() {} }', 'method Base.open()'],
    ['class Till extends Base { void pay() { super.⟦open⟧(); } void open() {} }', 'outside ?.super.open unless Base'],
    ['class Till { void pay(Desk desk) { desk.⟦open⟧(); } void open() {} } class Desk { void open() {} }', 'method Desk.open()'],
    ['class Till { void pay(Desk desk) { desk.⟦open⟧(); } void open() {} } class Desk { }', 'outside Desk.open'],
    ['class Till { void pay(Desk desk) { desk.⟦open⟧(); } void open() {} } class Desk extends Base { }', 'outside Desk.open unless Base'],
    ['import a.Desk; class Till { void pay(Desk desk) { desk.⟦open⟧(); } void open() {} }', 'outside a.Desk.open'],
    ['class Till { void pay() { find().⟦open⟧(); } Desk find() { } } class Desk { void open() {} }', 'method Desk.open()'],
    ['class Till { void pay() { var d = new Desk(); d.⟦open⟧(); } } class Desk { void open() {} }', 'method Desk.open()'],
    ['class Till { void pay(Desk[] d) { d[0].⟦open⟧(); } } class Desk { void open() {} }', 'method Desk.open()'],
    ['class Till { void pay(Desk[] d) { d.⟦open⟧(); } } class Desk { void open() {} }', 'outside ?.Desk[].open'],
    ['class Till { void pay(Object o) { ((Desk) o).⟦open⟧(); } } class Desk { void open() {} }', 'method Desk.open()'],
    ['class Till { void pay() { unknown.⟦open⟧(); } void open() {} }', 'outside ?.open'],
    ['class Till { void pay() { f(x -> x.⟦open⟧()); } void open() {} }', 'outside ?.open'],
    ['class Till { void pay() { Desk.⟦open⟧(); } } class Desk { static void open() {} }', 'method Desk.open()'],
    ['class Till<T> { T item; void pay() { item.⟦open⟧(); } void open() {} }', 'outside ?.open'],
    ['class Till<T extends Desk> { T item; void pay() { item.⟦open⟧(); } } class Desk { void open() {} }', 'method Desk.open()'],
    [
      'class Box<T extends Desk> { T get() {} } class Till { void pay(Box<Bank> b) { b.get().⟦open⟧(); } } class Desk { void open() {} }',
      'outside ?.open',
    ],
    ['class Till { class Bell { void ring() { ⟦open⟧(); } } void open() {} }', 'method Till.open()'],
    ['class Till { class Bell { void ring() { ⟦open⟧(); } void open() {} } void open() {} }', 'method Bell.open()'],
    ['class Till { class Bell { void ring() { ⟦toString⟧(); } } public String toString() {} }', 'outside ?.toString'],
    ['class Till { class Bell { void ring() { ⟦toString⟧(); } public String toString() {} } }', 'method Bell.toString()'],
    ['record Coin(int worth) {} class Till { int pay(Coin c) { return c.⟦worth⟧(); } }', 'attribute Coin.worth'],
    ['class Till { Till() { ⟦this⟧(1); } Till(int i) {} }', 'method Till.Till(int)'],
    ['class Base { Base(int i) {} } class Till extends Base { Till() { ⟦super⟧(1); } }', 'method Base.Base(int)'],
    ['class Till { Till(int i) {} Object f() { return new ⟦Till⟧(1) {}; } }', 'type Till'],
    ['class Till { void pay() { f(this::⟦open⟧); } void open() {} }', 'method Till.open()'],
    ['class Till { void pay() { f(Till::⟦new⟧); } Till(int i) {} }', 'method Till.Till(int)'],
  ])
})

describe('a type that two files declare', () => {
  const copies = (path: string) =>
    `// web/src/Desk.java\nclass Desk { void open() {} }\n// core/src/Desk.java\nclass Desk { }\n// ${path}\nclass Till { void f(Desk d) { d.⟦open⟧(); } }`
  table([
    [copies('web/test/Till.java'), 'method Desk.open()'],
    [copies('core/test/Till.java'), 'outside Desk.open'],
    [copies('test/Till.java'), 'outside ?.Desk.open'],
  ])
})

describe('overloads', () => {
  table(
    [
      ['void f(int i) {} void f(String s) {} void pay() { ⟦f⟧("a"); }', 'method Till.f(String)'],
      ['void f(int i) {} void f(String s) {} void pay() { ⟦f⟧(1); }', 'method Till.f(int)'],
      ['void f(boolean b) {} void f(Boolean b) {} void pay() { ⟦f⟧(true); }', 'method Till.f(boolean) or Till.f(Boolean)'],
      ['void f(String s) {} void f(Object... all) {} void pay() { ⟦f⟧("a"); }', 'method Till.f(String)'],
      ['void f(a.Date d) {} void f(b.Date d) {} void pay(Date d) { ⟦f⟧(d); }', 'method Till.f(a.Date) or Till.f(b.Date)'],
      ['void f(long i) {} void f(int s) {} void pay(int n) { ⟦f⟧(n); }', 'method Till.f(int)'],
      ['void f(Object i) {} void f(Till s) {} void pay() { ⟦f⟧(this); }', 'method Till.f(Till)'],
      ['void f(Till i) {} void f(Bell s) {} void pay(Bell b) { ⟦f⟧(b); } class Bell extends Desk {}', 'method Till.f(Bell)'],
      ['void f(Object i) {} void f(Desk s) {} void pay() { ⟦f⟧(find()); }', 'method Till.f(Object) or Till.f(Desk)'],
      [
        'void f(String a, int i) {} void f(Object a, long i) {} void pay(String s) { ⟦f⟧(s, find()); }',
        'method Till.f(String, int) or Till.f(Object, long)',
      ],
    ],
    inTill,
  )
})

describe('imports, packages and constants', () => {
  const files = (till: string) => `// a/Rates.java
package a; public class Rates { public static int VAT; public static int of(int i) {} public static class Kind { public static int X; } }
// shop/Coin.java
package shop; enum Coin { CENT, EURO }
// shop/Till.java
package shop; ${till}`
  table(
    [
      ['import static a.Rates.VAT; class Till { int f() { return ⟦VAT⟧; } }', 'attribute Rates.VAT'],
      ['import static a.Rates.*; class Till { int f() { return ⟦of⟧(1); } }', 'method Rates.of(int)'],
      ['import static b.Other.VAT; class Till { int f() { return ⟦VAT⟧; } }', 'outside b.Other.VAT'],
      ['class Till { int f() { return a.Rates.⟦VAT⟧; } }', 'attribute Rates.VAT'],
      ['class Till { int f() { return a.Rates.Kind.⟦X⟧; } }', 'attribute Kind.X'],
      ['import a.Rates; class Till { int f() { return Rates.Kind.⟦X⟧; } }', 'attribute Kind.X'],
      ['class Till { int f() { return Rates.⟦VAT⟧; } }', 'outside ?.Rates.VAT'],
      ['import a.*; class Till { int f() { return Rates.⟦VAT⟧; } }', 'attribute Rates.VAT'],
      ['class Till { int CENT; int f(Coin c) { switch (c) { case ⟦CENT⟧: return 1; } } }', 'attribute Coin.CENT'],
      ['class Till { int CENT; int f(int c) { switch (c) { case ⟦CENT⟧: return 1; } } }', 'attribute Till.CENT'],
      ['class Till { int f(Coin c) { return switch (c) { case ⟦CENT⟧ -> 1; }; } }', 'attribute Coin.CENT'],
      ['import a.Note; class Till { int f(Note n) { switch (n) { case ⟦TEN⟧: return 1; } } }', 'outside a.Note.TEN'],
      ['class Till { Object f() { return Coin.⟦CENT⟧; } }', 'attribute Coin.CENT'],
      ['import java.util.Map; class Till { void f() { Map.⟦Entry⟧<A, B> e; } }', 'outside java.util.Map.Entry'],
      ['import a.Rates; class Till { void f() { Rates.⟦Kind⟧ e; } }', 'type a.Rates.Kind'],
    ],
    files,
  )
})

test('a variable is the one of the body that the expression was taken from', () => {
  const {model, expression, site} = readMarked(inTill('void pay() { f(new Call() { Object o = g(x -> ⟦x⟧); }); }'))
  const binding = new Names(model).bindingOf(expression, site)
  const declared = inMethod(site.method as Method).find(({parts}) => parts.variable?.kind === 'lambda')
  expect(binding.is === 'variable' && binding.variable).toBe(declared?.parts.variable)
})

test('an outside name that nothing qualifies says where it may come from', () => {
  const {model, expression, site} = readMarked(inTill('void pay() { ⟦Coin⟧ c; }'))
  expect(new Names(model).bindingOf(expression, site)).toMatchObject({name: 'Coin', isQualified: false, open: ['shop', 'util.*']})
})

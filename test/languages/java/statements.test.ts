/** Every statement of Java, as the tree of leaves and composites that bodies are compared by. */
import {expect, test} from 'vitest'
import {statementsOf} from './outline.ts'

const statements = (body: string): string => `\n${statementsOf(body).join('\n')}\n`

test('leaves', () => {
  expect(
    statements(`
      int a = 1, b[] = {1, 2};
      final var c = f();
      a++;
      this.x = y;
      assert a > 0 : "no";
      throw new Broken("x", e);
      return a;
    `),
  ).toBe(`
declaration: int a=1,b[]={1,2};   [local a : int, local b : int[]]
declaration: final var c=f();   [local c : var]
expression: a++;
expression: this.x=y;
assert: assert a>0:"no";
throw: throw new Broken("x",e);
return: return a;
`)
})

test('if and else', () => {
  expect(statements('if (a > b) f(); else if (a == b) { g(); } else h();')).toBe(`
if: if(a>b)
  expression: f();
  if: if(a==b)
    expression: g();
    expression: h();
`)
})

test('loops: the header of a loop does not say the types of its variables, the variables do', () => {
  expect(
    statements(`
      while (a()) b();
      do { c(); } while (a < 3);
      for (int i = 0, k = 1; i < n; i++, k--) f(i);
      for (;;) break;
      for (final Item item : items) { continue; }
      for (var entry : map.entrySet()) g();
    `),
  ).toBe(`
while: while(a())
  expression: b();
do: do(a<3)
  expression: c();
for: for(i=0,k=1;i<n;i++,k--)   [for i : int, for k : int]
  expression: f(i);
for: for(;;)
  break: break;
for each: for(item:items)   [for each item : Item]
  continue: continue;
for each: for(entry:map.entrySet())   [for each entry : var]
  expression: g();
`)
})

test('try with resources, several exceptions at once, finally', () => {
  expect(
    statements(`
      try (Writer out = open(); var in = read(out); known) { a(); }
      catch (IOException | Broken e) { b(); }
      catch (final Exception e) {}
      finally { c(); }
    `),
  ).toBe(`
try: try(Writer out=open();var in=read(out);known)   [resource out : Writer, resource in : var]
  expression: a();
  catch: catch(IOException|Broken e)   [catch e : IOException|Broken]
    expression: b();
  catch: catch(final Exception e)   [catch e : Exception]
  finally: finally
    expression: c();
`)
})

test('switch with colons', () => {
  expect(statements('switch (kind) { case FRESH: case FROZEN: f(); break; default: g(); }')).toBe(`
switch: switch(kind)
  case: case FRESH
  case: case FROZEN
  expression: f();
  break: break;
  case: default
  expression: g();
`)
})

test('switch with arrows', () => {
  expect(statements('switch (kind) { case FRESH, FROZEN -> f(); case DRY -> { g(); h(); } default -> throw new Broken(); }')).toBe(`
switch: switch(kind)
  case: case FRESH,FROZEN
  expression: f();
  case: case DRY
  expression: g();
  expression: h();
  case: default
  throw: throw new Broken();
`)
})

test('switch as a value holds its cases as statements', () => {
  expect(statements('int n = switch (kind) { case FRESH -> 1; case DRY -> { g(); yield 2; } default -> 3; };')).toBe(`
declaration: int n=switch(kind){};   [local n : int]
  case: case FRESH
  expression: 1;
  case: case DRY
  expression: g();
  yield: yield 2;
  case: default
  expression: 3;
`)
})

test('patterns declare variables', () => {
  expect(
    statements(`
      if (o instanceof Receipt r && r.isPaid()) f(r);
      if (o instanceof Point(int x, var y)) g(x);
      return switch (o) { case Receipt r when r.isPaid() -> r; case Point(int x, var y) -> x; case null, default -> null; };
    `),
  ).toBe(`
if: if(o instanceof Receipt r&&r.isPaid())   [pattern r : Receipt]
  expression: f(r);
if: if(o instanceof Point(int x,var y))   [pattern x : int, pattern y : var]
  expression: g(x);
return: return switch(o){};
  case: case Receipt r when r.isPaid()   [pattern r : Receipt]
  expression: r;
  case: case Point(int x,var y)   [pattern x : int, pattern y : var]
  expression: x;
  case: case null,default
  expression: null;
`)
})

test('labels, synchronized, blocks of their own', () => {
  expect(statements('outer: for (;;) { break outer; } synchronized (lock) { f(); } { int inner = 1; }')).toBe(`
label: outer:
  for: for(;;)
    break: break outer;
synchronized: synchronized(lock)
  expression: f();
declaration: int inner=1;   [local inner : int]
`)
})

test('lambdas: a block holds statements, an expression belongs to its statement', () => {
  expect(
    statements(`
      items.forEach(item -> { f(item); g(); });
      list.sort((a, b) -> a - b);
      map.merge(k, 1, (Integer x, final Integer y) -> x + y);
      Runnable go = this::start;
    `),
  ).toBe(`
expression: items.forEach(item->{});   [lambda item]
  expression: f(item);
  expression: g();
expression: list.sort((a,b)->a-b);   [lambda a, lambda b]
expression: map.merge(k,1,(Integer x,final Integer y)->x+y);   [lambda x : Integer, lambda y : Integer]
declaration: Runnable go=this::start;   [local go : Runnable]
`)
})

test('anonymous classes hold their members, local classes are one leaf', () => {
  expect(
    statements(`
      clock.every(60, new Task() { int n = 1; { n = 2; } public void run(Day day) { n++; } });
      class Local { void f() {} }
      record Part(int n) {}
    `),
  ).toBe(`
expression: clock.every(60,new Task(){});
  declaration: int n=1;
  expression: n=2;
  member: run(Day)
    expression: n++;
type: class Local{void f(){}}
type: record Part(int n){}
`)
})

import {expect, test} from 'vitest'
import type {Expression} from '../../../src/engine/model/expression.ts'
import {outlineOf} from './outline.ts'
import {readJava} from './read-java.ts'

const outline = (source: string): string => `\n${outlineOf(readJava(source)).join('\n')}\n`

test('package and imports', () => {
  const {text, packageName, packageLine, imports} = readJava(`
    package shop . desk; // where the tills are
    import java.util.List;
    import java.util.function.*;
    import static java.lang.Math.max;
    import static shop.Names.*;
    class Till {}
  `)
  const written = ({start, end}: {start: number; end: number}) => text.slice(start, end)
  expect(packageName).toBe('shop.desk')
  expect(written(packageLine!)).toBe('package shop . desk;')
  expect(imports.map(one => [one.name, one.isStatic, written(one)])).toEqual([
    ['java.util.List', false, 'import java.util.List;'],
    ['java.util.function.*', false, 'import java.util.function.*;'],
    ['java.lang.Math.max', true, 'import static java.lang.Math.max;'],
    ['shop.Names.*', true, 'import static shop.Names.*;'],
  ])
})

test('a class with all that a class may have', () => {
  expect(
    outline(`
      package shop;
      public abstract class Till<T extends Item & Comparable<T>, K> extends Desk<T> implements Printer, Comparable<Till<T, K>> {
        private static final int CENTS = 100, EUROS = CENTS * 100;
        protected volatile List<? extends T>[] items[] = null;
        { opened = 0; }
        static { log.info("ready"); }
        public Till(final @NonNull Clerk clerk, int... coins) throws IOException, shop.Broken { super(clerk); this.coins = coins; }
        <R extends Receipt> R pay(java.util.Map<String, List<R>> all, R[] more[]) { return null; }
        abstract void close();
        native int count()[];
        @Override @SuppressWarnings({"a", "b"}) public synchronized String toString() { return ""; }
        ;
      }
    `),
  ).toBe(`
public abstract class shop.Till<T extends Item&Comparable<T>, K> extends Desk<T> implements Printer, Comparable<Till<T,K>>
  private static final attribute CENTS : int = 100
  private static final attribute EUROS : int = CENTS*100
  protected volatile attribute items : List<? extends T>[][] = null
  initializer
  static initializer
  public constructor Till(@NonNull final clerk : Clerk, coins : int...) throws IOException, shop.Broken {2}
  package method pay<R extends Receipt>(all : java.util.Map<String,List<R>>, more : R[][]) : R {1}
  package abstract method close() : void
  package native method count() : int[]
  @Override @SuppressWarnings({"a","b"}) public synchronized method toString() : String {1}
`)
})

test('nested types', () => {
  expect(
    outline(`
      package shop;
      class Till {
        class Drawer { class Box { int coins; } }
        private static class Key {}
        enum State { OPEN }
        record Coin(int cents) {}
        @interface Checked {}
      }
    `),
  ).toBe(`
package class shop.Till
  package class shop.Till.Drawer
    package class shop.Till.Drawer.Box
      package attribute coins : int
  private static class shop.Till.Key
  package enum shop.Till.State
    public constant OPEN
  package record shop.Till.Coin
    private final attribute cents : int
  package annotation shop.Till.Checked
`)
})

test('an interface: what says nothing is public; default, private and static methods have bodies', () => {
  expect(
    outline(`
      interface Key extends Metal, Comparable<Key> {
        int TURNS = 2;
        void turn();
        default void twice() { turn(); turn(); }
        private void once() { turn(); }
        static Key master() { return null; }
        class Copy {}
      }
    `),
  ).toBe(`
package interface Key implements Metal, Comparable<Key>
  public attribute TURNS : int = 2
  public method turn() : void
  public default method twice() : void {2}
  private method once() : void {1}
  public static method master() : Key {1}
  public class Key.Copy
`)
})

test('a record: its components are private attributes; a compact constructor has no parameters of its own', () => {
  expect(
    outline(`
      @Entity(name = "item")
      public record Item<T>(@NonNull String name, List<T> parts) implements Sellable {
        static int made;
        Item { check(name); }
        Item(String name) { this(name, List.of()); }
        int tax() { return 1; }
      }
    `),
  ).toBe(`
@Entity(name="item") public record Item<T> implements Sellable
  @NonNull private final attribute name : String
  private final attribute parts : List<T>
  package static attribute made : int
  package constructor Item() {1}
  package constructor Item(name : String) {1}
  package method tax() : int {1}
`)
})

test('an enum: constants with arguments and bodies, then members', () => {
  expect(
    outline(`
      enum Payment implements Way {
        CASH("c") {
          int coins;
          @Override void finish() { drawer.slide(); }
        },
        @Deprecated CARD("k");
        private final String code;
        Payment(String code) { this.code = code; }
        void finish() {}
      }
    `),
  ).toBe(`
package enum Payment implements Way
  public constant CASH
    package attribute coins : int
    @Override package method finish() : void {1}
  @Deprecated public constant CARD
  private final attribute code : String
  package constructor Payment(code : String) {1}
  package method finish() : void {0}
`)
})

test('sealed types', () => {
  expect(
    outline(`
      sealed interface Pay permits Cash, Card {}
      non-sealed class Cash implements Pay {}
      final class Card implements Pay {}
    `),
  ).toBe(`
package sealed interface Pay
package non-sealed class Cash implements Pay
package final class Card implements Pay
`)
})

test('an annotation type', () => {
  expect(
    outline(`
      public @interface Sold {
        String by() default "nobody";
        int[] days() default {1, 2};
        Class<?> kind();
        int MOST = 3;
      }
    `),
  ).toBe(`
public annotation Sold
  public attribute MOST : int = 3
  public method by() : String
  public method days() : int[]
  public method kind() : Class<?>
`)
})

test.each([
  ['Map.Entry<String, int[]> x', 'Map.Entry<String,int[]>'],
  ['java.util.function.Function<? super T, ?> x', 'java.util.function.Function<? super T,?>'],
  ['List<  ? extends\n Item > x', 'List<? extends Item>'],
  ['Outer<T>.Inner<T> x', 'Outer<T>.Inner<T>'],
  ['int x[][]', 'int[][]'],
  ['int[] x[]', 'int[][]'],
  ['List<@NonNull String> x', 'List<String>'],
  ['String @NonNull [] x', 'String @NonNull []'],
  ['final @NonNull String x', 'String'],
  ['List</* of what? */Item> x', 'List<Item>'],
])('the type of `%s` is %s', (declaration, type) => {
  expect(readJava(`class Till { ${declaration}; }`).types[0].attributes[0].valueType?.text).toBe(type)
})

test.each([
  ['void f() { new Task() { void run() {} }; }', 'shop.Till.f.new Task'],
  ['Task t = new Task() { void run() {} };', 'shop.Till.t.new Task'],
  ['void f() { Task t = new Task() { void run() {} }; }', 'shop.Till.f.t.new Task'],
  ['void f() { clock.every(60, new Task<Till>() { void run() {} }); }', 'shop.Till.f.every.new Task<Till>'],
  ['Till() { add(new Task() { void run() {} }); }', 'shop.Till.Till.add.new Task'],
  ['class Drawer { void f() { new Task() { void run() {} }; } }', 'shop.Till.Drawer.f.new Task'],
])('the anonymous class in `%s` is called %s', (member, name) => {
  const [till] = readJava(`package shop; class Till { ${member} }`).types
  const type = till.types[0] ?? till
  const expressions = [
    ...type.attributes.map(attribute => attribute.initializer),
    ...type.methods.flatMap(method => method.body?.composites ?? []).flatMap(statement => statement.expressions),
  ]
  expect(expressions.flatMap(expression => anonymousNames(expression))).toEqual([name])
})

function anonymousNames(expression: Expression | undefined): string[] {
  if (!expression) return []
  const own = expression.parts.anonymous ? [expression.parts.anonymous().qualifiedName] : []
  return [...own, ...(expression.parts.value ? anonymousNames(expression.parts.value) : expression.children.flatMap(anonymousNames))]
}

test('a module and an empty file have no types', () => {
  expect(outlineOf(readJava('module shop { requires java.base; }'))).toEqual([])
  expect(outlineOf(readJava(''))).toEqual([])
  expect(outlineOf(readJava('// nothing yet\n'))).toEqual([])
})

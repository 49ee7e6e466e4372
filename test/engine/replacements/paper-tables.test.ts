/**
 * Every heuristic of Table 3 and every replacement of Table 5 of the paper on RefactoringMiner 2.0 by an example: the
 * statement stands alone in a method, and must find its partner by the replacement named here.
 */
import {describe, expect, test} from 'vitest'
import {Mapper} from '../../../src/engine/map/mapper.ts'
import {renamesOf} from '../../../src/engine/map/renames.ts'
import {Stop} from '../../../src/engine/stop.ts'
import {readJava} from '../../languages/java/read-java.ts'

function replacements(before: string, after: string): string {
  const [b, a] = [before, after].map(text => readJava(`class Till { Object f; Object g() { ${text} } }`))
  const mapping = new Mapper(new Stop(), renamesOf(new Map(), {files: [b]})).mapMethods(b.types[0].methods[0], a.types[0].methods[0])
  if (!mapping || mapping.leftBefore().length) return 'no pair'
  const names = mapping.pairs.flatMap(pair => pair.replacements).map(({name}) => name)
  return names.join(', ') || 'nothing changed'
}

describe('the call is the whole statement (Table 3)', () => {
  test.each([
    ['① ② ④ argument added', 'day.book("till", sum);', 'day.book("till", sum, clerk);', 'argument list'],
    ['① ② ⑤ arguments merged', 'stock.order(shop, item, count);', 'stock.order(shop, wish);', 'argument list'],
    ['① ② ⑥ argument wrapped', 'queue.push(item);', 'queue.push(new Slip(item));', 'expression'],
    ['① ② ⑦ argument replaced', 'line.open(number, true);', 'line.open(getNumber(), true);', 'expression'],
    ['① ③ ⑧ call renamed', 'Prices.find(item);', 'Prices.findExact(item);', 'invocation name'],
    ['② ③ ⑨ asked of something else', 'item.getKind().check(rules, day);', 'item.check(rules, day);', 'expression'],
    ['⑩ setter for an assignment', 'this.sum = sum;', 'setSum(sum);', 'expression'],
    ['⑪ builder', 'return new Receipt(sum, day);', 'return new Builder().sum(sum).day(day).build();', 'expression'],
    ['⑫ behind a condition', 'drawer = open();', 'drawer = drawer != null ? drawer : open();', 'expression'],
    ['⑬ in two statements', '((Lamp) find(1)).set(c);', 'Lamp v = ((Lamp) find(1)); v.set(c);', 'extracted variable'],
  ])('%s: %s → %s: %s', (_, before, after, names) => expect(replacements(before, after)).toBe(names))
})

describe('what is replaced inside (Table 5)', () => {
  test.each([
    ['variable', 'load(itemPath, 1);', 'load(item, 1);', 'variable'],
    ['variable by array access', 'items.add(id);', 'items.add(id[0]);', 'expression'],
    ['variable by invocation', 'shop.set(rates);', 'shop.get().set(rates);', 'expression'],
    ['literal by variable', 'Rows.on("\\n").join(x);', 'Rows.on(newLine).join(x);', 'expression'],
    ['invocation', 'p.newSlip().clerk(c).build();', 'p.newSlip().build();', 'invocation'],
    ['invocation by variable', 'return List.copyOf(items);', 'return items;', 'expression'],
    ['invocation by literal', 'prices.put(item, day.isSale());', 'prices.put(item, false);', 'expression'],
    ['number', 'wait(3);', 'wait(3L);', 'literal'],
    ['string', 'version("1");', 'version("1.0");', 'literal'],
    ['creation of another type', 'f = new ArrayList<>();', 'f = new LinkedList<>();', 'type'],
    ['creation by array creation', 'f = new ArrayList<>(count);', 'f = new Item[count];', 'expression'],
    ['creation by invocation', 'f = new Row(shelf, place);', 'f = shelf.row(place);', 'expression'],
    ['type, which the variable tells', 'int i = sum;', 'long i = sum;', 'nothing changed'],
    ['prefix operator', 'if (items.isEmpty()) { stop(); }', 'if (!items.isEmpty()) { stop(); }', 'expression'],
    ['infix operator', 'check(day != null);', 'check(day == null);', 'operator'],
    ['operand added', 'String s = "[" + id() + "]";', 'String s = kind() + "[" + id() + "]";', 'operand list'],
    ['arguments split', 'row(first, others);', 'row(first, second, third);', 'argument list'],
    ['argument added', 's = save(out, flags);', 's = save(out, flags, key);', 'argument list'],
    ['argument wrapped', 's = save(out, flags);', 's = save(new Pack(out), flags);', 'expression'],
  ])('%s: %s → %s: %s', (_, before, after, names) => expect(replacements(before, after)).toBe(names))
})

/**
 * `refract/shop`: a small Java project (its files stand in `test/github/shop`) and the pull requests that the demo shows.
 */
import type {Files, PlannedCommit} from '../git/history.ts'
import type {PlannedRepository} from '../repositories.ts'
import {edit, move, replace} from './edits.ts'
import {readFolder} from './read-folder.ts'

const java = 'src/main/java/shop'

export async function shop(): Promise<PlannedRepository> {
  const first = (await readFolder(new URL('../shop', import.meta.url))) as Files
  const total = renameMethod(first)
  const print = moveClass(total)
  const warehouse = renameClass(print)
  const settle = extractMethod(warehouse)
  const discount = changeDiscount(settle)
  return {
    owner: 'refract',
    name: 'shop',
    commits: [
      {name: 'first', branch: 'main', message: 'Sell things', parents: [], files: first},
      onDemoBranch('rename-method', 'first', 'Call what a basket costs its total', total),
      onDemoBranch('move-class', 'rename-method', 'Keep receipts in a package for printing', print),
      onDemoBranch('rename-class', 'move-class', 'Say warehouse instead of stock', warehouse),
      onDemoBranch('extract-method', 'rename-class', 'Settle a payment in one place', settle),
      onDemoBranch('discount', 'extract-method', 'Give regular customers their discount from 30.00 on', discount),
      // The base branch goes on after the fork, so that its tip is not the merge base.
      {
        name: 'two-decimals',
        branch: 'main',
        message: 'Print amounts with two decimals',
        parents: ['first'],
        files: printTwoDecimals(first),
      },
      {name: 'refund', branch: 'refunds', message: 'Give money back', parents: ['two-decimals'], files: addRefund(printTwoDecimals(first))},
    ],
    pulls: [
      {
        number: 1,
        title: 'Clearer names, and discounts from 30.00 on',
        body: 'Names first, one thing at a time; the last commit changes what customers pay.',
        author: 'ada-example',
        base: 'main',
        head: 'clearer-names',
      },
      {number: 2, title: 'Give money back', body: 'No names change here.', author: 'ada-example', base: 'main', head: 'refunds'},
    ],
  }
}

function onDemoBranch(name: string, parent: string, message: string, files: Files): PlannedCommit {
  return {name, branch: 'clearer-names', message, parents: [parent], files}
}

function renameMethod(files: Files): Files {
  const callers = ['Basket', 'Discounts', 'Invoice', 'Till', 'Report'].map(name => `${java}/${name}.java`)
  return edit(files, [...callers, 'README.md'], replace('getSum()', 'total()'))
}

function moveClass(files: Files): Files {
  const [here, there] = [`${java}/Receipt.java`, `${java}/print/Receipt.java`]
  const moved = edit(
    move(files, here, there),
    [there],
    [
      ...replace(
        'package shop;\n\nimport java.util.List;',
        'package shop.print;\n\nimport java.util.List;\n\nimport shop.Item;\nimport shop.Money;',
      ),
    ],
  )
  return edit(moved, [`${java}/Till.java`], replace('package shop;\n', 'package shop;\n\nimport shop.print.Receipt;\n'))
}

function renameClass(files: Files): Files {
  const [here, there] = [`${java}/Stock.java`, `${java}/Warehouse.java`]
  const renamed = edit(move(files, here, there), [there], replace('class Stock', 'class Warehouse'))
  return edit(renamed, [`${java}/Till.java`], replace('Stock stock', 'Warehouse stock'))
}

function extractMethod(files: Files): Files {
  const steps = `        for (Item item : basket.items()) {
            stock.take(item);
        }
        ledger.book(basket.customer().name(), due);
`
  const method = `    private void settle(Basket basket, Money due) {\n${steps}    }\n\n`
  return edit(
    files,
    [`${java}/Till.java`],
    [...replace(steps, '        settle(basket, due);\n'), ...replace('    public Money change(', `${method}    public Money change(`)],
  )
}

function changeDiscount(files: Files): Files {
  const discounts = edit(
    files,
    [`${java}/Discounts.java`],
    [
      ...replace('Money d =', 'Money total ='),
      ...replace('|| d.isLessThan', '|| total.isLessThan'),
      ...replace('return d.percent', 'return total.percent'),
      ...replace('ofCents(5000)', 'ofCents(3000)'),
    ],
  )
  // A slip that a reader of the extracted code would miss: the discount is taken off twice.
  const booked = edit(discounts, [`${java}/Till.java`], replace('name(), due)', 'name(), due.minus(discounts.discountFor(basket)))'))
  return edit(booked, ['README.md'], replace('from 50.00 on', 'from 30.00 on'))
}

function printTwoDecimals(files: Files): Files {
  return edit(
    files,
    [`${java}/Money.java`],
    replace('cents / 100 + "." + cents % 100', 'String.format("%d.%02d", cents / 100, cents % 100)'),
  )
}

function addRefund(files: Files): Files {
  const method = `
    public void refund(Customer customer, Item item) {
        stock.put(item, 1);
        ledger.book(customer.name(), Money.ZERO.minus(item.price()));
    }
}
`
  return edit(files, [`${java}/Till.java`], replace('    }\n}\n', `    }\n${method}`))
}

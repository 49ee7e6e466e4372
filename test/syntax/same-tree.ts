import {expect} from 'vitest'
import type {SyntaxTree} from '../../src/syntax/tree.ts'

/** Everything but the grammar, which all trees of a parser share. */
const contentOf = ({grammar, ...content}: SyntaxTree) => content

export const expectSameTree = (one: SyntaxTree, other: SyntaxTree): void => expect(contentOf(one)).toEqual(contentOf(other))

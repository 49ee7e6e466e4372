/** Lists that come page by page, with a `Link` header to the others. */
import {type Answer, json} from '../answer.ts'
import type {Call} from './api.ts'

export interface PageLimits {
  usual: number
  most: number
}

export function pageOf<Item>({query}: Call, items: Item[], {usual, most}: PageLimits): {items: Item[]; page: number; last: number} {
  const size = Math.min(positive(query.get('per_page')) ?? usual, most)
  const page = positive(query.get('page')) ?? 1
  return {items: items.slice((page - 1) * size, page * size), page, last: Math.max(1, Math.ceil(items.length / size))}
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

export function pagedJson({path, query}: Call, value: unknown, {page, last}: {page: number; last: number}): Answer {
  const address = (number: number) => {
    const pageQuery = new URLSearchParams(query)
    pageQuery.set('page', String(number))
    return `https://api.github.com${path}?${pageQuery}`
  }
  const links = [
    ...(page > 1 ? [`<${address(page - 1)}>; rel="prev"`] : []),
    ...(page < last ? [`<${address(page + 1)}>; rel="next"`, `<${address(last)}>; rel="last"`] : []),
    ...(page > 1 ? [`<${address(1)}>; rel="first"`] : []),
  ]
  const answer = json(value)
  return links.length > 0 ? {...answer, headers: {...answer.headers, link: links.join(', ')}} : answer
}

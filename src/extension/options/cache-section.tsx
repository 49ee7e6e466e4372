import {useEffect, useState} from 'preact/hooks'
import {language, text} from '../../texts/text.ts'
import type {Cache} from '../cache/cache.ts'

export function CacheSection({cache}: {cache: Pick<Cache, 'size' | 'clear'>}) {
  const [bytes, setBytes] = useState<number>()
  const look = async () => setBytes(await cache.size())
  useEffect(() => void look(), [cache])
  return (
    <section class="box" aria-labelledby="cache">
      <h2 id="cache">{text('options_cache')}</h2>
      <div class="part">
        <div class="row">
          <p class="grow" role="status">
            {bytes !== undefined && (bytes > 0 ? text('options_cache_size', size(bytes)) : text('options_cache_empty'))}
          </p>
          <button type="button" disabled={!bytes} onClick={() => void cache.clear().then(look)}>
            {text('options_cache_clear')}
          </button>
        </div>
        <p class="small muted">{text('options_cache_help')}</p>
      </div>
    </section>
  )
}

function size(bytes: number): string {
  const [value, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return value.toLocaleString(language(), {style: 'unit', unit, maximumSignificantDigits: 2})
}

/** Adds properties that are made when first read: bodies of methods, texts of statements. */
export function withLazy<T extends object, L extends object>(target: T, makers: {[K in keyof L]: () => L[K]}): T & L {
  for (const key of Object.keys(makers) as (keyof L & string)[]) {
    let made = false
    let value: L[typeof key]
    Object.defineProperty(target, key, {
      enumerable: true,
      get() {
        if (!made) {
          value = makers[key]()
          made = true
        }
        return value
      },
    })
  }
  return target as T & L
}

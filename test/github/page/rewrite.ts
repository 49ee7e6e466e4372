/**
 * Makes an element look like another one without replacing it, as React does: what others have put on or into it stays. To tell
 * the two apart, everything that this script or the server made is remembered.
 */

const ours = new WeakSet<Node>()
const ourClasses = new Set<string>()

/** Attributes that the markup gives and takes away again. */
const ourAttributes = [
  ...['style', 'role', 'colspan', 'tabindex', 'valign', 'aria-hidden', 'data-diff-side', 'data-line-number', 'data-diff-line-key'],
  ...['data-line-anchor', 'data-grid-cell-id', 'data-selected', 'data-direction', 'data-hunk-index', 'aria-label', 'aria-pressed'],
]

export function claim(tree: ParentNode & Node) {
  const walker = document.createTreeWalker(tree)
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    ours.add(node)
    if (node instanceof Element) for (const name of node.classList) ourClasses.add(name)
  }
}

/** `fresh` must have been claimed; parts of it move into `old`. */
export function rewrite(old: Element, fresh: Element) {
  for (const name of ourAttributes) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const {name, value} of fresh.attributes) if (name !== 'class' && old.getAttribute(name) !== value) old.setAttribute(name, value)
  const foreign = [...old.classList].filter(name => !ourClasses.has(name))
  const classes = [...fresh.classList, ...foreign].join(' ')
  if (old.getAttribute('class') !== classes) old.setAttribute('class', classes)
  rewriteChildren(old, fresh)
}

function rewriteChildren(old: Element, fresh: Element) {
  const before = [...old.childNodes].filter(node => ours.has(node))
  const after = [...fresh.childNodes]
  for (const [index, node] of after.entries()) {
    const present = before[index]
    if (!present) old.insertBefore(node, nextAfter(after[index - 1] && before[index - 1], old))
    else if (!becomes(present, node)) present.replaceWith(node)
    before[index] ??= node
  }
  for (const node of before.slice(after.length)) node.remove()
}

/** Our nodes stay together, before those that others have added at the end. */
function nextAfter(previous: ChildNode | undefined, parent: Element): ChildNode | null {
  return previous?.parentNode === parent ? previous.nextSibling : null
}

function becomes(old: ChildNode, fresh: ChildNode): boolean {
  if (old instanceof Text && fresh instanceof Text) {
    if (old.data !== fresh.data) old.data = fresh.data
    return true
  }
  if (!(old instanceof Element && fresh instanceof Element) || old.tagName !== fresh.tagName) return false
  rewrite(old, fresh)
  return true
}

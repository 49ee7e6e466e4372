/** Small drawings in the colour of the text beside them. */

/** Refract's sign: light that goes in on one side and comes out as several. */
export const Prism = () => (
  <svg
    viewBox="0 0 20 16"
    width="20"
    height="16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.3"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path d="M10 2.5 15 13H5Z" fill="currentColor" fill-opacity=".25" />
    <path d="M.8 10.4 7.2 8.4M12.9 8.6l6.3-2.2M14.2 11.2l5 1.6" />
  </svg>
)

const drawings = {
  close: 'M4 4l8 8M12 4l-8 8',
  down: 'M4 6l4 4 4-4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.3 10.3l3.4 3.4',
  warning: 'M8 2.2 14.6 13.5H1.4ZM8 6.4v3.2M8 11.6v.1',
  keys: 'M2.2 4h11.6q.7 0 .7.7v6.6q0 .7-.7.7H2.2q-.7 0-.7-.7V4.7q0-.7.7-.7ZM4.3 6.6h.1M7 6.6h.1M9.7 6.6h.1M12 6.6h.1M5 9.6h6',
  done: 'M3 8.5l3.2 3.2L13 4.8',
}

export const Icon = ({name}: {name: keyof typeof drawings}) => (
  <svg
    class={`icon ${name}`}
    viewBox="0 0 16 16"
    width="16"
    height="16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path d={drawings[name]} />
  </svg>
)

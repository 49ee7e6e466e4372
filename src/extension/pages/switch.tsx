import type {ComponentChildren} from 'preact'

export interface SwitchProps {
  on: boolean
  disabled?: boolean
  onChange(on: boolean): void
  children: ComponentChildren
}

export function Switch({on, disabled, onChange, children}: SwitchProps) {
  return (
    <label class="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={({currentTarget}) => onChange(currentTarget.checked)}
      />
    </label>
  )
}

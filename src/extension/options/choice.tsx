import type {ComponentChildren, TargetedEvent} from 'preact'
import {useId} from 'preact/hooks'

export interface ChoiceProps {
  /** Of several with the same name, one is chosen; without a name, each is chosen by itself. */
  name?: string
  chosen: boolean
  onChoose(chosen: boolean): void
  help?: string
  children: ComponentChildren
}

export function Choice({name, chosen, onChoose, help, children}: ChoiceProps) {
  const id = useId()
  const shared = {
    id,
    checked: chosen,
    'aria-describedby': help && `${id}-help`,
    onChange: ({currentTarget}: TargetedEvent<HTMLInputElement>) => onChoose(currentTarget.checked),
  }
  return (
    <div class="choice">
      {name ? <input type="radio" name={name} {...shared} /> : <input type="checkbox" {...shared} />}
      <label for={id}>{children}</label>
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  )
}

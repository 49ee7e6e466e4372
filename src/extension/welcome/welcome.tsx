/** The first-run page: what Refract does, in three pictures, and what it never does. */
import type {ComponentChild} from 'preact'
import browser from 'webextension-polyfill'
import {type TextName, text} from '../../texts/text.ts'
import {Head} from '../pages/head.tsx'
import {openPage} from '../pages/open-page.tsx'
import {AtHome, Folds, Marks} from './pictures.tsx'

const pictures: {picture: ComponentChild; title: TextName; words: TextName}[] = [
  {picture: <Marks />, title: 'welcome_marks', words: 'welcome_marks_words'},
  {picture: <Folds />, title: 'welcome_folds', words: 'welcome_folds_words'},
  {picture: <AtHome />, title: 'welcome_home', words: 'welcome_home_words'},
]

const never: TextName[] = ['welcome_never_server', 'welcome_never_viewed', 'welcome_never_unproved', 'welcome_never_token']

function Welcome() {
  return (
    <main>
      <Head title={text('welcome_title')} />
      <p class="lead">{text('welcome_lead')}</p>
      <div class="pictures">
        {pictures.map(({picture, title, words}) => (
          <figure key={title} class="box">
            {picture}
            <figcaption>
              <h2>{text(title)}</h2>
              <p class="muted">{text(words)}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <section class="never box" aria-labelledby="never">
        <h2 id="never">{text('welcome_never')}</h2>
        <ul>
          {never.map(name => (
            <li key={name}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <circle class="line" cx="10" cy="10" r="7.5" />
                <path class="line" d="m4.8 15.2 10.4-10.4" />
              </svg>
              <span>{text(name)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div class="next">
        <p>{text('welcome_next')}</p>
        <button type="button" class="main" onClick={() => void browser.runtime.openOptionsPage()}>
          {text('welcome_options')}
        </button>
      </div>
    </main>
  )
}

openPage(
  () => text('welcome_title'),
  () => <Welcome />,
)

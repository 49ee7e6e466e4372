/** The document around every page: head, theme, navigation; and the headers that go with it. */
import type {Answer} from '../answer.ts'
import {attributes, type Html, html, jsonScript} from '../markup/html.ts'
import type {AppData} from '../react/payload.ts'
import {reactApp} from '../react/react-app.ts'
import type {Repository} from '../repositories.ts'
import type {PageSettings, Theme} from '../settings.ts'

export interface Page {
  title: string
  repository?: Repository
  content: Html
  status?: number
}

/** Nothing from elsewhere, no inline scripts: an extension must live with it as it does on GitHub. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "base-uri 'self'",
  "child-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "media-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'upgrade-insecure-requests',
  "worker-src 'self'",
].join('; ')

export function pageAnswer(page: Page, settings: PageSettings): Answer {
  return {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'x-frame-options': 'deny',
      vary: 'Accept, X-Requested-With',
    },
    body: `<!DOCTYPE html>\n${document(page, settings)}`,
  }
}

export function reactPage(data: AppData, repository: Repository): Page {
  const name = 'commitsRefRoute' in data.payload || 'commitRoute' in data.payload ? 'commits' : 'pull-requests'
  const content = html`
    <react-app app-name="${name}" initial-path="" data-ssr="true" style="display:block">
      <script type="application/json" data-target="react-app.embeddedData">${jsonScript(data)}</script>
      <div data-target="react-app.reactRoot">${reactApp(data)}</div>
    </react-app>`
  return {title: data.meta.title, repository, content}
}

function document({title, repository, content}: Page, settings: PageSettings): Html {
  const signedIn = settings.signedIn ? 'logged-in' : 'logged-out'
  return html`
    <html lang="en"${attributes(themeAttributes(settings.theme))}>
      <head>
        <meta charset="utf-8">
        <title>${title}</title>
        <meta name="viewport" content="width=device-width">
        <meta name="hostname" content="github.com">
        <meta name="user-login" content="${settings.signedIn ? 'ada-example' : ''}">
        <meta name="diff-view" content="${settings.layout}">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/assets/github.css">
        <script src="/assets/page.js" defer></script>
      </head>
      <body class="${signedIn} env-production page-responsive" style="word-wrap: break-word;">
        <header class="AppHeader">${navigation(repository)}</header>
        <main id="js-repo-pjax-container">
          <div id="repo-content-pjax-container" class="repository-content">
            <turbo-frame id="repo-content-turbo-frame" target="_top">${content}</turbo-frame>
          </div>
        </main>
      </body>
    </html>`
}

function navigation(repository: Repository | undefined): Html {
  if (!repository) return html`<a href="/">a little GitHub</a>`
  const path = `/${repository.owner}/${repository.name}`
  return html`
    <a href="/">a little GitHub</a>
    <strong>${repository.owner} / ${repository.name}</strong>
    <nav aria-label="Repository">
      <a href="${path}">Code</a><a href="${path}/commits">Commits</a><a href="${path}/pulls">Pull requests</a>
    </nav>`
}

function themeAttributes(theme: Theme): Record<string, string> {
  const dark = theme.startsWith('dark')
  return {
    'data-color-mode': theme === 'auto' ? 'auto' : dark ? 'dark' : 'light',
    'data-light-theme': dark || theme === 'auto' ? 'light' : theme,
    'data-dark-theme': dark ? theme : 'dark',
  }
}

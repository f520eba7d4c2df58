// What is asked once, without a table's socket. Refusals are thrown as `Refused`, with the server's Problem.
import type { Admission, JoinTable, OpenLesson, OpenTable, OpenTables, Problem, ServerInfo, Story, TableInfo } from '../protocol/types'

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number, // 0: the server was not reached
  ) {
    super(problem.message)
  }

  /** Could it be answered later? Nobody was there, or too busy; whatever else is refused will be refused again. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  let answer: Response
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      credentials: 'same-origin',
    })
  } catch {
    throw new Refused({ code: 'connection/unreachable', message: 'The server can not be reached.', facts: {} }, 0)
  }
  if (answer.ok) return (await answer.json()) as T
  let problem: Problem
  try {
    problem = (await answer.json()) as Problem
  } catch {
    problem = { code: 'connection/strange', message: `The server answered ${answer.status}.`, facts: { status: answer.status } }
  }
  // A proxy in between has no words of ours.
  if (typeof problem.code !== 'string') problem = { code: 'connection/unreachable', message: answer.statusText, facts: {} }
  throw new Refused(problem, answer.status)
}

let server: Promise<ServerInfo> | null = null

/** What this server offers; asked once. */
export function serverInfo(): Promise<ServerInfo> {
  server ??= ask<ServerInfo>('/api/info').catch((error: unknown) => {
    server = null
    throw error
  })
  return server
}

export const tablePath = (code: string): string => `/api/tables/${encodeURIComponent(code)}`

export const openTable = (request: OpenTable): Promise<Admission> => ask('/api/tables', request)
export const openLesson = (lesson: string, request: OpenLesson): Promise<Admission> => ask(`/api/lessons/${encodeURIComponent(lesson)}`, request)
export const openTables = (): Promise<OpenTables> => ask('/api/open')
export const tableInfo = (code: string): Promise<TableInfo> => ask(tablePath(code))

const AGAIN = [500, 1500] // milliseconds after which an unanswered request is sent again

/** Come to a table. With a token of one's own it is safe to ask again when no answer came: who has come has come once. */
export async function joinTable(code: string, request: JoinTable & { token: string }): Promise<Admission> {
  for (const pause of AGAIN) {
    try {
      return await ask(`${tablePath(code)}/guests`, request)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 0) throw error
      await new Promise((later) => setTimeout(later, pause))
    }
  }
  return ask(`${tablePath(code)}/guests`, request)
}

export const story = (code: string, token?: string | null): Promise<Story> => ask(`${tablePath(code)}/story`, undefined, token)
export const record = (code: string, token?: string | null): Promise<Record<string, unknown>> =>
  ask(`${tablePath(code)}/record`, undefined, token)

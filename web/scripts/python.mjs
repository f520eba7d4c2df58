// What the Python side knows, asked from a script of the client: one truth, never copied by hand.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..')
export const ROOT = resolve(WEB, '..')

function interpreter() {
  const inVenv = resolve(ROOT, process.platform === 'win32' ? '.venv/Scripts/python.exe' : '.venv/bin/python')
  return process.env.PYTHON ?? (existsSync(inVenv) ? inVenv : 'python3')
}

/** The output of Python with these arguments. */
export function python(...args) {
  return execFileSync(interpreter(), args, { cwd: ROOT, encoding: 'utf-8', maxBuffer: 1 << 26 })
}

/** Writes a generated file, but only if it says something new: watchers and builds stay calm. */
export function keep(path, text) {
  const whole = resolve(WEB, path)
  if (existsSync(whole) && readFileSync(whole, 'utf-8') === text) return false
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, text)
  return true
}

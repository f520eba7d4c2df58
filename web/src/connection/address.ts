// Under which address others reach this server: a host who plays at localhost must not send "localhost" to a friend.
import type { ServerInfo } from '../protocol/types'

export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]'
}

/** The beginning of every link that is given away. */
export function publicBase(server: ServerInfo | null, here: Pick<Location, 'origin' | 'hostname'> = location): string {
  const told = server?.addresses.find((address) => URL.canParse(address) && !isLocal(new URL(address).hostname))
  return isLocal(here.hostname) && told ? told.replace(/\/+$/, '') : here.origin
}

export function inviteLink(code: string, server: ServerInfo | null): string {
  return `${publicBase(server)}/t/${code}`
}

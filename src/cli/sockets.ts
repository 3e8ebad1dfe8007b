// The connections of a server, for a stop that answers what was asked and waits for nobody who asks nothing.
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Sockets = {
  /** From now on a connection ends with its last answer; those that ask nothing end at once. */
  drain(): void
  /** Ends every connection, answered or not. @returns how many requests lost their answer */
  cut(): number
}

/** @param server not listening yet, so that no connection is missed */
export function watchSockets(server: Server): Sockets {
  // For each connection the bytes that are answered: more bytes than that are a request on its way.
  const answered = new Map<Socket, number>()
  const unanswered = new Set<ServerResponse>()
  let draining = false
  const isBusy = (socket: Socket) => [...unanswered].some((response) => response.req.socket === socket)

  server.on('connection', (socket: Socket) => {
    answered.set(socket, 0)
    socket.once('close', () => answered.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    unanswered.add(response)
    response.once('close', () => {
      unanswered.delete(response)
      if (answered.has(socket)) answered.set(socket, socket.bytesRead)
      if (draining && !isBusy(socket)) socket.destroySoon()
    })
  })

  return {
    drain() {
      draining = true
      // The client learns with its answer that it must not send more on this connection.
      for (const response of unanswered) if (!response.headersSent) response.setHeader('connection', 'close')
      for (const [socket, bytes] of answered) if (socket.bytesRead === bytes && !isBusy(socket)) socket.destroySoon()
    },
    cut() {
      const lost = unanswered.size
      for (const socket of answered.keys()) socket.destroy()
      return lost
    },
  }
}

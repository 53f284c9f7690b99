import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers gain nothing; larger ones (exports, whole registers) are left to the stream, away from the event loop. */
const MINIMO = 1_500;
const MAXIMO = 256 * 1_024;
/** Measured on a list of 50 rows: higher levels cost more time than the bytes they spare. */
const NIVEL = 3;
/** An answer is some tens of KB: a smaller window loses nothing, and each call sets up half the memory. */
const opcoes = { level: NIVEL, windowBits: 14, memLevel: 7 };

/** Whether a client takes gzip: named, and not refused with a weight of zero. */
export function aceitaGzip(acceptEncoding: string | undefined): boolean {
  return /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i.test(acceptEncoding ?? '');
}

/**
 * Compresses the JSON of an ordinary answer in one go. A stream for each (as the plugin makes for everything else) costs
 * several times the processor of the compression itself, and sends an answer of 3 KB in pieces.
 */
export function comprimirRespostas(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, pronto) => {
    const cabe = typeof payload === 'string' && payload.length >= MINIMO && payload.length <= MAXIMO;
    if (!cabe || reply.hasHeader('content-encoding') || !aceitaGzip(request.headers['accept-encoding'])) return pronto(null, payload);
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    pronto(null, gzipSync(payload, opcoes));
  });
}

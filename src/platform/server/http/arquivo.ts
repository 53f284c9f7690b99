import type { FastifyReply } from 'fastify';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { registrarEvento } from '../auditoria/audit.ts';
import { gastarCota } from './cotas.ts';
import type { Arquivo, Contexto } from './tipos.ts';

type Quem = Pick<Contexto, 'quem' | 'servicos'>;

/** A list leaves the house: within what a person may take away, and with an event that tells how many rows went. */
export async function anotarSaida(reply: FastifyReply, { corpo, linhas, preparar }: Arquivo, rota: string, contexto: Quem): Promise<void> {
  if (!linhas) return;
  const { quem, servicos } = contexto;
  try {
    await gastarCota(servicos.db, quem.usuarioId, 'exportacao');
    await preparar?.();
  } catch (recusa) {
    if (!Buffer.isBuffer(corpo)) corpo.destroy();
    throw recusa;
  }
  const { request } = reply;
  reply.raw.once('close', () => {
    anotarExportacao(contexto, { ip: request.ip, rota, correlacao: request.id }, linhas()).catch((erro: unknown) =>
      servicos.log.error({ err: erro }, 'event of an export not kept'),
    );
  });
}

/** Rows that leave the house without a file count as those of one: in the same quota, and with the same event. */
export async function comoExportacao<T extends { total: number }>(
  { pedido, ...contexto }: Pick<Contexto, 'quem' | 'servicos' | 'pedido'>,
  { method, path }: AnyEndpoint,
  ler: () => Promise<T>,
): Promise<T> {
  await gastarCota(contexto.servicos.db, contexto.quem.usuarioId, 'exportacao');
  const lidas = await ler();
  await anotarExportacao(contexto, { ip: pedido.ip, rota: `${method} ${path}`, correlacao: pedido.correlationId }, lidas.total);
  return lidas;
}

async function anotarExportacao(
  { quem, servicos }: Quem,
  de: { ip: string; rota: string; correlacao: string },
  linhas: number,
): Promise<void> {
  const { usuarioId, sessaoId } = quem;
  await registrarEvento(servicos.db, { tipo: 'exportacao.feita', usuarioId, sessaoId, motivo: `linhas=${linhas}`, ...de });
}

/** Sends a file under its name, to be opened or saved. */
export function enviarArquivo(reply: FastifyReply, arquivo: Arquivo): FastifyReply {
  const nome = arquivo.nome.replaceAll(/[^\w.() -]+/g, '_');
  return reply
    .header('content-type', arquivo.tipo)
    .header(
      'content-disposition',
      `${arquivo.abrir ? 'inline' : 'attachment'}; filename="${nome}"; filename*=UTF-8''${encodeURIComponent(arquivo.nome)}`,
    )
    .send(arquivo.corpo);
}

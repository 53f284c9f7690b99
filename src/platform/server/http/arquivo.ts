import type { FastifyReply } from 'fastify';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { registrarAmostra, registrarEvento } from '../auditoria/eventos.ts';
import { gastarCota } from './cotas.ts';
import type { Arquivo, Contexto } from './tipos.ts';

type Quem = Pick<Contexto, 'quem' | 'servicos'>;
type Onde = { ip: string; rota: string; correlacao: string };

/** A list leaves the house: within what a person may take away, and with an event that tells how many rows went. */
export async function anotarSaida(reply: FastifyReply, { corpo, linhas, preparar }: Arquivo, rota: string, contexto: Quem): Promise<void> {
  if (!linhas) return;
  const { request } = reply;
  const onde = { ip: request.ip, rota, correlacao: request.id };
  try {
    await gastarExportacao(contexto, onde);
    await preparar?.();
  } catch (recusa) {
    if (!Buffer.isBuffer(corpo)) corpo.destroy();
    throw recusa;
  }
  reply.raw.once('close', () => {
    anotarExportacao(contexto, onde, linhas()).catch((erro: unknown) =>
      contexto.servicos.log.error({ err: erro }, 'event of an export not kept'),
    );
  });
}

/** Rows that leave the house without a file count as those of one: in the same quota, and with the same event. */
export async function comoExportacao<T extends { total: number }>(
  { pedido, ...contexto }: Pick<Contexto, 'quem' | 'servicos' | 'pedido'>,
  { method, path }: AnyEndpoint,
  ler: () => Promise<T>,
): Promise<T> {
  const onde = { ip: pedido.ip, rota: `${method} ${path}`, correlacao: pedido.correlationId };
  await gastarExportacao(contexto, onde);
  const lidas = await ler();
  await anotarExportacao(contexto, onde, lidas.total);
  return lidas;
}

async function gastarExportacao({ quem: { usuarioId, sessaoId }, servicos: { db } }: Quem, onde: Onde): Promise<void> {
  await gastarCota(db, usuarioId, 'exportacao').catch(async (recusa: unknown) => {
    await registrarAmostra(db, { tipo: 'exportacao.cota', usuarioId, sessaoId, ...onde }, 1);
    throw recusa;
  });
}

async function anotarExportacao({ quem: { usuarioId, sessaoId }, servicos: { db } }: Quem, onde: Onde, linhas: number): Promise<void> {
  await registrarEvento(db, { tipo: 'exportacao.feita', usuarioId, sessaoId, motivo: `linhas=${linhas}`, ...onde });
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

import type { FastifyReply } from 'fastify';
import { registrarEvento } from '../auditoria/audit.ts';
import { gastarCota } from './cotas.ts';
import type { Arquivo, Contexto } from './tipos.ts';

/** A list leaves the house: within what a person may take away, and with an event that tells how many rows went. */
export async function anotarSaida(
  reply: FastifyReply,
  { corpo, linhas, preparar }: Arquivo,
  rota: string,
  { quem, servicos }: Pick<Contexto, 'quem' | 'servicos'>,
): Promise<void> {
  if (!linhas) return;
  const { usuarioId, sessaoId } = quem;
  try {
    await gastarCota(servicos.db, usuarioId, 'exportacao');
    await preparar?.();
  } catch (recusa) {
    if (!Buffer.isBuffer(corpo)) corpo.destroy();
    throw recusa;
  }
  const { request } = reply;
  reply.raw.once('close', () => {
    const evento = {
      tipo: 'exportacao.feita',
      usuarioId,
      sessaoId,
      ip: request.ip,
      rota,
      motivo: `linhas=${linhas()}`,
      correlacao: request.id,
    };
    registrarEvento(servicos.db, evento).catch((erro: unknown) => servicos.log.error({ err: erro }, 'event of an export not kept'));
  });
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

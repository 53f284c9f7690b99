import type { FastifyReply } from 'fastify';
import { registrarAmostra, registrarEvento } from '../auditoria/eventos.ts';
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
  const { request } = reply;
  const quemOnde = { usuarioId, sessaoId, ip: request.ip, rota, correlacao: request.id };
  try {
    await gastarCota(servicos.db, usuarioId, 'exportacao').catch(async (recusa: unknown) => {
      await registrarAmostra(servicos.db, { tipo: 'exportacao.cota', ...quemOnde }, 1);
      throw recusa;
    });
    await preparar?.();
  } catch (recusa) {
    if (!Buffer.isBuffer(corpo)) corpo.destroy();
    throw recusa;
  }
  reply.raw.once('close', () => {
    registrarEvento(servicos.db, { tipo: 'exportacao.feita', ...quemOnde, motivo: `linhas=${linhas()}` }).catch((erro: unknown) =>
      servicos.log.error({ err: erro }, 'event of an export not kept'),
    );
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

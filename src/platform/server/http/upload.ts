import type { FastifyRequest } from 'fastify';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '../database/kysely.ts';
import { nomeDeArquivo } from '../files.ts';
import { gastarCota } from './cotas.ts';
import type { Upload } from './tipos.ts';

const noArquivo = { campos: ['file'] };

/**
 * The file of a multipart body, at most `maximo` bytes, counted against what its sender may send.
 * @throws TIPO_NAO_ACEITO, ARQUIVO_GRANDE, DADOS_INVALIDOS (no file), COTA_DE_ENVIOS.
 */
export async function lerUpload(
  request: FastifyRequest,
  maximo: number,
  { db, usuarioId }: { db: Db; usuarioId: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw errosComuns.TIPO_NAO_ACEITO({}, noArquivo);
  const limite = `${Math.floor(maximo / 1_048_576)} MB`;
  const anunciado = Number(request.headers['content-length'] ?? maximo);
  if (anunciado > maximo + 10_000) throw errosComuns.ARQUIVO_GRANDE({ limite }, noArquivo);
  await gastarCota(db, usuarioId, 'envio', anunciado);
  const parte = await request.file({ limits: { fileSize: maximo } });
  if (!parte)
    throw errosComuns.DADOS_INVALIDOS(
      {},
      { campos: [{ path: 'file', code: 'CAMPO_REQUERIDO', textos: { br: 'Escolha um arquivo.', en: 'Choose a file.' } }] },
    );
  const conteudo = await parte.toBuffer().catch((causa: unknown) => {
    if ((causa as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw errosComuns.ARQUIVO_GRANDE({ limite }, noArquivo);
    throw causa;
  });
  const campo = parte.fields.fileName;
  const informado = campo && !Array.isArray(campo) && campo.type === 'field' ? String(campo.value) : parte.filename;
  return { fileName: nomeDeArquivo(informado), tipo: parte.mimetype, conteudo };
}

import type { FastifyRequest } from 'fastify';
import { errosComuns } from '#shared/erros.ts';
import type { Db } from '../database/kysely.ts';
import { nomeDeArquivo } from '../arquivos/files.ts';
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
  const { arquivo, fileName, outras } = await lerPartes(request, maximo, limite);
  if (outras.length > 0)
    throw errosComuns.DADOS_INVALIDOS(
      {},
      {
        campos: outras.map((campo) => ({
          path: campo,
          code: 'CAMPO_DESCONHECIDO',
          textos: { br: `O campo "${campo}" não existe.`, en: `Field "${campo}" does not exist.` },
        })),
      },
    );
  if (!arquivo)
    throw errosComuns.DADOS_INVALIDOS(
      {},
      { campos: [{ path: 'file', code: 'CAMPO_REQUERIDO', textos: { br: 'Escolha um arquivo.', en: 'Choose a file.' } }] },
    );
  return { ...arquivo, fileName: nomeDeArquivo(fileName ?? arquivo.fileName) };
}

type Partes = { arquivo: Upload | null; fileName: string | null; outras: string[] };

/** One `file` and perhaps its `fileName`; whatever else came is named, as unknown keys of JSON are. */
async function lerPartes(request: FastifyRequest, maximo: number, limite: string): Promise<Partes> {
  const lido: Partes = { arquivo: null, fileName: null, outras: [] };
  for await (const parte of request.parts({ limits: { fileSize: maximo, files: 5 } })) {
    const nome = parte.fieldname.slice(0, 60);
    if (parte.type === 'file' && nome === 'file' && lido.arquivo === null) {
      const conteudo = await parte.toBuffer().catch((causa: unknown) => {
        if ((causa as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw errosComuns.ARQUIVO_GRANDE({ limite }, noArquivo);
        throw causa;
      });
      lido.arquivo = { fileName: parte.filename, tipo: parte.mimetype, conteudo };
    } else if (parte.type === 'field' && nome === 'fileName') lido.fileName = String(parte.value);
    else {
      lido.outras.push(nome);
      if (parte.type === 'file') parte.file.resume();
    }
  }
  return lido;
}

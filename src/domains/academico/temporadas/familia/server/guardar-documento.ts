import { sql } from 'kysely';
import { agirPorLink, lerLinkExterno } from '#domains/acesso/links-externos/server/door.ts';
import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { excluirArquivo, guardarArquivo } from '#platform/server/arquivos/files.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { familiaApi } from '../api.ts';
import { documentosPedidos } from '../../campos-da-temporada.ts';
import { errosTemporada as erros } from '../../erros.ts';
import { DOCUMENTO_MAXIMO_BYTES } from '../esquemas.ts';
import { lerConvite, lerDaFamilia } from './convite.ts';

type Pedido = EntradaServidor<typeof familiaApi.guardarDocumentoDaFamilia>['body'];

/**
 * Keeps a photographed document until it is sent. The link is judged before the picture is decoded: only who holds one costs that work.
 * @throws why the link does not open, TEMPORADA_FORA_DO_PRAZO, PESSOA_DE_OUTRA_FAMILIA, DOCUMENTO_NAO_PEDIDO, ARQUIVO_GRANDE, ANEXO_RECUSADO, ANEXO_ILEGIVEL, ANEXO_DIMENSOES
 */
export async function guardarDocumentoDaFamilia(
  contexto: ContextoPublico,
  { token, pessoaId, tipo, nome, conteudo }: Pedido,
): Promise<{ nome: string }> {
  const chave = { token, finalidade: 'temporada' } as const;
  const fuso = contexto.servicos.config.tzEscola;
  await lerLinkExterno(contexto, chave);
  const bytes = Buffer.from(conteudo, 'base64');
  if (bytes.length > DOCUMENTO_MAXIMO_BYTES)
    throw errosComuns.ARQUIVO_GRANDE({ limite: `${DOCUMENTO_MAXIMO_BYTES / 1_048_576} MB` }, { campos: ['conteudo'] });
  const pronto = await prepararAnexo({ conteudo: bytes, fileName: nome, tipo: '' }, 'conteudo');
  return agirPorLink(contexto, chave, async (tx, link) => {
    const convite = await lerConvite(tx, link, await hojeNaEscola(tx, fuso));
    const { proprio } = await lerDaFamilia(tx, convite, pessoaId);
    if (!documentosPedidos(convite.documentos, proprio).includes(tipo)) throw erros.DOCUMENTO_NAO_PEDIDO({}, { campos: ['tipo'] });
    const { rows } = await sql<{
      arquivoId: number;
    }>`delete from temporadas_documentos where convite_id = ${convite.id} and pessoa_id = ${pessoaId} and tipo = ${tipo}
      returning arquivo_id as "arquivoId"`.execute(tx);
    for (const { arquivoId } of rows) await excluirArquivo(tx, arquivoId);
    const arquivoId = await guardarArquivo(tx, pronto);
    await sql`insert into temporadas_documentos (convite_id, pessoa_id, tipo, arquivo_id) values (${convite.id}, ${pessoaId}, ${tipo}, ${arquivoId})`.execute(
      tx,
    );
    return { nome: pronto.nome };
  });
}

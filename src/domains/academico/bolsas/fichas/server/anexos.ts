import { sql } from 'kysely';
import type { AnexoPronto } from '#platform/server/arquivos/anexo.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Contexto, Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosBolsa as erros } from '../../erros.ts';
import { escopoDaFicha } from './escopo-da-ficha.ts';
import { visualizacao } from './ver-ficha.ts';

const anexosMaximo = 40;

/** Adds a document that proves what a form declares, judged or not: it changes nothing of it. @throws NAO_ENCONTRADO, ANEXOS_DA_FICHA_DEMAIS */
export async function anexarAFicha(
  ato: Ato<Pessoa>,
  { id, assunto, refeito, ...arquivo }: { id: number; assunto: string } & AnexoPronto,
): Promise<{ id: number; nome: string }> {
  const { tx, quem } = ato;
  // Two documents at once take turns: the count that each sees is the whole one.
  const { rows } = await sql`select 1 from fichas_socioeconomicas where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  const contagem = await sql<{ n: number }>`select count(*)::int as n from fichas_socioeconomicas_anexos where ficha_id = ${id}`.execute(
    tx,
  );
  if ((contagem.rows[0]?.n ?? 0) >= anexosMaximo) throw erros.ANEXOS_DA_FICHA_DEMAIS({ n: anexosMaximo }, { campos: ['file'] });
  const arquivoId = await guardarArquivo(tx, arquivo);
  const nome = arquivo.nome.slice(0, 200);
  const gravado = await sql<{
    id: number;
  }>`insert into fichas_socioeconomicas_anexos (ficha_id, arquivo_id, assunto, nome, refeito, usuario_id, usuario_nome)
    values (${id}, ${arquivoId}, ${assunto}, ${nome}, ${refeito}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  await auditar(ato, {
    acao: 'ficha_socioeconomica.anexo',
    alvoTipo: 'ficha_socioeconomica',
    alvoId: id,
    depois: { assunto, arquivoId },
  });
  return { id: gravado.rows[0]?.id ?? 0, nome };
}

/** A document of a form; the look at it is recorded as that at the form. Only what was made anew from its pixels opens in the browser. @throws NAO_ENCONTRADO */
export async function baixarAnexoDaFicha(
  { db, quem }: Pick<Contexto, 'db' | 'quem'>,
  { id, anexoId }: { id: number; anexoId: number },
): Promise<Arquivo> {
  const { rows } = await sql<{
    arquivoId: number;
    refeito: boolean;
  }>`with anexo as (select ficha_id as id, arquivo_id, refeito from fichas_socioeconomicas_anexos where id = ${anexoId} and ficha_id = ${id}
        and exists (select from fichas_socioeconomicas f where f.id = ${id} and ${escopoDaFicha(quem)})),
      vista as (${visualizacao(quem, sql`anexo`, undefined)})
    select arquivo_id as "arquivoId", refeito from anexo`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, rows[0].arquivoId)), abrir: rows[0].refeito };
}

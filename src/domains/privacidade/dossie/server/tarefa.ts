import { sql } from 'kysely';
import { excluirArquivo, guardarArquivo } from '#platform/server/arquivos/files.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import type { Idioma } from '#shared/erros.ts';
import { errosComuns } from '#shared/erros.ts';
import { dossieApi } from '../api.ts';
import { dossieEmPdf } from './dossie-pdf.ts';
import { montarDossie } from './montar.ts';

export const TAREFA_DOSSIE = 'privacidade.dossie';
/** Days that a dossier waits for its reader: it can always be made again. */
export const DIAS_GUARDADO = 7;
type Entrada = { pessoaId: number; idioma: Idioma };

/** Has a dossier prepared. @throws NAO_ENCONTRADO */
export async function pedirDossie({ tx, quem, idioma, servicos }: ContextoEscrita, pessoaId: number): Promise<{ tarefaId: number }> {
  const { rows } = await sql`select 1 from v_pessoa_resumo where id = ${pessoaId}`.execute(tx);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  const entrada: Entrada = { pessoaId, idioma };
  return { tarefaId: await servicos.tarefas.criar(tx, { tipo: TAREFA_DOSSIE, usuarioId: quem.usuarioId, total: 1, entrada }) };
}

/** Reads everything in one transaction, writes both files, and records that they were made. */
export function definirTarefaDeDossie(servicos: Pick<Servicos, 'db' | 'tarefas' | 'config' | 'carregarAutor' | 'disco' | 'cifra'>): void {
  servicos.tarefas.definir(TAREFA_DOSSIE, async (execucao) => {
    const { pessoaId, idioma } = execucao.entrada as Entrada;
    await emLotes(servicos, execucao, {
      pedidoPor: dossieApi.pedirDossie,
      itens: [pessoaId],
      alvoDe: (id) => id,
      tamanho: 1,
      executar: async (ato) => {
        const { tx, tarefaId, fuso } = ato;
        const dossie = await montarDossie(tx, servicos.cifra, pessoaId, idioma);
        const nome = `dossie-${dossie.pessoa.codigo}`;
        const conteudo = await dossieEmPdf(tx, dossie, { idioma, fuso });
        const pdf = await guardarArquivo(tx, { nome: `${nome}.pdf`, tipo: 'application/pdf', conteudo });
        const texto = Buffer.from(JSON.stringify(dossie, null, 2));
        const json = await guardarArquivo(tx, { nome: `${nome}.json`, tipo: 'application/json', conteudo: texto });
        await sql`insert into dossies (tarefa_id, pessoa_id, pdf_arquivo_id, json_arquivo_id) values (${tarefaId}, ${pessoaId}, ${pdf}, ${json})`.execute(
          tx,
        );
        const registros = dossie.secoes.reduce((soma, secao) => soma + secao.registros.length, 0);
        await auditar(ato, { acao: 'pessoa.dossie_preparado', alvoTipo: 'pessoa', alvoId: pessoaId, depois: { registros } });
        return [{ alvoId: pessoaId, situacao: 'feito' }];
      },
    });
    return { pessoas: 1 };
  });
}

/** Removes the dossiers that waited their days. */
export async function limparDossies(db: Db): Promise<void> {
  await transacao(db, descartarVelhos);
}

async function descartarVelhos(tx: Tx): Promise<void> {
  const { rows } = await sql<{
    arquivos: number[];
  }>`delete from dossies where created_at < now() - make_interval(days => ${DIAS_GUARDADO})
    returning array[pdf_arquivo_id, json_arquivo_id] as arquivos`.execute(tx);
  for (const arquivo of rows.flatMap(({ arquivos }) => arquivos)) await excluirArquivo(tx, arquivo);
}

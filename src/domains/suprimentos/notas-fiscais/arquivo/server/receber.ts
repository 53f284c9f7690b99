import { sql } from 'kysely';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita, Servicos, Upload } from '#platform/server/http/tipos.ts';
import type { Ato } from '#platform/server/ato.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import { arquivoApi } from '../api.ts';
import { errosDoArquivo } from '../erros.ts';
import { chaveQueCancela } from '../ler-nota.ts';
import { isZip, type MembroDoZip, xmlsDoZip } from '../ler-zip.ts';
import { importarNota } from './importar.ts';

export const TAREFA_NOTAS = 'notas-fiscais.importacao';
type Recebido = { notaFiscalId: number | null; tarefaId: number | null; arquivos: number };

/**
 * Takes one XML, which becomes a draft at once or is refused, or a ZIP of them, which a job works through. Throws what `importarNota` does,
 * NF_ZIP_ILEGIVEL, NF_ZIP_GRANDE, NF_ZIP_SEM_XML.
 */
export async function receberArquivo(
  ato: ContextoEscrita,
  { fileName, conteudo }: Pick<Upload, 'fileName' | 'conteudo'>,
): Promise<Recebido> {
  const { tx, quem, servicos } = ato;
  if (!isZip(conteudo)) {
    const id = await guardar(tx, quem.usuarioId, { nome: fileName, conteudo });
    return { notaFiscalId: await importarGuardado(ato, id), tarefaId: null, arquivos: 1 };
  }
  const ids: number[] = [];
  for (const membro of xmlsDoZip(conteudo)) ids.push(await guardar(tx, quem.usuarioId, membro));
  const tarefaId = await servicos.tarefas.criar(tx, { tipo: TAREFA_NOTAS, usuarioId: quem.usuarioId, total: ids.length, entrada: { ids } });
  return { notaFiscalId: null, tarefaId, arquivos: ids.length };
}

async function guardar(tx: Tx, usuarioId: number, { nome, conteudo }: MembroDoZip): Promise<number> {
  const arquivoId = conteudo === null ? null : await guardarArquivo(tx, { nome, tipo: 'application/xml', conteudo });
  const chaveCancelada = conteudo === null ? null : chaveQueCancela(conteudo);
  const { rows } = await sql<{ id: number }>`insert into notas_fiscais_arquivos (nome, arquivo_id, usuario_id, chave_cancelada)
    values (${nome.slice(-200) || 'nota.xml'}, ${arquivoId}, ${usuarioId}, ${chaveCancelada}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** A file that was kept becomes a draft. Throws NF_ARQUIVO_GRANDE, and what `importarNota` does. */
async function importarGuardado(ato: Ato, id: number): Promise<number> {
  const { rows } = await sql<{
    arquivoId: number | null;
  }>`select arquivo_id as "arquivoId" from notas_fiscais_arquivos where id = ${id}`.execute(ato.tx);
  const arquivoId = rows[0]?.arquivoId ?? null;
  if (arquivoId === null) throw errosDoArquivo.NF_ARQUIVO_GRANDE();
  const { corpo } = await obterArquivo(ato.tx, arquivoId);
  const nota = await importarNota(ato, { arquivoId, conteudo: corpo });
  await sql`update notas_fiscais_arquivos set nota_fiscal_id = ${nota.id} where id = ${id}`.execute(ato.tx);
  return nota.id;
}

/** One file to a transaction: what one is refused for takes no other with it, and only one is in memory. */
export function definirTarefaDeNotasFiscais(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_NOTAS, async (execucao) => {
    const { ids } = execucao.entrada as { ids: number[] };
    await emLotes(servicos, execucao, {
      pedidoPor: arquivoApi.receberArquivo,
      itens: ids,
      alvoDe: (id) => id,
      tamanho: 1,
      isJaEstava: (erro) => erro.code === 'NOTA_FISCAL_JA_LANCADA',
      executar: async (ato, [id = 0]) => {
        await importarGuardado(ato, id);
        return [{ alvoId: id, situacao: 'feito' }];
      },
    });
    return { arquivos: ids.length };
  });
}

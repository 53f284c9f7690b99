import { sql } from 'kysely';
import type { AnexoPronto } from '#platform/server/arquivos/anexo.ts';
import { guardarArquivo, obterArquivo } from '#platform/server/arquivos/files.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { errosComuns } from '#shared/erros.ts';
import { esperarDeNovo } from '../../aprovacao/server/door.ts';
import { errosPagar } from '../../erros.ts';
import type { Aprovacao } from '../../situacoes.ts';

const anexosMaximo = 30;

/** Adds a document to a bill; one that was refused waits for a second person again, who sees it. Throws CONTA_PAGAR_NAO_ENCONTRADA, ANEXOS_DE_PAGAR_DEMAIS. */
export async function anexarAConta(
  ato: Ato<Pessoa>,
  { contaId, refeito, ...arquivo }: { contaId: number } & AnexoPronto,
): Promise<{ id: number; nome: string }> {
  const { tx, quem } = ato;
  // Two documents at once take turns: the count that each sees is the whole one.
  const { rows } = await sql<{
    aprovacao: Aprovacao;
    viva: boolean;
  }>`select aprovacao, viva from contas_pagar where id = ${contaId} for update`.execute(tx);
  const [conta] = rows;
  if (!conta) throw errosPagar.CONTA_PAGAR_NAO_ENCONTRADA();
  const contagem = await sql<{ n: number }>`select count(*)::int as n from contas_pagar_anexos where conta_pagar_id = ${contaId}`.execute(
    tx,
  );
  if ((contagem.rows[0]?.n ?? 0) >= anexosMaximo) throw errosPagar.ANEXOS_DE_PAGAR_DEMAIS({ n: anexosMaximo }, { campos: ['file'] });
  const arquivoId = await guardarArquivo(tx, arquivo);
  const gravado = await sql<{
    id: number;
  }>`insert into contas_pagar_anexos (conta_pagar_id, arquivo_id, nome, refeito, usuario_id, usuario_nome)
    values (${contaId}, ${arquivoId}, ${arquivo.nome.slice(0, 200)}, ${refeito}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(
    tx,
  );
  await auditar(ato, { acao: 'conta_pagar.anexo', alvoTipo: 'conta_pagar', alvoId: contaId, depois: { anexo: arquivo.nome, arquivoId } });
  if (conta.aprovacao === 'recusada' && conta.viva) await esperarDeNovo(ato, { id: contaId, aprovacao: conta.aprovacao });
  return { id: gravado.rows[0]?.id ?? 0, nome: arquivo.nome };
}

/** A document of a bill. Only what was made anew from its pixels opens in the browser. Throws NAO_ENCONTRADO. */
export async function baixarAnexo(db: Db, { contaId, anexoId }: { contaId: number; anexoId: number }): Promise<Arquivo> {
  const { rows } = await sql<{ arquivoId: number; refeito: boolean }>`select arquivo_id as "arquivoId", refeito from contas_pagar_anexos
    where id = ${anexoId} and conta_pagar_id = ${contaId}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return { ...(await obterArquivo(db, rows[0].arquivoId)), abrir: rows[0].refeito };
}

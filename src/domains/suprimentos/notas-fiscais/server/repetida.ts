import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { formatarInstante } from '#shared/datas.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { errosNotaFiscal } from '../erros.ts';
import { rotulosNotaFiscal, type SituacaoNotaFiscal } from '../situacoes.ts';

type Identidade = { chave: string | null; fornecedorId: number; modelo: string; numero: string; serie: string | null };
type Lancada = { numero: string; usuario: string; em: string; situacao: SituacaoNotaFiscal; pelaChave: boolean };

/**
 * An invoice is entered once, by its key and by its number: who enters it again is told by whom, when and how it stands. An NF-e that was typed
 * without its series may be of any. Those who enter invoices of one supplier take turns, for no index sees this. Throws NF_CANCELADA, NOTA_FISCAL_JA_LANCADA.
 */
export async function conferirRepetida(ato: Ato<Pessoa>, nota: Identidade, alem: number | null = null): Promise<void> {
  const { tx, fuso } = ato;
  await conferirCancelada(ato, nota);
  await sql`select pg_advisory_xact_lock(hashtext('notas_fiscais.numero'), ${nota.fornecedorId}::int)`.execute(tx);
  const { rows } =
    await sql<Lancada>`select numero, criada_por_nome as usuario, created_at as em, situacao, coalesce(chave = ${nota.chave}, false) as "pelaChave"
    from notas_fiscais where situacao <> 'estornada' and id is distinct from ${alem}::bigint and (chave = ${nota.chave} or (fornecedor_id = ${nota.fornecedorId}
      and modelo = ${nota.modelo} and upper(numero) = ${nota.numero.toUpperCase()}
      and (coalesce(serie, '') = ${nota.serie ?? ''} or (modelo = 'nfe' and (serie is null or ${nota.serie}::text is null))))) limit 1`.execute(
      tx,
    );
  const [lancada] = rows;
  if (!lancada) return;
  const { numero, usuario, situacao, pelaChave } = lancada;
  throw errosNotaFiscal.NOTA_FISCAL_JA_LANCADA(
    { numero, usuario, em: formatarInstante(lancada.em, fuso), situacao: emFrase(rotulosNotaFiscal, situacao) },
    { campos: [pelaChave ? 'chave' : 'numero'] },
  );
}

/** Whether some file that came says that the supplier cancelled it. Throws NF_CANCELADA. */
export async function conferirCancelada({ tx }: Ato<Pessoa>, { chave }: Pick<Identidade, 'chave'>): Promise<void> {
  if (chave === null) return;
  const { rows } = await sql`select 1 from notas_fiscais_arquivos where chave_cancelada = ${chave} limit 1`.execute(tx);
  if (rows.length > 0) throw errosNotaFiscal.NF_CANCELADA({ chave }, { campos: ['chave'] });
}

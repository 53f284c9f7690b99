import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { comOutroVencimento, linhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';

/** Which change of the due date of slip `b` this one is. */
export const tentativaDoVencimento = sql`(1 + (select count(*)::int from remessas_itens i where i.boleto_id = b.id and i.movimento = 'vencimento'))`;

type Linha = { id: number; codigoBarras: string; antes: DataCivil; vencimento: DataCivil; limite: DataCivil };

/**
 * Slips that the bank holds take the due date of their titles, in code and typed line too: from here on they are that paper, and the file that is
 * being made tells the bank (movement 06).
 */
export async function prorrogar(ato: Ato, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { tx } = ato;
  const { rows } =
    await sql<Linha>`select b.id, b.codigo_barras as "codigoBarras", b.data_vencimento as antes, s.data_vencimento as vencimento, s.data_limite as limite
    from boletos b join v_titulo_saldo s on s.id = b.titulo_id where b.id = any(${ids as number[]})`.execute(tx);
  const novos = rows.map((r) => {
    const codigoBarras = comOutroVencimento(r.codigoBarras, r.vencimento);
    return { ...r, codigoBarras, linha: linhaDigitavel(codigoBarras) };
  });
  await sql`update boletos b set data_vencimento = n.vencimento, vencimento_titulo = n.vencimento, data_limite = n.limite, codigo_barras = n."codigoBarras",
      linha_digitavel = n.linha, vencimento_pedido_em = null, versao = b.versao + 1
    from json_to_recordset(${JSON.stringify(novos)}::json) as n(id bigint, vencimento date, limite date, "codigoBarras" text, linha text) where n.id = b.id`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    // One that is told again has it already.
    novos
      .filter(({ antes, vencimento }) => antes !== vencimento)
      .map(({ id, antes, vencimento }) => ({
        acao: 'boleto.vencimento_alterado',
        alvoTipo: 'boleto',
        alvoId: id,
        antes: { vencimento: antes },
        depois: { vencimento },
      })),
  );
}

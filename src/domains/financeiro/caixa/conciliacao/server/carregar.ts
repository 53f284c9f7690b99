import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';
import { type DataCivil, formatarInstante } from '#shared/datas.ts';
import { errosConciliacao } from '../erros.ts';
import type { LinhaAJulgar, MovimentoAJulgar } from '../julgar-par.ts';

type Linha = Omit<LinhaAJulgar, 'tomada'> & { contaBancariaId: number; usuario: string | null; em: string | null };
type Movimento = Omit<MovimentoAJulgar, 'tomado'> & { usuario: string | null; em: string | null };
export type LinhaCarregada = LinhaAJulgar & { contaBancariaId: number };

const tomada = ({ usuario, em }: { usuario: string | null; em: string | null }, fuso: string) =>
  usuario === null || em === null ? null : { usuario, em: formatarInstante(em, fuso) };

/** Lines of the bank, with who said already what they are. */
export async function carregarLinhas({ tx, fuso }: Pick<Ato, 'tx' | 'fuso'>, ids: readonly number[]): Promise<Map<number, LinhaCarregada>> {
  const { rows } =
    await sql<Linha>`select x.id, x.conta_bancaria_id as "contaBancariaId", x.data_linha as data, x.valor_centavos as "valorCentavos", x.valor_lido as "valorLido",
      x.descricao, c.usuario_nome as usuario, c.created_at as em
    from extratos_bancarios_linhas x left join conciliacoes_linhas i on i.linha_id = x.id left join conciliacoes c on c.id = i.conciliacao_id
    where x.id = any(${ids}::bigint[])`.execute(tx);
  return new Map(rows.map(({ usuario, em, ...linha }) => [linha.id, { ...linha, tomada: tomada({ usuario, em }, fuso) }]));
}

/**
 * Lines of one account as they stand once nobody else is saying what they are: read to know the account, held by it, and read again. The answer
 * keeps the order asked for. Throws LINHA_NAO_ENCONTRADA.
 */
export async function travarLinhas(
  ato: Pick<Ato, 'tx' | 'fuso'>,
  ids: readonly number[],
): Promise<{ contaBancariaId: number; conta: { conciliadaAte: DataCivil | null }; linhas: LinhaCarregada[] }> {
  const contaBancariaId = (await carregarLinhas(ato, ids.slice(0, 1))).get(ids[0] ?? 0)?.contaBancariaId;
  if (contaBancariaId === undefined) throw errosConciliacao.LINHA_NAO_ENCONTRADA();
  const conta = await travarConta(ato.tx, contaBancariaId);
  const achadas = await carregarLinhas(ato, ids);
  const linhas = ids.flatMap((id) => achadas.get(id) ?? []).filter((l) => l.contaBancariaId === contaBancariaId);
  if (linhas.length !== ids.length) throw errosConciliacao.LINHA_NAO_ENCONTRADA();
  return { contaBancariaId, conta, linhas };
}

/** Movements of an account, with who said already which lines they are. */
export async function carregarMovimentos(
  { tx, fuso }: Pick<Ato, 'tx' | 'fuso'>,
  contaBancariaId: number,
  ids: readonly number[],
): Promise<Map<number, MovimentoAJulgar>> {
  const { rows } =
    await sql<Movimento>`select l.id, l.numero, ${comSinal}::bigint as "valorCentavos", c.usuario_nome as usuario, c.created_at as em
    from lancamentos_financeiros l left join conciliacoes_lancamentos i on i.lancamento_id = l.id left join conciliacoes c on c.id = i.conciliacao_id
    where l.id = any(${ids}::bigint[]) and l.conta_bancaria_id = ${contaBancariaId}`.execute(tx);
  return new Map(rows.map(({ usuario, em, ...movimento }) => [movimento.id, { ...movimento, tomado: tomada({ usuario, em }, fuso) }]));
}

export type NovaConciliacao = {
  tipo: 'casada' | 'lancada' | 'ignorada';
  motivo?: string | null;
  lancamentoManualId?: number | null;
  linhaIds: readonly number[];
  lancamentoIds: readonly number[];
};

/** Writes conciliações that were judged, in the order given; answers their ids. */
export async function gravarConciliacoes(
  { tx, quem }: Ato<Pessoa>,
  contaBancariaId: number,
  novas: readonly NovaConciliacao[],
): Promise<number[]> {
  const ids: number[] = [];
  const { rows } = await sql<{
    id: number;
  }>`insert into conciliacoes (conta_bancaria_id, tipo, motivo, lancamento_manual_id, usuario_id, usuario_nome)
    select ${contaBancariaId}, e.tipo, e.motivo, e."lancamentoManualId", ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from json_to_recordset(${JSON.stringify(novas.map((nova, ordem) => ({ ...nova, ordem })))}::json) as e(ordem int, tipo text, motivo text, "lancamentoManualId" bigint)
    order by e.ordem returning id`.execute(tx);
  ids.push(...rows.map(({ id }) => id).toSorted((a, b) => a - b));
  const itens = (quais: 'linhaIds' | 'lancamentoIds') =>
    JSON.stringify(novas.flatMap((n, i) => n[quais].map((item) => ({ item, de: ids[i] }))));
  await sql`insert into conciliacoes_linhas (linha_id, conciliacao_id)
    select e.item, e.de from json_to_recordset(${itens('linhaIds')}::json) as e(item bigint, de bigint)`.execute(tx);
  await sql`insert into conciliacoes_lancamentos (lancamento_id, conciliacao_id)
    select e.item, e.de from json_to_recordset(${itens('lancamentoIds')}::json) as e(item bigint, de bigint)`.execute(tx);
  return ids;
}

/** Which movements an entry made by hand became in an account. */
export async function movimentosDoManual(db: Db | Tx, contaBancariaId: number, lancamentoManualId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from lancamentos_financeiros
    where origem_tipo = 'lancamento_manual' and origem_id = ${lancamentoManualId} and conta_bancaria_id = ${contaBancariaId}`.execute(db);
  return rows.map(({ id }) => id);
}

import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';

/** A title that takes the place of others, whose agreed due date it keeps. */
export type TrocaDeTitulo = { tituloId: number; noLugarDe: readonly number[] };
type Levado = { id: number; antes: DataCivil; depois: DataCivil; motivo: string; combinadoNo: string };

/**
 * A due date agreed with the family belongs to what it owes, not to the paper: the title that takes another's place keeps the date that
 * was agreed on that one, with its limit, and what that change kept of
 * fine and interest. Of several, the latest, so that nobody is asked earlier. Writes the history, the reason as
 * it was given then and the title on which; the titles are locked by then.
 */
export async function levarVencimentosCombinados(ato: Ato, trocas: readonly TrocaDeTitulo[]): Promise<void> {
  const { tx, quem, hoje } = ato;
  const pares = trocas.flatMap((t) => t.noLugarDe.map((de) => ({ titulo: t.tituloId, de })));
  if (pares.length === 0) return;
  const { rows } = await sql<Levado>`
    with l as (select * from json_to_recordset(${JSON.stringify(pares)}::json) as l(titulo bigint, de bigint)),
    combinados as (
      select distinct on (l.titulo) l.titulo, n.data_vencimento, n.data_limite, n.numero, v.motivo
      from l join titulos_receber n on n.id = l.de
        cross join lateral (select v.motivo from titulos_vencimentos v where v.titulo_id = n.id order by v.id desc limit 1) v
      order by l.titulo, n.data_vencimento desc, n.id
    ), sem_mantidos as (
      select t.id, t.data_vencimento as antes, t.data_limite as limite, c.data_vencimento as depois, c.data_limite as limite_depois, c.numero, c.motivo
      from combinados c join titulos_receber t on t.id = c.titulo where t.data_vencimento <> c.data_vencimento
    ), mantidos as (
      select l.titulo, greatest(0, sum(a.multa_mantida_centavos - a.multa_centavos))::bigint as multa, greatest(0, sum(a.juros_mantidos_centavos - a.juros_centavos))::bigint as juros
      from l join v_titulo_amortizacao a on a.titulo_id = l.de group by l.titulo
    ), alvos as (
      select s.*, coalesce(m.multa, 0) as multa, coalesce(m.juros, 0) as juros from sem_mantidos s left join mantidos m on m.titulo = s.id
    ), historico as (
      insert into titulos_vencimentos (titulo_id, vencimento_anterior, limite_anterior, vencimento_novo, data_mudanca, multa_mantida_centavos, juros_mantidos_centavos, motivo, usuario_id, usuario_nome)
      select id, antes, limite, depois, ${hoje}::date, multa, juros, motivo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from alvos order by id
    )
    update titulos_receber t set data_vencimento = a.depois, data_limite = a.limite_depois, mantido_centavos = a.multa + a.juros, versao = t.versao + 1, updated_at = clock_timestamp()
    from alvos a where t.id = a.id returning t.id, a.antes, a.depois, a.motivo, a.numero as "combinadoNo"`.execute(tx);
  await auditarVarios(
    ato,
    rows.map(({ id, antes, depois, motivo, combinadoNo }) => ({
      acao: 'titulo.vencimento_alterado',
      alvoTipo: 'titulo',
      alvoId: id,
      motivo,
      antes: { dataVencimento: antes },
      depois: { dataVencimento: depois, combinadoNo },
    })),
  );
}

import { type RawBuilder, sql } from 'kysely';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { extratoApi } from '../api.ts';
import { acumular, tiposDeMovimento } from '../movimentos.ts';
import { devidoPeloAluno, soDoAluno, type TituloPartilhado } from '../extrato-do-aluno.ts';
import { devidoEm, emAberto, saldoAberto, vencidoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { nomeDoAluno } from '#domains/financeiro/titulos/lista/server/door.ts';

type NaTela = RespostaServidor<typeof extratoApi.obterExtrato>;
/** The CPF of the payer is for the paper: no answer names it. */
export type Extrato = Omit<NaTela, 'pagador'> & { pagador: (NonNullable<NaTela['pagador']> & { cpf: string | null }) | null };
type Linha = Omit<Extrato['movimentos'][number], 'saldoCentavos'>;
export type PedidoDeExtrato = { pagadorId: number | null; alunoId: number | null; inicio: DataCivil | null; fim: DataCivil | null };

/** The titles of the account, as `t`: those of a student with the installments shared with others. */
const doPedido = ({ pagadorId, alunoId }: PedidoDeExtrato): RawBuilder<unknown> =>
  sql.join(
    [
      ...(pagadorId === null ? [] : [sql`t.pagador_id = ${pagadorId}`]),
      ...(alunoId === null ? [] : [sql`t.id in (select v.titulo_id from v_titulo_do_aluno v where v.aluno_id = ${alunoId})`]),
    ],
    sql` and `,
  );

type Pessoa = { id: number; nome: string; cpf: string | null; credito: number };
type Somas = Omit<Extrato['resumo'], 'creditoCentavos'>;
type Partilhado = TituloPartilhado & {
  aberto: boolean;
  vencido: boolean;
  venceu: boolean;
  cobertoCentavos: number;
  encargosCentavos: number;
};
type Lido = { pessoas: Pessoa[]; movimentos: Linha[]; totais: Somas & { comPartilhados: boolean }; partilhados: Partilhado[] };

/** What an account is read of, and on which day. */
export type ContextoDoExtrato = Pick<Contexto, 'db' | 'hoje' | 'fuso'>;

/** All of it in one statement, that is of one moment. The parts of shared installments, which few accounts have, only where asked for. */
async function ler({ db, hoje, fuso }: ContextoDoExtrato, pedido: PedidoDeExtrato, { partilhados: comPartes = false } = {}): Promise<Lido> {
  const partes = comPartes ? sql`coalesce((select json_agg(x) from (${partilhados(hoje)}) x), '[]')` : sql`'[]'::json`;
  const consulta = sql<Lido>`${preparada}with t as materialized (select * from titulos_receber t where ${doPedido(pedido)})
    select coalesce((select json_agg(p) from (${pessoas(pedido)}) p), '[]') as pessoas,
      coalesce((select json_agg(l) from (${movimentos(fuso)}) l), '[]') as movimentos, (select to_json(s) from (${totais(pedido, hoje)}) s) as totais,
      ${partes} as partilhados`;
  return (await consulta.execute(db)).rows[0] as Lido;
}

/**
 * The statement of a payer, of a student, or of what one pays for the other: every movement in order, with the debt after each. The last
 * balance is what the open titles say. Throws NAO_ENCONTRADO for unknown people and when neither is named.
 */
export async function obterExtrato(contexto: ContextoDoExtrato, pedido: PedidoDeExtrato): Promise<Extrato> {
  if (pedido.pagadorId === null && pedido.alunoId === null) throw errosComuns.NAO_ENCONTRADO();
  const primeiro = await ler(contexto, pedido);
  const lido = primeiro.totais.comPartilhados && pedido.alunoId !== null ? await ler(contexto, pedido, { partilhados: true }) : primeiro;
  const { pessoas: achadas, movimentos: lidos, totais } = pedido.alunoId === null ? lido : parteDoAluno(lido, pedido.alunoId);
  const { comPartilhados: _, ...somas } = totais;
  const pagador = achadas.find((p) => p.id === pedido.pagadorId) ?? null;
  const aluno = achadas.find((p) => p.id === pedido.alunoId) ?? null;
  if ((pedido.pagadorId !== null && !pagador) || (pedido.alunoId !== null && !aluno)) throw errosComuns.NAO_ENCONTRADO();
  return {
    hoje: contexto.hoje,
    pagador: pagador && { id: pagador.id, nome: pagador.nome, cpf: pagador.cpf },
    aluno: aluno && { id: aluno.id, nome: aluno.nome },
    ...acumular(lidos, pedido),
    resumo: { ...somas, creditoCentavos: pagador?.credito ?? 0 },
  };
}

/** The account of a student: of installments shared with others, the student's part. */
function parteDoAluno(
  { movimentos: todos, totais: somas, partilhados: deVarios, ...resto }: Lido,
  alunoId: number,
): Omit<Lido, 'partilhados'> {
  const lidos = soDoAluno(todos, deVarios, alunoId);
  const ids = new Set(deVarios.map((t) => t.tituloId));
  const devidos = deVarios
    .filter((t) => t.aberto)
    .map((t) => ({ vencido: t.vencido, venceu: t.venceu, ...devidoPeloAluno(t, t, alunoId) }));
  const soma = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);
  return {
    ...resto,
    movimentos: lidos,
    totais: {
      ...somas,
      saldoCentavos: somas.saldoCentavos + soma(devidos.map((d) => d.saldoCentavos)),
      vencidoCentavos: somas.vencidoCentavos + soma(devidos.map((d) => (d.vencido ? d.saldoCentavos : 0))),
      devidoHojeCentavos: somas.devidoHojeCentavos + soma(devidos.map((d) => (d.venceu ? d.saldoCentavos + d.encargosCentavos : 0))),
      recebidoCentavos: somas.recebidoCentavos + soma(lidos.map((m) => (ids.has(m.tituloId) ? m.dinheiroCentavos : 0))),
    },
  };
}

const isPartilhado = sql`(t.origem = 'acordo' and t.aluno_id is null)`;
/** Installments that other students have a part in, with what of them is covered; none in the account of a payer. */
const partilhados = (
  hoje: DataCivil,
) => sql`select t.id as "tituloId", ${emAberto} as aberto, ${vencidoEm(hoje)} as vencido, t.data_vencimento <= ${hoje}::date as venceu, t.amortizado_centavos as "cobertoCentavos", ${devidoEm(hoje)} - ${saldoAberto} as "encargosCentavos",
    coalesce((select json_agg(json_build_object('alunoId', v.aluno_id, 'de', v.de, 'ate', v.ate)) from v_parte_do_acordo v where v.titulo_id = t.id), '[]') as partes
  from t where ${isPartilhado}`;

const pessoas = ({
  pagadorId,
  alunoId,
}: PedidoDeExtrato) => sql`select p.id, p.nome_completo as nome, p.cpf, coalesce((select c.saldo_centavos from v_credito_pagador c where c.pagador_id = p.id), 0) as credito
  from v_pessoa_resumo p where p.id in (${pagadorId}, ${alunoId})`;

/** Counts of all titles, and sums of those that are wholly of the account. */
function totais({ alunoId }: PedidoDeExtrato, hoje: DataCivil) {
  const inteiro = alunoId === null ? sql`true` : sql`not ${isPartilhado}`;
  return sql`select coalesce(bool_or(${isPartilhado}), false) as "comPartilhados", count(*) filter (where t.situacao <> 'cancelado') as titulos, count(*) filter (where ${emAberto}) as abertos,
      count(*) filter (where ${vencidoEm(hoje)}) as vencidos, coalesce(sum(${saldoAberto}) filter (where ${inteiro}), 0) as "saldoCentavos",
      coalesce(sum(${saldoAberto}) filter (where ${inteiro} and ${vencidoEm(hoje)}), 0) as "vencidoCentavos",
      coalesce(sum(${devidoEm(hoje)}) filter (where ${inteiro} and t.data_vencimento <= ${hoje}::date), 0) as "devidoHojeCentavos", coalesce(sum(t.recebido_centavos) filter (where ${inteiro}), 0) as "recebidoCentavos"
    from t`;
}

/**
 * A title paid ahead of its date of issue counts from its first payment: a debt is there before it is paid. Within a day movements stand as
 * they happened, by the instant of their rows, so that no balance is shown that never was; their types only part those of one instant.
 */
function movimentos(fuso: string) {
  const liquido = sql`t.valor_centavos - t.desconto_incondicional_centavos`;
  const nada = sql`0::bigint, null::bigint`;
  const ordem = sql`array_position(${[...tiposDeMovimento]}::text[], m.tipo)`;
  // A broken agreement covers a title that it has given back, in one act whose rows are written the other way round.
  const coberta = sql`greatest(x.created_at, (select i.devolvido_em from acordos_titulos i where i.acordo_id = x.acordo_id and i.titulo_id = x.titulo_id))`;
  // Each table is read once, and what a row of it stands for is told apart beside it: half the branches is half the planning.
  return sql`with m(tipo, id, titulo_id, data, em, valor, dinheiro, recibo_id) as (
      select 'emissao', t.id, t.id, least(t.data_emissao, (select min(b.data_baixa) from baixas b where b.titulo_id = t.id)), t.created_at, ${liquido}, ${nada} from t
      union all select v.tipo, k.id, t.id, v.data, v.em, v.valor, ${nada} from t join titulos_cancelamentos k on k.titulo_id = t.id
        cross join lateral (values ('cancelamento', k.data_cancelamento, k.created_at, -(${liquido})),
          ('restauracao', (k.desfeito_em at time zone ${fuso})::date, k.desfeito_em, ${liquido})) v(tipo, data, em, valor)
        where v.data is not null
      union all select v.tipo, i.id, t.id, v.data, v.em, v.valor, ${nada} from t join acordos_titulos i on i.titulo_id = t.id join acordos a on a.id = i.acordo_id
        cross join lateral (values ('renegociacao', a.data_acordo, a.created_at, -i.saldo_centavos),
          ('devolucao', (i.devolvido_em at time zone ${fuso})::date, i.devolvido_em, i.saldo_centavos)) v(tipo, data, em, valor)
        where v.data is not null
      union all select v.tipo, v.id, t.id, v.data, v.em, v.valor, ${nada} from t join titulos_amortizacoes x on x.titulo_id = t.id left join estornos e on e.baixa_id = x.baixa_id
        cross join lateral (values ('amortizacao', x.id, (x.created_at at time zone ${fuso})::date, ${coberta}, -x.valor_centavos),
          ('estorno', e.id, e.data_estorno, e.created_at, x.valor_centavos)) v(tipo, id, data, em, valor) where v.id is not null and v.data is not null
      union all select v.tipo, v.id, t.id, v.data, v.em, v.valor, v.dinheiro, v.recibo_id
        from t join baixas b on b.titulo_id = t.id left join estornos e on e.baixa_id = b.id left join baixas_descontos_revogados r on r.baixa_id = b.id
        cross join lateral (values ('baixa', b.id, b.data_baixa, b.created_at, -(b.principal_centavos + b.desconto_centavos), b.valor_centavos, b.recibo_id),
          ('estorno', e.id, e.data_estorno, e.created_at, b.principal_centavos + b.desconto_centavos - coalesce(r.valor_centavos, 0), -b.valor_centavos, b.recibo_id),
          ('descontoRevogado', r.id, r.data_revogacao, r.created_at, r.valor_centavos, 0, null)) v(tipo, id, data, em, valor, dinheiro, recibo_id)
        where v.id is not null and v.data is not null and v.valor is not null
    )
    select concat(m.tipo, m.id, '-', t.id) as chave, m.data, m.tipo, t.id as "tituloId", t.numero, t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao,
      ${nomeDoAluno} as "alunoNome", t.data_vencimento as "dataVencimento", m.valor as "valorCentavos", m.dinheiro as "dinheiroCentavos", r.numero as "reciboNumero"
    from m join t on t.id = m.titulo_id left join v_pessoa_resumo a on a.id = t.aluno_id left join recibos r on r.id = m.recibo_id
    order by m.data, m.em, ${ordem}, m.id`;
}

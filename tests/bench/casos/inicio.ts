import { type Caso, defineCaso, igual } from '../caso.ts';

type Resumo = { anoLetivo: { id: number }; numeros: { id: string; valor: number }[] };

const figuras = `select
  (select count(*) from matriculas where movimento in ('pre_matricula', 'ativa') and ano_letivo_id = $1)::int as "matriculasAtivas",
  (select count(*) from contratos where situacao = 'rascunho')::int as "contratosEmRascunho",
  (select count(*) from v_protocolo_aberto)::int as "protocolosAbertos",
  (select count(*) from usuarios where situacao = 'pendente')::int as "cadastrosPendentes",
  (select coalesce(sum(saldo_centavos), 0) from v_titulo_aberto where data_vencimento = $2::date)::float8 as "aReceberHoje",
  (select coalesce(sum(saldo_centavos), 0) from v_titulo_aberto where data_limite < $2::date)::float8 as vencido,
  (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros
    where origem_tipo in ('baixa', 'estorno', 'baixa_liquidacao_desfeita', 'baixa_reliquidada') and data_movimento >= date_trunc('month', $2::date) and data_movimento < date_trunc('month', $2::date) + interval '1 month')::float8 as "recebidoNoMes"`;

/** Case 2: the home with today's figures. */
export const inicio: Caso[] = [
  defineCaso({
    nome: '2 home with today’s figures',
    meta: { c1: 12, c8: 50 },
    async preparar({ cliente }) {
      const { rows } = await cliente.query(`select id, (now() at time zone 'America/Belem')::date::text as hoje from anos_letivos
        order by ano <= extract(year from now()) desc, abs(ano - extract(year from now())) limit 1`);
      const { id, hoje } = rows[0] as { id: string; hoje: string };
      return { ano: Number(id), hoje };
    },
    async sql({ cliente }, { ano, hoje }) {
      const { rows } = await cliente.query({ name: 'b-inicio', text: figuras, values: [ano, hoje] });
      return rows[0];
    },
    http: (pedir) => pedir('Inicio/resumo'),
    conferir(doSql, dados) {
      const numeros = new Map((dados as Resumo).numeros.map(({ id, valor }) => [id, valor]));
      for (const [id, valor] of Object.entries(doSql as Record<string, number>)) igual(id, valor, numeros.get(id));
    },
  }),
];

import { digitoModulo11, valoresDe } from '#shared/documentos/digitos.ts';
import type { Caso } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { casosDeLista, type ListaMedida, misturar, type PedidoDeLista } from '../lista.ts';

const FORNECEDORES = 20_000;
const CADA_UM = 20;

/** Fills the payables up: 20,000 suppliers with 20 bills each over ten years, one in eight open, as a superuser would: set-based, without triggers. */
async function completar({ cliente }: ContextoBench): Promise<void> {
  const { rows } = await cliente.query('select count(*)::int as n from fornecedores');
  if ((rows[0] as { n: number }).n >= FORNECEDORES) return;
  const novos = Array.from({ length: FORNECEDORES }, (_, i) => {
    return {
      documento: comDigitos(`${String(10_000_000 + i)}0001`),
      nome: `${RAMOS[i % RAMOS.length]} ${NOMES[(i * 7) % NOMES.length]} ${i}`,
    };
  });
  await cliente.query('set session_replication_role = replica');
  await cliente.query(
    `with novo as (insert into fornecedores (documento, nome)
        select documento, nome from json_to_recordset($1::json) as x(documento text, nome text) on conflict do nothing returning id),
      meio as (select (select min(id) from contas_bancarias where tipo = 'banco') as conta, (select min(id) from formas_pagamento) as forma),
      conta as (insert into contas_pagar (numero, fornecedor_id, origem, documento, descricao, data_emissao, valor_centavos, parcelas, conta_bancaria_id, forma_pagamento_id, aprovacao, criada_por, criada_por_nome)
        select 'B' || f.id || '-' || i, f.id, 'manual', 'NF ' || f.id || '/' || i, 'Compra ' || i, d.dia - 20, 10000 + (f.id * i) % 90000, 1, m.conta, m.forma, 'dispensada', 1, 'Bench'
        from novo f cross join generate_series(1, $2::int) i cross join meio m, lateral (select date '2017-01-01' + ((f.id * 37 + i * 181) % 3700)::int as dia) d
        returning id, numero, data_emissao, valor_centavos),
      titulo as (insert into titulos_pagar (conta_pagar_id, numero, parcela, data_vencimento, bruto_centavos, valor_centavos, amortizado_centavos, pago_centavos, situacao)
        select id, numero || '/1', 1, data_emissao + 20, valor_centavos, valor_centavos, case when id % 8 = 0 then 0 else valor_centavos end,
          case when id % 8 = 0 then 0 else valor_centavos end, case when id % 8 = 0 then 'aberto' else 'pago' end from conta returning id, bruto_centavos),
      categoria as (select array_agg(id order by id) as ids from categorias_financeiras where ativo)
    insert into titulos_pagar_rateio (titulo_id, ordem, categoria_financeira_id, valor_centavos)
      select t.id, 1, c.ids[1 + t.id % cardinality(c.ids)], t.bruto_centavos from titulo t cross join categoria c`,
    [JSON.stringify(novos), CADA_UM],
  );
  await cliente.query('set session_replication_role = origin');
  await cliente.query('vacuum analyze');
}
const pesos = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
/** A CNPJ from its first twelve. */
function comDigitos(doze: string): string {
  const treze = `${doze}${digitoModulo11(valoresDe(doze), pesos.slice(1))}`;
  return `${treze}${digitoModulo11(valoresDe(treze), pesos)}`;
}
const RAMOS = ['Papelaria', 'Gráfica', 'Limpeza', 'Elétrica', 'Alimentos', 'Informática', 'Jardinagem', 'Transportes'];
const NOMES = ['Ribeiro', 'Guamá', 'Açaí', 'Castanhal', 'Batista', 'Moju', 'Tocantins', 'Pedreira', 'Nazaré', 'Umarizal', 'Marajó'];

const HOJE = `(now() at time zone 'America/Belem')::date`;
const aberto = `t.situacao in ('aberto', 'parcial')`;
const saldo = `case when ${aberto} then t.valor_centavos - t.amortizado_centavos else 0 end`;
type Totais = { saldoCentavos: number; vencidoCentavos: number; daSemanaCentavos: number; pagoCentavos: number };
const vencimento = 't.data_vencimento, t.id';
const lista = (nome: string, sortear: ListaMedida['sortear'], meta: Caso['meta'] = { c1: 5 }): Caso[] =>
  casosDeLista({
    nome: `payables ${nome}, 400,000 titles`,
    meta,
    caminho: 'TituloPagar/obter-paginado?',
    antes: completar,
    sortear,
    pagina: (onde) =>
      `select t.id, t.numero, c.parcelas, f.nome, c.descricao, c.documento, b.nome as conta, t.data_vencimento, t.valor_centavos, ${saldo} as saldo, t.situacao,
        (select string_agg(distinct k.nome, ', ') from titulos_pagar_rateio r join categorias_financeiras k on k.id = r.categoria_financeira_id where r.titulo_id = t.id) as categorias
      from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join fornecedores f on f.id = c.fornecedor_id join contas_bancarias b on b.id = c.conta_bancaria_id ${onde}`,
    contagem: (onde) =>
      `select count(*)::int as total, coalesce(sum(${saldo}), 0)::bigint as saldo, coalesce(sum(${saldo}) filter (where t.data_vencimento < ${HOJE}), 0)::bigint as vencido,
        coalesce(sum(${saldo}) filter (where t.data_vencimento between ${HOJE} and ${HOJE} + 6), 0)::bigint as semana, coalesce(sum(t.pago_centavos), 0)::bigint as pago
      from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join fornecedores f on f.id = c.fornecedor_id ${onde}`,
    totais: ({ totais: { saldoCentavos, vencidoCentavos, daSemanaCentavos, pagoCentavos } }: { totais: Totais }) => ({
      saldoCentavos,
      vencidoCentavos,
      daSemanaCentavos,
      pagoCentavos,
    }),
  });

/** One request for each row of a statement that gives a `v`. */
const porValor =
  (texto: string, consulta: (v: string) => string, onde: string) =>
  async ({ cliente }: ContextoBench): Promise<PedidoDeLista[]> => {
    const { rows } = await cliente.query(texto);
    return misturar((rows as { v: string }[]).map(({ v }) => ({ consulta: consulta(v), onde, valores: [v], ordem: vencimento })));
  };
const contem = (parte: string): string =>
  `(f_busca(c.descricao || ' ' || coalesce(c.documento, '') || ' ' || c.numero) like ${parte}
    or c.fornecedor_id = any(array(select f.id from fornecedores f where f_busca(f.nome || ' ' || coalesce(f.nome_fantasia, '') || ' ' || f.documento) like ${parte})))`;
const dias = 'select distinct data_vencimento::text as v from titulos_pagar order by 1';

/** The list of payables as a finance clerk asks for it. */
export const pagar: Caso[] = [
  ...lista(
    'from a day on',
    porValor(dias, (v) => `VencimentoInicial=${v}`, 'where t.data_vencimento >= $1'),
  ),
  ...lista(
    'open, from a day on',
    porValor(dias, (v) => `Situacao=aberto&VencimentoInicial=${v}`, `where t.situacao = 'aberto' and t.data_vencimento >= $1`),
  ),
  ...lista(
    'of one supplier',
    porValor('select distinct fornecedor_id as v from contas_pagar order by 1', (v) => `FornecedorId=${v}`, 'where c.fornecedor_id = $1'),
  ),
  ...lista(
    'by a document',
    async ({ cliente }) => {
      const { rows } = await cliente.query('select documento as v from contas_pagar where documento is not null order by id');
      return misturar(
        (rows as { v: string }[]).map(({ v }) => ({
          consulta: `Nome=${encodeURIComponent(v)}`,
          // 'NF' and a number.
          onde: `where c.id in (select c.id from contas_pagar c where ${contem('$1')} and ${contem('$2')})`,
          valores: v
            .toLowerCase()
            .split(' ')
            .map((parte) => `%${parte}%`),
          ordem: vencimento,
        })),
      );
    },
    { c1: 100 },
  ),
];

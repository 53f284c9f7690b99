import { type RawBuilder, sql } from 'kysely';
import { criarProduto } from '#domains/suprimentos/produtos/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { hoje, quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import type { Tesouraria } from '#tests/helpers/financeiro.ts';
import { corpoDaNota, estornar, gerar, lancar, type MundoDeNotas } from '#tests/helpers/notas/mundo-de-notas.ts';

/** Invoices in each of their states, and a file of one. */
export async function encherNotas(db: Db, t: Pick<Tesouraria, 'contaBancariaId' | 'formaPagamentoId'>): Promise<void> {
  const { rows } = await sql<
    Pick<MundoDeNotas, 'fornecedorId' | 'material' | 'depositoId' | 'grupoId'>
  >`select (select min(id) from fornecedores) as "fornecedorId",
    (select min(id) from categorias_financeiras where sentido = 'saida') as material, (select min(id) from depositos) as "depositoId",
    (select min(id) from produtos_grupos) as "grupoId"`.execute(db);
  const ids = rows[0] as (typeof rows)[0];
  const { id: papel } = await transacao(db, (tx) =>
    criarProduto(atoDe(tx, quem), { codigo: 'NOTA', nome: 'Papel da nota', grupoId: ids.grupoId, unidade: 'UN' }),
  );
  const dias = { dataEmissao: hoje, dataEntrada: hoje };
  const parcelas = [30, 60].map((n) => ({ dataVencimento: somarDias(hoje, n), brutoCentavos: 8000, valorCentavos: 8000 }));
  const uma = () => lancar(db, corpoDaNota({ ...ids, ...t, papel }, { ...dias, parcelas }));
  await uma();
  const gerada = await uma();
  await transacao(db, (tx) => gerar(tx, gerada));
  const estornada = await uma();
  const nota = await transacao(db, (tx) => gerar(tx, estornada));
  await transacao(db, (tx) => estornar(tx, nota));
  await sql`insert into notas_fiscais_arquivos (nome, usuario_id) values ('nota.xml', 1)`.execute(db);
}

const gerada = sql`(select min(id) from notas_fiscais where situacao = 'gerada')`;
const conta = sql`(select conta_pagar_id from notas_fiscais_geracoes where nota_fiscal_id = ${gerada})`;
/** Each breaks at least the invariant named first. */
export const corrupcoesDasNotas: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ['nota-fiscal-total', sql`update notas_fiscais set frete_centavos = frete_centavos + 1 where id = ${gerada}`],
  [
    'nota-fiscal-total',
    sql`update notas_fiscais_itens set custo_centavos = custo_centavos + 1 where nota_fiscal_id = ${gerada} and ordem = 2`,
  ],
  [
    'nota-fiscal-total',
    sql`update notas_fiscais_parcelas set bruto_centavos = bruto_centavos + 1 where nota_fiscal_id = ${gerada} and parcela = 1`,
  ],
  ['nota-fiscal-total', sql`delete from notas_fiscais_parcelas where nota_fiscal_id = ${gerada}`],
  ['nota-fiscal-efeitos', sql`update titulos_pagar set data_vencimento = data_vencimento + 1 where conta_pagar_id = ${conta}`],
  ['nota-fiscal-efeitos', sql`update contas_pagar set origem = 'manual' where id = ${conta}`],
  ['nota-fiscal-efeitos', sql`update notas_fiscais_itens set quantidade_estoque = quantidade_estoque + 1 where produto_id is not null`],
  ['nota-fiscal-efeitos', sql`update notas_fiscais set situacao = 'gerada' where situacao = 'estornada'`],
  ['nota-fiscal-efeitos', sql`delete from notas_fiscais_estornos`],
  ['nota-fiscal-efeitos', sql`delete from notas_fiscais_geracoes where nota_fiscal_id = ${gerada}`],
];

import { atoDe } from '#tests/helpers/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import { pixEstatico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { estornarManual, lancarManual } from '#domains/financeiro/caixa/lancamentos/server/oficina.ts';
import { criarCategoriaFinanceira } from '#domains/financeiro/cadastros/server/oficina.ts';
import { emitirDeclaracoes } from '#domains/financeiro/declaracoes/emissao/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { registrarCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { devolverCredito } from '#domains/financeiro/titulos/creditos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { desfazerDevolucao } from '#domains/financeiro/titulos/creditos/server/desfazer-devolucao.ts';
import { type Db, transacao, type Tx } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import type { Cobranca } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';

const um = (tabela: string): RawBuilder<unknown> => sql`(select min(id) from ${sql.table(tabela)})`;

const pixDe = (nome: string, valor: number): string =>
  pixEstatico({ chave: 'pix@colegio.example', nome, cidade: 'Belém', valorCentavos: centavos(valor) });

/** What people enter by hand and take back: a lost discount, a refund undone, entries and transfers, reversed and not. */
export async function encherCaixa(db: Db, c: Cobranca): Promise<void> {
  const hoje = hojeEm(new Date(), fuso);
  const com = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(db, fazer);
  const dinheiro = { contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId };
  const [titulo] = await titulosDeTeste(db, c, [{ dataVencimento: somarDias(hoje, 20) }]);
  const pagar = async (valorCentavos: number, tituloId = titulo?.id ?? 0): Promise<number> => {
    const itens = [{ tituloId, valorCentavos }];
    return (await com((tx) => baixarTitulos(atoDe(tx, fernanda), { ...dinheiro, dataBaixa: hoje, itens }))).baixas[0]?.id ?? 0;
  };
  const devolver = (baixaId: number) => com((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId, motivo: 'Cheque devolvido' }));
  await sql`insert into escola (nome, cnpj, cidade) values ('Colégio Exemplo', '11222333000181', 'Belém') on conflict (id) do update set nome = excluded.nome, cnpj = excluded.cnpj, cidade = excluded.cidade`.execute(
    db,
  );
  const { emitidas } = await com((tx) =>
    emitirDeclaracoes(atoDe(tx, fernanda, { hoje }), { tipo: 'ir', ano: 2026, pagadorIds: [c.pagadorId] }),
  );
  if (emitidas.length === 0) throw new Error('no statement');
  const cheque = await pagar(50_000);
  await pagar(45_000);
  await devolver(cheque);

  const [creditoId] = await com((tx) =>
    registrarCreditos(atoDe(tx, fernanda), [
      { ...dinheiro, pagadorId: c.pagadorId, reciboId: null, dataCredito: hoje, valorCentavos: centavos(5_000), historico: 'Adiantado' },
    ]),
  );
  const devolucao = { dataUso: hoje, valorCentavos: centavos(2_000), contaBancariaId: c.contaBancariaId, motivo: 'A pedido' };
  await com((tx) => devolverCredito(atoDe(tx, fernanda), { creditoId: creditoId ?? 0, ...devolucao }));
  const { rows } = await sql<{ id: number }>`select max(id) as id from creditos_usos`.execute(db);
  await com((tx) => desfazerDevolucao(atoDe(tx, fernanda), { usoId: rows[0]?.id ?? 0, motivo: 'Engano' }));

  await com((tx) =>
    criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: c.outraContaId, dataInicio: '2026-01-01', dataFim: '2099-12-31' }),
  );
  const { id: categoriaId } = await com((tx) =>
    criarCategoriaFinanceira(atoDe(tx, fernanda), { nome: 'Cantina', sentido: 'entrada', ativo: true }),
  );
  const aMao = {
    dataMovimento: hoje,
    valorCentavos: centavos(700),
    historico: 'Lanches',
    documento: null,
    formaPagamentoId: null,
    centroCustoId: null,
    pessoaId: null,
  };
  const receber = () =>
    com((tx) =>
      lancarManual(atoDe(tx, fernanda), {
        ...aMao,
        tipo: 'recebimento',
        contaBancariaId: c.contaBancariaId,
        contaDestinoId: null,
        categoriaId,
      }),
    );
  const transferir = () =>
    com((tx) =>
      lancarManual(atoDe(tx, fernanda), {
        ...aMao,
        tipo: 'transferencia',
        contaBancariaId: c.contaBancariaId,
        contaDestinoId: c.outraContaId,
        categoriaId: null,
      }),
    );
  await receber();
  await transferir();
  for (const { id } of [await receber(), await transferir()])
    await com((tx) => estornarManual(atoDe(tx, fernanda), { id, motivo: 'Engano' }));
}

const aberto = sql`(select max(id) from titulos_receber where situacao = 'aberto')`;
const parcial = sql`(select max(id) from titulos_receber where situacao = 'parcial')`;
const totaisTrocados = sql`'{"dedutivelCentavos": 1, "naoDedutivelCentavos": 0, "encargosCentavos": 0}'::jsonb`;

export const corrupcoesDoCaixa: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  ...[
    sql`update titulos_receber set valor_centavos = amortizado_centavos + desconto_incondicional_centavos, situacao = 'parcial' where id = ${parcial}`,
    sql`update baixas set desconto_centavos = 999999 where id = (select max(b.id) from baixas b where not exists (select 1 from estornos e where e.baixa_id = b.id))`,
  ].map((comando): [string, ...RawBuilder<unknown>[]] => [
    'titulo-devido',
    sql`alter table titulos_receber drop constraint titulos_receber_situacao_coerente, drop constraint titulos_receber_descontos_check`,
    comando,
  ]),
  ...[
    sql`update titulos_receber set data_vencimento = data_vencimento + 60, data_limite = data_limite + 60 where id = ${aberto}`,
    sql`update titulos_receber set data_limite = data_vencimento + 9 where id = ${aberto}`,
    sql`insert into titulos_vencimentos (titulo_id, vencimento_anterior, limite_anterior, vencimento_novo, motivo, usuario_id, usuario_nome)
      select id, data_vencimento - 1, data_limite, data_vencimento, 'abc', 1, 'x' from titulos_receber where id = ${aberto}`,
  ].map((comando): [string, RawBuilder<unknown>] => ['titulo-vencimento', comando]),
  [
    'titulo-pagador',
    sql`update titulos_receber set pagador_id = (select min(id) from pessoas where id <> pagador_id) where id = ${aberto}`,
  ],
  ...['baixa', 'estorno', 'credito', 'credito_uso', 'baixa_reliquidada'].flatMap((tipo) => {
    const um = sql`(select max(id) from lancamentos_financeiros where origem_tipo = ${tipo})`;
    return [
      sql`update lancamentos_financeiros set categoria = 'xyz' where id = ${um}`,
      sql`update lancamentos_financeiros l set forma_pagamento_id = (select min(f.id) from formas_pagamento f where f.id is distinct from l.forma_pagamento_id) where id = ${um}`,
    ].map((comando): [string, RawBuilder<unknown>] => ['lancamento-do-recebimento', comando]);
  }),
  ...['baixa', 'devolucao'].map((tipo): [string, RawBuilder<unknown>] => [
    'lancamento-do-recebimento',
    sql`update creditos_usos set data_uso = data_uso - 10 where tipo = ${tipo}`,
  ]),
  ...[
    sql`update declaracoes set conteudo = jsonb_set(conteudo, '{totais}', ${totaisTrocados})`,
    sql`update declaracoes set conteudo = jsonb_set(conteudo, '{alunos,0,meses,0,dedutivelCentavos}', '7')`,
    sql`update declaracoes set total_centavos = total_centavos + 1`,
    sql`update declaracoes set ano = ano - 1`,
  ].map((comando): [string, RawBuilder<unknown>] => ['declaracao-total', comando]),
  ...[
    sql`update declaracoes set conteudo = jsonb_set(conteudo, '{pagador,nome}', '"Outra Pessoa"')`,
    sql`update declaracoes set conteudo = jsonb_set(conteudo, '{pagador,cpf}', '"11144477735"')`,
    sql`update declaracoes set conteudo = jsonb_set(conteudo, '{alunos,0,nome}', '"Outro Aluno"')`,
    sql`update declaracoes set codigo_verificacao = 'AAAA-BBBB-CCCC'`,
    sql`update declaracoes set data_emissao = data_emissao - 1`,
    // A fingerprint that is added later, to fit what was changed, is not the one it was issued with.
    sql`with mudada as (update declaracoes set usuario_nome = 'Outro' returning id)
      insert into auditoria (acao, alvo_tipo, alvo_id, depois) select 'declaracao.emitida', 'declaracao', d.id,
        jsonb_build_object('impressao', encode(sha256('forjada'), 'hex')) from mudada d`,
    sql`delete from auditoria where alvo_tipo = 'declaracao'`,
  ].map((comando): [string, RawBuilder<unknown>] => ['declaracao-impressao', comando]),
  [
    'credito-fecha',
    sql`update creditos set pagador_id = (select min(id) from pessoas where id <> pagador_id) where id = (select max(id) from creditos where recibo_id is not null)`,
  ],
  [
    'baixa-caixa-e-fato',
    sql`update fatos_contabeis set valores = '{}' where id = (select max(id) from fatos_contabeis where evento = 'titulo.recebido')`,
  ],
  ['acordo-partes', sql`update acordos_parcelas_partes set origem_titulo_id = (select min(origem_titulo_id) from acordos_parcelas_partes)`],
  ['acordo-partes', sql`update acordos_parcelas_partes set valor_centavos = valor_centavos + 1 where ordem = 1`],
  ['acordo-partes', sql`delete from acordos_parcelas_partes where ordem = 1`],
  [
    'boleto-codigos',
    sql`update boletos set pix_emv = ${pixDe('Colégio', 100_000).replace(/.$/, (c) => (c === '0' ? '1' : '0'))} where id = ${um('boletos')}`,
  ],
  ['boleto-codigos', sql`update boletos set pix_emv = ${pixDe('Colégio', 1)} where id = ${um('boletos')}`],
  ['desconto-revogado', sql`update baixas_descontos_revogados set valor_centavos = valor_centavos - 1`],
  ['desconto-revogado', sql`update baixas_descontos_revogados set data_revogacao = data_revogacao - 1`],
  ['desconto-revogado', sql`update baixas_descontos_revogados set estorno_id = (select min(id) from estornos where id <> estorno_id)`],
  ['desconto-revogado', sql`delete from fatos_contabeis where evento = 'desconto.revogado'`],
  ['desconto-revogado', sql`delete from baixas_descontos_revogados`],
  [
    'desconto-revogado',
    sql`insert into estornos (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) select baixa_id, data_revogacao, 'abc', 1, 'x' from baixas_descontos_revogados`,
  ],
  ['credito-fecha', sql`delete from creditos_usos_estornos`],
  ['credito-fecha', sql`delete from lancamentos_financeiros where origem_tipo = 'credito_uso_estorno'`],
  ['credito-fecha', sql`delete from fatos_contabeis where origem_tipo = 'credito_uso_estorno'`],
  ...[
    sql`update lancamentos_financeiros set valor_centavos = valor_centavos - 1 where origem_tipo = 'transferencia_entrada'`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'transferencia_entrada'`,
    sql`update lancamentos_financeiros set sentido = 'saida' where origem_tipo = 'transferencia_entrada'`,
    sql`update lancamentos_financeiros set data_movimento = data_movimento - 1 where origem_tipo = 'transferencia_entrada'`,
    sql`update lancamentos_financeiros set conta_bancaria_id = (select min(id) from contas_bancarias) where origem_tipo = 'transferencia_entrada'`,
    sql`update lancamentos_financeiros l set forma_pagamento_id = (select max(id) from formas_pagamento) from lancamentos_manuais m
      where l.origem_tipo = 'lancamento_manual' and l.origem_id = m.id and m.tipo = 'transferencia'`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'transferencia_entrada_estorno'`,
    sql`update lancamentos_financeiros set sentido = 'entrada' where origem_tipo = 'transferencia_entrada_estorno'`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'lancamento_manual_estorno'`,
    sql`delete from fatos_contabeis where evento = 'caixa.transferencia' and id = (select max(id) from fatos_contabeis where evento = 'caixa.transferencia')`,
    sql`delete from fatos_contabeis where origem_tipo = 'lancamento_manual_estorno'`,
    sql`update fatos_contabeis set data_fato = data_fato - 1 where evento = 'caixa.recebimento'`,
    sql`update lancamentos_manuais set valor_centavos = valor_centavos + 1 where tipo = 'recebimento'`,
    sql`update lancamentos_manuais set data_movimento = data_movimento - 1 where tipo = 'transferencia'`,
    sql`delete from lancamentos_manuais where id = ${um('lancamentos_manuais')}`,
    sql`delete from lancamentos_manuais_estornos`,
  ].map((comando): [string, RawBuilder<unknown>] => ['lancamento-manual', comando]),
  ...[
    sql`update liquidacoes_desfeitas set data_desfeita = data_desfeita - 1`,
    sql`update liquidacoes_desfeitas_itens set data_liquidacao = data_liquidacao - 1`,
    sql`delete from liquidacoes_desfeitas_itens`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'baixa_liquidacao_desfeita'`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'taxa_liquidacao_desfeita'`,
    sql`delete from lancamentos_financeiros where origem_tipo = 'baixa_reliquidada'`,
    sql`update lancamentos_financeiros set valor_centavos = valor_centavos - 1 where origem_tipo = 'taxa_reliquidada'`,
    sql`delete from fatos_contabeis where origem_tipo = 'liquidacao_desfeita'`,
    sql`delete from fatos_contabeis where origem_tipo = 'recebimento_reliquidado'`,
    sql`update recebimentos_a_liquidar set desfeita_item_id = null where desfeita_item_id is not null`,
  ].map((comando): [string, RawBuilder<unknown>] => ['recebimento-a-liquidar', comando]),
  ['credito-fecha', sql`update creditos_usos_estornos set data_estorno = data_estorno - 1`],
];

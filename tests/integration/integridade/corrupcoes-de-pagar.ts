import { type RawBuilder, sql } from 'kysely';
import { salvarRegras, decidirConta } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { estornarPagamento, pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { cancelarTituloPagar } from '#domains/financeiro/pagar/ficha/server/oficina.ts';
import { editarImposto, listarImpostos } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import {
  desfazerRecolhimentoExterno,
  obterARecolher,
  recolher,
  recolherPorFora,
} from '#domains/financeiro/pagar/recolhimentos/server/oficina.ts';
import { arquivoDaRemessa, gerarRemessa } from '#domains/financeiro/pagar/remessas/server/oficina.ts';
import { aplicarRetorno, lerRetorno } from '#domains/financeiro/pagar/retornos/server/oficina.ts';
import { criarCifra } from '#platform/server/segredos/cifra.ts';
import { contaQuePaga, diaDoBanco, retornoDe } from '#tests/helpers/titulos/banco-que-paga.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, paulo, type Tesouraria } from '#tests/helpers/financeiro.ts';
import { type Compras, comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';

/** Bills with taxes withheld, paid, partly paid, reversed, cancelled, approved by somebody else and waiting for it. */
export async function encherPagar(db: Db, t: Pick<Tesouraria, 'contaBancariaId' | 'formaPagamentoId'>): Promise<void> {
  const compras = await comprasDeTeste(db);
  const um = async (partes = {}): Promise<number> => (await titulosPagarDeTeste(db, contaDeTeste(compras, t, partes)))[0] ?? 0;
  const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
  const pagar = async (tituloId: number, valor: number): Promise<number> => {
    const itens = [{ tituloId, principalCentavos: centavos(valor), ...nada }];
    const saida = { dataBaixa: '2026-07-10', contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
    return (await transacao(db, (tx) => pagarTitulos(atoDe(tx, fernanda), { ...saida, itens }))).baixas[0]?.id ?? 0;
  };
  await encherRemessas(db, (codigo) => um({ codigo }));
  await pagar(await um(), 100_001);
  await pagar(await um({ parcelas: 3, impostos: [{ tipo: 'ir', nome: 'IRRF serviços profissionais' }] }), 100);
  await recolherJaneiro(db, compras, t);
  await um({ dataEmissao: '2026-02-05', impostos: [{ tipo: 'ir', nome: 'IRRF serviços profissionais' }] });
  await fevereiroPorFora(db);
  const baixaId = await pagar(await um(), 50_000);
  await transacao(db, (tx) => estornarPagamento(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' }));
  const cancelado = await um();
  await transacao(db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id: cancelado, versao: 1, motivo: 'Engano' }));
  await transacao(db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(1), versao: 1 }));
  const aprovado = await um();
  const { rows } = await sql<{ id: number }>`select conta_pagar_id as id from titulos_pagar where id = ${aprovado}`.execute(db);
  await transacao(db, (tx) => decidirConta(atoDe(tx, paulo), { id: rows[0]?.id ?? 0, decisao: 'aprovada', motivo: null, versao: 1 }));
  await um();
}

/** What was withheld in January as a payable to who collects it. */
async function recolherJaneiro(db: Db, { limpeza }: Compras, t: Pick<Tesouraria, 'contaBancariaId' | 'formaPagamentoId'>): Promise<void> {
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const { id } = await criarFornecedor(ato, { documento: '00394460005887', nome: 'Receita Federal' });
    for (const imposto of await listarImpostos(tx))
      if (imposto.tipo === 'ir') await editarImposto(ato, { ...imposto, destinatarioFornecedorId: id });
    const { grupos } = await obterARecolher({ db: tx, hoje: ato.hoje });
    await recolher(ato, grupos, {
      categoriaFinanceiraId: limpeza,
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
    });
  });
}

/** What was withheld in February, handed over outside the portal: said by mistake, undone, and said again. */
async function fevereiroPorFora(db: Db): Promise<void> {
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const { grupos } = await obterARecolher({ db: tx, hoje: ato.hoje });
    const quando = { dataRecolhimento: '2026-03-20', motivo: 'Pago pelo contador' };
    const { externos } = await recolherPorFora(ato, grupos, quando);
    for (const { id } of externos) await desfazerRecolhimentoExterno(ato, { id, motivo: 'Engano' });
    await recolherPorFora(ato, grupos, quando);
  });
}

/** Two slips sent to the bank, of which its return paid one. */
async function encherRemessas(db: Db, enviar: (codigo: string) => Promise<number>): Promise<void> {
  await sql`insert into escola (nome, cnpj) values ('Colégio Exemplo', '11222333000181') on conflict (id) do nothing`.execute(db);
  const contaBancariaId = await contaQuePaga(db);
  // Slips that state no amount: of another than is owed they would wait for a second person.
  const semValor = (banco: string) =>
    montarCodigoDeBarras({ banco, vencimento: null, valorCentavos: centavos(0), campoLivre: '1'.repeat(25) });
  const ids = [await enviar(semValor('001')), await enviar(semValor('341'))];
  const servicos = { cifra: criarCifra([Buffer.alloc(32, 7)]) };
  const remessa = await transacao(db, (tx) =>
    gerarRemessa({ ...atoDe(tx, fernanda), servicos }, { contaBancariaId, dataPagamento: diaDoBanco, ids }),
  );
  const { corpo } = await arquivoDaRemessa({ db, servicos }, remessa.id);
  const { rows } = await sql<{
    identificador: string;
  }>`select min(identificador) as identificador from remessas_pagar_itens where remessa_id = ${remessa.id}`.execute(db);
  const texto = retornoDe(corpo.toString('latin1'), { [rows[0]?.identificador ?? '']: { codigos: '00' } });
  const conteudo = Buffer.from(texto, 'latin1');
  const { id } = await transacao(db, (tx) =>
    lerRetorno({ ...atoDe(tx, fernanda), servicos }, { fileName: 'RET.TXT', tipo: 'text/plain', conteudo }),
  );
  await transacao(db, (tx) => aplicarRetorno(atoDe(tx, fernanda), id));
}

const um = (tabela: string): RawBuilder<unknown> => sql`(select min(id) from ${sql.table(tabela)})`;
/** Each breaks at least the invariant named first. */
export const corrupcoesDePagar: [invariante: string, ...comandos: RawBuilder<unknown>[]][] = [
  [
    'pagar-rateio',
    sql`update titulos_pagar_rateio set valor_centavos = valor_centavos + 1 where titulo_id = ${um('titulos_pagar')} and ordem = 1`,
  ],
  ['pagar-rateio', sql`delete from titulos_pagar_retencoes`],
  ['pagar-rateio', sql`update contas_pagar set valor_centavos = valor_centavos + 1 where id = ${um('contas_pagar')}`],
  [
    'pagar-recolhimento',
    sql`delete from recolhimentos_itens where retencao_id = ${sql`(select min(retencao_id) from recolhimentos_itens)`}`,
  ],
  [
    'pagar-recolhimento',
    sql`update recolhimentos_itens set valor_centavos = valor_centavos - 1 where retencao_id = (select min(retencao_id) from recolhimentos_itens)`,
  ],
  ['pagar-recolhimento', sql`update recolhimentos_itens set vivo = false`],
  ['pagar-recolhimento', sql`update contas_pagar set origem = 'manual' where origem = 'imposto'`],
  ['pagar-recolhimento', sql`update recolhimentos_externos set valor_centavos = valor_centavos + 1`],
  ['pagar-recolhimento', sql`delete from recolhimentos_externos_desfeitos`],
  ['pagar-recolhimento', sql`delete from recolhimentos_itens where externo_id is not null and vivo`],
  ['pagar-fato', sql`delete from fatos_contabeis where evento = 'pagar.lancado' and origem_id = (select max(id) from titulos_pagar)`],
  ['pagar-rateio', sql`update contas_pagar set viva = not viva where id = ${um('contas_pagar')}`],
  ['pagar-fato', sql`delete from titulos_pagar_cancelamentos`],
  ['pagar-aprovacao', sql`update contas_pagar set aprovacao = 'pendente' where id = ${um('contas_pagar')}`],
  ['pagar-aprovacao', sql`update contas_pagar_aprovacoes set usuario_id = (select criada_por from contas_pagar where id = conta_pagar_id)`],
  ['pagar-saldo', sql`update titulos_pagar set pago_centavos = pago_centavos + 1 where id = ${um('titulos_pagar')}`],
  [
    'pagar-saldo',
    sql`insert into estornos_pagar (baixa_id, data_estorno, motivo, usuario_id, usuario_nome) values (${um('baixas_pagar')}, now(), 'abc', 1, 'x')`,
  ],
  ['pagamento-caixa', sql`delete from lancamentos_financeiros where origem_tipo = 'pagamento_parte_estorno'`],
  ['pagamento-caixa', sql`update baixas_pagar_partes set valor_centavos = valor_centavos + 1 where id = ${um('baixas_pagar_partes')}`],
  ['pagamento-caixa', sql`delete from fatos_contabeis where evento = 'pagamento.estornado'`],
  ['pagamento-caixa', sql`update lancamentos_financeiros set data_movimento = data_movimento + 1 where origem_tipo = 'pagamento_parte'`],
  ['remessa-pagar', sql`update remessas_pagar set total_centavos = total_centavos + 1`],
  ['remessa-pagar', sql`update convenios_pagar set proximo_nsa = proximo_nsa + 1`],
  ['remessa-pagar', sql`update remessas_pagar_itens set situacao = 'pago' where situacao = 'enviado'`],
  [
    'remessa-pagar',
    sql`update contas_pagar set aprovacao = 'recusada' where id = (select conta_pagar_id from titulos_pagar t join remessas_pagar_itens i on i.titulo_id = t.id where i.situacao = 'enviado')`,
  ],
  ['retorno-pagar', sql`update retornos_pagar_linhas set pago_centavos = pago_centavos + 1 where baixa_id is not null`],
  ['retorno-pagar', sql`update retornos_pagar_linhas set resultado = 'pendente', baixa_id = null`],
  [
    'retorno-pagar',
    sql`update retornos_pagar_linhas l set resultado = 'repetida', baixa_id = null, pago_centavos = pago_centavos + 1 where baixa_id is not null`,
  ],
  ['banco-do-fornecedor', sql`update fornecedores set banco = '{"cifrado": "x", "chave": "y"}'`],
];

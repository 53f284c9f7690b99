import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { hojeEm } from '#shared/datas.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { cancelarContratos } from '../cancelamento/server/cancelar-contrato.ts';
import { desfazerMudancaDeSituacao } from './desfazer-situacao.ts';
import { preverCancelamento, totaisDaPrevia } from '../cancelamento/server/prever-cancelamento.ts';
import { reativarContrato, suspenderContrato } from './suspender-contrato.ts';

const hoje = hojeEm(new Date(), fuso);

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 200 });
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
const codigo = (code: string) => expect.objectContaining({ code });
const situacoes = async (id: number): Promise<string[]> => (await titulosDoContrato(banco.db, id)).map((t) => t.situacao);
const multa = { forma: 'percentual' as const, percentual: '10.0000', dataVencimento: '2099-01-10' };
const pagar = (tituloId: number, valorCentavos: number) =>
  com((tx) =>
    baixarTitulos(atoDe(tx, mundo.quem), {
      dataBaixa: '2026-11-01',
      contaBancariaId: mundo.contaBancariaId,
      formaPagamentoId: mundo.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );

describe('cancellation', () => {
  test('of a suspended contract: the fee is of all that remained of it, the preview says so, and the undo gives the suspension back', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    await com((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-06-10', motivo: null }));
    const suspenso = await fotografia(banco.db, contratoId);
    // Six of the seven that the suspension stopped fall due after the date; the one of July stays stopped.
    const pedido = { contratoId, dataEfeito: '2026-07-10', multa };
    const { contratos } = await preverCancelamento(banco.db, pedido, hoje);
    const resto = 6 * 83_333;
    expect(contratos[0]).toMatchObject({
      impedimento: null,
      cancelados: { quantidade: 0, somaCentavos: 0 },
      suspensos: { quantidade: 6, somaCentavos: resto },
      multaCentavos: Math.round(resto / 10),
    });
    expect(totaisDaPrevia(contratos).suspensos).toEqual({ quantidade: 6, somaCentavos: resto });
    const [feito] = await com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { ...pedido, motivo: null }));
    expect(feito).toMatchObject({ titulosCancelados: 0, multaCentavos: Math.round(resto / 10) });
    await com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: feito?.situacaoId ?? 0 }));
    expect(await fotografia(banco.db, contratoId)).toEqual(suspenso);
  });

  test('takes no effect after the last day on which something falls due, and names that day', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const pedido = { contratoId, dataEfeito: '2030-01-01', motivo: null };
    const tarde = { code: 'DATA_EFEITO_TARDIA', params: { maxima: '10/01/2027' } };
    await expect(com((tx) => cancelarContratos(atoDe(tx, mundo.quem), pedido))).rejects.toMatchObject(tarde);
    await expect(com((tx) => suspenderContrato(atoDe(tx, mundo.quem), pedido))).rejects.toMatchObject(tarde);
    const { contratos } = await preverCancelamento(banco.db, { ...pedido, multa }, hoje);
    expect(contratos[0]).toMatchObject({ impedimento: 'DATA_EFEITO_TARDIA', dataMaxima: '2027-01-10', multaCentavos: 0 });
    await com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { ...pedido, dataEfeito: '2026-12-10' }));
    expect((await situacoes(contratoId)).filter((s) => s === 'cancelado')).toHaveLength(1);
  });

  test('the preview says in figures what the cancellation then does', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const [primeiro, segundo] = await titulosDoContrato(banco.db, contratoId);
    await pagar(primeiro?.id ?? 0, 1_000);
    const pedido = { contratoId, dataEfeito: '2026-06-10', multa };
    const { contratos } = await preverCancelamento(banco.db, pedido, hoje);
    const cancelado = 7 * 83_333;
    // What came of a title that stays owed is not told as received of those that are paid: there are none.
    expect(contratos[0]?.pagos).toEqual({ quantidade: 0, somaCentavos: 0 });
    expect(contratos[0]).toMatchObject({
      impedimento: null,
      cancelados: { quantidade: 7, somaCentavos: cancelado },
      // The late payment covered fine and interest alone: the principal of the partly paid one is still whole.
      devidos: { quantidade: 5, somaCentavos: 1_000_000 - cancelado },
      multaCentavos: Math.round(cancelado / 10),
    });
    const [feito] = await com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { ...pedido, motivo: 'Mudança' }));
    expect(feito).toMatchObject({ titulosCancelados: 7, canceladoCentavos: cancelado, multaCentavos: contratos[0]?.multaCentavos });
    expect(await situacoes(contratoId)).toContain('parcial');
    expect(segundo?.situacao).toBe('aberto');
    const { contratos: depois } = await preverCancelamento(banco.db, pedido, hoje);
    expect(depois[0]?.impedimento).toBe('CONTRATO_TRANSICAO_INVALIDA');
    expect(totaisDaPrevia(depois)).toMatchObject({ contratos: 0, recusados: 1, multaCentavos: 0 });
  });

  test('undo restores contract and titles exactly; the fee goes with it; twice is refused', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo, ['66.67', '33.33'], 1_000_001);
    const antes = await fotografia(banco.db, contratoId);
    const [feito] = await com((tx) =>
      cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-04-10', motivo: null, multa }),
    );
    const comMulta = await fotografia(banco.db, contratoId);
    expect(comMulta.titulos.filter((t) => (t as { valor_centavos: number }).valor_centavos > 10_000)).not.toEqual(antes.titulos);
    const { rows } = await sql<{
      n: number;
      soma: number;
    }>`select count(*)::int as n, sum(valor_centavos)::bigint as soma from titulos_receber where contrato_id = ${contratoId} and origem = 'taxa'`.execute(
      banco.db,
    );
    expect(rows[0]).toEqual({ n: 2, soma: feito?.multaCentavos });
    const desfazer = () => com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: feito?.situacaoId ?? 0 }));
    expect(await desfazer()).toMatchObject([{ situacao: 'ativo', titulosRestaurados: feito?.titulosCancelados }]);
    expect(await fotografia(banco.db, contratoId)).toEqual(antes);
    await expect(desfazer()).rejects.toThrow(codigo('SITUACAO_JA_DESFEITA'));
  });

  test('what was forgiven by hand after the cancellation comes back with the contract, which bills all of it again', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo, ['100']);
    const antes = await fotografia(banco.db, contratoId);
    const [feito] = await com((tx) =>
      cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-04-10', motivo: null, multa: null }),
    );
    const { rows: devidos } = await sql<{
      id: number;
    }>`select id from titulos_receber where contrato_id = ${contratoId} and situacao = 'aberto' order by id`.execute(banco.db);
    expect(devidos.length).toBeGreaterThan(0);
    for (const { id } of devidos) await com((tx) => cancelarTitulo(atoDe(tx, mundo.quem), { id, motivo: 'Perdoado' }));
    const [desfeito] = await com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: feito?.situacaoId ?? 0 }));
    expect(desfeito).toMatchObject({ situacao: 'ativo', titulosRestaurados: (feito?.titulosCancelados ?? 0) + devidos.length });
    expect(await fotografia(banco.db, contratoId)).toEqual(antes);
    // The database holds it: without them the contract would not add up.
    const forjar = com(async (tx) => {
      await sql`update titulos_receber set situacao = 'cancelado' where id = ${devidos[0]?.id}`.execute(tx);
      await sql`update titulos_cancelamentos set desfeito_em = null where titulo_id = ${devidos[0]?.id} and tipo = 'avulso'`.execute(tx);
      await sql`update contratos set ajustes_centavos = ajustes_centavos where id = ${contratoId}`.execute(tx);
    });
    await expect(forjar).rejects.toThrow('CONTRATO_NAO_FECHA');
  });

  test('a fee that was paid stands in the way; an amount fee; a due date in the past is refused', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const valor = { forma: 'valor' as const, valorCentavos: centavos(50_000), dataVencimento: '2099-01-10' };
    const tarde = { ...valor, dataVencimento: '2026-01-01' };
    await expect(com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId, motivo: null, multa: tarde }))).rejects.toThrow(
      codigo('MULTA_VENCIDA'),
    );
    const [feito] = await com((tx) =>
      cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-03-10', motivo: null, multa: valor }),
    );
    const taxa = (await titulosDoContrato(banco.db, contratoId)).find((t) => t.valor_centavos === 50_000);
    await pagar(taxa?.id ?? 0, 50_000);
    await expect(com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: feito?.situacaoId ?? 0 }))).rejects.toThrow(
      codigo('MULTA_COM_PAGAMENTO'),
    );
    expect((await fotografia(banco.db, contratoId)).contrato).toMatchObject({ situacao: 'cancelado' });
  });

  test('a draft is cancelled without titles or fee; before the enrollment is refused; all or nothing', async () => {
    const rascunho = await rascunhoDeTeste(banco.db, mundo);
    const ativo = await contratoAtivoDeTeste(banco.db, mundo);
    const ids = [rascunho.contratoId, ativo.contratoId];
    const cedo = com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId: ids, dataEfeito: '2026-01-09', motivo: null }));
    await expect(cedo).rejects.toThrow(codigo('DATA_EFEITO_INVALIDA'));
    await expect(com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId: [...ids, 999_999], motivo: null }))).rejects.toThrow(
      codigo('NAO_ENCONTRADO'),
    );
    const feitos = await com((tx) =>
      cancelarContratos(atoDe(tx, mundo.quem), { contratoId: ids, dataEfeito: '2026-02-01', motivo: null, multa }),
    );
    expect(feitos.map((f) => [f.titulosCancelados, f.multaCentavos])).toEqual([
      [0, 0],
      [12, 100_000],
    ]);
  });

  test('goes back with the movement of the enrollment it came with; a later contract of the same enrollment stands in the way', async () => {
    const { contratoId, matriculaId } = await contratoAtivoDeTeste(banco.db, mundo);
    const antes = await fotografia(banco.db, contratoId);
    const { rows } = await sql<{ id: number }>`select max(id) as id from matriculas_movimentos where matricula_id = ${matriculaId}`.execute(
      banco.db,
    );
    const matriculaMovimentoId = rows[0]?.id ?? 0;
    const cancelar = () =>
      com((tx) => cancelarContratos(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-05-10', motivo: null, matriculaMovimentoId }));
    const desfazer = () => com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { matriculaMovimentoId }));
    expect(await desfazer()).toEqual([]);
    await cancelar();
    expect(await desfazer()).toHaveLength(1);
    expect(await fotografia(banco.db, contratoId)).toEqual(antes);
    expect(await desfazer()).toEqual([]);
    await cancelar();
    await sql`insert into contratos (numero, matricula_id) values ('2026-99999', ${matriculaId})`.execute(banco.db);
    await expect(desfazer()).rejects.toThrow(/contratos_vigente_key/);
  });
});

describe('suspension', () => {
  test('takes what falls due after the date off the bill; reactivation gives up what fell due meanwhile; each undo is exact', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const ativo = await fotografia(banco.db, contratoId);
    const suspensao = await com((tx) =>
      suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-05-10', motivo: 'Trancamento' }),
    );
    expect(suspensao).toMatchObject({ titulosCancelados: 8 });
    const suspenso = await fotografia(banco.db, contratoId);
    const volta = await com((tx) => reativarContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-08-10', motivo: null }));
    expect(volta).toMatchObject({ titulosRestaurados: 5, dispensadoCentavos: 3 * 83_333 });
    expect((await fotografia(banco.db, contratoId)).contrato).toMatchObject({ situacao: 'ativo', ajustes_centavos: -3 * 83_333 });
    const desfazer = (situacaoId: number) => com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId }));
    await expect(desfazer(suspensao.situacaoId)).rejects.toThrow(codigo('SITUACAO_NAO_E_A_ULTIMA'));
    await desfazer(volta.situacaoId);
    expect(await fotografia(banco.db, contratoId)).toEqual(suspenso);
    await desfazer(suspensao.situacaoId);
    expect(await fotografia(banco.db, contratoId)).toEqual(ativo);
  });

  test('a title paid after the reactivation stands in the way of its undo; twice suspended counts only what the living one took', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const suspender = (dataEfeito: string) =>
      com((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito, motivo: null }));
    const reativar = (dataEfeito: string) => com((tx) => reativarContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito, motivo: null }));
    await suspender('2026-03-10');
    await reativar('2026-05-10');
    await suspender('2026-07-10');
    const { situacaoId } = await reativar('2026-07-10');
    const agosto = (await titulosDoContrato(banco.db, contratoId)).find((t) => t.data_vencimento === '2026-08-10');
    await pagar(agosto?.id ?? 0, 1_000);
    await expect(com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId }))).rejects.toThrow(
      codigo('TITULO_REATIVADO_MUDOU'),
    );
    const antes = await fotografia(banco.db, contratoId);
    const outra = await suspender('2026-09-10');
    await com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: outra.situacaoId }));
    expect(await fotografia(banco.db, contratoId)).toEqual(antes);
  });
});

describe('the database refuses', () => {
  const executar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
  test('a state without its row, a row that no transition allows, an undo of something else, a change of the past', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    await expect(executar(sql`update contratos set situacao = 'encerrado' where id = ${contratoId}`)).rejects.toThrow(/SITUACAO_SEM_LINHA/);
    const linha = (de: string, para: string, desfaz: number | null = null) =>
      executar(
        sql`insert into contratos_situacoes (contrato_id, de, para, usuario_id, desfaz_id) values (${contratoId}, ${de}, ${para}, 1, ${desfaz})`,
      );
    await expect(linha('ativo', 'rascunho')).rejects.toThrow(/contratos_situacoes_transicao/);
    await expect(linha('ativo', 'suspenso')).rejects.toThrow(/SITUACAO_SEM_LINHA/);
    const { rows } = await sql<{ id: number }>`select id from contratos_situacoes where contrato_id = ${contratoId}`.execute(banco.db);
    await expect(linha('suspenso', 'ativo', rows[0]?.id ?? 0)).rejects.toThrow(/DESFAZIMENTO_INCOERENTE/);
    await expect(executar(sql`update contratos_situacoes set motivo = 'x' where contrato_id = ${contratoId}`)).rejects.toThrow(
      /REGISTRO_IMUTAVEL/,
    );
    await expect(executar(sql`delete from contratos_situacoes where contrato_id = ${contratoId}`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    await expect(
      executar(
        sql`insert into contratos (numero, matricula_id, situacao) select 'X', matricula_id, 'cancelado' from contratos where id = ${contratoId}`,
      ),
    ).rejects.toThrow(/SITUACAO_SEM_LINHA/);
  });

  test('a total moved without its reason, a title cancelled without its cause, a suspended contract that does not add up', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const { rows } = await sql<{
      id: number;
    }>`select id from titulos_receber where contrato_id = ${contratoId} order by id limit 1`.execute(banco.db);
    const titulo = rows[0]?.id ?? 0;
    await expect(
      executar(sql`with c as (insert into titulos_cancelamentos (titulo_id, tipo, data_cancelamento, usuario_id, usuario_nome) values (${titulo}, 'contrato', '2026-05-01', 1, 'x'))
        update titulos_receber set situacao = 'cancelado' where id = ${titulo}`),
    ).rejects.toThrow(/titulos_cancelamentos_causa_check/);
    await expect(
      executar(sql`update contratos set ajustes_centavos = -5, total_centavos = total_centavos + 5 where id = ${contratoId}`),
    ).rejects.toThrow(/AJUSTES_DIVERGENTES/);
    await com((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-05-10', motivo: null }));
    await expect(executar(sql`update contratos set total_centavos = total_centavos - 1 where id = ${contratoId}`)).rejects.toThrow(
      /CONTRATO_NAO_FECHA/,
    );
  });
});

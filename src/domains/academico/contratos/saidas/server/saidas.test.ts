import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, criarRascunho, type Mundo, titulosDoContrato, outroCursoNoMundo } from '#tests/helpers/mundo.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { reativarContrato, suspenderContrato } from '#domains/academico/contratos/ciclo/server/suspender-contrato.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let outro: { cursoId: number; turmaId: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos, ...salasDe.cobranca] });
  mundo = await criarMundo(s.banco.db, { vagas: 200 });
  outro = await outroCursoNoMundo(s.banco.db, mundo);
});
afterAll(() => s.fechar());

type Feita = {
  movimento: string;
  movimentoId: number;
  contratos: { id: number; titulos: number; multaCentavos: number }[];
  nova?: { id: number };
};
const dataMovimento = '2026-06-10';
const motivo = 'Mudou de cidade';
const post = async <T = Feita>(id: number, ato: string, body: object, quem?: Quem) => {
  const resposta = await s.pedir('POST', `Matricula/${id}/${ato}`, { body, ...(quem ? { quem } : {}) });
  return { status: resposta.status, data: resposta.corpo.data as T, erro: resposta.corpo.error };
};
const desfazer = (id: number, movimentoId: number) => post(id, 'desfazimento', { movimentoId, motivo: 'Engano' });
const contrato = (acao: string, partes: object = {}) => ({ acao, ...partes });
/** Enrollment and contract as they are, without counters and instants. */
async function retrato(matriculaId: number, contratoId: number) {
  const { rows } =
    await sql`select m.movimento, m.data_saida, (select json_agg(e order by e.id) from enturmacoes e where e.matricula_id = m.id and e.desfeita_por is null) as lugares
    from matriculas m where m.id = ${matriculaId}`.execute(s.banco.db);
  return { matricula: rows[0], dinheiro: await fotografia(s.banco.db, contratoId) };
}
const nova = { cursoId: 0, turmaId: 0, motivoExcedente: null };

describe('leaving takes the contract along, in one transaction', () => {
  test.each([
    ['transferencia', 'transferida'],
    ['desistencia', 'desistente'],
    ['trancamento', 'trancada'],
    ['cancelamento', 'cancelada'],
    ['reclassificacao', 'reclassificada'],
  ])('%s with cancellation and a fee: what the preview says is done, and the undo gives back every cent', async (ato, movimento) => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo, ['66.67', '33.33'], 1_000_001);
    const antes = await retrato(matriculaId, contratoId);
    const destino = contrato('cancelar', { multa: { forma: 'percentual', percentual: '10', dataVencimento: '2099-01-10' } });
    const { data: previa } = await post<{ contratos: { cancelados: { quantidade: number }; multaCentavos: number }[] }>(
      matriculaId,
      'previa-de-saida',
      { verbo: ato, dataMovimento, contrato: destino },
    );
    expect(await retrato(matriculaId, contratoId)).toEqual(antes);
    const corpo = { dataMovimento, motivo, contrato: destino, ...(ato === 'reclassificacao' ? { ...nova, ...outro } : {}) };
    const { data, erro } = await post(matriculaId, ato, corpo);
    expect(erro).toBeUndefined();
    expect(data.movimento).toBe(movimento);
    const [prevista] = previa.contratos;
    expect(data.contratos).toMatchObject([
      { id: contratoId, titulos: prevista?.cancelados.quantidade, multaCentavos: prevista?.multaCentavos },
    ]);
    expect(prevista?.multaCentavos).toBeGreaterThan(0);
    const volta = await desfazer(matriculaId, data.movimentoId);
    expect(volta.data).toMatchObject({ movimento: 'ativa', contratos: [{ id: contratoId }] });
    const depois = await retrato(matriculaId, contratoId);
    expect(depois.matricula).toEqual(antes.matricula);
    expect(depois.dinheiro.contrato).toEqual(antes.dinheiro.contrato);
    expect(depois.dinheiro.titulos).toEqual(antes.dinheiro.titulos);
  });

  test('a death ends the contract without a fee, unless told otherwise, whoever records it; nobody is asked for what is left', async () => {
    const { matriculaId, contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const antes = await retrato(matriculaId, contratoId);
    const multa = { forma: 'percentual', percentual: '10', dataVencimento: '2099-01-10' };
    const comMulta = await post(matriculaId, 'falecimento', { dataMovimento, motivo, contrato: contrato('cancelar', { multa }) });
    expect(comMulta.erro?.fields[0]?.code).toBe('FALECIMENTO_SEM_MULTA');
    const secretaria = quemDeTeste(['matriculas:editar']);
    const { data } = await post(matriculaId, 'falecimento', { dataMovimento, motivo }, secretaria);
    expect(data.contratos).toMatchObject([{ id: contratoId, titulos: 7, multaCentavos: 0 }]);
    const devedores = `Cobranca/devedores?PagadorId=${pagadores[0]}`;
    expect((await s.pedir('GET', devedores)).corpo.data).toMatchObject({ total: 0 });
    await desfazer(matriculaId, data.movimentoId);
    const depois = await retrato(matriculaId, contratoId);
    expect([depois.matricula, depois.dinheiro.titulos]).toEqual([antes.matricula, antes.dinheiro.titulos]);
    expect((await s.pedir('GET', devedores)).corpo.data).toMatchObject({ total: 1 });
    const mantido = await post(matriculaId, 'falecimento', { dataMovimento, motivo, contrato: contrato('manter') });
    expect(mantido.data.contratos).toEqual([]);
  });

  test('kept: the contract goes on as it was', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const antes = await fotografia(s.banco.db, contratoId);
    const { data } = await post(matriculaId, 'transferencia', { dataMovimento, motivo, destino: 'EMEF Bosque' });
    expect(data.contratos).toEqual([]);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
    const registro = await s.pedir('GET', `Matricula/${matriculaId}`);
    expect(registro.corpo.data).toMatchObject({
      movimentos: [{ tipo: 'transferencia', destino: 'EMEF Bosque', conferencia: { data: dataMovimento } }, { tipo: 'criacao' }],
    });
  });

  test('suspended with the enrollment, active again with its return, and both undone one by one', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const inicio = await retrato(matriculaId, contratoId);
    const trancada = await post(matriculaId, 'trancamento', { dataMovimento, motivo, contrato: contrato('suspender') });
    expect(trancada.data.contratos).toMatchObject([{ id: contratoId, titulos: 7 }]);
    const suspenso = await retrato(matriculaId, contratoId);
    expect(suspenso.dinheiro.contrato).toMatchObject({ situacao: 'suspenso' });
    const retorno = { turmaId: mundo.turmaId, dataMovimento: '2026-08-10', motivo: null, motivoExcedente: null, reativarContrato: true };
    const voltou = await post(matriculaId, 'retorno', retorno);
    expect(voltou.data).toMatchObject({ movimento: 'ativa', contratos: [{ id: contratoId }] });
    expect((await retrato(matriculaId, contratoId)).dinheiro.contrato).toMatchObject({ situacao: 'ativo' });
    await desfazer(matriculaId, voltou.data.movimentoId);
    expect(await retrato(matriculaId, contratoId)).toMatchObject({
      matricula: suspenso.matricula,
      dinheiro: { contrato: suspenso.dinheiro.contrato },
    });
    await desfazer(matriculaId, trancada.data.movimentoId);
    const fim = await retrato(matriculaId, contratoId);
    expect([fim.matricula, fim.dinheiro.titulos]).toEqual([inicio.matricula, inicio.dinheiro.titulos]);
  });

  describe('the undo of a return', () => {
    const retorno = { turmaId: 0, dataMovimento: '2026-08-10', motivo: null, motivoExcedente: null, reativarContrato: false };
    const voltar = async (matriculaId: number) =>
      (await post(matriculaId, 'retorno', { ...retorno, turmaId: mundo.turmaId })).data.movimentoId;

    test('leaves no contract in force that came into force after it', async () => {
      const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
      const inicio = await retrato(matriculaId, contratoId);
      const trancada = await post(matriculaId, 'trancamento', { dataMovimento, motivo, contrato: contrato('suspender') });
      const suspenso = await retrato(matriculaId, contratoId);
      const movimentoId = await voltar(matriculaId);
      const { situacaoId } = await transacao(s.banco.db, (tx) =>
        reativarContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito: '2026-08-10', motivo: null }),
      );
      const antes = await retrato(matriculaId, contratoId);
      const { erro } = await desfazer(matriculaId, movimentoId);
      expect([erro?.code, erro?.message]).toEqual([
        'CONTRATO_ATIVO_NA_VOLTA',
        expect.stringMatching(/^O contrato \d{4}-\d+ passou a valer/),
      ]);
      expect(await retrato(matriculaId, contratoId)).toEqual(antes);
      // As told: the reactivation undone first, then each movement.
      await transacao(s.banco.db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId }));
      expect((await desfazer(matriculaId, movimentoId)).data).toMatchObject({ movimento: 'trancada', contratos: [] });
      expect((await retrato(matriculaId, contratoId)).dinheiro.titulos).toEqual(suspenso.dinheiro.titulos);
      await desfazer(matriculaId, trancada.data.movimentoId);
      expect((await retrato(matriculaId, contratoId)).dinheiro.titulos).toEqual(inicio.dinheiro.titulos);
    });

    test('goes on after a suspension by hand, and where the contract had been kept in force', async () => {
      const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
      const trancada = await post(matriculaId, 'trancamento', { dataMovimento, motivo });
      const movimentoId = await voltar(matriculaId);
      expect((await desfazer(matriculaId, movimentoId)).data.movimento).toBe('trancada');
      expect((await fotografia(s.banco.db, contratoId)).contrato).toMatchObject({ situacao: 'ativo' });
      await desfazer(matriculaId, trancada.data.movimentoId);
      await post(matriculaId, 'trancamento', { dataMovimento, motivo, contrato: contrato('suspender') });
      const outro = await voltar(matriculaId);
      const pedido = { contratoId, dataEfeito: '2026-08-10', motivo: null };
      await transacao(s.banco.db, (tx) => reativarContrato(atoDe(tx, mundo.quem), pedido));
      await transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), pedido));
      expect((await desfazer(matriculaId, outro)).data.movimento).toBe('trancada');
    });
  });

  test('a draft ends with the enrollment and comes back as a draft', async () => {
    const { matriculaId, contratoId } = await rascunhoDeTeste(s.banco.db, mundo);
    const { data } = await post(matriculaId, 'cancelamento', { dataMovimento, motivo, contrato: contrato('cancelar') });
    expect(data.contratos).toMatchObject([{ id: contratoId, titulos: 0 }]);
    await desfazer(matriculaId, data.movimentoId);
    expect((await fotografia(s.banco.db, contratoId)).contrato).toMatchObject({ situacao: 'rascunho' });
  });
});

describe('refusals leave nothing', () => {
  test('what stands against the contract takes the movement back too', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const antes = await retrato(matriculaId, contratoId);
    const cedo = contrato('cancelar', { dataEfeito: '2025-12-01' });
    const { erro } = await post(matriculaId, 'transferencia', { dataMovimento, motivo, contrato: cedo });
    expect(erro?.code).toBe('DATA_EFEITO_INVALIDA');
    expect(await retrato(matriculaId, contratoId)).toEqual(antes);
  });

  test('the undo waits for a paid fee to be reversed, and then nothing of it is kept', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const destino = contrato('cancelar', { multa: { forma: 'valor', valorCentavos: 10_000, dataVencimento: '2099-01-10' } });
    const { data } = await post(matriculaId, 'desistencia', { dataMovimento, motivo, contrato: destino });
    const { rows } = await sql<{
      id: number;
    }>`select id from titulos_receber where contrato_id = ${contratoId} and origem = 'taxa'`.execute(s.banco.db);
    const pagamento = { dataBaixa: '2026-11-01', contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
    await transacao(s.banco.db, (tx) =>
      baixarTitulos(atoDe(tx, mundo.quem), { ...pagamento, itens: [{ tituloId: rows[0]?.id ?? 0, valorCentavos: 10_000 }] }),
    );
    expect((await desfazer(matriculaId, data.movimentoId)).erro?.code).toBe('MULTA_COM_PAGAMENTO');
    const registro = await s.pedir('GET', `Matricula/${matriculaId}`);
    expect(registro.corpo.data).toMatchObject({ movimento: 'desistente' });
  });

  test('bad choices are named in both languages; the contract asks for its own permission; cancelling for its own too', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const errado = await s.pedir('POST', `Matricula/${matriculaId}/transferencia`, {
      body: { dataMovimento, motivo, contrato: { acao: 'suspender' } },
      headers: { 'content-language': 'en' },
    });
    expect(errado.corpo.error?.fields).toMatchObject([
      { path: 'contrato.acao', message: 'The contract is suspended only when the enrollment is.' },
    ]);
    const semValor = contrato('cancelar', { multa: { forma: 'valor', dataVencimento: '2099-01-01' } });
    expect((await post(matriculaId, 'desistencia', { dataMovimento, motivo, contrato: semValor })).erro?.fields).toMatchObject([
      { path: 'contrato.multa.valorCentavos', code: 'MULTA_SEM_VALOR' },
    ]);
    const secretaria = quemDeTeste(['matriculas:visualizar', 'matriculas:editar']);
    expect((await post(matriculaId, 'cancelamento', { dataMovimento, motivo }, secretaria)).status).toBe(403);
    expect((await post(matriculaId, 'transferencia', { dataMovimento, motivo, contrato: contrato('cancelar') }, secretaria)).status).toBe(
      403,
    );
    const previa = (quem?: Quem) =>
      post<{ contratos: unknown[] }>(matriculaId, 'previa-de-saida', { verbo: 'transferencia', dataMovimento }, quem);
    expect([(await previa()).data.contratos.length, (await previa(secretaria)).data.contratos.length]).toEqual([1, 0]);
    const { data } = await post(matriculaId, 'transferencia', { dataMovimento, motivo }, secretaria);
    expect((await post(matriculaId, 'desfazimento', { movimentoId: data.movimentoId, motivo: 'x' }, secretaria)).data.movimento).toBe(
      'ativa',
    );
    const historico = await s.pedir('GET', `Matricula/${matriculaId}/historico`);
    expect((historico.corpo.data as { itens: { acao: string }[] }).itens.map((i) => i.acao)).toEqual([
      'matricula.desfazimento',
      'matricula.transferencia',
      'matricula.criada',
    ]);
  });

  test('an undo that names another movement gets the record as it is', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const primeiro = await post(matriculaId, 'trancamento', { dataMovimento, motivo });
    await desfazer(matriculaId, primeiro.data.movimentoId);
    await post(matriculaId, 'desistencia', { dataMovimento, motivo });
    const resposta = await s.pedir('POST', `Matricula/${matriculaId}/desfazimento`, {
      body: { movimentoId: primeiro.data.movimentoId, motivo: 'x' },
    });
    expect([resposta.status, resposta.corpo.error?.code]).toEqual([409, 'MOVIMENTO_NAO_E_O_ULTIMO']);
    expect(JSON.stringify(resposta.corpo.error)).toContain('"movimento":"desistente"');
  });
});

describe('undoing a reclassification', () => {
  test('ends the draft of the new enrollment, and waits while that contract is in force', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const reclassificar = () => post(matriculaId, 'reclassificacao', { dataMovimento, motivo, ...nova, ...outro });
    const primeira = await reclassificar();
    const rascunho = await criarRascunho(s.banco.db, mundo, primeira.data.nova?.id ?? 0);
    await desfazer(matriculaId, primeira.data.movimentoId);
    expect((await fotografia(s.banco.db, rascunho)).contrato).toMatchObject({ situacao: 'cancelado' });
    const segunda = await reclassificar();
    const emVigor = await criarRascunho(s.banco.db, mundo, segunda.data.nova?.id ?? 0);
    const { ativarContratos } = await import('#domains/academico/contratos/ciclo/server/ativar-contratos.ts');
    await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: emVigor }]));
    expect((await titulosDoContrato(s.banco.db, emVigor)).length).toBeGreaterThan(0);
    expect((await desfazer(matriculaId, segunda.data.movimentoId)).erro?.code).toBe('CONTRATO_DA_NOVA_EM_VIGOR');
    // Paid in part and then cancelled, it still holds the family's money.
    const [titulo] = await titulosDoContrato(s.banco.db, emVigor);
    const conta = { dataBaixa: '2026-11-01', contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
    const itens = [{ tituloId: titulo?.id ?? 0, valorCentavos: 1_000 }];
    const { cancelarContratos } = await import('#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts');
    await transacao(s.banco.db, async (tx) => {
      await baixarTitulos(atoDe(tx, mundo.quem), { ...conta, itens });
      await cancelarContratos(atoDe(tx, mundo.quem), { contratoId: [emVigor], motivo: 'Desistiu' });
    });
    expect((await desfazer(matriculaId, segunda.data.movimentoId)).erro?.code).toBe('CONTRATO_DA_NOVA_COM_PAGAMENTO');
  });

  test.each([
    ['what fell due long after, and the fee', { dataEfeito: '2026-10-20', comMulta: true }],
    ['what fell due before', { dataEfeito: '2026-11-20', comMulta: false }],
    ['what fell due until the first day, and the fee', { dataEfeito: '2026-06-10', comMulta: true }],
  ])('gives the family back what it owed: %s of the contract of the new enrollment goes too, once no money is on it', async (_, caso) => {
    const { matriculaId, contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo, ['66.67', '33.33'], 1_000_001);
    const familia = async () => ({
      ...(await retrato(matriculaId, contratoId)).dinheiro,
      devido: (
        await sql`select pagador_id, sum(saldo_centavos)::bigint as saldo from v_titulo_receber
          where situacao in ('aberto', 'parcial') and pagador_id = any(${pagadores}::bigint[]) group by pagador_id order by pagador_id`.execute(
          s.banco.db,
        )
      ).rows,
    });
    const antes = await familia();
    const corpo = { dataMovimento, motivo, ...nova, ...outro, contrato: contrato('cancelar') };
    const { data } = await post(matriculaId, 'reclassificacao', corpo);
    const novo = await criarRascunho(s.banco.db, mundo, data.nova?.id ?? 0);
    const { ativarContratos } = await import('#domains/academico/contratos/ciclo/server/ativar-contratos.ts');
    await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: novo }], { jaVigoravam: true }));
    const { cancelarContratos } = await import('#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts');
    const multa = caso.comMulta ? { forma: 'valor' as const, valorCentavos: centavos(30_000), dataVencimento: '2099-01-10' } : null;
    const pedido = { contratoId: novo, motivo: 'Desistiu', dataEfeito: caso.dataEfeito, multa };
    await transacao(s.banco.db, (tx) => cancelarContratos(atoDe(tx, mundo.quem), pedido));
    const deixados = (await fotografia(s.banco.db, novo)).titulos as { id: number; numero: string }[];
    expect(deixados.length).toBeGreaterThan(0);
    const conta = { dataBaixa: '2026-11-01', contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
    const itens = [{ tituloId: deixados.at(-1)?.id ?? 0, valorCentavos: 1_000 }];
    const { baixas } = await transacao(s.banco.db, (tx) => baixarTitulos(atoDe(tx, mundo.quem), { ...conta, itens }));
    const { erro } = await desfazer(matriculaId, data.movimentoId);
    expect([erro?.code, erro?.message]).toEqual([
      'CONTRATO_DA_NOVA_COM_PAGAMENTO',
      expect.stringContaining(deixados.at(-1)?.numero ?? '?'),
    ]);
    await transacao(s.banco.db, (tx) => estornarBaixa(atoDe(tx, mundo.quem), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
    expect((await desfazer(matriculaId, data.movimentoId)).erro).toBeUndefined();
    const { fatos: faturadoAntes, ...iguais } = antes;
    expect(await familia()).toMatchObject(iguais);
    expect(await fotografia(s.banco.db, novo)).toMatchObject({ contrato: { situacao: 'cancelado' }, titulos: [], fatos: { faturado: 0 } });
    expect((await familia()).fatos).toEqual(faturadoAntes);
  });
});

test('what is missing is told before leaving: overdue titles never stand in the way', async () => {
  const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const { data } = await post<{ conferencia: { pendencias: { codigo: string; quantidade: number; detalhes: string[] }[] } }>(
    matriculaId,
    'previa-de-saida',
    { verbo: 'transferencia', dataMovimento },
  );
  expect(data.conferencia.pendencias).toMatchObject([
    { codigo: 'TITULOS_VENCIDOS', quantidade: 4, valorCentavos: 333_336 },
    { codigo: 'ETAPAS_ABERTAS', detalhes: ['1º semestre'] },
    { codigo: 'CADASTRO_INCOMPLETO', detalhes: expect.arrayContaining(['naturalidade', 'filiacao']) },
  ]);
  // What is closed of the class is open no more.
  await sql`insert into turmas_etapas_fechadas (turma_id, etapa_id, usuario_nome) select x.turma_id, e.id, 'Rosa' from enturmacoes x, etapas e
    where x.matricula_id = ${matriculaId} and e.nome = '1º semestre'`.execute(s.banco.dono);
  const depois = await post<typeof data>(matriculaId, 'previa-de-saida', { verbo: 'transferencia', dataMovimento });
  expect(depois.data.conferencia.pendencias.map(({ codigo }) => codigo)).toEqual(['TITULOS_VENCIDOS', 'CADASTRO_INCOMPLETO']);
  await sql`delete from turmas_etapas_fechadas`.execute(s.banco.dono);
  expect((await post(matriculaId, 'transferencia', { dataMovimento, motivo })).data.movimento).toBe('transferida');
});

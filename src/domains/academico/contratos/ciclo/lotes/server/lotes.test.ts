import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { bolsaIntegral, contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import type { TermoDaTurma } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/aditar-contrato.ts';
import {
  aplicarNaTurma,
  jaAplicados,
  julgarDaTurma,
  revogarDaTurma,
} from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/ativar-contratos.ts';
import { cancelarCadaUm } from '#domains/academico/contratos/ciclo/cancelamento/server/cancelar-contrato.ts';
import { lerConfiguracao, salvarConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { contratosEmPdf } from '#domains/academico/contratos/papel/server/contrato-pdf.ts';
import { desfazerDoLote, obterLote } from './desfazer-lote.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { mudarCadaUm } from '#domains/academico/contratos/ciclo/server/mudar-cada-um.ts';
import { suspenderContrato } from '#domains/academico/contratos/ciclo/server/suspender-contrato.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 300 });
});
afterAll(() => banco.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, executar);
async function tarefa(): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into tarefas (tipo, usuario_id) values ('contratos.ensaio', 1) returning id`.execute(
    banco.db,
  );
  return rows[0]?.id ?? 0;
}
const aumento: TermoDaTurma = {
  tipo: 'valor',
  preco: 'Anuidade',
  parcelaDe: 11,
  parcelaAte: null,
  valorCentavos: null,
  percentual: '10.0000',
};
async function pedirDaTurma(termos: readonly TermoDaTurma[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into aditivos_turmas (turma_id, data_aditivo, motivo, termos, usuario_id)
    values (${mundo.turmaId}, '2026-06-01', 'Reajuste', ${JSON.stringify(termos)}::jsonb, 1) returning id`.execute(banco.db);
  return rows[0]?.id ?? 0;
}

describe('addendum of a class', () => {
  test('changes each active contract, says why it skips the others, happens once, and is undone exactly', async () => {
    const ativos = [await contratoAtivoDeTeste(banco.db, mundo), await contratoAtivoDeTeste(banco.db, mundo, ['50.00', '50.00'], 999_999)];
    const rascunho = await rascunhoDeTeste(banco.db, mundo);
    const suspenso = await contratoAtivoDeTeste(banco.db, mundo);
    await com((tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId: suspenso.contratoId, motivo: null }));
    const outro = await contratoAtivoDeTeste(banco.db, mundo);
    await sql`update contratos_precos set descricao = 'Material' where contrato_id = ${outro.contratoId}`.execute(banco.dono);
    const antes = await Promise.all(ativos.map((a) => fotografia(banco.db, a.contratoId)));
    const ids = await contratosDaTurma(banco.db, mundo.turmaId);
    const julgados = await julgarDaTurma(banco.db, ids, [aumento], { hoje: '2026-06-01' });
    expect(Object.fromEntries(julgados.map((j) => [j.carregado.contrato.id, j.erro?.code ?? j.plano?.ajusteCentavos]))).toEqual({
      [ativos[0]?.contratoId ?? 0]: 2 * 8_333,
      [ativos[1]?.contratoId ?? 0]: 2 * 8_333,
      [rascunho.contratoId]: 'ADITIVO_CONTRATO_INATIVO',
      [suspenso.contratoId]: 'ADITIVO_CONTRATO_INATIVO',
      [outro.contratoId]: 'ADITIVO_TERMO_INVALIDO',
    });
    const aditivoTurmaId = await pedirDaTurma([aumento]);
    const partes = { ids, tarefaId: await tarefa() };
    const aplicar = (id: number) =>
      com((tx) => aplicarNaTurma({ ...atoDe(tx, mundo.quem), ...partes, entrada: { ids, aditivoTurmaId: id } }));
    const feito = await aplicar(aditivoTurmaId);
    expect([feito.feitos.length, feito.recusados?.length]).toEqual([2, 3]);
    expect(await jaAplicados(banco.db, aditivoTurmaId, ids)).toEqual(new Set(ativos.map((a) => a.contratoId)));
    const depois = await Promise.all(ativos.map((a) => fotografia(banco.db, a.contratoId)));
    // Run again, and asked for again with the same words: nothing is made twice.
    for (const id of [aditivoTurmaId, await pedirDaTurma([aumento])]) {
      const denovo = await aplicar(id);
      expect([denovo.feitos, denovo.jaEstavam?.length]).toEqual([[], 2]);
    }
    expect(await Promise.all(ativos.map((a) => fotografia(banco.db, a.contratoId)))).toEqual(depois);
    const desfazer = () =>
      com((tx) => revogarDaTurma({ ...atoDe(tx, mundo.quem), ...partes, entrada: { ids, aditivoTurmaId, motivo: 'Engano' } }));
    expect((await desfazer()).feitos).toHaveLength(2);
    expect(await Promise.all(ativos.map((a) => fotografia(banco.db, a.contratoId)))).toEqual(antes);
    expect((await desfazer()).feitos).toEqual([]);
  });
});

describe('batches of states', () => {
  test('cancels many with a fee, each judged by itself; again it is a no-op; the undo brings all back', async () => {
    const ids = [(await contratoAtivoDeTeste(banco.db, mundo)).contratoId, (await contratoAtivoDeTeste(banco.db, mundo)).contratoId];
    const antes = await Promise.all(ids.map((id) => fotografia(banco.db, id)));
    const tarefaId = await tarefa();
    const multa = { forma: 'valor' as const, valorCentavos: centavos(10_000), dataVencimento: '2099-01-10' };
    const cancelar = () =>
      com((tx) =>
        cancelarCadaUm(
          atoDe(tx, mundo.quem, { tarefaId }),
          [...ids, 999_999].map((id) => ({ id })),
          { dataEfeito: '2026-05-10', motivo: 'Fim', multa },
        ),
      );
    const primeira = await cancelar();
    expect([primeira.cancelados.length, primeira.recusados.map((r) => r.erro.code)]).toEqual([2, ['NAO_ENCONTRADO']]);
    const segunda = await cancelar();
    expect([segunda.cancelados.length, segunda.recusados.map((r) => r.erro.params.situacao)]).toEqual([
      0,
      [contratoEmFrase('cancelado'), contratoEmFrase('cancelado'), undefined],
    ]);
    const desfazer = async (id: number) =>
      com(async (tx) => desfazerDoLote({ ...atoDe(tx, mundo.quem), ids: [id], entrada: { ids, tarefaId }, tarefaId }));
    for (const id of ids) expect((await desfazer(id)).feitos).toEqual([id]);
    expect(await Promise.all(ids.map((id) => fotografia(banco.db, id)))).toEqual(antes);
    expect((await desfazer(ids[0] ?? 0)).jaEstavam).toEqual([ids[0]]);
  });

  test('what is left of a batch is told: what it may still undo, and which jobs of the person undid some', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await contratoAtivoDeTeste(banco.db, mundo)).contratoId);
    const tarefaId = await tarefa();
    const restante = () => obterLote(banco.db, mundo.quem, tarefaId);
    expect(await restante()).toEqual({ desfaziveis: 0, desfazimentos: [] });
    const alvos = ids.map((id) => ({ id }));
    const pedido = { dataEfeito: '2026-05-10', motivo: 'Fim', multa: null };
    await com((tx) => cancelarCadaUm(atoDe(tx, mundo.quem, { tarefaId }), alvos, pedido));
    expect(await restante()).toEqual({ desfaziveis: 3, desfazimentos: [] });
    const [primeiro = 0, segundo = 0] = ids;
    const desfazimento = await tarefa();
    const deOutro = await tarefa();
    await sql`update tarefas set usuario_id = 2 where id = ${deOutro}`.execute(banco.dono);
    for (const [id, por] of [
      [primeiro, desfazimento],
      [segundo, deOutro],
    ] as const)
      await com((tx) => desfazerDoLote({ ...atoDe(tx, mundo.quem), ids: [id], entrada: { ids, tarefaId }, tarefaId: por }));
    const simples = { ...mundo.quem, usuarioId: 1, admin: false };
    expect(await obterLote(banco.db, simples, tarefaId)).toEqual({ desfaziveis: 1, desfazimentos: [desfazimento] });
    expect(await obterLote(banco.db, { ...simples, admin: true }, tarefaId)).toEqual({
      desfaziveis: 1,
      desfazimentos: [desfazimento, deOutro],
    });
    // Of the undo itself nothing is undone; nor of an activation, which ends by a cancellation.
    expect(await obterLote(banco.db, simples, desfazimento)).toEqual({ desfaziveis: 0, desfazimentos: [] });
    const ativacao = await tarefa();
    const rascunho = await rascunhoDeTeste(banco.db, mundo);
    await com((tx) => ativarContratos(atoDe(tx, mundo.quem, { tarefaId: ativacao }), [{ id: rascunho.contratoId }]));
    expect(await obterLote(banco.db, simples, ativacao)).toEqual({ desfaziveis: 0, desfazimentos: [] });
    // Who sees none of these students sees no batch over them.
    await expect(obterLote(banco.db, { ...simples, restritoPainelProfessor: true }, tarefaId)).rejects.toMatchObject({
      code: 'NAO_ENCONTRADO',
    });
  });

  test('the signature is a switch: sent, activated as it was signed; guardians changed since then ask for a new one; closed when done', async () => {
    const mudar = (verbo: 'enviarParaAssinatura' | 'encerrar', id: number) =>
      com((tx) => mudarCadaUm(atoDe(tx, mundo.quem), verbo, [{ id }], { motivo: null }));
    const ativar = (id: number) => com((tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id }]));
    const um = await rascunhoDeTeste(banco.db, mundo, ['50.00', '50.00']);
    expect((await mudar('enviarParaAssinatura', um.contratoId)).recusados[0]?.erro.code).toBe('ASSINATURA_DESLIGADA');
    const { versao } = await lerConfiguracao(banco.db);
    await com((tx) => salvarConfiguracao(atoDe(tx, mundo.quem), { exigeAssinatura: true, versao }));
    await expect(com((tx) => salvarConfiguracao(atoDe(tx, mundo.quem), { exigeAssinatura: false, versao }))).rejects.toThrow(
      expect.objectContaining({ code: 'VERSAO_DESATUALIZADA' }),
    );
    expect((await ativar(um.contratoId)).recusados[0]?.erro.code).toBe('CONTRATO_SEM_ASSINATURA');
    expect((await mudar('enviarParaAssinatura', um.contratoId)).mudados).toEqual([um.contratoId]);
    await sql`update matriculas_responsaveis set percentual = case when pessoa_id = ${um.pagadores[0] ?? 0} then 60 else 40 end where matricula_id = ${um.matriculaId}`.execute(
      banco.db,
    );
    expect((await ativar(um.contratoId)).recusados[0]?.erro.code).toBe('CONTRATO_MUDOU_APOS_ENVIO');
    const { rows } = await sql<{ id: number }>`select max(id) as id from contratos_situacoes where contrato_id = ${um.contratoId}`.execute(
      banco.db,
    );
    await com((tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: rows[0]?.id ?? 0 }));
    await mudar('enviarParaAssinatura', um.contratoId);
    expect((await ativar(um.contratoId)).ativados).toHaveLength(1);
    expect((await mudar('encerrar', um.contratoId)).recusados[0]?.erro.code).toBe('CONTRATO_NAO_ENCERRAVEL');
    await com((tx) => salvarConfiguracao(atoDe(tx, mundo.quem), { exigeAssinatura: false, versao: versao + 1 }));
    const aditivo = { contratoId: um.contratoId, dataAditivo: '2026-06-01', motivo: 'Bolsa', termos: [bolsaIntegral(1)] };
    await com((tx) => aditarContrato(atoDe(tx, mundo.quem), aditivo));
    expect((await mudar('encerrar', um.contratoId)).recusados[0]?.erro.code).toBe('CONTRATO_NAO_ENCERRAVEL');
    await sql`update periodos_letivos_segmentacoes set situacao = 'fechado'`.execute(banco.db);
    expect((await mudar('encerrar', um.contratoId)).mudados).toEqual([um.contratoId]);
    await sql`update periodos_letivos_segmentacoes set situacao = 'aberto'`.execute(banco.db);
  });
});

describe('the paper', () => {
  const pdf = (ids: number[]) => contratosEmPdf(banco.db, { ids }, { tzEscola: fuso, publicUrl: 'https://patio.demo.escola' });
  test('a contract in force prints the same bytes for ever; a draft says so and follows its lines', async () => {
    const { contratoId, pagadores } = await contratoAtivoDeTeste(banco.db, mundo);
    const primeiro = (await pdf([contratoId])).corpo as Buffer;
    await sql`update pessoas set nome = 'Outro nome' where id = ${pagadores[0] ?? 0}`.execute(banco.db);
    const segundo = (await pdf([contratoId])).corpo as Buffer;
    expect(segundo.equals(primeiro)).toBe(true);
    const texto = textoDoPdf(primeiro).replaceAll(/\s+/g, ' ');
    expect(texto).toContain('R$ 10.000,00 (dez mil reais)');
    expect(texto).toContain('833,34');
    expect(texto).toMatch(/Código de verificação: ([0-9A-F]{4}-){2}[0-9A-F]{4}/);
    expect(texto).toMatch(/Confira este documento em https:\/\/patio\.demo\.escola\/conferir-documento\/([0-9A-F]{4}-){2}[0-9A-F]{4}/);
    expect(texto).not.toContain('RASCUNHO');
    const { contratoId: rascunho } = await rascunhoDeTeste(banco.db, mundo);
    const antes = (await pdf([rascunho])).corpo as Buffer;
    expect(textoDoPdf(antes)).toContain('RASCUNHO');
    expect(textoDoPdf(antes)).not.toContain('Confira');
    await sql`update contratos_precos set descricao = 'Outra' where contrato_id = ${rascunho}`.execute(banco.dono);
    expect(((await pdf([rascunho])).corpo as Buffer).equals(antes)).toBe(false);
    await expect(pdf([999_999])).rejects.toThrow(expect.objectContaining({ code: 'NAO_ENCONTRADO' }));
  });

  test('a class of forty is one file, each contract with its own pages', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const um = ((await pdf([contratoId])).corpo as Buffer).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    const ids = [contratoId];
    while (ids.length < 40) ids.push((await contratoAtivoDeTeste(banco.db, mundo)).contratoId);
    const { corpo } = await pdf(ids);
    expect((corpo as Buffer).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(40 * um);
  }, 60_000);
});

import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import type { Resultado } from '#domains/academico/matriculas/situacoes.ts';
import { editarMatricula } from '#domains/academico/matriculas/responsaveis/server/editar-matricula.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { concluirMatricula, registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { registrarResultados } from '#domains/academico/matriculas/resultados/server/registrar-resultados.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
const dataMovimento = '2026-06-10';
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db, { vagas: 100 });
});
afterAll(() => banco.fechar());
const c = () => ({ quem: mundo.quem, fuso: 'America/Belem' });
const sair = (id: number, verbo: 'cancelamento' | 'desistencia') =>
  transacao(banco.db, (tx) => registrarSaida(atoDe(tx, c().quem), { id, verbo, dataMovimento, motivo: 'Pedido da família' }));
const noBanco = (id: number, tipo: string, para: string) =>
  sql`insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, usuario_id) values (${id}, ${tipo}, 'ativa', ${para}, ${dataMovimento}, 1)`
    .execute(banco.db)
    .then(
      () => 'accepted',
      (causa: unknown) => traduzirErroDoBanco(causa)?.code,
    );

describe('cancelling', () => {
  test('is refused once a title was paid, naming what to do; a dropout is not', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const [titulo] = await titulosDoContrato(banco.db, contratoId);
    const pagamento = { dataBaixa: '2026-02-10', contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
    const itens = [{ tituloId: titulo?.id ?? 0, valorCentavos: titulo?.valor_centavos ?? 0 }];
    await transacao(banco.db, (tx) => baixarTitulos(atoDe(tx, mundo.quem), { ...pagamento, itens }));
    const recusa: unknown = await sair(matriculaId, 'cancelamento').catch((erro: unknown) => erro);
    expect(recusa).toMatchObject({ code: 'MATRICULA_COM_PAGAMENTO' });
    expect((recusa as { mensagem: (i: 'br') => string }).mensagem('br')).toMatch(
      /já tem 1 título com pagamento \(R\$\s833,34\) e não pode ser cancelada: registre a transferência ou a desistência/,
    );
    expect(await noBanco(matriculaId, 'cancelamento', 'cancelada')).toBe('MATRICULA_PAGA_AGORA');
    expect(await sair(matriculaId, 'desistencia')).toMatchObject({ movimento: 'desistente' });
  });

  test('is accepted while nothing was paid', async () => {
    const { matriculaId } = await contratoAtivoDeTeste(banco.db, mundo);
    expect(await sair(matriculaId, 'cancelamento')).toMatchObject({ movimento: 'cancelada' });
  });
});

describe('completing', () => {
  test.each<[Resultado, boolean]>([
    ['cursando', false],
    ['em_exame', false],
    ['aprovado', true],
    ['reprovado_por_nota', true],
  ])('with the result %s: %s', async (resultado, aceita) => {
    const { matriculaId: id } = await matricularFamilia(banco.db, mundo, `De ${resultado}`, ['100.00'], 10);
    await transacao(banco.db, (tx) => registrarResultados(atoDe(tx, mundo.quem), [{ id, resultado }]));
    if (!aceita) expect(await noBanco(id, 'conclusao', 'concluida')).toBe('MATRICULA_ESTADO_MUDOU');
    const feita = transacao(banco.db, (tx) => concluirMatricula(atoDe(tx, c().quem), { id, dataMovimento, motivo: null }));
    await (aceita
      ? expect(feita).resolves.toMatchObject({ movimento: 'concluida' })
      : expect(feita).rejects.toMatchObject({ code: 'RESULTADO_NAO_FINAL' }));
  });
});

describe('guardians', () => {
  test('are of age: a sister of seven is refused, in a new enrollment and in an edition', async () => {
    const irma = await pessoaDeTeste(banco.db, 'Lis', '2019-04-02');
    const responsaveis = [{ pessoaId: irma, parentesco: 'irmao' as const, pedagogico: true, financeiro: true, percentual: '100.00' }];
    const dados = {
      alunoId: await pessoaDeTeste(banco.db, 'Davi'),
      cursoId: mundo.cursoId,
      anoLetivoId: mundo.anoLetivoId,
      turmaId: mundo.turmaId,
      dataMatricula: '2026-01-20',
      preMatricula: false,
      observacoes: null,
      motivoExcedente: null,
    };
    const recusa: unknown = await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, mundo.quem), { ...dados, responsaveis })).catch(
      (e: unknown) => e,
    );
    expect(recusa).toMatchObject({ code: 'RESPONSAVEL_MENOR', campos: [{ path: 'responsaveis.0.pessoaId' }] });
    expect((recusa as { mensagem: (i: 'br') => string }).mensagem('br')).toBe(
      'Lis Figueira tem 6 anos em 20/01/2026: só quem tem 18 anos completos pode ser responsável. Confira a data de nascimento no cadastro.',
    );
    const { matriculaId: id } = await matricularFamilia(banco.db, mundo, 'Bia', ['100.00'], 10);
    const { versao } = await obterMatricula(banco.db, mundo.quem, id);
    await expect(
      transacao(banco.db, (tx) => editarMatricula(atoDe(tx, c().quem), { id, versao, responsaveis, observacoes: null } as never)),
    ).rejects.toMatchObject({ code: 'RESPONSAVEL_MENOR' });
  });
});

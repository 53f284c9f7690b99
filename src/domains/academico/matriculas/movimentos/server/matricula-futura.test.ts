import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { somarDias } from '#shared/datas.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { saidas } from '#domains/academico/matriculas/situacoes.ts';
import { desfazerMovimento } from './desfazer-movimento.ts';
import { enturmarMatricula } from '#domains/academico/matriculas/enturmacao/server/enturmar.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { ativarMatricula, registrarSaida } from './mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';
import { reclassificarMatricula } from './reclassificar.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/remanejar.ts';

let banco: BancoDeTeste;
let escola: Escola;
let mae: number;
let hoje: string;
let n = 0;
const quem = quemDeTeste();
const c = { quem, fuso: 'America/Belem' };
const motivo = 'Mudou de ideia';
const entrada = '2090-01-20';

beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { ano: 2090, vagas: 50 });
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
  hoje = await hojeNaEscola(banco.db, c.fuso);
});
afterAll(() => banco.fechar());

async function nova(preMatricula = false): Promise<number> {
  const alunoId = await pessoaDeTeste(banco.db, `Aluno${(n += 1)}`);
  return (await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, alunoId, mae, { preMatricula })))).id;
}
const obter = (id: number) => obterMatricula(banco.db, quem, id);
const desfazer = async (id: number) => {
  const movimentoId = (await obter(id)).desfazivel?.id ?? 0;
  return transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id, movimentoId, motivo }));
};
async function retrato(id: number) {
  const { movimento, dataSaida, enturmacao } = await obter(id);
  return { movimento, dataSaida, enturmacao };
}

describe('an enrollment that has not begun', () => {
  test.each(saidas.filter((verbo) => verbo !== 'falecimento'))(
    '%s is dated today, frees the place at once and can be undone',
    async (verbo) => {
      const id = await nova();
      const antes = await retrato(id);
      const sair = (dataMovimento: string) =>
        transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id, verbo, dataMovimento, motivo }));
      await expect(sair(entrada)).rejects.toMatchObject({ code: 'MATRICULA_AINDA_NAO_COMECOU' });
      await expect(sair(somarDias(hoje, -1))).rejects.toMatchObject({ code: 'MATRICULA_AINDA_NAO_COMECOU' });
      await sair(hoje);
      const depois = await obter(id);
      expect(depois).toMatchObject({ ativa: false, dataSaida: entrada, enturmacao: null });
      expect(depois.enturmacoes[0]).toMatchObject({ dataInicio: entrada, dataFim: entrada });
      expect(depois.movimentos[0]).toMatchObject({ tipo: verbo, dataMovimento: hoje });
      await desfazer(id);
      expect(await retrato(id)).toEqual(antes);
    },
  );

  test('a death is dated when it happened', async () => {
    const id = await nova();
    const ontem = somarDias(hoje, -1);
    await transacao(banco.db, (tx) => registrarSaida(atoDe(tx, quem), { id, verbo: 'falecimento', dataMovimento: ontem, motivo }));
    expect(await obter(id)).toMatchObject({ movimento: 'falecido', dataSaida: entrada, enturmacao: null });
  });

  test('a pre-enrollment is confirmed today', async () => {
    const id = await nova(true);
    await transacao(banco.db, (tx) => ativarMatricula(atoDe(tx, quem), { id, dataMovimento: hoje }));
    expect(await obter(id)).toMatchObject({ movimento: 'ativa', enturmacao: { dataInicio: entrada } });
  });

  test.each(['today', 'its first day'])('asked for %s, another class takes it from its first day', async (quando) => {
    const id = await nova();
    const antes = await retrato(id);
    const dataInicio = quando === 'today' ? hoje : entrada;
    const pedido = { id, turmaId: escola.turmaB, dataInicio, motivo: null, motivoExcedente: null };
    await transacao(banco.db, (tx) => enturmarMatricula(atoDe(tx, quem), pedido));
    expect((await obter(id)).enturmacao).toMatchObject({ turmaId: escola.turmaB, dataInicio: entrada });
    await desfazer(id);
    expect(await retrato(id)).toEqual(antes);
  });

  test('many at once take the other class from their first day', async () => {
    const matriculaIds = [await nova(), await nova()];
    const pedido = {
      turmaOrigemId: escola.turmaA,
      turmaDestinoId: escola.turmaB,
      matriculaIds,
      dataMovimento: hoje,
      motivo: null,
      motivoExcedente: null,
    };
    const feito = await transacao(banco.db, (tx) => remanejar(atoDe(tx, quem), pedido));
    expect(feito.movidos).toBe(2);
    for (const id of matriculaIds) expect((await obter(id)).enturmacao).toMatchObject({ turmaId: escola.turmaB, dataInicio: entrada });
  });

  test('reclassified, the other course begins on the same first day', async () => {
    const id = await nova();
    const pedido = {
      id,
      cursoId: escola.outroCursoId,
      turmaId: escola.turmaDeOutroCurso,
      dataMovimento: hoje,
      motivo,
      motivoExcedente: null,
    };
    const { nova: criada } = await transacao(banco.db, (tx) => reclassificarMatricula(atoDe(tx, quem), pedido));
    expect(await obter(criada.id)).toMatchObject({ dataMatricula: entrada, enturmacao: { dataInicio: entrada } });
  });
});

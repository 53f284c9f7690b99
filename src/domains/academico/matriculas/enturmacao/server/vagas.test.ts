import { atoDe } from '#tests/helpers/ato.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarTurma } from '#domains/academico/estrutura/turmas/server/oficina.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerMovimento } from '#domains/academico/matriculas/movimentos/server/desfazer-movimento.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/matricular.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/mudar-situacao.ts';
import { obterMatricula } from '#domains/academico/matriculas/server/obter-matricula.ts';

let banco: BancoDeTeste;
let mae: number;
let escola: Escola;
let turmas = 0;
const c = { quem: quemDeTeste(), fuso: 'America/Belem' };
beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db);
  mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
});
afterAll(() => banco.fechar());

const codigoDe = (causa: unknown) => (causa as { code: string }).code;
/** A new class of that many places. */
async function turmaCom(vagas: number): Promise<number> {
  const { cursoId, anoLetivoId } = escola;
  const turma = { cursoId, anoLetivoId, grupoTurmaId: null, nome: `Turma ${(turmas += 1)}`, turno: 'manha' as const, sala: null, vagas };
  return (await transacao(banco.db, (tx) => criarTurma(atoDe(tx, c.quem), turma))).id;
}
async function entrar(turmaId: number, motivoExcedente: string | null): Promise<number> {
  const aluno = await pessoaDeTeste(banco.db, 'Aluno');
  const dados = matriculaDeTeste(escola, aluno, mae, { turmaId, motivoExcedente });
  return (await transacao(banco.db, (tx) => criarMatricula(atoDe(tx, c.quem), dados))).id;
}
const sair = async (id: number): Promise<number> => {
  const pedido = { id, verbo: 'desistencia' as const, dataMovimento: '2026-03-10', motivo: 'x' };
  return (await transacao(banco.db, (tx) => registrarSaida(atoDe(tx, c.quem), pedido))).movimentoId;
};
const voltar = (id: number, movimentoId: number) =>
  transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, c.quem), { id, movimentoId, motivo: 'Engano' }));
async function lugares(turmaId: number) {
  const { rows } = await sql<{ sentados: number; comMotivo: number; vagas: number; ocupadas: number }>`select count(e.id)::int as sentados,
      count(e.id) filter (where e.excedente)::int as "comMotivo", t.vagas, (select o.ocupadas from v_turma_ocupacao o where o.turma_id = t.id) as ocupadas
    from turmas t left join enturmacoes e on e.turma_id = t.id and e.data_fim is null where t.id = ${turmaId} group by t.id`.execute(
    banco.db,
  );
  return rows[0] ?? { sentados: 0, comMotivo: 0, vagas: 0, ocupadas: 0 };
}

describe('everybody who sits in a class takes a place', () => {
  test('with one over them, who leaves frees none: the next needs a reason', async () => {
    const turma = await turmaCom(2);
    const regular = await entrar(turma, null);
    await entrar(turma, null);
    await entrar(turma, 'Irmão na turma');
    await sair(regular);
    expect(await lugares(turma)).toMatchObject({ sentados: 2, ocupadas: 2, comMotivo: 1 });
    await expect(entrar(turma, null)).rejects.toMatchObject({ code: 'TURMA_SEM_VAGA', params: { ocupadas: 2, vagas: 2 } });
    await entrar(turma, 'Mudança de turno');
    expect(await lugares(turma)).toMatchObject({ sentados: 3, comMotivo: 2 });
  });

  test('an undo into a class that filled up meanwhile asks for the reason, with the permission of any enrollment over the places', async () => {
    const turma = await turmaCom(1);
    const ana = await entrar(turma, null);
    const movimentoId = await sair(ana);
    await entrar(turma, null);
    const desfazer = (quem = c.quem) =>
      transacao(banco.db, (tx) => desfazerMovimento(atoDe(tx, quem), { id: ana, movimentoId, motivo: 'Engano', motivoExcedente: 'Volta' }));
    await expect(voltar(ana, movimentoId)).rejects.toThrow('TURMA_SEM_VAGA');
    await expect(desfazer(quemDeTeste(['matriculas:editar']))).rejects.toMatchObject({ code: 'SEM_PERMISSAO' });
    await desfazer();
    expect((await obterMatricula(banco.db, c.quem, ana)).enturmacao).toMatchObject({ excedente: true, motivoExcedente: 'Volta' });
    // With a place free the reason is not used.
    const outra = await turmaCom(2);
    const bia = await entrar(outra, null);
    const saida = await sair(bia);
    await transacao(banco.db, (tx) =>
      desfazerMovimento(atoDe(tx, c.quem), { id: bia, movimentoId: saida, motivo: 'Engano', motivoExcedente: 'Volta' }),
    );
    expect((await obterMatricula(banco.db, c.quem, bia)).enturmacao).toMatchObject({ excedente: false, motivoExcedente: null });
  });

  test('places are not set under them, marked or not; the class is still edited in the rest', async () => {
    const turma = await turmaCom(1);
    await entrar(turma, null);
    await entrar(turma, 'Irmão na turma');
    const mudar = (vagas: number) => sql`update turmas set vagas = ${vagas} where id = ${turma}`.execute(banco.db);
    await expect(mudar(0)).rejects.toThrow('VAGAS_ABAIXO_DOS_MATRICULADOS');
    await sql`update turmas set nome = 'Outro nome', vagas = 1 where id = ${turma}`.execute(banco.db);
    await mudar(2);
    await expect(mudar(1)).rejects.toThrow('VAGAS_ABAIXO_DOS_MATRICULADOS');
  });

  test('whatever comes and goes: nobody enters a full class without a reason, and who is over the places has one', async () => {
    const passo = fc.oneof(
      fc.record({ ato: fc.constant('entrar' as const), comMotivo: fc.boolean() }),
      fc.record({ ato: fc.constant('sair' as const), qual: fc.nat(20) }),
      fc.record({ ato: fc.constant('voltar' as const), qual: fc.nat(20) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 14 }), fc.integer({ min: 0, max: 3 }), async (passos, vagas) => {
        const turma = await turmaCom(vagas);
        const dentro: number[] = [];
        const fora: { id: number; movimentoId: number }[] = [];
        for (const p of passos) {
          const { sentados } = await lugares(turma);
          if (p.ato === 'entrar') {
            const feito = await entrar(turma, p.comMotivo ? 'x' : null).catch(codigoDe);
            expect(feito === 'TURMA_SEM_VAGA').toBe(!p.comMotivo && sentados >= vagas);
            if (typeof feito === 'number') dentro.push(feito);
          } else if (p.ato === 'sair' && dentro.length > 0) {
            const [id = 0] = dentro.splice(p.qual % dentro.length, 1);
            fora.push({ id, movimentoId: await sair(id) });
          } else if (p.ato === 'voltar' && fora.length > 0) {
            const i = p.qual % fora.length;
            const { id, movimentoId } = fora[i] ?? { id: 0, movimentoId: 0 };
            const feito = await voltar(id, movimentoId).then(
              () => null,
              (erro: Error) => erro.message,
            );
            if (feito === null) dentro.push(...fora.splice(i, 1).map((f) => f.id));
            // Where there is a place, whoever left comes back.
            if (sentados < vagas) expect(feito).toBeNull();
          }
          const depois = await lugares(turma);
          expect(depois.sentados).toBe(dentro.length);
          expect(depois.sentados - depois.comMotivo).toBeLessThanOrEqual(vagas);
        }
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

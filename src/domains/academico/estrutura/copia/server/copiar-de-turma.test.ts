import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste } from '#tests/helpers/academico.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { incluirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
const autor = { processo: 'teste' };
const nomes = ['Arte', 'Ciências', 'História', 'Inglês', 'Latim', 'Música'] as const;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.estrutura });
  const { db } = servidor.banco;
  escola = await escolaDeTeste(db);
  await transacao(db, async (tx) => {
    const ids = new Map<string, number>();
    for (const [ordem, nome] of nomes.entries()) {
      const nova = {
        nome,
        sigla: null,
        area: null,
        cargaHoraria: 80,
        tipo: 'obrigatoria' as const,
        contaPromocao: true,
        ordem,
        ativa: true,
      };
      ids.set(nome, (await criarDisciplina(atoDe(tx, autor), nova)).id);
    }
    const incluir = (turmaId: number, quais: readonly string[]) =>
      incluirDisciplinas(atoDe(tx, autor), {
        turmaId,
        itens: quais.map((nome) => ({ disciplinaId: ids.get(nome) ?? 0, cargaHoraria: null })),
        dataInicio: null,
      });
    await incluir(escola.turmaA, nomes);
    await incluir(escola.turmaB, ['Arte', 'Ciências', 'Inglês']);
    const terminar = (turmaId: number, nome: string, dia: string) =>
      sql`update turmas_disciplinas set data_fim = ${dia} where turma_id = ${turmaId} and disciplina_id = ${ids.get(nome)}`.execute(tx);
    await terminar(escola.turmaB, 'Ciências', '2026-10-30');
    await terminar(escola.turmaA, 'História', '2026-09-30');
    // Typed as the last day of the period, it reaches the end of the year.
    await terminar(escola.turmaB, 'Inglês', '2026-12-18');
    await sql`update disciplinas set ativa = false where nome = 'Latim'`.execute(tx);
  });
});
afterAll(() => servidor.fechar());

const copia = () => `Turma/${escola.turmaB}/disciplinas/copia`;
const prever = async (idioma = 'pt-BR') =>
  (await servidor.pedir('GET', `${copia()}?OrigemTurmaId=${escola.turmaA}`, { headers: { 'content-language': idioma } })).corpo;
const copiar = async () => (await servidor.pedir('POST', copia(), { body: { origemTurmaId: escola.turmaA } })).corpo;
const daTurma = async () =>
  (
    await sql<{
      nome: string;
      fim: string | null;
    }>`select d.nome, td.data_fim as fim from turmas_disciplinas td join disciplinas d on d.id = td.disciplina_id
      where td.turma_id = ${escola.turmaB} order by d.nome`.execute(servidor.banco.db)
  ).rows;

describe('subjects of another class', () => {
  test('the preview says what is new, what is there, and what stays behind and why; the copy does just that', async () => {
    const previa = await prever();
    expect(previa.data).toEqual({
      novas: ['Música'],
      existentes: ['Arte', 'Inglês'],
      deFora: [
        { disciplina: 'Ciências', motivo: 'já encerrada nesta turma, em 30/10/2026' },
        { disciplina: 'História', motivo: 'encerrada na outra turma em 30/09/2026' },
        { disciplina: 'Latim', motivo: 'a disciplina está inativa' },
      ],
    });
    expect((await prever('en')).data).toMatchObject({
      deFora: [{ motivo: 'already ended in this class, on 30/10/2026' }, {}, { motivo: 'the subject is inactive' }],
    });
    const antes = await daTurma();
    expect((await copiar()).data).toEqual({ criadas: 1, existentes: 2, deFora: 3 });
    expect(await daTurma()).toEqual([...antes, { nome: 'Música', fim: null }]);
    expect((await copiar()).data).toEqual({ criadas: 0, existentes: 3, deFora: 3 });
  });

  test('a closed class takes none, and its preview already says so', async () => {
    await sql`update turmas set situacao = 'fechada' where id = ${escola.turmaB}`.execute(servidor.banco.db);
    expect([(await prever()).error?.code, (await copiar()).error?.code]).toEqual(Array(2).fill('TURMA_FECHADA_NAO_EDITAVEL'));
  });
});

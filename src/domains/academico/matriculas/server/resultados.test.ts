import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { matricularEmLote } from './matricular.ts';
import { registrarSaida } from './mudar-situacao.ts';
import { registrarResultados } from './registrar-resultados.ts';

let banco: BancoDeTeste;
let escola: Escola;
const quem = quemDeTeste();
beforeAll(async () => {
  banco = await bancoDeTeste();
  escola = await escolaDeTeste(banco.db, { vagas: 9 });
});
afterAll(() => banco.fechar());

test('results are recorded with their audit, and not of who left', async () => {
  const mae = await pessoaDeTeste(banco.db, 'Rita', '1985-03-04');
  const alunos = [await pessoaDeTeste(banco.db, 'Ana'), await pessoaDeTeste(banco.db, 'Bento')];
  const [a = 0, b = 0] = (
    await transacao(banco.db, (tx) =>
      matricularEmLote(
        tx,
        quem,
        alunos.map((aluno) => matriculaDeTeste(escola, aluno, mae)),
      ),
    )
  ).map(({ id }) => id);
  const gravar = (lista: Parameters<typeof registrarResultados>[2]) => transacao(banco.db, (tx) => registrarResultados(tx, quem, lista));
  await gravar([
    { id: a, resultado: 'aprovado' },
    { id: b, resultado: 'reprovado_por_nota' },
  ]);
  const { rows } = await sql`select m.resultado, x.antes->>'resultado' as antes from matriculas m
    join auditoria x on x.alvo_tipo = 'matricula' and x.alvo_id = m.id and x.acao = 'matricula.resultado' order by m.id`.execute(banco.db);
  expect(rows).toEqual([
    { resultado: 'aprovado', antes: 'cursando' },
    { resultado: 'reprovado_por_nota', antes: 'cursando' },
  ]);
  const circunstancia = { quem, fuso: 'America/Belem' };
  await transacao(banco.db, (tx) =>
    registrarSaida(tx, circunstancia, { id: a, verbo: 'transferencia', dataMovimento: '2026-02-10', motivo: 'Mudança' }),
  );
  await expect(gravar([{ id: a, resultado: 'reprovado_por_falta' }])).rejects.toMatchObject({ code: 'MATRICULA_NAO_ATIVA' });
});

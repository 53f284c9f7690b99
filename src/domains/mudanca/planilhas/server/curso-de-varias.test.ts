import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarCurso, criarSegmentacao } from '#domains/academico/estrutura/cursos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type EscolaEmMudanca, escolaEmMudanca } from '#tests/helpers/mudanca/planilhas.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
}, 60_000);
afterAll(() => e.s.fechar());

test('a course that several segmentações have is said with its segmentação', async () => {
  await transacao(e.s.banco.db, async (tx) => {
    const { id } = await criarSegmentacao(atoDe(tx, e.mundo.quem), { nome: 'Supletivo', ordem: 2, ativa: true });
    const curso = { segmentacaoId: id, nome: '6º ano', sigla: null, ordem: 7, idadeMinima: null, cargaHoraria: 400, proximoCursoId: null };
    await criarCurso(atoDe(tx, e.mundo.quem), { ...curso, ativo: true });
  });
  const { id } = await e.enviar('turmas', [
    'Código;Turma;Curso;Ano letivo;Turno;Vagas',
    'A;6º ano C;6º ano;2026;Tarde;30',
    'B;6º ano D;ensino fundamental · 6º ano;2026;Tarde;30',
    'C;6º ano E;6a;2026;Tarde;30',
  ]);
  const { linhas } = await e.ensaiar(id);
  expect(linhas.flatMap((l) => l.problemas.map(({ coluna, mensagem }) => [l.numero, coluna, mensagem]))).toEqual([
    [2, 'Curso', expect.stringContaining('segmentação')],
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pedidosDe } from '#domains/academico/diario/notas/envio.ts';
import { criarFila, type EnviarLinhas, type RespostaDaLinha } from '#platform/web/grade/fila.ts';
import { criarModelo } from '#platform/web/grade/modelo.ts';
import { ErroApi, erroLocal } from '#platform/web/rede/erro-api.ts';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// F18: 180 marks are pasted into the grid, and the network dies under them: before a request arrives, and after it did and before its answer.
const ALUNOS = 30;
const PROVAS = 6;
let s: ServidorDeTeste;
let e: DiarioDeTeste;
let provas: number[];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.diario });
  e = await diarioDeTeste(s.banco.db, { alunos: ALUNOS });
});
beforeEach(async () => {
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    select ${e.naA}, ${e.etapas[0]}, 'Prova ' || n, '2026-03-10', 'Rosa' from generate_series(1, ${PROVAS}) n returning id`.execute(
    s.banco.db,
  );
  provas = rows.map(({ id }) => id);
});
afterAll(() => s.fechar());

type Rede = 'viva' | 'nao chega' | 'resposta se perde';
type Celula = { avaliacaoId: number; matriculaId: number; versao?: number; recusa?: string };

/** The grid's queue over the real API, on a line that behaves as told, request by request; alive after that. */
function linha(rede: Rede[]): { enviar: EnviarLinhas; pedidos: () => number } {
  let pedidos = 0;
  const enviar: EnviarLinhas = async (linhas, chave) => {
    const celulas = linhas.flatMap(({ id, valores }) =>
      Object.entries(valores).map(([coluna, valor]) => ({ linha: id, coluna, valor, versao: 0, rotulo: '' })),
    );
    const gravadas: Celula[] = [];
    for (const [i, body] of pedidosDe({ turmaDisciplinaId: e.naA, celulas }).entries()) {
      pedidos += 1;
      const agora = rede.shift() ?? 'viva';
      if (agora === 'nao chega') throw erroLocal('SEM_CONEXAO');
      const { status, corpo } = await s.pedir('PUT', 'DiarioNota', { body, headers: { 'idempotency-key': `${chave}:${i}` } });
      if (agora === 'resposta se perde') throw erroLocal('SEM_CONEXAO');
      if (status !== 200) throw new ErroApi({ code: corpo.error?.code ?? '', status, message: corpo.error?.message ?? '' });
      gravadas.push(...(corpo.data as { celulas: Celula[] }).celulas);
    }
    return linhas.map(
      ({ id, valores }): RespostaDaLinha => ({
        id,
        celulas: Object.fromEntries(
          gravadas
            .filter(({ matriculaId }) => String(matriculaId) === id)
            .map(({ avaliacaoId, recusa }) => [
              String(avaliacaoId),
              recusa === undefined ? { valor: valores[String(avaliacaoId)] ?? null } : { recusa },
            ]),
        ),
      }),
    );
  };
  return { enviar, pedidos: () => pedidos };
}

test.each<[string, Rede[]]>([
  ['before the marks arrive', ['nao chega', 'nao chega']],
  ['after they arrived and before the answer', ['resposta se perde']],
  ['first so, then so', ['nao chega', 'resposta se perde', 'nao chega']],
])('the network dies amid 180 marks, %s: all of them are saved once', async (_, rede) => {
  const colunas = provas.map(String);
  const modelo = criarModelo(
    e.alunos.map((id) => ({ id: String(id), versao: 0, valores: Object.fromEntries(colunas.map((coluna) => [coluna, null])) })),
  );
  const { enviar, pedidos } = linha([...rede]);
  const fila = criarFila(modelo, enviar);
  const parar = fila.ligar();
  modelo.escrever(
    e.alunos.flatMap((aluno, i) => colunas.map((coluna, j) => ({ linha: String(aluno), coluna, entrada: { valor: `${(i + j) % 10}.5` } }))),
  );
  await vi.waitFor(() => expect([modelo.paraGravar().length, fila.situacao.ler().fase]).toEqual([0, 'quieta']), {
    timeout: 60_000,
    interval: 50,
  });
  parar();
  expect(pedidos()).toBeGreaterThan(rede.length);
  const { rows } = await sql<{
    aluno: number;
    prova: number;
    valor: string;
    versao: number;
  }>`select matricula_id as aluno, avaliacao_id as prova,
      valor::float8::text as valor, versao from notas where avaliacao_id = any(${provas}::bigint[]) order by 1, 2`.execute(s.banco.db);
  expect(rows).toEqual(e.alunos.flatMap((aluno, i) => provas.map((prova, j) => ({ aluno, prova, valor: `${(i + j) % 10}.5`, versao: 1 }))));
  const { rows: trilha } = await sql<{ n: number }>`select count(*)::int as n from auditoria
    where acao = 'avaliacao.notas' and alvo_id = any(${provas}::bigint[])`.execute(s.banco.db);
  // One row of the trail for each evaluation: nothing was written a second time.
  expect(trilha[0]?.n).toBe(PROVAS);
});

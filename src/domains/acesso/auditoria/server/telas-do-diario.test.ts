import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DiarioDeTeste, diarioDeTeste } from '#tests/helpers/diario/notas.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let e: DiarioDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.diario, ...salasDe.acesso] });
  e = await diarioDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const feitos = async (tela: string) => {
  const { status, corpo } = await s.pedir('GET', `Auditoria/obter-paginado?TamanhoDaPagina=100&Tela=${tela}`);
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { itens: { acao: string; registroNome: string | null }[] }).itens.map((a) => [a.acao, a.registroNome]);
};
const fazer = async (metodo: 'POST' | 'PUT', caminho: string, body: object): Promise<number> => {
  const { status, corpo } = await s.pedir(metodo, caminho, { body, headers: { 'idempotency-key': `${caminho}-do-diario` } });
  expect(status, JSON.stringify(corpo)).toBe(200);
  return (corpo.data as { id: number }).id;
};

test('grades and diaries that were handed in stand under Notas, evaluations under Avaliações, each with its class and subject', async () => {
  const avaliacaoId = await fazer('POST', 'Avaliacao', {
    turmaDisciplinaId: e.naA,
    etapaId: e.etapas[0],
    papel: 'avaliacao',
    tipoAvaliacaoId: null,
    nome: 'Prova 1',
    descricao: null,
    dataAvaliacao: '2026-03-10',
    dataRecuperacao: null,
    valorMaximo: '10',
    peso: '1',
    substituiId: null,
  });
  const celulas = e.alunos.map((matriculaId) => ({ avaliacaoId, matriculaId, versao: 0, valor: '8' }));
  await fazer('PUT', 'DiarioNota', { turmaDisciplinaId: e.naA, celulas });
  await fazer('POST', 'Entrega', { etapaId: e.etapas[0], turmaDisciplinaIds: [e.naA] });
  const nome = expect.stringMatching(/^Prova 1 · 6º ano A · 2026 · Matemática$/);
  expect(await feitos('diario-avaliacoes')).toEqual([['avaliacao.criada', nome]]);
  expect(await feitos('diario-notas')).toEqual([
    ['diario.entregue', expect.stringMatching(/^6º ano A · 2026 · Matemática$/)],
    ['avaliacao.notas', nome],
  ]);
  // The subject of a class is changed on the class itself.
  expect((await feitos('turmas-estrutura')).map(([acao]) => acao)).not.toContain('diario.entregue');
});

import { describe, expect, test } from 'vitest';
import { comecar, contar, marcaDe, marcar, pedidoDe, type Quadro, tocar } from './rascunho.ts';
import { presencaDe } from './situacoes.ts';

const aluno = (matriculaId: number, partes: Partial<Quadro['alunos'][number]> = {}): Quadro['alunos'][number] => ({
  matriculaId,
  alunoId: matriculaId * 10,
  nome: `Aluno ${matriculaId}`,
  numeroChamada: matriculaId,
  temFoto: false,
  lugares: [{ de: '2026-02-02', ate: null }],
  justificados: [],
  marcas: [null, null],
  ...partes,
});
const coluna = (aulaId: number, partes: Partial<Quadro['colunas'][number]> = {}): Quadro['colunas'][number] => ({
  aulaId,
  turmaDisciplinaId: 1,
  disciplina: 'Matemática',
  data: '2026-03-02',
  ordem: null,
  quantidade: 2,
  chamada: null,
  ...partes,
});
const chamada = { id: 9, versao: 4, por: 'Ana', em: '2026-03-02T12:00:00Z' };
const presente = { faltas: 0, justificada: false };
const quadro: Quadro = {
  turmaId: 7,
  turma: '6º A',
  controle: 'por_aula',
  colunas: [coluna(1), coluna(2, { chamada })],
  alunos: [
    aluno(1, { marcas: [null, presente] }),
    aluno(2, { marcas: [null, { faltas: 1, justificada: false }], justificados: [{ de: '2026-03-01', ate: '2026-03-05' }] }),
    // Moved on that day: somebody says whether he was still there.
    aluno(3, { lugares: [{ de: '2026-02-02', ate: '2026-03-02' }] }),
    aluno(4, { lugares: [{ de: '2026-03-03', ate: null }] }),
  ],
};
const [ana, bia, caio, davi] = quadro.alunos as [
  Quadro['alunos'][number],
  Quadro['alunos'][number],
  Quadro['alunos'][number],
  Quadro['alunos'][number],
];
const presencaEm = (rascunho: Parameters<typeof marcaDe>[1], i: number, quem = ana) => presencaDe(marcaDe(quadro, rascunho, i, quem));

describe('the roll on the screen', () => {
  test('nobody is called before the roll is begun; then everybody expected is present', () => {
    expect(presencaEm({}, 0)).toBe('nao_chamado');
    const comecado = comecar({}, coluna(1));
    expect([ana, bia, caio, davi].map((quem) => presencaEm(comecado, 0, quem))).toEqual([
      'presente',
      'presente',
      'nao_chamado',
      'nao_chamado',
    ]);
    expect(comecar({}, coluna(2, { chamada }))).toEqual({});
  });

  test('a tap goes from present to absent to justified and back; the first one begins the roll', () => {
    let rascunho = {};
    const passos = Array.from({ length: 4 }, () => {
      rascunho = tocar(quadro, rascunho, 0, ana);
      return presencaEm(rascunho, 0);
    });
    expect(passos).toEqual(['falta', 'justificada', 'presente', 'falta']);
    expect(presencaEm(rascunho, 0, bia)).toBe('presente');
  });

  test('where a document covers the day, absent is justified by itself, and the tap goes between two', () => {
    const falta = tocar(quadro, {}, 0, bia);
    expect(marcaDe(quadro, falta, 0, bia)).toEqual({ faltas: 2, justificada: false });
    expect(contar(quadro, falta, 0)).toEqual({ presente: 1, falta: 0, justificada: 1, nao_chamado: 1 });
    expect(presencaEm(tocar(quadro, falta, 0, bia), 0, bia)).toBe('presente');
  });

  test('what is back as it was saved is no change, and nothing of it is sent', () => {
    const mudado = marcar(quadro, {}, 1, ana, { faltas: 2, justificada: false });
    expect(pedidoDe(quadro, mudado).chamadas).toEqual([
      {
        aulaId: 2,
        data: '2026-03-02',
        versao: 4,
        alunos: [
          { matriculaId: 1, faltas: 2, justificada: false },
          { matriculaId: 2, faltas: 1, justificada: false },
        ],
      },
    ]);
    expect(pedidoDe(quadro, marcar(quadro, mudado, 1, ana, presente)).chamadas).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { CampoRegistrado } from '../contexto.tsx';
import { mensagemNoResumo } from './no-resumo.ts';

const campos = new Map(
  (
    [
      ['nome', 'Nome'],
      ['filiations.0.nome', 'Nome'],
      ['filiations.11.nome', 'Nome'],
      ['filiations.length', 'Filiação', (i: number) => `Filiação ${i + 1}`],
    ] as const
  ).map(([nome, rotulo, nomeDoItem]): [string, CampoRegistrado] => [
    nome,
    { nome, rotulo, formatar: String, sensivel: false, ...(nomeDoItem ? { nomeDoItem } : {}) },
  ]),
);
const resumo = (nome: string | null, mensagem: string) => mensagemNoResumo(campos, nome, mensagem);

test('a field inside a group is named with its group, and only there', () => {
  expect(resumo('nome', 'Por favor informe o campo Nome')).toBe('Por favor informe o campo Nome');
  expect(resumo('filiations.0.nome', 'Por favor informe o campo Nome')).toBe('Por favor informe o campo Filiação 1: Nome');
  expect(resumo('filiations.11.nome', 'No máximo 200 letras')).toBe('Filiação 12: Nome: No máximo 200 letras');
  expect(resumo('filiations.length', 'No máximo 30 itens')).toBe('Filiação: No máximo 30 itens');
  expect([resumo(null, 'Confira'), resumo('sumiu', 'Confira')]).toEqual(['Confira', 'Confira']);
});

test('a field that is still to be drawn, of an item that was closed, is named by its item', () => {
  expect(resumo('filiations.3.cpf', 'Confira')).toBe('Filiação 4: Confira');
});

import { expect, test } from 'vitest';
import { colunasQueDistinguem } from './distinguir.ts';

const colunas = (...chaves: string[]) => chaves.map((chave) => ({ chave }));
const chavesDe = (linhas: readonly unknown[], mostradas: string[], resto: string[]) =>
  colunasQueDistinguem(linhas, colunas(...mostradas), colunas(...resto)).map(({ chave }) => chave);

// A price of two years, a class of two schools, a slip of two months: what the two facts of a card said of both was the same.
const precos = [
  { descricao: 'Anuidade', valor: 1, ano: 2025, tipo: 'a' },
  { descricao: 'Anuidade', valor: 1, ano: 2026, tipo: 'a' },
  { descricao: 'Material', valor: 2, ano: 2026, tipo: 'm' },
];

test('a card whose two facts repeat shows the column that tells its row apart', () => {
  expect(chavesDe(precos, ['descricao', 'valor'], ['tipo', 'ano'])).toEqual(['ano']);
});

test('a card whose facts are its own shows no more, nor does one that nothing tells apart', () => {
  expect(chavesDe(precos.slice(1), ['descricao', 'valor'], ['tipo', 'ano'])).toEqual([]);
  expect(chavesDe([precos[0], precos[0]], ['descricao'], ['tipo', 'ano'])).toEqual([]);
  expect(chavesDe([], ['descricao'], ['ano'])).toEqual([]);
});

test('where one column is not enough a second helps, and no third', () => {
  const linhas = ['aaa', 'aab', 'aba', 'abb', 'baa', 'bab'].map(([x, y, z]) => ({ nome: 'n', x, y, z }));
  expect(chavesDe(linhas, ['nome'], ['x', 'y', 'z'])).toHaveLength(2);
});

test('two amounts do not tell two rows of one name apart', () => {
  const almoco = [
    { descricao: 'Almoço', valor: 380_000, ano: 2026 },
    { descricao: 'Almoço', valor: 406_220, ano: 2027 },
  ];
  const mostradas = [{ chave: 'descricao' }, { chave: 'valor', alinhamento: 'direita' as const }];
  expect(colunasQueDistinguem(almoco, mostradas, colunas('ano')).map(({ chave }) => chave)).toEqual(['ano']);
});

test('what a person reads tells rows apart, not the value behind it', () => {
  const aulas = [
    { turma: 'P1 A', disciplina: 'Artes', horas: 160 },
    { turma: 'P1 A', disciplina: 'Música', horas: 80 },
  ];
  const lida = (linha: (typeof aulas)[number], { chave }: { chave: string }): unknown =>
    chave === 'turma' ? `${linha.turma} · ${linha.disciplina}` : Reflect.get(linha, chave);
  expect(colunasQueDistinguem(aulas, colunas('turma'), colunas('horas'))).toHaveLength(1);
  expect(colunasQueDistinguem(aulas, colunas('turma'), colunas('horas'), lida)).toEqual([]);
});

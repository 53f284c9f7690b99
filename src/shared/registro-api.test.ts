import { expect, test } from 'vitest';
import { z } from 'zod';
import { filtroId, filtroTexto } from './listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from './registro-api.ts';

const item = z.object({ id: z.number(), nome: z.string(), versao: z.number() });
const corpo = z.strictObject({ nome: z.string() });
const minimo = {
  nome: 'Sala',
  tela: 'disciplinas',
  ordem: { colunas: ['nome'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), PredioId: filtroId() },
  item,
  novo: corpo,
  edicao: corpo,
} as const;

test('the server reads filters by their own names, and an export what it is to be made of', () => {
  const api = endpointsDeRegistro(minimo);
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'nome', ordenacaoAscendente: true, parte: 'tudo' };
  expect(api.listar.query?.parse({ PredioId: '7' })).toEqual({ paginacao, filtros: { nome: undefined, predioId: 7 } });
  expect(api.exportar.query?.parse({ Nome: 'lab' })).toEqual({ paginacao, filtros: { nome: 'lab', predioId: undefined }, formato: 'csv' });
  expect(api.listar.query?.safeParse({ Formato: 'csv' }).success).toBe(false);
});

test('a register lacks what it says that it lacks, and another permission opens only what names it', () => {
  const api = endpointsDeRegistro({ ...minimo, sem: ['historico'], permissoes: { listar: ['disciplinas:visualizar'] } });
  expect(Object.keys(api)).toEqual(['listar', 'exportar', 'obter', 'criar', 'editar', 'excluir']);
  expect(api.listar.acesso).toMatchObject({ permissoes: [{ tela: 'disciplinas', acao: 'visualizar' }] });
  expect(api.exportar.acesso).toMatchObject({ permissoes: [{ tela: 'disciplinas', acao: 'listar' }] });
  expect(Object.keys(emUmaSala({ salas: api }))).toContain('salas.obter');
});

test('an edition answers id and version, or the record; then a deletion answers nothing', () => {
  const [curta, inteira] = [endpointsDeRegistro(minimo), endpointsDeRegistro({ ...minimo, editado: item })];
  const lido = { id: 1, nome: 'Lab', versao: 2 };
  expect([curta, inteira].map((api) => api.editar.output?.parse(lido))).toEqual([{ id: 1, versao: 2 }, lido]);
  expect([curta, inteira].map((api) => api.criar.output?.parse(lido))).toEqual([{ id: 1, versao: 2 }, { id: 1 }]);
  expect([curta.excluir.output?.parse(lido), inteira.excluir.output]).toEqual([{ id: 1 }, undefined]);
});

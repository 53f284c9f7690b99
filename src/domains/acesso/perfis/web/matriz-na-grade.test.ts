import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acoes, permissoesConcediveis } from '#catalog/telas.ts';
import { criarModelo } from '#platform/web/grade/modelo.ts';
import { comCelula, secoesDaMatriz } from '../matriz.ts';
import { comConsequencias, linhasGravadas, marcasDaGrade, mudancasPara, valorDeVarias } from './matriz-na-grade.ts';

const marcas = fc.subarray([...permissoesConcediveis]).map((lista) => new Set(lista));
const linhas = secoesDaMatriz('br').flatMap((secao) => secao.linhas);
const entrada = (valor: string) => ({ valor });

describe('the permission matrix on the grid', () => {
  it('holds the marks of a profile and gives them back', () => {
    fc.assert(
      fc.property(marcas, (deUm) => {
        expect(marcasDaGrade(criarModelo(linhasGravadas(deUm, 1)).ler)).toEqual(deUm);
      }),
    );
  });

  it('says of several cells that all, none or some are marked', () => {
    const { ler } = criarModelo(linhasGravadas(new Set(['pessoas:listar']), 1));
    expect(valorDeVarias(ler, [['pessoas', 'listar']])).toBe('sim');
    expect(valorDeVarias(ler, [['pessoas', 'criar']])).toBe('nao');
    expect(
      valorDeVarias(ler, [
        ['pessoas', 'listar'],
        ['pessoas', 'criar'],
      ]),
    ).toBe('parte');
  });

  it('marks along what a mark needs, in one step that is undone whole', () => {
    fc.assert(
      fc.property(marcas, fc.constantFrom(...linhas), fc.constantFrom(...acoes), fc.boolean(), (inicio, linha, acao, marcada) => {
        const modelo = criarModelo(linhasGravadas(inicio, 1), comConsequencias);
        modelo.escrever([{ linha: linha.id, coluna: acao, entrada: entrada(marcada ? 'sim' : 'nao') }]);
        expect(marcasDaGrade(modelo.ler)).toEqual(comCelula(inicio, linha, acao, marcada));
        modelo.desfazer();
        expect(marcasDaGrade(modelo.ler)).toEqual(inicio);
      }),
    );
  });

  it('lets go of what was pasted and is no mark, though the mark stays as it was', () => {
    const modelo = criarModelo(linhasGravadas(new Set(), 1), comConsequencias);
    modelo.escrever([{ linha: 'pessoas', coluna: 'listar', entrada: { digitado: 'talvez', erro: { chave: 'marcaInvalida' } } }]);
    expect(modelo.contas()).toMatchObject({ invalida: 1, mudada: 0 });
    modelo.escrever([{ linha: 'pessoas', coluna: 'listar', entrada: entrada('nao') }]);
    expect(modelo.contas()).toMatchObject({ invalida: 0, mudada: 0 });
  });

  it('puts the own changes over what somebody else saved', () => {
    fc.assert(
      fc.property(marcas, marcas, marcas, (base, minhas, deOutro) => {
        const modelo = criarModelo(linhasGravadas(base, 1));
        modelo.escrever(mudancasPara(minhas, modelo.ler));
        expect(marcasDaGrade(modelo.ler)).toEqual(minhas);
        modelo.receber(linhasGravadas(deOutro, 2));
        const juntas = marcasDaGrade(modelo.ler);
        expect([...minhas].filter((chave) => !base.has(chave)).every((chave) => juntas.has(chave))).toBe(true);
        expect([...base].filter((chave) => !minhas.has(chave)).some((chave) => juntas.has(chave))).toBe(false);
        expect(modelo.contas().conflito).toBe(0);
      }),
    );
  });

  it('keeps what was changed while the save was on its way', () => {
    const modelo = criarModelo(linhasGravadas(new Set(), 1), comConsequencias);
    modelo.escrever([{ linha: 'pessoas', coluna: 'listar', entrada: entrada('sim') }]);
    modelo.marcarEnvio(modelo.paraGravar());
    modelo.escrever([{ linha: 'pessoas', coluna: 'listar', entrada: entrada('nao') }]);
    modelo.receber(linhasGravadas(new Set(['pessoas:listar', 'pessoas:visualizar']), 2));
    expect(marcasDaGrade(modelo.ler)).toEqual(new Set(['pessoas:visualizar']));
    expect(modelo.contas().mudada).toBe(1);
  });
});

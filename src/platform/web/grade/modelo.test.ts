import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { situacaoDa } from './puro/celulas.ts';
import { criarModelo } from './modelo.ts';
import type { Entrada, Valor } from './puro/tipos.ts';

const ilegivel = (digitado: string): Entrada => ({ digitado, erro: { chave: 'numeroInvalido', params: { casas: 1 } } });
const valor = (v: Valor): Entrada => ({ valor: v });
const nova = () =>
  criarModelo([
    { id: 'ana', versao: 1, valores: { p1: '7.0', p2: null } },
    { id: 'bia', versao: 4, valores: { p1: null, p2: null } },
  ]);
const em = (linha: string, coluna: string, entrada: Entrada) => ({ linha, coluna, entrada });

describe('cells', () => {
  it('are changed, and clean again when they hold what the server has', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    expect([situacaoDa(modelo.celula('ana', 'p1')), modelo.contas().mudada]).toEqual(['mudada', 1]);
    expect(modelo.paraGravar()).toEqual([{ id: 'ana', versao: 1, valores: { p1: '8.0' } }]);
    modelo.escrever([em('ana', 'p1', valor('7.0'))]);
    expect([modelo.contas().mudada, modelo.paraGravar().length]).toEqual([0, 0]);
  });
  it('keep in sight what cannot be read, with the reason, and never send it', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', ilegivel('sete')), em('bia', 'p1', valor('5.0'))]);
    expect(modelo.celula('ana', 'p1')).toMatchObject({ valor: '7.0', invalida: { digitado: 'sete' } });
    expect(modelo.paraGravar().map(({ id }) => id)).toEqual(['bia']);
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '9.0', p2: null } }]);
    expect(modelo.celula('ana', 'p1')).toMatchObject({ valor: '9.0', invalida: { digitado: 'sete' } });
  });
  it('draw anew only the row that changed', () => {
    const modelo = nova();
    const [ana, bia] = [modelo.linha('ana'), modelo.linha('bia')];
    const p2 = ana?.celulas['p2'];
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    expect(modelo.linha('bia')).toBe(bia);
    expect(modelo.linha('ana')).not.toBe(ana);
    expect(modelo.linha('ana')?.celulas['p2']).toBe(p2);
  });
  it('ignore rows that are not there, and acts that change nothing leave no step', () => {
    const modelo = nova();
    modelo.escrever([em('caio', 'p1', valor('8.0')), em('ana', 'p1', valor('7.0'))]);
    expect([modelo.contas().desfazer, modelo.desfazer()]).toEqual([false, null]);
  });
});

describe('undo', () => {
  it('takes back whole acts, unreadable entries too, and does them again', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', ilegivel('sete')), em('ana', 'p2', valor('6.0'))]);
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    modelo.desfazer();
    expect(modelo.celula('ana', 'p1').invalida?.digitado).toBe('sete');
    expect(modelo.desfazer()).toEqual({ linha: 'ana', coluna: 'p1' });
    expect([modelo.ler('ana', 'p1'), modelo.ler('ana', 'p2'), modelo.celula('ana', 'p1').invalida]).toEqual(['7.0', null, undefined]);
    modelo.refazer();
    modelo.refazer();
    expect([modelo.ler('ana', 'p1'), modelo.ler('ana', 'p2')]).toEqual(['8.0', '6.0']);
  });
  it('of any acts, back to the start and forth to the end, gives what stood there', () => {
    const ato = fc.array(
      fc.record({
        linha: fc.constantFrom('ana', 'bia'),
        coluna: fc.constantFrom('p1', 'p2'),
        entrada: fc.oneof(fc.constantFrom('1.0', '2.0', null).map(valor), fc.constantFrom('x', 'y').map(ilegivel)),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const foto = (modelo: ReturnType<typeof nova>) =>
      ['ana', 'bia'].flatMap((l) => ['p1', 'p2'].map((c) => [modelo.ler(l, c), modelo.celula(l, c).invalida?.digitado]));
    fc.assert(
      fc.property(fc.array(ato, { maxLength: 8 }), (atos) => {
        const modelo = nova();
        const inicio = foto(modelo);
        for (const mudancas of atos) modelo.escrever(mudancas);
        const fim = foto(modelo);
        while (modelo.desfazer()) expect(modelo.contas().refazer).toBe(true);
        expect(foto(modelo)).toEqual(inicio);
        expect(modelo.contas().mudada).toBe(0);
        while (modelo.refazer()) expect(modelo.contas().desfazer).toBe(true);
        expect(foto(modelo)).toEqual(fim);
      }),
    );
  });
  it('of what was saved is a change to save, and a new act ends the way forth', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    modelo.marcarEnvio(modelo.paraGravar());
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '8.0', p2: null } }]);
    expect(situacaoDa(modelo.celula('ana', 'p1'))).toBe('salva');
    modelo.desfazer();
    expect(modelo.paraGravar()).toEqual([{ id: 'ana', versao: 2, valores: { p1: '7.0' } }]);
    modelo.escrever([em('ana', 'p2', valor('1.0'))]);
    expect(modelo.refazer()).toBeNull();
  });
  it('takes back one act among others, but for the cells that were typed into since', () => {
    const modelo = nova();
    const desfazer = modelo.escrever([em('ana', 'p2', valor('5.0')), em('bia', 'p2', valor('5.0'))]);
    modelo.escrever([em('ana', 'p2', valor('9.0'))]);
    desfazer();
    expect([modelo.ler('ana', 'p2'), modelo.ler('bia', 'p2')]).toEqual(['9.0', null]);
    desfazer();
    modelo.desfazer();
    expect(modelo.ler('ana', 'p2')).toBe('5.0');
  });
  it('leaves alone what somebody else changed since', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0')), em('ana', 'p2', valor('5.0'))]);
    modelo.marcarEnvio(modelo.paraGravar());
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '8.0', p2: '5.0' } }]);
    modelo.receber([{ id: 'ana', versao: 3, valores: { p1: '9.5', p2: '5.0' } }]);
    modelo.desfazer();
    expect([modelo.ler('ana', 'p1'), modelo.ler('ana', 'p2')]).toEqual(['9.5', null]);
  });
});

describe('what somebody else saved', () => {
  it('follows where nothing was changed here, and waits for a choice where both changed', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '9.0', p2: '3.0' } }], 'Rui');
    expect(modelo.ler('ana', 'p2')).toBe('3.0');
    expect(modelo.celula('ana', 'p1')).toMatchObject({ valor: '8.0', deOutro: { valor: '9.0', por: 'Rui' } });
    expect([modelo.contas().conflito, modelo.paraGravar().length]).toEqual([1, 0]);
  });
  it('stays or goes as one chooses, and a new entry is a choice', () => {
    const comConflito = () => {
      const modelo = nova();
      modelo.escrever([em('ana', 'p1', valor('8.0'))]);
      modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '9.0', p2: null } }]);
      return modelo;
    };
    const [aceita, insiste, digita, desfaz] = [comConflito(), comConflito(), comConflito(), comConflito()];
    aceita.aceitar('ana', 'p1');
    insiste.insistir('ana', 'p1');
    digita.escrever([em('ana', 'p1', valor('8.5'))]);
    desfaz.desfazer();
    expect([aceita.ler('ana', 'p1'), aceita.paraGravar()]).toEqual(['9.0', []]);
    expect(insiste.paraGravar()).toEqual([{ id: 'ana', versao: 2, valores: { p1: '8.0' } }]);
    expect(digita.paraGravar()).toEqual([{ id: 'ana', versao: 2, valores: { p1: '8.5' } }]);
    // Taking the own entry back never brings the value of before over the other's.
    expect([desfaz.ler('ana', 'p1'), desfaz.paraGravar()]).toEqual(['9.0', []]);
  });
  it('is no conflict when both wrote the same', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0'))]);
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '8.0', p2: null } }]);
    expect(situacaoDa(modelo.celula('ana', 'p1'))).toBe('limpa');
  });
  it('is what letting everything go leaves', () => {
    const modelo = nova();
    modelo.escrever([em('ana', 'p1', valor('8.0')), em('bia', 'p1', ilegivel('x'))]);
    modelo.receber([{ id: 'ana', versao: 2, valores: { p1: '9.0', p2: null } }]);
    modelo.descartar();
    expect([modelo.ler('ana', 'p1'), modelo.celula('bia', 'p1').invalida, modelo.contas().desfazer]).toEqual(['9.0', undefined, false]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroApi, erroLocal } from '../rede/erro-api.ts';
import { situacaoDa } from './puro/celulas.ts';
import { criarFila, type RespostaDaLinha } from './fila.ts';
import { criarModelo } from './modelo.ts';
import type { LinhaGravada } from './puro/tipos.ts';

type Pedido = {
  linhas: readonly LinhaGravada[];
  chave: string;
  responder: (respostas: readonly RespostaDaLinha[]) => void;
  falhar: (erro: Error) => void;
};

/** A line to the server that keeps each request until the test answers it, as a slow network does. */
function montar(ids = ['ana', 'bia'], porLote = 50) {
  const modelo = criarModelo(ids.map((id) => ({ id, versao: 1, valores: { p1: null, p2: null } })));
  const pedidos: Pedido[] = [];
  const fila = criarFila(
    modelo,
    (linhas, chave) => new Promise((responder, falhar) => pedidos.push({ linhas, chave, responder, falhar })),
    { porLote },
  );
  const parar = fila.ligar();
  const digitar = (linha: string, coluna: string, valor: string) => modelo.escrever([{ linha, coluna, entrada: { valor } }]);
  const estado = (linha: string, coluna = 'p1') => situacaoDa(modelo.celula(linha, coluna));
  const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { modelo, fila, pedidos, parar, digitar, estado, passar };
}
const salva = (id: string, versao: number): RespostaDaLinha => ({ id, versao });

describe('saving by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-02T17:32:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('sends the rows that changed in one request, with their versions and only the cells that changed', async () => {
    const { digitar, pedidos, passar, estado, fila } = montar();
    digitar('ana', 'p1', '7.0');
    digitar('bia', 'p2', '5.0');
    digitar('ana', 'p1', '7.5');
    expect([pedidos.length, fila.situacao.ler().fase]).toEqual([0, 'esperando']);
    await passar(600);
    expect(pedidos.map(({ linhas }) => linhas)).toEqual([
      [
        { id: 'ana', versao: 1, valores: { p1: '7.5' } },
        { id: 'bia', versao: 1, valores: { p2: '5.0' } },
      ],
    ]);
    expect(estado('ana')).toBe('salvando');
    pedidos[0]?.responder([salva('ana', 2), salva('bia', 2)]);
    await passar(0);
    expect([estado('ana'), estado('bia', 'p2')]).toEqual(['salva', 'salva']);
    expect(fila.situacao.ler()).toEqual({ fase: 'quieta', salvoEm: new Date('2026-03-02T17:32:00.600Z') });
    await passar(60_000);
    expect(pedidos.length).toBe(1);
  });

  it('a collision with the very value that stands here waits for a choice: it is not sent over it unasked', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar(['ana']);
    modelo.receber([{ id: 'ana', versao: 1, valores: { p1: '7.0', p2: null } }]);
    digitar('ana', 'p1', '8.0');
    await passar(600);
    pedidos[0]?.responder([{ id: 'ana', celulas: { p1: { conflito: { valor: '7.0', por: 'Rosa' } } } }]);
    await passar(60_000);
    expect([pedidos.length, estado('ana'), modelo.celula('ana', 'p1').deOutro]).toEqual([1, 'conflito', { valor: '7.0', por: 'Rosa' }]);
  });

  it('takes an answer cell by cell, where each has a version of its own', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar(['ana']);
    digitar('ana', 'p1', '7.0');
    digitar('ana', 'p2', '5.0');
    await passar(600);
    pedidos[0]?.responder([{ id: 'ana', celulas: { p1: { valor: '7.0' }, p2: { conflito: { valor: '6.0', por: 'Rosa' } } } }]);
    await passar(0);
    expect([estado('ana'), estado('ana', 'p2'), modelo.celula('ana', 'p2').deOutro]).toEqual([
      'salva',
      'conflito',
      { valor: '6.0', por: 'Rosa' },
    ]);
    modelo.insistir('ana', 'p2');
    await passar(600);
    pedidos[1]?.responder([{ id: 'ana', celulas: { p2: { recusa: 'Fechada.' } } }]);
    await passar(0);
    expect([estado('ana', 'p2'), modelo.pendentes()]).toEqual(['recusada', [{ linha: 'ana', coluna: 'p2', valor: '5.0' }]]);
  });

  it('keeps for the next request what is typed while one is on its way, with the new version', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar();
    digitar('ana', 'p1', '7.0');
    await passar(600);
    digitar('ana', 'p1', '9.0');
    await passar(5_000);
    expect(pedidos.length).toBe(1);
    pedidos[0]?.responder([salva('ana', 2)]);
    await passar(0);
    expect(pedidos[1]?.linhas).toEqual([{ id: 'ana', versao: 2, valores: { p1: '9.0' } }]);
    pedidos[1]?.responder([salva('ana', 3)]);
    await passar(0);
    expect([estado('ana'), modelo.ler('ana', 'p1')]).toEqual(['salva', '9.0']);
  });

  it('sends the very same request again while the network is dead, later each time, and loses nothing', async () => {
    const { digitar, pedidos, passar, fila, modelo } = montar();
    digitar('ana', 'p1', '7.0');
    await passar(600);
    const esperas = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];
    for (const [i, espera] of esperas.entries()) {
      pedidos[i]?.falhar(erroLocal('SEM_CONEXAO'));
      await passar(espera - 1);
      expect([pedidos.length, fila.situacao.ler().fase]).toEqual([i + 1, 'semRede']);
      digitar('bia', 'p1', `${i}.0`);
      await passar(1);
    }
    expect(pedidos.length).toBe(8);
    expect(new Set(pedidos.map(({ chave, linhas }) => chave + JSON.stringify(linhas))).size).toBe(1);
    pedidos[7]?.responder([salva('ana', 2)]);
    await passar(0);
    expect(pedidos[8]?.linhas).toEqual([{ id: 'bia', versao: 1, valores: { p1: '6.0' } }]);
    expect(pedidos[8]?.chave).not.toBe(pedidos[7]?.chave);
    pedidos[8]?.responder([salva('bia', 2)]);
    await passar(0);
    expect(modelo.contas()).toMatchObject({ salva: 2, mudada: 0, salvando: 0 });
  });

  it('tries at once when the network is back', async () => {
    const { digitar, pedidos, passar, fila } = montar();
    digitar('ana', 'p1', '7.0');
    await passar(600);
    pedidos[0]?.falhar(erroLocal('SEM_CONEXAO'));
    await passar(10);
    fila.tentarAgora();
    expect(pedidos.length).toBe(2);
    fila.tentarAgora();
    expect(pedidos.length).toBe(2);
  });

  it('marks a refused row with its reason and does not send it again until it changes', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar();
    digitar('ana', 'p1', '7.0');
    digitar('bia', 'p1', '5.0');
    digitar('bia', 'p2', '6.0');
    await passar(600);
    pedidos[0]?.responder([salva('ana', 2), { id: 'bia', recusa: 'A etapa está fechada.', colunas: ['p1'] }]);
    await passar(0);
    expect([estado('ana'), estado('bia', 'p1'), modelo.celula('bia', 'p1').recusa]).toEqual(['salva', 'recusada', 'A etapa está fechada.']);
    // The other cell of the row was not judged.
    expect(pedidos[1]?.linhas).toEqual([{ id: 'bia', versao: 1, valores: { p2: '6.0' } }]);
    pedidos[1]?.responder([salva('bia', 2)]);
    await passar(60_000);
    expect(pedidos.length).toBe(2);
    digitar('bia', 'p1', '5.5');
    await passar(600);
    expect(pedidos[2]?.linhas).toEqual([{ id: 'bia', versao: 2, valores: { p1: '5.5' } }]);
  });

  it('refuses all rows with the message of a request that was refused as a whole', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar();
    digitar('ana', 'p1', '7.0');
    await passar(600);
    pedidos[0]?.falhar(new ErroApi({ code: 'SEM_PERMISSAO', status: 403, message: 'Sem permissão.' }));
    await passar(60_000);
    expect([estado('ana'), modelo.celula('ana', 'p1').recusa, pedidos.length]).toEqual(['recusada', 'Sem permissão.', 1]);
  });

  it('shows both values where somebody else changed the same cell, and saves the others over the new version', async () => {
    const { digitar, pedidos, passar, estado, modelo } = montar();
    digitar('ana', 'p1', '7.0');
    digitar('ana', 'p2', '4.0');
    await passar(600);
    pedidos[0]?.responder([{ id: 'ana', conflito: { versao: 5, valores: { p1: '8.0', p2: null }, por: 'Rui' } }]);
    await passar(0);
    expect([estado('ana'), modelo.celula('ana', 'p1').deOutro]).toEqual(['conflito', { valor: '8.0', por: 'Rui' }]);
    expect(pedidos[1]?.linhas).toEqual([{ id: 'ana', versao: 5, valores: { p2: '4.0' } }]);
    pedidos[1]?.responder([salva('ana', 6)]);
    await passar(0);
    modelo.insistir('ana', 'p1');
    await passar(600);
    expect(pedidos[2]?.linhas).toEqual([{ id: 'ana', versao: 6, valores: { p1: '7.0' } }]);
  });

  it('tells, and does not repeat, a row that was not answered or is stale against its own version', async () => {
    const { digitar, pedidos, passar, estado } = montar();
    digitar('ana', 'p1', '7.0');
    digitar('bia', 'p1', '7.0');
    await passar(600);
    pedidos[0]?.responder([{ id: 'bia', conflito: { versao: 1, valores: { p1: null, p2: null } } }]);
    await passar(60_000);
    expect([estado('ana'), estado('bia'), pedidos.length]).toEqual(['recusada', 'recusada', 1]);
  });

  it('sends many rows in batches, one after the other', async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `aluno${i}`);
    const { modelo, pedidos, passar } = montar(ids, 3);
    modelo.escrever(ids.map((linha) => ({ linha, coluna: 'p1', entrada: { valor: '8.0' } })));
    await passar(600);
    for (let i = 0; i < 3; i += 1) {
      expect(pedidos.length).toBe(i + 1);
      pedidos[i]?.responder((pedidos[i]?.linhas ?? []).map(({ id }) => salva(id, 2)));
      await passar(0);
    }
    expect(pedidos.map(({ linhas }) => linhas.length)).toEqual([3, 3, 1]);
    expect(modelo.contas().salva).toBe(7);
  });

  it('takes the server’s own writing of a value, unless it was changed meanwhile', async () => {
    const { digitar, pedidos, passar, modelo } = montar();
    digitar('ana', 'p1', '7');
    digitar('bia', 'p1', '8');
    await passar(600);
    digitar('bia', 'p1', '9');
    pedidos[0]?.responder([
      { id: 'ana', versao: 2, valores: { p1: '7.0' } },
      { id: 'bia', versao: 2, valores: { p1: '8.0' } },
    ]);
    await passar(0);
    expect([modelo.ler('ana', 'p1'), modelo.ler('bia', 'p1')]).toEqual(['7.0', '9']);
  });

  it('stops with its screen', async () => {
    const { digitar, pedidos, passar, parar } = montar();
    digitar('ana', 'p1', '7.0');
    parar();
    await passar(60_000);
    expect(pedidos.length).toBe(0);
  });
});

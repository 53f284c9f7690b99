import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardarLocal } from '../armazem.ts';
import { ErroApi, erroLocal } from '../rede/erro-api.ts';
import { mudarEstado } from '../sessao/sessao-estado.ts';
import type { TipoDeEnvio } from './envio.ts';
import { enfileirar, lerEnvio, listarEnvios } from './guarda.ts';
import { descartar, enviarFila, escolher } from './remetente.ts';
import { segurar } from './seguros.ts';
import { registrarTipoDeEnvio } from './tipos.ts';

const ana = 'ana@escola.br';
const bia = 'bia@escola.br';
const pessoa = (email: string) => ({ nome: 'Ana', sobrenome: 'Lima', email, personId: 1, admin: false, foto: null });
const responder = vi.fn<TipoDeEnvio['enviar']>();
registrarTipoDeEnvio('prova', () =>
  Promise.resolve({
    envelhece: [],
    enviar: responder,
    insistir: (corpo, { versao }) => ({ ...(corpo as object), versao }),
    largar: () => null,
  }),
);
const por = (usuario: string, id: string, corpo: unknown = {}) => enfileirar(usuario, { id, tipo: 'prova', titulo: id, href: '/', corpo });
const enviados = (): unknown[] => responder.mock.calls.map(([corpo]) => corpo);

beforeEach(() => {
  responder.mockReset().mockResolvedValue(null);
  mudarEstado({ situacao: 'aberta', usuario: pessoa(ana), semRede: false });
});
afterEach(() => {
  for (const usuario of [ana, bia]) for (const { id } of listarEnvios(usuario)) guardarLocal(`rascunho:${usuario}:envio:${id}`, null);
  mudarEstado({ situacao: 'anonima', usuario: null, semRede: false });
});

describe('the outbox', () => {
  test('goes in the order in which it was begun, each write once with its key, and is empty after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [i, id] of ['um', 'dois', 'tres'].entries()) {
      vi.setSystemTime(1_000 * i);
      por(ana, id, { id });
    }
    vi.useRealTimers();
    await Promise.all([enviarFila(), enviarFila()]);
    expect(enviados()).toEqual([{ id: 'um' }, { id: 'dois' }, { id: 'tres' }]);
    expect(new Set(responder.mock.calls.map(([, chave]) => chave)).size).toBe(3);
    expect(listarEnvios(ana)).toEqual([]);
  });

  test('without an answer stays as it is, key and all, and the ones after it wait', async () => {
    por(ana, 'a');
    por(ana, 'b');
    const chave = lerEnvio(ana, 'a')?.chave;
    responder.mockRejectedValueOnce(erroLocal('SEM_CONEXAO'));
    await enviarFila();
    expect(responder).toHaveBeenCalledTimes(1);
    await enviarFila();
    expect(responder.mock.calls[1]?.[1]).toBe(chave);
    expect(listarEnvios(ana)).toEqual([]);
  });

  test('is sent neither without a network, nor with a session that ended, nor for somebody else who signed in', async () => {
    por(ana, 'a');
    for (const estado of [
      { semRede: true },
      { situacao: 'expirada' as const, semRede: false },
      { situacao: 'aberta' as const, usuario: pessoa(bia) },
    ]) {
      mudarEstado(estado);
      await enviarFila();
    }
    expect(responder).not.toHaveBeenCalled();
    expect(listarEnvios(ana)).toHaveLength(1);
    expect(listarEnvios(bia)).toEqual([]);
  });

  test('stops where the session ends in the middle: nothing of it counts as refused', async () => {
    por(ana, 'a');
    responder.mockRejectedValueOnce(new ErroApi({ code: 'SESSAO_ABANDONADA', status: 401, message: 'x' }));
    await enviarFila();
    expect(lerEnvio(ana, 'a')).toMatchObject({ problemas: [] });
  });

  test.each([
    ['a permission that was taken', 403],
    ['a closed etapa', 409],
    ['what exists no more', 404],
    ['a fault of the server with this write', 500],
  ])('keeps what was typed beside the reason where %s stands in the way, and goes on', async (_, status) => {
    por(ana, 'a', { valor: '8' });
    por(ana, 'b');
    responder.mockRejectedValueOnce(new ErroApi({ code: 'X', status, message: 'A etapa está fechada.' }));
    await enviarFila();
    expect(listarEnvios(ana)).toMatchObject([{ id: 'a', corpo: { valor: '8' }, problemas: [{ motivo: 'A etapa está fechada.' }] }]);
  });

  test.each([401, 429, 502, 503, 504])('takes %i as no answer: it stays as it is', async (status) => {
    por(ana, 'a');
    responder.mockRejectedValueOnce(new ErroApi({ code: 'X', status, message: 'x' }));
    await enviarFila();
    expect(listarEnvios(ana)).toMatchObject([{ id: 'a', problemas: [] }]);
  });

  test('waits where the same write is still under way at the server', async () => {
    por(ana, 'a');
    responder.mockRejectedValueOnce(new ErroApi({ code: 'OPERACAO_EM_ANDAMENTO', status: 409, message: 'x' }));
    await enviarFila();
    expect(listarEnvios(ana)).toMatchObject([{ id: 'a', problemas: [] }]);
  });

  test('waits where the code of a kind cannot be loaded, and is not broken by it', async () => {
    registrarTipoDeEnvio('longe', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    enfileirar(ana, { id: 'a', tipo: 'longe', titulo: 'a', href: '/', corpo: {} });
    await enviarFila();
    expect(listarEnvios(ana)).toMatchObject([{ id: 'a', problemas: [] }]);
  });

  test('keeps what a part of a write that failed has settled', async () => {
    por(ana, 'a', { aula: null });
    responder.mockImplementationOnce((_corpo, _chave, anotar) => {
      anotar({ aula: 77 });
      return Promise.reject(new ErroApi({ code: 'X', status: 409, message: 'x' }));
    });
    await enviarFila();
    expect(lerEnvio(ana, 'a')).toMatchObject({ corpo: { aula: 77 }, problemas: [{ motivo: 'x' }] });
  });

  test('discards nothing that an open screen holds: it would write it again', async () => {
    por(ana, 'a');
    const soltar = segurar('a', () => undefined);
    expect(await descartar(ana, 'a')).toBe(false);
    expect(lerEnvio(ana, 'a')).not.toBeNull();
    soltar();
    await vi.waitFor(async () => expect(await descartar(ana, 'a')).toBe(true));
    expect(lerEnvio(ana, 'a')).toBeNull();
  });

  test('waits for a choice about a collision, and sends it over what stands when it is made', async () => {
    por(ana, 'a', { valor: '8' });
    const problema = { id: 'p', rotulo: 'Ana', digitado: '8', atual: '7', por: 'Rui', motivo: 'x', versao: 4 };
    responder.mockResolvedValueOnce({ corpo: { valor: '8' }, problemas: [problema] });
    await enviarFila();
    await enviarFila();
    expect(responder).toHaveBeenCalledTimes(1);
    await escolher(ana, 'a', 'p', 'minha');
    expect(enviados()).toEqual([{ valor: '8' }, { valor: '8', versao: 4 }]);
    expect(listarEnvios(ana)).toEqual([]);
  });

  test('what is typed again while it is on its way is not lost to the answer of before', async () => {
    por(ana, 'a', { valor: '8' });
    responder.mockImplementationOnce(() => {
      por(ana, 'a', { valor: '9' });
      return Promise.resolve(null);
    });
    await enviarFila();
    expect(listarEnvios(ana)).toMatchObject([{ corpo: { valor: '9' } }]);
  });

  test('leaves to the screen what a screen holds, until it lets go', async () => {
    por(ana, 'a');
    const soltar = segurar('a', () => undefined);
    await enviarFila();
    expect(responder).not.toHaveBeenCalled();
    soltar();
    await vi.waitFor(async () => {
      await enviarFila();
      expect(responder).toHaveBeenCalledTimes(1);
    });
  });
});

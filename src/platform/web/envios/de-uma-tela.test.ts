import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErroApi, erroLocal } from '../rede/erro-api.ts';
import { mudarEstado } from '../sessao/sessao-estado.ts';
import { enviarGuardando } from './de-uma-tela.ts';
import type { TipoDeEnvio } from './envio.ts';
import { enfileirar, gravarEnvio, lerEnvio } from './guarda.ts';
import { isSeguroAqui } from './seguros.ts';
import { registrarTipoDeEnvio } from './tipos.ts';

const ana = 'ana@escola.br';
const daFila = vi.fn<TipoDeEnvio['enviar']>();
registrarTipoDeEnvio('tela', () => Promise.resolve({ envelhece: [], enviar: daFila, insistir: (corpo) => corpo, largar: () => null }));
const envio = (corpo: unknown) => ({ id: 'tela:1', tipo: 'tela', titulo: 'x', href: '/', corpo });
const recusa = (status: number, code = 'X') => new ErroApi({ code, status, message: 'x' });

beforeEach(() => {
  daFila.mockReset().mockReturnValue(new Promise(() => undefined));
  const usuario = { nome: 'Ana', sobrenome: 'Lima', email: ana, personId: 1, admin: false, foto: null };
  mudarEstado({ situacao: 'expirada', usuario, semRede: false });
});
afterEach(() => {
  gravarEnvio(ana, 'tela:1', null);
  mudarEstado({ situacao: 'anonima', usuario: null });
});

test('what a screen sends is kept before it leaves, held by the screen, and goes when it arrived', async () => {
  const visto = vi.fn();
  const dada = await enviarGuardando(ana, envio({ n: 1 }), async () => {
    visto(lerEnvio(ana, 'tela:1')?.corpo, isSeguroAqui('tela:1'));
    return 'ok';
  });
  expect(visto).toHaveBeenCalledExactlyOnceWith({ n: 1 }, true);
  expect([dada, lerEnvio(ana, 'tela:1'), isSeguroAqui('tela:1')]).toEqual([{ resposta: 'ok' }, null, false]);
});

test.each([
  ['no network', erroLocal('SEM_CONEXAO')],
  ['a network that hangs', erroLocal('TEMPO_ESGOTADO')],
  ['a server that is away', recusa(503)],
  ['a fault of the server', recusa(500)],
  ['a session that went', recusa(401, 'SESSAO_ABANDONADA')],
  ['the same write still under way', recusa(409, 'OPERACAO_EM_ANDAMENTO')],
])('with %s it waits in the queue, and what was sent goes again under its key', async (_, erro) => {
  const chaves: string[] = [];
  const enviar = async (chave: string) => {
    chaves.push(chave);
    throw erro;
  };
  expect(await enviarGuardando(ana, envio({ n: 1 }), enviar)).toBeNull();
  expect(lerEnvio(ana, 'tela:1')).toMatchObject({ corpo: { n: 1 }, chave: chaves[0], problemas: [] });
  await enviarGuardando(ana, envio({ n: 1 }), enviar);
  await enviarGuardando(ana, envio({ n: 2 }), enviar);
  expect(chaves[1]).toBe(chaves[0]);
  expect(chaves[2]).not.toBe(chaves[0]);
});

test('refused, it stays on the screen alone; what waited before it waits on', async () => {
  const recusar = () => Promise.reject(recusa(409, 'VERSAO_DESATUALIZADA'));
  await expect(enviarGuardando(ana, envio({ n: 1 }), recusar)).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
  expect(lerEnvio(ana, 'tela:1')).toBeNull();
  enfileirar(ana, envio({ n: 0 }));
  await expect(enviarGuardando(ana, envio({ n: 1 }), recusar)).rejects.toMatchObject({ code: 'VERSAO_DESATUALIZADA' });
  expect(lerEnvio(ana, 'tela:1')?.corpo).toEqual({ n: 0 });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { chamar } from '../rede/api.ts';
import { guardarLocal, lerLocal } from '../armazem.ts';
import { ErroApi, erroLocal } from '../rede/erro-api.ts';
import { definirServicoDeSessao, esquecerSessao, PACIENCIA_MS, type RespostaValidacao, seguirOutraAba, sessao } from './sessao.ts';
import { perderSessao } from './sessao-espera.ts';
import { carregarGuardado, estadoDaSessao, guardarToken, tokenAtual } from './sessao-estado.ts';

const pessoas = defineEndpoint({
  method: 'POST',
  path: 'Pessoa',
  acesso: autenticado('test'),
  resumo: 'x',
  body: z.strictObject({ nome: z.string() }),
  output: z.object({ id: z.number() }),
});

const valida = (extra: Partial<RespostaValidacao> = {}): RespostaValidacao => ({
  valid: true,
  permissions: [{ nome: 'pessoas', permissoes: ['Visualizar'] }],
  admin: false,
  expiraEm: '2026-11-20T12:30:00.000Z',
  agora: '2026-11-20T12:00:00.000Z',
  usuario: { nome: 'Maria', sobrenome: 'Ferreira', email: 'secretaria@demo.escola', personId: 1 },
  ...extra,
});
const recusa = (status: number) => new ErroApi({ code: 'X', status, message: 'x' });
const validar = vi.fn<(o: { atividade: boolean }) => Promise<RespostaValidacao>>();
const sair = vi.fn<() => Promise<unknown>>();

beforeEach(async () => {
  vi.useFakeTimers();
  validar.mockReset().mockResolvedValue(valida());
  sair.mockReset().mockResolvedValue(undefined);
  definirServicoDeSessao({
    entrar: async ({ email }) => ({ accessToken: 'novo', name: 'Maria', surname: 'Ferreira', email, personId: 1 }),
    validar,
    sair,
  });
  guardarToken('velho');
  carregarGuardado();
  await sessao.verificar();
});

afterEach(() => {
  esquecerSessao();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('checking the session', () => {
  it('opens with permissions, and the end in this computer’s clock', () => {
    expect(estadoDaSessao()).toMatchObject({ situacao: 'aberta', expiraEm: Date.now() + 30 * 60_000 });
    expect(sessao.pode('pessoas', 'visualizar')).toBe(true);
    expect(sessao.pode('perfis', 'visualizar')).toBe(false);
    expect(sessao.pode('dashboard', 'visualizar')).toBe(true);
    expect(lerLocal('nome')).toBe('Maria');
  });

  it('keeps a rotated token', async () => {
    validar.mockResolvedValue(valida({ accessToken: 'rodado' }));
    await sessao.verificar();
    expect(lerLocal('token')).toBe('rodado');
  });

  it.each([
    ['a 401', () => Promise.reject(recusa(401))],
    ['valid: false', () => Promise.resolve(valida({ valid: false }))],
  ])('%s clears at once and keeps the page waiting', async (_, resposta) => {
    validar.mockImplementation(resposta);
    await sessao.verificar();
    expect(lerLocal('token')).toBeNull();
    expect(estadoDaSessao()).toMatchObject({ situacao: 'expirada', usuario: { email: 'secretaria@demo.escola' } });
  });

  it('a 403 clears nothing', async () => {
    validar.mockRejectedValue(recusa(403));
    await sessao.verificar();
    expect(estadoDaSessao().situacao).toBe('aberta');
    expect(lerLocal('token')).toBe('velho');
  });

  it('asks a silent server again for half a minute with the page intact, then clears', async () => {
    validar.mockRejectedValue(erroLocal('SEM_CONEXAO'));
    const checagem = sessao.verificar();
    await vi.advanceTimersByTimeAsync(PACIENCIA_MS - 6_000);
    expect(estadoDaSessao()).toMatchObject({ situacao: 'aberta', semResposta: true });
    await vi.advanceTimersByTimeAsync(12_000);
    await checagem;
    expect(estadoDaSessao()).toMatchObject({ situacao: 'expirada', semResposta: false });
    expect(lerLocal('token')).toBeNull();
  });

  it('forgets nothing when the server comes back in time', async () => {
    validar.mockRejectedValueOnce(recusa(503)).mockRejectedValueOnce(erroLocal('SEM_CONEXAO'));
    const checagem = sessao.verificar();
    await vi.advanceTimersByTimeAsync(5_000);
    await checagem;
    expect(estadoDaSessao()).toMatchObject({ situacao: 'aberta', semResposta: false });
  });
});

describe('a call whose session died', () => {
  const responder = (status: number, corpo: object) => new Response(JSON.stringify(corpo), { status });
  const enviados = (): string[] => vi.mocked(fetch).mock.calls.map(([, pedido]) => new Headers(pedido?.headers).get('Authorization') ?? '');
  const semSessao = { error: { code: 'SESSAO_INVALIDA', message: 'x', fields: [], correlationId: 'c' } };

  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_: string, pedido: RequestInit) => {
        const vivo = new Headers(pedido.headers).get('Authorization') === 'Bearer novo';
        return vivo ? responder(200, { data: { id: 9 } }) : responder(401, semSessao);
      }),
    );
  });

  it('is not sent under another person who signed in meanwhile, in another tab', async () => {
    const de = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
    guardarToken(de('1'));
    vi.mocked(fetch).mockImplementationOnce(async () => {
      guardarToken(de('2'));
      return responder(401, semSessao);
    });
    await expect(chamar(pessoas, { body: { nome: 'Ana' } })).rejects.toMatchObject({ code: 'SESSAO_ABANDONADA' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('begun while the page is covered, is not sent under another person who signs in in another tab', async () => {
    const de = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
    for (const perder of [() => perderSessao(tokenAtual()), () => seguirOutraAba(null)]) {
      const replace = vi.fn();
      vi.stubGlobal('window', { location: { replace } });
      guardarToken(de('1'));
      await sessao.verificar();
      validar.mockClear();
      await perder();
      expect(estadoDaSessao().situacao).toBe('expirada');
      const desfecho = expect(chamar(pessoas, { body: { nome: 'Ana' } })).rejects.toMatchObject({ code: 'SESSAO_ABANDONADA' });
      await vi.advanceTimersByTimeAsync(0);
      await seguirOutraAba(de('2'));
      await desfecho;
      expect([vi.mocked(fetch).mock.calls.length, validar.mock.calls.length, replace.mock.calls]).toEqual([0, 0, [['/dashboard']]]);
      esquecerSessao();
      guardarToken(de('1'));
      carregarGuardado();
    }
  });

  it('begun while the page is covered, is refused under whoever came since', async () => {
    const de = (sub: string): string => `x.${btoa(JSON.stringify({ sub }))}.x`;
    guardarToken(de('1'));
    perderSessao(tokenAtual());
    const desfecho = expect(chamar(pessoas, { body: { nome: 'Ana' } })).rejects.toMatchObject({ code: 'SESSAO_ABANDONADA' });
    guardarToken(de('2'));
    await sessao.verificar();
    await desfecho;
    expect(fetch).not.toHaveBeenCalled();
  });

  it('that the network leaves hanging is given up after the time it was given', async () => {
    vi.useRealTimers();
    vi.mocked(fetch).mockImplementation(
      (_, pedido) => new Promise((__, recusar) => pedido?.signal?.addEventListener('abort', () => recusar(pedido.signal?.reason))),
    );
    await expect(chamar(pessoas, { body: { nome: 'Ana' } }, { prazoMs: 20 })).rejects.toMatchObject({ code: 'TEMPO_ESGOTADO', status: 0 });
  });

  it('whose answer breaks off in the middle has no answer', async () => {
    const partida = new ReadableStream({ start: (controle) => controle.error(new TypeError('network error')) });
    vi.mocked(fetch).mockResolvedValue(new Response(partida, { status: 200 }));
    await expect(chamar(pessoas, { body: { nome: 'Ana' } })).rejects.toMatchObject({ code: 'SEM_CONEXAO', status: 0 });
  });

  it('waits for the sign-in over the page and is sent again, with the same key', async () => {
    const gravado = chamar(pessoas, { body: { nome: 'Ana' } }, { chaveIdempotencia: 'chave-1' });
    await vi.advanceTimersByTimeAsync(0);
    expect(estadoDaSessao().situacao).toBe('expirada');
    await sessao.entrar({ email: 'secretaria@demo.escola', senha: 'x' });
    await expect(gravado).resolves.toEqual({ id: 9 });
    expect(enviados()).toEqual(['Bearer velho', 'Bearer novo']);
    expect(vi.mocked(fetch).mock.calls.map(([, pedido]) => new Headers(pedido?.headers).get('Idempotency-Key'))).toEqual([
      'chave-1',
      'chave-1',
    ]);
  });

  it('is sent for nobody when the user leaves', async () => {
    const gravado = chamar(pessoas, { body: { nome: 'Ana' } });
    const desfecho = expect(gravado).rejects.toMatchObject({ code: 'SESSAO_ABANDONADA' });
    await vi.advanceTimersByTimeAsync(0);
    await sessao.sair();
    await desfecho;
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is never sent in the name of another person', async () => {
    const replace = vi.fn();
    vi.stubGlobal('window', { location: { replace } });
    const gravado = chamar(pessoas, { body: { nome: 'Ana' } });
    const desfecho = expect(gravado).rejects.toMatchObject({ code: 'SESSAO_ABANDONADA' });
    await vi.advanceTimersByTimeAsync(0);
    await sessao.entrar({ email: 'outra@demo.escola', senha: 'x' });
    await desfecho;
    expect(replace).toHaveBeenCalledWith('/dashboard');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('sends every header of the contract', async () => {
    await sessao.entrar({ email: 'secretaria@demo.escola', senha: 'x' });
    await chamar(pessoas, { body: { nome: 'Ana' } });
    const cabecalhos = new Headers(vi.mocked(fetch).mock.calls[0]?.[1]?.headers);
    expect(Object.fromEntries(cabecalhos)).toMatchObject({
      authorization: 'Bearer novo',
      'content-language': 'pt-BR',
      'x-patio-vinculo': 'cookie',
      'content-type': 'application/json',
    });
  });
});

describe('signing out', () => {
  it('clears the session and the own drafts, keeps preferences and what others at this computer typed', async () => {
    const minha = `rascunho:${estadoDaSessao().usuario?.email ?? ''}:pessoa`;
    guardarLocal('tema', 'dark');
    guardarLocal(minha, '{"nome":"Ana"}');
    guardarLocal('rascunho:outra@escola.br:pessoa', '{"nome":"Bia"}');
    await sessao.sair();
    expect(sair).toHaveBeenCalledTimes(1);
    for (const chave of ['token', 'nome', 'sobrenome', 'email', 'foto', minha]) expect(lerLocal(chave)).toBeNull();
    expect([lerLocal('tema'), lerLocal('rascunho:outra@escola.br:pessoa')]).toEqual(['dark', '{"nome":"Bia"}']);
    expect(estadoDaSessao()).toMatchObject({ situacao: 'anonima', usuario: null });
  });

  it('does not wait for a server that never answers', async () => {
    sair.mockReturnValue(new Promise(() => undefined));
    const saida = sessao.sair();
    await vi.advanceTimersByTimeAsync(5_000);
    await saida;
    expect(tokenAtual()).toBeNull();
  });

  it('clears this browser even when the server refuses', async () => {
    sair.mockRejectedValue(recusa(500));
    await sessao.sair();
    expect(tokenAtual()).toBeNull();
  });
});

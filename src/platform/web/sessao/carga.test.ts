import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carregarComPrazo, isArquivoAusente, PRAZO_DA_TELA_MS, TelaNaoChegou } from '../pagina/carga-de-tela.ts';
import { lerCargaDoToken } from './carga-do-token.ts';
import { avancar } from '../pagina/passo-do-progresso.ts';
import { combina, escreverAtalho } from '../teclas.ts';

const Tela = () => null;

describe('carregarComPrazo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives the default export', async () => {
    await expect(
      carregarComPrazo(
        async () => ({ default: Tela }),
        () => false,
      ),
    ).resolves.toBe(Tela);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up after 120 seconds', async () => {
    const carga = carregarComPrazo(
      () => new Promise(() => undefined),
      () => false,
    );
    const desfecho = expect(carga).rejects.toMatchObject({ name: 'TelaNaoChegou', motivo: 'tarde' });
    await vi.advanceTimersByTimeAsync(PRAZO_DA_TELA_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await desfecho;
  });

  it('reloads the page for a missing file, and asks the user when it already did', async () => {
    const ausente = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'));
    const recarregar = vi.fn(() => false);
    await expect(carregarComPrazo(ausente, recarregar)).rejects.toBeInstanceOf(TelaNaoChegou);
    expect(recarregar).toHaveBeenCalledTimes(1);
    let terminou = false;
    void carregarComPrazo(ausente, () => true).finally(() => {
      terminou = true;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(terminou).toBe(false);
  });

  it('lets a defect of the screen itself through, without reloading', async () => {
    const recarregar = vi.fn(() => true);
    await expect(carregarComPrazo(() => Promise.reject(new ReferenceError('x')), recarregar)).rejects.toThrow('x');
    expect(recarregar).not.toHaveBeenCalled();
  });

  it('knows the words of each browser', () => {
    for (const mensagem of [
      'Failed to fetch dynamically imported module: x',
      'error loading dynamically imported module',
      'Importing a module script failed.',
      'Unable to preload CSS for /a.css',
    ])
      expect(isArquivoAusente(new Error(mensagem))).toBe(true);
    expect(isArquivoAusente(new Error('boom'))).toBe(false);
  });
});

describe('lerCargaDoToken', () => {
  const token = (carga: object) => `h.${Buffer.from(JSON.stringify(carga)).toString('base64url')}.s`;

  it('reads identity and admin flag', () => {
    expect(lerCargaDoToken(token({ sub: '7', role: 'admin', nome: 'João' }))).toEqual({ sub: '7', admin: true });
    expect(lerCargaDoToken(token({ sub: 7, role: 'usuario' }))).toEqual({ sub: '7', admin: false });
  });

  it('gives nobody for anything else', () => {
    for (const ruim of [null, '', 'abc', 'a.%%%.c', 'a.bnVsbA.c']) expect(lerCargaDoToken(ruim)).toEqual({ sub: null, admin: false });
  });
});

describe('keys and progress', () => {
  const tecla = (key: string, extra: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...extra });

  it('compares combinations exactly', () => {
    expect(combina('mod+k', tecla('K', { ctrlKey: true }))).toBe(true);
    expect(combina('mod+k', tecla('k', { metaKey: true }))).toBe(true);
    expect(combina('mod+k', tecla('k'))).toBe(false);
    expect(combina('/', tecla('/', { ctrlKey: true }))).toBe(false);
    expect(combina('?', tecla('?'))).toBe(true);
    expect(escreverAtalho('mod+enter')).toBe('Ctrl Enter');
  });

  it('never reaches the end by itself', () => {
    let parte = 0;
    for (let i = 0; i < 100; i += 1) {
      const proxima = avancar(parte);
      expect(proxima).toBeGreaterThanOrEqual(parte);
      parte = proxima;
    }
    expect(parte).toBeLessThan(1);
  });
});

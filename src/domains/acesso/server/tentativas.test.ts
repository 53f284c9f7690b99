import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { esperaApos, limites } from '../limites.ts';
import { limparAcesso } from './limpeza.ts';
import { criarVez } from '#platform/server/vez.ts';
import { enderecoParaContar } from '#platform/server/endereco-para-contar.ts';
import { chaveDeTentativa, contarTentativa } from './tentativas.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const linha = async (alvo: string) =>
  (
    await sql<{ contador: number; espera: number | null }>`select contador, extract(epoch from bloqueada_ate - contada_em)::float8 as espera
    from tentativas where chave = ${chaveDeTentativa('conta', alvo)}`.execute(banco.db)
  ).rows[0];
const liberar = () => sql`update tentativas set bloqueada_ate = now() - interval '1 millisecond'`.execute(banco.db);

describe('counted attempts', () => {
  it('wait exactly as the rule says, doubling, and stop counting while blocked', async () => {
    for (let n = 1; n <= limites.conta.livres + 12; n += 1) {
      await contarTentativa(banco.db, 'conta', 'a@demo.escola');
      const { contador, espera } = (await linha('a@demo.escola')) ?? {};
      expect([contador, espera ?? 0]).toEqual([n, esperaApos(limites.conta, n)]);
      if (n > limites.conta.livres) {
        await expect(contarTentativa(banco.db, 'conta', 'a@demo.escola')).rejects.toMatchObject({ code: 'MUITAS_TENTATIVAS', status: 429 });
        expect((await linha('a@demo.escola'))?.contador).toBe(n);
        await liberar();
      }
    }
  });

  it('are forgotten after the window, and removed by the clean-up', async () => {
    await sql`update tentativas set janela_ate = now() - interval '1 second'`.execute(banco.db);
    await contarTentativa(banco.db, 'conta', 'a@demo.escola');
    expect(await linha('a@demo.escola')).toMatchObject({ contador: 1, espera: null });
    await sql`update tentativas set janela_ate = now() - interval '1 second'`.execute(banco.db);
    await limparAcesso(banco.db);
    expect(await linha('a@demo.escola')).toBeUndefined();
  });

  it('keep accounts apart and store no address or e-mail', async () => {
    await contarTentativa(banco.db, 'conta', 'b@demo.escola');
    await contarTentativa(banco.db, 'link', '203.0.113.9');
    const { rows } = await sql<{ chave: string }>`select chave from tentativas`.execute(banco.db);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ chave }) => chave).join()).not.toMatch(/demo\.escola|203\.0/);
  });
});

describe('addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:DB8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::5', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, contado) => expect(enderecoParaContar(ip)).toBe(contado));
});

describe('semaphore', () => {
  it('runs two at once, in order, refuses beyond the queue, and frees the place of what failed', async () => {
    const comVez = criarVez({ simultaneos: 2, fila: 3 });
    let correndo = 0;
    let maximo = 0;
    const ordem: number[] = [];
    const trabalho = (n: number) =>
      comVez(async () => {
        correndo += 1;
        maximo = Math.max(maximo, correndo);
        ordem.push(n);
        await new Promise((seguir) => setTimeout(seguir, 5));
        correndo -= 1;
        if (n === 2) throw new Error('falhou');
        return n;
      });
    const resultados = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(trabalho));
    expect(maximo).toBe(2);
    expect(ordem).toEqual([1, 2, 3, 4, 5]);
    expect(resultados.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect((resultados[5] as PromiseRejectedResult).reason).toMatchObject({ code: 'MUITAS_TENTATIVAS' });
    await expect(trabalho(7)).resolves.toBe(7);
  });
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { ChaveDeDadosErrada, criarCifra, esquecerChavesAntigas, registrarChaveDeDados } from './cifra.ts';

const [velha, nova, alheia] = [1, 2, 3].map(() => randomBytes(32)) as [Buffer, Buffer, Buffer];

describe('cipher of columns', () => {
  it('opens what it closed, differently each time, and nothing of it shows', () => {
    const cifra = criarCifra([nova]);
    const [a, b] = [cifra.fechar('Alergia a dipirona', 'ficha:1'), cifra.fechar('Alergia a dipirona', 'ficha:1')];
    expect(a.dados.equals(b.dados)).toBe(false);
    expect(a.dados.includes('dipirona')).toBe(false);
    expect([cifra.abrir(a, 'ficha:1'), cifra.abrir(b, 'ficha:1')]).toEqual(['Alergia a dipirona', 'Alergia a dipirona']);
  });

  it('does not open what was changed, cut, or moved to another record', () => {
    const cifra = criarCifra([nova]);
    const fechado = cifra.fechar('H90.3', 'ficha:1');
    expect(() => cifra.abrir(fechado, 'ficha:2')).toThrow();
    expect(() => cifra.abrir({ ...fechado, dados: fechado.dados.subarray(0, -1) }, 'ficha:1')).toThrow();
    expect(() => cifra.abrir({ ...fechado, dados: fechado.dados.subarray(0, 20) }, 'ficha:1')).toThrow();
    for (let i = 0; i < fechado.dados.length; i += 1) {
      const mexido = Buffer.from(fechado.dados);
      mexido[i] = (mexido[i] ?? 0) ^ 1;
      expect(() => cifra.abrir({ ...fechado, dados: mexido }, 'ficha:1')).toThrow();
    }
  });

  it('opens with an earlier key, closes with the present one, and says which key is missing', () => {
    const antes = criarCifra([velha]).fechar('texto', 'x');
    const rodada = criarCifra([nova, velha]);
    expect(rodada.abrir(antes, 'x')).toBe('texto');
    expect(rodada.fechar('texto', 'x').chaveId).toBe(criarCifra([nova]).chaveAtual);
    expect(() => criarCifra([nova]).abrir(antes, 'x')).toThrow(
      expect.objectContaining({ code: 'DADOS_PROTEGIDOS', status: 503, params: { chave: antes.chaveId } }),
    );
  });
});

describe('the key of a database', () => {
  let banco: BancoDeTeste;
  beforeAll(async () => {
    banco = await bancoDeTeste();
  });
  afterAll(() => banco.fechar());

  it('keeps out a process with another key, also when both start together, and lets keys rotate', async () => {
    const juntos = await Promise.allSettled([velha, alheia].map((chave) => registrarChaveDeDados(banco.db, criarCifra([chave]))));
    expect(juntos.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(juntos.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ChaveDeDadosErrada) });
    await sql`delete from chaves_dados`.execute(banco.db);
    await registrarChaveDeDados(banco.db, criarCifra([velha]));
    await expect(registrarChaveDeDados(banco.db, criarCifra([nova]))).rejects.toThrow('DATA_KEY');
    const rodada = criarCifra([nova, velha]);
    await registrarChaveDeDados(banco.db, rodada);
    await esquecerChavesAntigas(banco.db, rodada);
    await registrarChaveDeDados(banco.db, criarCifra([nova]));
  });
});

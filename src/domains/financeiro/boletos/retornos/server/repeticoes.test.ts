import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AvisoDoBanco } from '#portal/demo/fim/retorno-do-banco.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  boletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// What a bank tells twice counts once, and what it tells of different payments is never one.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 4 });
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const um = () => boletoDeTeste(banco.db, c, { dataEmissao: '2026-01-05' });
const destinos = async (id: number) => (await linhasDo(banco.db, id)).map((l) => l.resultado);
const previa = async (id: number) => (await linhasDo(banco.db, id)).map((l) => l.previsto);
const tarifas = async (id: number): Promise<number[]> => {
  const { rows } = await sql<{ valor: number }>`select f.valor_centavos as valor from lancamentos_financeiros f
    join retornos_linhas l on f.origem_tipo = 'tarifa_boleto' and f.origem_id = l.id where l.retorno_id = ${id} order by l.linha`.execute(
    banco.db,
  );
  return rows.map((r) => r.valor);
};
const semNumero = (partes: Partial<AvisoDoBanco>): AvisoDoBanco => ({
  nossoNumero: '',
  movimento: '17',
  valorCentavos: 85_000,
  pagoCentavos: 85_000,
  dia: '2026-03-09',
  credito: '2026-03-10',
  ...partes,
});

describe('lines without number', () => {
  test('payments of different payers, documents and branches, of one amount and day, all wait; in another file they are the same', async () => {
    const avisos = [
      semNumero({ pagador: 'MARIA', documento: 'A1', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A1', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A2', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A2', cobrador: '23700099', nossoNumero: '00000000' }),
      // Nothing tells these from one another, and they are two credits all the same.
      semNumero({ pagador: 'ANA' }),
      semNumero({ pagador: 'ANA' }),
    ];
    const { id } = await lerTexto(banco.db, arquivoDoBanco(avisos));
    expect(new Set(await previa(id))).toEqual(new Set(['nao_encontrada']));
    await aplicarTudo(banco.db, id);
    const linhas = await linhasDo(banco.db, id);
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual(avisos.map(() => ['excecao', 'SEM_NOSSO_NUMERO']));
    expect(await destinos(await importar(banco.db, avisos.toReversed()))).toEqual(avisos.map(() => 'repetida'));
    // A third one of hers is news.
    const mais = await importar(banco.db, [semNumero({ pagador: 'ANA' }), semNumero({ pagador: 'ANA' }), semNumero({ pagador: 'ANA' })]);
    expect((await destinos(mais)).toSorted()).toEqual(['excecao', 'repetida', 'repetida']);
  });

  test('tariffs without number each leave the account, once', async () => {
    const avisos = [1, 2, 3].map(() => semNumero({ movimento: '28', valorCentavos: 0, pagoCentavos: 0, tarifaCentavos: 380 }));
    const id = await importar(banco.db, avisos);
    expect([await destinos(id), await tarifas(id)]).toEqual([avisos.map(() => 'aplicada'), [380, 380, 380]]);
    const outro = await importar(banco.db, [...avisos, pago(await um())]);
    expect([await destinos(outro), await tarifas(outro)]).toEqual([['ja_aplicada', 'ja_aplicada', 'ja_aplicada', 'aplicada'], []]);
    await conferirInteireza(banco.db);
  });

  test('a slip known by the product’s own mark is one, whoever paid it', async () => {
    const b = await um();
    const id = await importar(
      banco.db,
      [1, 2].map(() => pago(b, { nossoNumero: '', identificador: b.identificador })),
    );
    expect(await destinos(id)).toEqual(['aplicada', 'ja_aplicada']);
  });
});

describe('one slip paid twice on one day', () => {
  test('at two banks: the second credit waits for a person, and the same file brings nothing new', async () => {
    const b = await um();
    const avisos = ['00112343', '34100012'].map((cobrador) => pago(b, { cobrador }));
    const id = await importar(banco.db, avisos);
    expect((await destinos(id)).toSorted()).toEqual(['aplicada', 'excecao']);
    for (const destino of await destinos(await importar(banco.db, avisos.toReversed())))
      expect(['ja_aplicada', 'repetida']).toContain(destino);
    await conferirInteireza(banco.db);
  });
});

describe('one payment told by two occurrences', () => {
  test('is applied once with one tariff; the preview says of each line what becomes of it', async () => {
    const b = await um();
    const dois = ['17', '06'].map((movimento) => pago(b, { movimento, tarifaCentavos: 210 }));
    const { id } = await lerTexto(banco.db, arquivoDoBanco(dois));
    const prevista = await previa(id);
    expect(prevista.toSorted()).toEqual(['ja_aplicada', 'paga']);
    await aplicarTudo(banco.db, id);
    expect(await previa(id)).toEqual(prevista);
    expect(await destinos(id)).toEqual(prevista.map((p) => (p === 'paga' ? 'aplicada' : p)));
    expect(await tarifas(id)).toEqual([210]);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    // Sent again, in files of their own.
    for (const aviso of dois) expect(await destinos(await importar(banco.db, [aviso]))).toEqual(['ja_aplicada']);
    await conferirInteireza(banco.db);
  });

  test('in different files, on different days, with the tariff beside the second alone', async () => {
    const b = await um();
    await importar(banco.db, [pago(b)]);
    const id = await importar(banco.db, [pago(b, { movimento: '17', dia: '2026-03-10', tarifaCentavos: 210 })]);
    expect([await destinos(id), await tarifas(id)]).toEqual([['ja_aplicada'], [210]]);
    await conferirInteireza(banco.db);
  });

  test('one of them waiting for a person, the other waits with it and is offered as no credit', async () => {
    const b = await um();
    const primeira = await importar(banco.db, [pago(b, { pagoCentavos: 90_000 })]);
    const segunda = await importar(banco.db, [pago(b, { pagoCentavos: 90_000, movimento: '17' })]);
    expect([...(await destinos(primeira)), ...(await destinos(segunda))]).toEqual(['excecao', 'repetida']);
    const estranho = { nossoNumero: '14741669999999444' };
    expect((await destinos(await importar(banco.db, [pago(b, estranho), pago(b, { ...estranho, movimento: '17' })]))).toSorted()).toEqual([
      'excecao',
      'repetida',
    ]);
    await conferirInteireza(banco.db);
  });

  test('paid twice, and each told twice, is two payments, whatever comes first', async () => {
    const avisosDe = (b: Awaited<ReturnType<typeof um>>) => [
      pago(b, { dia: '2026-03-08' }),
      pago(b, { dia: '2026-03-09' }),
      pago(b, { dia: '2026-03-08', movimento: '17' }),
      pago(b, { dia: '2026-03-09', movimento: '17' }),
    ];
    for (const ordem of [
      [0, 1, 2, 3],
      [2, 0, 3, 1],
      [3, 2, 1, 0],
    ]) {
      const avisos = avisosDe(await um());
      const fins: string[] = [];
      for (const i of ordem) fins.push(...(await destinos(await importar(banco.db, [avisos[i] as AvisoDoBanco]))));
      expect(fins.toSorted()).toEqual(['aplicada', 'excecao', expect.any(String), expect.any(String)]);
      expect(fins.filter((f) => f === 'aplicada' || f === 'excecao')).toHaveLength(2);
    }
    await conferirInteireza(banco.db);
  });
});

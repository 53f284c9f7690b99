import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import type { AvisoDoBanco } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { atoDe } from '#tests/helpers/ato.ts';
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
  proximoArquivo,
} from '#tests/helpers/boletos.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { listarLinhas } from '../arquivos/server/queries.ts';
import { creditarExcecao, tentarExcecao } from '../excecoes/server/excecoes.ts';

// What a file of the bank tells again counts once; what another file tells, or a file twice, is another payment.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
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
const mensagens = async (id: number): Promise<(string | null)[]> => {
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'linha', ordenacaoAscendente: true } as const;
  const { itens } = await listarLinhas(banco.db, id, { paginacao, previsto: undefined, resultado: undefined }, 'br');
  return itens.map((l) => l.mensagem);
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

describe('a slip paid twice', () => {
  test.each([
    ['by movement 17 of the same day and branch, in another file', { movimento: '17' }],
    ['in the same words, in another file', {}],
    ['at another bank on the same day', { cobrador: '34100012' }],
  ])('%s: the second payment waits, names the first, and becomes credit of the payer', async (_, partes) => {
    const b = await um();
    const primeiro = await importar(banco.db, [pago(b)]);
    const id = await importar(banco.db, [pago(b, partes)]);
    const [linha] = await linhasDo(banco.db, id);
    expect(linha).toMatchObject({ resultado: 'excecao', problema: 'PAGO_DUAS_VEZES' });
    expect(await mensagens(id)).toEqual([expect.stringMatching(/já avisou um pagamento deste boleto .*retorno\.ret, linha 3/)]);
    await transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, pagadorId: null, dataCredito: null }));
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
    // A bank that tells it once more, in other words, is told what became of it.
    const terceira = await importar(banco.db, [pago(b, { movimento: '17', cobrador: '10400033' })]);
    const [deNovo] = await linhasDo(banco.db, terceira);
    expect(deNovo?.problema).toBe('PAGAMENTO_JA_EM_CREDITO');
    // Tried again it says the same, also when its title owes again.
    const naFila = async () => (await linhasDo(banco.db, terceira)).map((l) => [l.resultado, l.problema]);
    await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), deNovo?.id ?? 0));
    expect(await naFila()).toEqual([['excecao', 'PAGAMENTO_JA_EM_CREDITO']]);
    const [primeira] = await linhasDo(banco.db, primeiro);
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: primeira?.baixaId ?? 0, motivo: 'Título errado' }));
    await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), deNovo?.id ?? 0));
    expect(await naFila()).toEqual([['excecao', 'PAGAMENTO_JA_EM_CREDITO']]);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto' });
    await conferirInteireza(banco.db);
  });

  test('in one file, by 06 and 17 or by two equal lines: one settles, one waits, as the preview says', async () => {
    for (const movimento of ['17', '06']) {
      const b = await um();
      const { id } = await lerTexto(
        banco.db,
        arquivoDoBanco([pago(b, { tarifaCentavos: 210 }), pago(b, { movimento, tarifaCentavos: 210 })]),
      );
      expect((await previa(id)).toSorted()).toEqual(['paga', 'recusada']);
      await aplicarTudo(banco.db, id);
      expect((await linhasDo(banco.db, id)).map((l) => l.problema).toSorted()).toEqual(['PAGO_DUAS_VEZES', null]);
      expect(await tarifas(id)).toEqual([210, 210]);
      expect(await estadoDe(banco.db, b)).toMatchObject({ recebido: 100_000 });
    }
    await conferirInteireza(banco.db);
  });

  test('what may be the same money told again keeps its tariff until a person records the money', async () => {
    const b = await um();
    await importar(banco.db, [pago(b, { tarifaCentavos: 210 })]);
    const id = await importar(banco.db, [pago(b, { tarifaCentavos: 210 })]);
    expect(await tarifas(id)).toEqual([]);
    const [linha] = await linhasDo(banco.db, id);
    // Tried again it waits as before, and so does its tariff.
    const { resultado } = await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), linha?.id ?? 0));
    expect([resultado, await tarifas(id)]).toEqual(['excecao', []]);
    await transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, pagadorId: null, dataCredito: null }));
    expect(await tarifas(id)).toEqual([210]);
    await conferirInteireza(banco.db);
  });

  test('any number of equal lines of one file are that many payments, and the file read again in any order adds none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), async (iguais, outras) => {
        const [a, b] = [await um(), await um()];
        const avisos = [
          ...Array.from({ length: iguais }, () => pago(a, { tarifaCentavos: 100 })),
          ...Array.from({ length: outras }, () => pago(b, { movimento: '17', pagoCentavos: 90_000 })),
        ];
        const numero = proximoArquivo();
        const id = await importar(banco.db, avisos, { numero });
        const fins = await destinos(id);
        expect(fins.filter((f) => f === 'aplicada')).toHaveLength(1);
        expect(fins.filter((f) => f === 'excecao')).toHaveLength(iguais - 1 + outras);
        expect(await tarifas(id)).toHaveLength(iguais);
        const outraVez = await importar(banco.db, avisos.toReversed().concat([pago(a, { dia: '2026-03-11', credito: '2026-03-12' })]), {
          numero,
        });
        expect((await destinos(outraVez)).slice(0, -1).filter((f) => f === 'excecao')).toEqual([]);
        expect((await destinos(outraVez)).at(-1)).toBe('excecao');
      }),
      { numRuns: 8 },
    );
    await conferirInteireza(banco.db);
  });
});

describe('the same file of the bank', () => {
  test('with other line endings, in another order, with one line more: each line names the one it repeats', async () => {
    const [a, b, novo] = [await um(), await um(), await um()];
    const numero = proximoArquivo();
    const primeiro = await importar(banco.db, [pago(a, { pagoCentavos: 95_000 }), pago(b)], { numero });
    const texto = arquivoDoBanco([pago(novo), pago(b), pago(a, { pagoCentavos: 95_000 })], numero).replaceAll(/ *\r\n/g, '\n');
    const { id } = await lerTexto(banco.db, texto);
    await aplicarTudo(banco.db, id);
    expect(await destinos(id)).toEqual(['aplicada', 'ja_aplicada', 'repetida']);
    expect((await mensagens(id)).slice(1)).toEqual([
      'Repete a linha 5 de retorno.ret, que já foi aplicada.',
      'Repete a linha 3 de retorno.ret, que espera nas exceções.',
    ]);
    expect(await destinos(primeiro)).toEqual(['excecao', 'aplicada']);
    await conferirInteireza(banco.db);
  });

  test('a file without a number is known by what stands in it', async () => {
    const b = await um();
    const texto = arquivoDoBanco([pago(b)], 0);
    await aplicarTudo(banco.db, (await lerTexto(banco.db, texto)).id);
    const { id } = await lerTexto(banco.db, texto.replaceAll('\r\n', '\n'));
    await aplicarTudo(banco.db, id);
    expect(await destinos(id)).toEqual(['ja_aplicada']);
    const outro = await lerTexto(banco.db, arquivoDoBanco([pago(b), pago(await um())], 0));
    await aplicarTudo(banco.db, outro.id);
    expect(await destinos(outro.id)).toEqual(['excecao', 'aplicada']);
  });

  test('read twice and applied at once: each payment once, no second one', async () => {
    const lista = [await um(), await um(), await um()];
    const numero = proximoArquivo();
    const avisos = lista.map((b) => pago(b));
    const ids = [
      await lerTexto(banco.db, arquivoDoBanco(avisos, numero)),
      await lerTexto(banco.db, arquivoDoBanco(avisos.toReversed(), numero)),
    ];
    await Promise.all(ids.map(({ id }) => aplicarTudo(banco.db, id, 2)));
    const fins = await Promise.all(ids.map(({ id }) => destinos(id)));
    expect(fins.flat().toSorted()).toEqual([...lista.map(() => 'aplicada'), ...lista.map(() => 'ja_aplicada')]);
    await conferirInteireza(banco.db);
  });

  test('the database takes nothing for a repetition but the very line of the very file, which had its effect', async () => {
    const b = await um();
    const [aplicada] = await linhasDo(banco.db, await importar(banco.db, [pago(b)]));
    const { id } = await lerTexto(banco.db, arquivoDoBanco([pago(b, { movimento: '17' })]));
    for (const repete of [null, aplicada?.id ?? 0])
      await expect(
        transacao(banco.dono, (tx) =>
          sql`update retornos_linhas set resultado = 'ja_aplicada', processada_em = now(), repete_id = ${repete} where retorno_id = ${id}`.execute(
            tx,
          ),
        ),
      ).rejects.toThrow(/REPETICAO_SEM_LINHA/);
  });
});

describe('lines without number', () => {
  test('payments of different payers, documents and branches all wait, equal ones too; the same file brings nothing new', async () => {
    const avisos = [
      semNumero({ pagador: 'MARIA', documento: 'A1', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A1', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A2', cobrador: '34100012' }),
      semNumero({ pagador: 'JOSE', documento: 'A2', cobrador: '23700099', nossoNumero: '00000000' }),
      semNumero({ pagador: 'ANA' }),
      semNumero({ pagador: 'ANA' }),
    ];
    const numero = proximoArquivo();
    const id = await importar(banco.db, avisos, { numero });
    const linhas = await linhasDo(banco.db, id);
    expect(new Set(linhas.map((l) => l.previsto))).toEqual(new Set(['nao_encontrada']));
    expect(linhas.map((l) => [l.resultado, l.problema])).toEqual(avisos.map(() => ['excecao', 'SEM_NOSSO_NUMERO']));
    expect(await destinos(await importar(banco.db, avisos.toReversed(), { numero }))).toEqual(avisos.map(() => 'repetida'));
    expect(await destinos(await importar(banco.db, [semNumero({ pagador: 'ANA' })]))).toEqual(['excecao']);
  });

  test('equal tariffs of one file each leave the account; in another file they wait, and are posted when somebody says so', async () => {
    const avisos = [1, 2, 3].map(() => semNumero({ movimento: '28', valorCentavos: 0, pagoCentavos: 0, tarifaCentavos: 380 }));
    const numero = proximoArquivo();
    const id = await importar(banco.db, avisos, { numero });
    expect([await destinos(id), await tarifas(id)]).toEqual([avisos.map(() => 'aplicada'), [380, 380, 380]]);
    const mesmo = await importar(banco.db, [...avisos, pago(await um())], { numero });
    expect([await destinos(mesmo), await tarifas(mesmo)]).toEqual([['ja_aplicada', 'ja_aplicada', 'ja_aplicada', 'aplicada'], []]);
    const outro = await importar(banco.db, avisos.slice(1));
    const [linha] = await linhasDo(banco.db, outro);
    expect(linha).toMatchObject({ resultado: 'excecao', problema: 'TARIFA_DITA_DE_NOVO' });
    expect(await tarifas(outro)).toEqual([]);
    await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), linha?.id ?? 0));
    expect(await tarifas(outro)).toEqual([380]);
    await conferirInteireza(banco.db);
  });
});

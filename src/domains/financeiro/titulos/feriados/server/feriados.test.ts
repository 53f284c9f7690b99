import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { tituloVencimento } from '#domains/financeiro/titulos/devido/server/integridade/vencimento.ts';
import { criarTitulosReceber } from '#domains/financeiro/titulos/emissao/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, tesourariaDeTeste, type Tesouraria, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { criarFeriado, editarFeriado, excluirFeriado } from './oficina.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const limiteDe = async (id: number): Promise<string | undefined> =>
  (await sql<{ limite: string }>`select data_limite as limite from titulos_receber where id = ${id}`.execute(banco.db)).rows[0]?.limite;
const criar = (dataFeriado: string) =>
  transacao(banco.db, (tx) => criarFeriado(atoDe(tx, fernanda), { dataFeriado, nome: 'Aniversário da cidade' }));
const devidoEm = async (id: number, em: string) => (await valoresDevidosEm(banco.db, [id], em))[0]?.devido;
const violacoes = async () =>
  (await julgar(banco.db, [tituloVencimento], { chaveDaAuditoria: Buffer.alloc(0) })).flatMap((r) => r.exemplos);

// 2098: 14/06 is a Saturday, the 16th a Monday.
describe('a holiday of the city', () => {
  test('titles due around it, and those made after it, are on time until the next banking day; when banks work after all, no longer', async () => {
    const antes = await tituloDeTeste(banco.db, t, { dataVencimento: '2098-06-14' });
    const { id } = await criar('2098-06-16');
    const depois = await tituloDeTeste(banco.db, t, { dataVencimento: '2098-06-16' });
    expect([await limiteDe(antes.id), await limiteDe(depois.id)]).toEqual(['2098-06-17', '2098-06-17']);
    expect(await devidoEm(antes.id, '2098-06-17')).toMatchObject({ totalCentavos: 95_000, emDia: true });
    expect(await devidoEm(antes.id, '2098-06-18')).toMatchObject({ emDia: false, diasAtraso: 4 });
    expect(await violacoes()).toEqual([]);
    await transacao(banco.db, (tx) => editarFeriado(atoDe(tx, fernanda), { id, versao: 1, dataFeriado: '2098-06-17', nome: 'Padroeira' }));
    expect([await limiteDe(antes.id), await limiteDe(depois.id)]).toEqual(['2098-06-16', '2098-06-16']);
    await transacao(banco.db, (tx) => excluirFeriado(atoDe(tx, fernanda), id));
    expect(await devidoEm(antes.id, '2098-06-17')).toMatchObject({ emDia: false });
    expect(await violacoes()).toEqual([]);
  });
  test('31/12 needs no registration', async () => {
    const titulo = await tituloDeTeste(banco.db, t, { dataVencimento: '2098-12-31' });
    expect(await limiteDe(titulo.id)).toBe('2099-01-02');
  });
  test('of a day that passed is refused, and of the same day twice', async () => {
    const ontem = somarDias(hojeEm(new Date(), fuso), -1);
    await expect(criar(ontem)).rejects.toMatchObject({ code: 'FERIADO_PASSADO', campos: [{ path: 'dataFeriado' }] });
    await criar('2098-09-08');
    await expect(criar('2098-09-08')).rejects.toThrow(/feriados_locais_dia_key/);
  });
  test('registered while a title is being made: one waits for the other, and the title knows the holiday', async () => {
    const [titulo, feriado] = await passoAPasso(
      banco.db,
      async (tx) => {
        const [feito] = await criarTitulosReceber(tx, [
          {
            origem: 'manual',
            contratoId: null,
            contratoPrecoId: null,
            matriculaId: null,
            parcela: 1,
            parcelas: 1,
            pagadorId: t.pagadorId,
            alunoId: null,
            descricao: 'Mensalidade',
            dataEmissao: '2026-01-05',
            dataVencimento: '2098-10-15',
            valorCentavos: centavos(100),
            descontoIncondicionalCentavos: centavos(0),
            descontoCondicionalCentavos: centavos(0),
            contaBancariaId: t.contaBancariaId,
            formaPagamentoId: t.formaPagamentoId,
          },
        ]);
        return feito;
      },
      () => criar('2098-10-15'),
    );
    expect(feriado).toMatchObject({ status: 'fulfilled' });
    expect(await limiteDe(titulo?.id ?? 0)).toBe('2098-10-16');
    expect(await violacoes()).toEqual([]);
  });
});

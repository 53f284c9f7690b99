import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, estadoDe, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda, paulo, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { baixarExcecao } from './excecoes.ts';
import { obterExcecao } from './obter-excecao.ts';

// What a person makes of money that differs from what its title owes.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => banco.fechar());

type Pedido = Parameters<typeof baixarExcecao>[1];
/** May deal with the queue, and waives nothing. */
const semDispensa = quemDeTeste(['gerenciar-boletos:editar']);
const baixar = (id: number, pedido: Partial<Pedido> = {}, quem = fernanda) =>
  transacao(banco.db, (tx) =>
    baixarExcecao(atoDe(tx, quem), {
      id,
      tituloId: null,
      modo: 'quitar',
      motivo: null,
      dataCredito: null,
      ...pedido,
    }),
  );
async function excecao(titulo: Parameters<typeof boletoDeTeste>[2], partes: Parameters<typeof pago>[1]) {
  const b = await boletoDeTeste(banco.db, c, titulo);
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, partes)]));
  expect(linha?.resultado).toBe('excecao');
  return { b, linhaId: linha?.id ?? 0 };
}
async function composicaoDe(baixaId: number) {
  const { rows } = await sql<{
    principal: number;
    juros: number;
    multa: number;
    desconto: number;
    ajuste: string | null;
    ajustado: number | null;
    dispensado: number;
  }>`select b.principal_centavos as principal, b.juros_centavos as juros, b.multa_centavos as multa, b.desconto_centavos as desconto, a.tipo as ajuste, a.valor_centavos as ajustado,
      coalesce((select sum(d.multa_centavos + d.juros_centavos) from titulos_dispensas d where d.baixa_id = b.id and d.revogada_em is null), 0)::bigint as dispensado
    from baixas b left join v_baixa_ajuste a on a.baixa_id = b.id where b.id = ${baixaId}`.execute(banco.db);
  return rows[0];
}
const comDesconto = { valorCentavos: centavos(65_476), descontoCondicionalCentavos: centavos(3_274), dataVencimento: '2027-10-05' };
const nada = { juros: 0, multa: 0, desconto: 0, ajuste: null, ajustado: null, dispensado: 0 };

describe('the face value paid although a discount was due', () => {
  test('settles the title without the discount: nobody owed interest', async () => {
    const { b, linhaId } = await excecao(comDesconto, { pagoCentavos: 65_476 });
    expect(await obterExcecao(banco.db, linhaId, 'br')).toMatchObject({
      devidoCentavos: 62_202,
      maximoCentavos: 65_476,
      toleranciaCentavos: 50,
    });
    const { baixaId } = await baixar(linhaId, {}, semDispensa);
    expect(await composicaoDe(baixaId)).toEqual({ ...nada, principal: 65_476 });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 65_476 });
  });
  test('or settles it with the discount, and the rest is credit', async () => {
    const { linhaId } = await excecao(comDesconto, { pagoCentavos: 65_476 });
    const { baixaId } = await baixar(linhaId, { modo: 'excedente' });
    expect(await composicaoDe(baixaId)).toEqual({ ...nada, principal: 62_202, desconto: 3_274 });
    const { rows } = await sql<{ n: number }>`select valor_centavos as n from creditos order by id desc limit 1`.execute(banco.db);
    expect(rows[0]?.n).toBe(3_274);
  });
});

describe('less than is owed', () => {
  const titulo = { valorCentavos: centavos(6_899) };
  const dispensar = { motivo: 'Família em dificuldade, direção autorizou' };

  test('is forgiven only with the right to and a reason, and is no discount of punctuality', async () => {
    const { b, linhaId } = await excecao(titulo, { pagoCentavos: 4_139 });
    await expect(baixar(linhaId, dispensar, semDispensa)).rejects.toMatchObject({ code: 'SEM_PERMISSAO' });
    await expect(baixar(linhaId)).rejects.toMatchObject({ code: 'DISPENSA_SEM_MOTIVO', campos: [{ path: 'motivo' }] });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', recebido: 0 });
    const { baixaId } = await baixar(linhaId, dispensar);
    expect(await composicaoDe(baixaId)).toEqual({ ...nada, principal: 4_139, desconto: 2_760, ajuste: 'dispensa', ajustado: 2_760 });
    const lida = await obterExcecao(banco.db, linhaId, 'br');
    expect(lida.decisoes).toMatchObject([{ decisao: 'baixada', motivo: dispensar.motivo }]);
  });
  test('within the tolerance it is rounding, and needs neither', async () => {
    // Another title than the slip's, for that one would have settled by itself.
    const [outro] = await titulosDeTeste(banco.db, c, [
      { dataVencimento: '2099-03-10', valorCentavos: centavos(4_149), descontoCondicionalCentavos: centavos(0) },
    ]);
    const { linhaId } = await excecao(titulo, { pagoCentavos: 4_139 });
    const { baixaId } = await baixar(linhaId, { tituloId: outro?.id ?? 0 }, semDispensa);
    expect(await composicaoDe(baixaId)).toEqual({ ...nada, principal: 4_139, desconto: 10, ajuste: 'arredondamento', ajustado: 10 });
  });
  test('late, charges are waived before principal is forgiven, and come back when it is reversed', async () => {
    // 1.000,00 due 10/03/2026, 30 days late: 20,00 of fine and 10,00 of interest.
    const [vencido] = await titulosDeTeste(banco.db, c, [{ dataVencimento: '2026-03-10', descontoCondicionalCentavos: centavos(0) }]);
    const { linhaId } = await excecao(titulo, { pagoCentavos: 101_500, dia: '2026-04-09', credito: '2026-04-10' });
    const { baixaId } = await baixar(linhaId, { tituloId: vencido?.id ?? 0, ...dispensar });
    expect(await composicaoDe(baixaId)).toEqual({ ...nada, principal: 100_000, multa: 1_500, dispensado: 1_500 });
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId, motivo: 'Título errado' }));
    const { rows } = await sql<{ n: number }>`select dispensado_centavos as n from titulos_receber where id = ${vencido?.id ?? 0}`.execute(
      banco.db,
    );
    expect(rows[0]?.n).toBe(0);
    const outra = await excecao(titulo, { pagoCentavos: 90_000, dia: '2026-04-09', credito: '2026-04-10' });
    const feita = await baixar(outra.linhaId, { tituloId: vencido?.id ?? 0, ...dispensar });
    expect(await composicaoDe(feita.baixaId)).toEqual({
      ...nada,
      principal: 90_000,
      desconto: 10_000,
      ajuste: 'dispensa',
      ajustado: 10_000,
      dispensado: 3_000,
    });
  });
});

test.each([
  ['account', 'contas_bancarias'],
  ['method', 'formas_pagamento'],
])('what the bank told is entered whatever is made of it, though its %s went out of use since', async (_, tabela) => {
  const titulo = { valorCentavos: centavos(6_899) };
  const parte = await excecao(titulo, { pagoCentavos: 4_139 });
  const sobra = await excecao(titulo, { pagoCentavos: 8_000 });
  const antes = await sql<{ id: number }>`update ${sql.table(tabela)} set ativa = false where ativa returning id`.execute(banco.dono);
  try {
    await baixar(parte.linhaId, { modo: 'parcial' });
    await baixar(sobra.linhaId, { modo: 'excedente' });
  } finally {
    const ids = antes.rows.map(({ id }) => id);
    await sql`update ${sql.table(tabela)} set ativa = true where id = any(${ids}::bigint[])`.execute(banco.dono);
  }
  expect(await estadoDe(banco.db, parte.b)).toMatchObject({ titulo: 'parcial', recebido: 4_139 });
  expect(await estadoDe(banco.db, sobra.b)).toMatchObject({ titulo: 'baixado', recebido: 6_899 });
  const { rows } = await sql<{ n: number }>`select valor_centavos as n from creditos order by id desc limit 1`.execute(banco.db);
  expect(rows[0]?.n).toBe(1_101);
});

test('the database keeps what was forgiven, with its reason and within the discount', async () => {
  const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.db, (tx) => consulta.execute(tx));
  await expect(sql`update baixas_ajustes set valor_centavos = 1`.execute(banco.dono)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  const novo = (tipo: string, valor: number, motivo: string | null) =>
    tentar(sql`insert into baixas_ajustes (baixa_id, tipo, valor_centavos, motivo, usuario_id, usuario_nome)
      select max(b.id), ${tipo}, ${valor}, ${motivo}, 1, 'Fernanda' from baixas b where b.desconto_centavos = 0`);
  await expect(novo('arredondamento', 1, null)).rejects.toThrow(/AJUSTE_ACIMA_DO_DESCONTO/);
  await expect(
    tentar(sql`insert into baixas_ajustes (baixa_id, tipo, valor_centavos, usuario_id, usuario_nome)
      select max(b.id), 'dispensa', 1, 1, 'Fernanda' from baixas b where b.desconto_centavos > 0 and not exists (select 1 from baixas_ajustes a where a.baixa_id = b.id)`),
  ).rejects.toThrow(/baixas_ajustes_dispensa_tem_motivo/);
});

import { atoDe } from '#tests/helpers/ato.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { totaisDoInicio } from '#domains/financeiro/titulos/devido/server/oficina.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, importar, pago } from '#tests/helpers/boletos.ts';
import { trocarBanco } from '#tests/helpers/endereco.ts';
import { fernanda, fuso, paulo, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// F10: it is 23:30 of January 31st at the school, already February in UTC and a February morning in Tokyo. A payment made now counts
// in January everywhere: title, receipt, cash, accounting fact and the figures of the month.
const zonas = [
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Belem', 180],
] as const;
const AGORA = '2026-02-01T02:30:00Z';
const raiz = join(import.meta.dirname, '..', '..');
const zonaDoProcesso = process.env.TZ;
let banco: BancoDeTeste;
let c: Cobranca;

beforeAll(async () => {
  const preparo = await bancoDeTeste();
  // The clock of the database stands still for whoever asks it by name; new connections see it.
  await sql`create schema relogio`.execute(preparo.dono);
  await sql`grant usage on schema relogio to public`.execute(preparo.dono);
  for (const nome of ['now', 'clock_timestamp'])
    await sql`create function relogio.${sql.raw(nome)}() returns timestamptz language sql stable as ${sql.lit(`select '${AGORA}'::timestamptz`)}`.execute(
      preparo.dono,
    );
  c = await cobrancaDeTeste(preparo.db);
  const nome = new URL(preparo.url).pathname.slice(1);
  await sql`alter database ${sql.id(nome)} set search_path = relogio, pg_catalog, public`.execute(preparo.dono);
  banco = { ...preparo, ...abrirConexao(trocarBanco(preparo.url, nome), { max: 4 }), fechar: preparo.fechar };
});
afterAll(async () => {
  restaurarZona();
  await banco.db.destroy();
  await banco.fechar();
});

function restaurarZona(): void {
  if (zonaDoProcesso === undefined) delete process.env.TZ;
  else process.env.TZ = zonaDoProcesso;
}

describe('F10: half an hour before the end of the month', () => {
  test.each(zonas)('in a process that lives in %s', async (zona, diferenca) => {
    process.env.TZ = zona;
    try {
      expect(new Date('2026-01-31T12:00:00Z').getTimezoneOffset()).toBe(diferenca);
      // The day comes with the session, from the clock of the database.
      const hoje = await hojeNaEscola(banco.db, fuso);
      expect(hoje).toBe('2026-01-31');
      const antes = await totaisDoInicio(banco.db, '2026-01-31');
      const [a] = await titulosDeTeste(banco.db, c, [{ descontoCondicionalCentavos: centavos(0) }]);
      const pagar = (tituloId: number, dataBaixa: string) =>
        transacao(banco.db, (tx) =>
          baixarTitulos(atoDe(tx, fernanda, { hoje }), {
            dataBaixa,
            contaBancariaId: c.contaBancariaId,
            formaPagamentoId: c.formaPagamentoId,
            itens: [{ tituloId, valorCentavos: 100_000 }],
          }),
        );
      // February has not come yet, whatever the process thinks.
      await expect(pagar(a?.id ?? 0, '2026-02-01')).rejects.toMatchObject({ code: 'DATA_BAIXA_FUTURA', params: { hoje: '31/01/2026' } });
      const { baixas } = await pagar(a?.id ?? 0, '2026-01-31');
      const baixaId = baixas[0]?.id ?? 0;
      expect(await totaisDoInicio(banco.db, '2026-01-31')).toMatchObject({
        recebidoHojeCentavos: antes.recebidoHojeCentavos + 100_000,
        recebidoNoMesCentavos: antes.recebidoNoMesCentavos + 100_000,
      });
      const { rows } = await sql<{
        baixa: string;
        recibo: string;
        caixa: string;
        fato: string;
      }>`select b.data_baixa as baixa, r.data_recibo as recibo,
          l.data_movimento as caixa, f.data_fato as fato from baixas b join recibos r on r.id = b.recibo_id
          join lancamentos_financeiros l on l.origem_tipo = 'baixa' and l.origem_id = b.id join fatos_contabeis f on f.origem_tipo = 'baixa' and f.origem_id = b.id
        where b.id = ${baixaId}`.execute(banco.db);
      expect(rows).toEqual([{ baixa: '2026-01-31', recibo: '2026-01-31', caixa: '2026-01-31', fato: '2026-01-31' }]);
      // A reversal is dated today, which is still January.
      await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo, { hoje }), { baixaId, motivo: 'Ensaio' }));
      const { rows: estorno } = await sql<{
        dia: string;
        caixa: string;
      }>`select e.data_estorno as dia, l.data_movimento as caixa from estornos e
        join lancamentos_financeiros l on l.origem_tipo = 'estorno' and l.origem_id = e.id where e.baixa_id = ${baixaId}`.execute(banco.db);
      expect(estorno).toEqual([{ dia: '2026-01-31', caixa: '2026-01-31' }]);
      expect(await totaisDoInicio(banco.db, '2026-01-31')).toEqual({ ...antes, aReceberNoMesCentavos: expect.any(Number) as number });
    } finally {
      restaurarZona();
    }
  });

  test.each(zonas)('the bank tells of the 31st and credits on the 2nd, in a process that lives in %s', async (zona) => {
    process.env.TZ = zona;
    try {
      const b = await boletoDeTeste(banco.db, c);
      // The bank's day is the payer's; the credit is of February, which the cash books take as told.
      await importar(banco.db, [pago(b, { dia: '2026-01-31', credito: '2026-02-02' })]);
      const { rows } = await sql<{
        baixa: string;
        caixa: string;
        fato: string;
      }>`select b.data_baixa as baixa, l.data_movimento as caixa, f.data_fato as fato
        from baixas b join lancamentos_financeiros l on l.origem_tipo = 'baixa' and l.origem_id = b.id
        join fatos_contabeis f on f.origem_tipo = 'baixa' and f.origem_id = b.id where b.titulo_id = ${b.tituloId}`.execute(banco.db);
      expect(rows).toEqual([{ baixa: '2026-01-31', caixa: '2026-02-02', fato: '2026-02-02' }]);
    } finally {
      restaurarZona();
    }
  });

  test('the books tie', () => conferirInteireza(banco.db));
});

describe('F10, F11, F12: the rules of dates and of money give the same in any time zone', () => {
  test.each(zonas)('%s', (zona) => {
    const arquivos = [
      'src/shared/datas.test.ts',
      'src/shared/datas/feriados.test.ts',
      'src/domains/financeiro/titulos',
      'src/domains/academico/contratos/parcelas.test.ts',
    ];
    const rodada = spawnSync(join(raiz, 'node_modules', '.bin', 'vitest'), ['run', '--project', 'unit', '--reporter', 'dot', ...arquivos], {
      cwd: raiz,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: zona },
      encoding: 'utf8',
      timeout: 110_000,
    });
    expect(rodada.stdout).toMatch(/Tests\s+.*\d+ passed/);
    expect([rodada.status, rodada.stderr.slice(0, 2_000)]).toEqual([0, '']);
  });
});

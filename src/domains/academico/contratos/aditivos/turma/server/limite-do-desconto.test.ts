import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { aditivoDaTurmaEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { aditarTurma } from './aditivo-da-turma.ts';

// The limit of a percentage, from the register to the titles: a line is a copy, and keeps its own.
let s: ServidorDeTeste;
let mundo: Mundo;
let matriculaId: number;
let desconto: { id: number; versao: number };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.contratos, ...salasDe.relatorios] });
  mundo = await criarMundo(s.banco.db);
  ({ matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Ana', ['60.00', '40.00']));
  desconto = await feito('POST', 'Desconto', doCadastro);
});
afterAll(() => s.fechar());

const doCadastro = { nome: 'Convênio', tipo: 'convenio', forma: 'percentual', percentual: '8', limiteCentavos: 5_000, prioridade: 10 };
async function feito<T>(metodo: 'GET' | 'POST' | 'PUT', caminho: string, body?: object): Promise<T> {
  const r = await s.pedir(metodo, caminho, body ? { body } : {});
  expect(r.status, JSON.stringify(r.corpo.error)).toBe(200);
  return r.corpo.data as T;
}
const linhas = () => ({
  precos: [
    {
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: 1_200_000,
      parcelas: 12,
      primeiroVencimento: '2026-02-10',
      diaVencimento: 10,
      formaPagamentoId: mundo.formaPagamentoId,
    },
  ],
  descontos: [
    {
      descontoId: desconto.id,
      descricao: 'Convênio',
      precoIndice: 0,
      forma: 'percentual',
      percentual: '8',
      limiteCentavos: 5_000,
      condicional: false,
    },
    { descricao: 'Em dia', precoIndice: 0, forma: 'percentual', percentual: '10', limiteCentavos: 9_000, condicional: true },
    { descricao: 'Fixo', precoIndice: 0, forma: 'valor', valorCentavos: 1_000, limiteCentavos: 1, condicional: false },
  ],
});
type Contrato = { versao: number; descontos: { descricao: string; limiteCentavos: number | null }[]; totais: { totalCentavos: number } };
let contratoId: number;

describe('the limit', () => {
  test('is offered with the discount, decides in the preview, and says so', async () => {
    const opcoes = await feito<{ descontos: object[] }>('GET', `Contrato/opcoes?MatriculaId=${matriculaId}`);
    expect(opcoes.descontos).toMatchObject([{ nome: 'Convênio', percentual: '8.0000', limiteCentavos: 5_000 }]);
    const previa = await feito<{ parcelas: { descontos: object[] }[]; totais: object }>('POST', 'Contrato/previa', {
      matriculaId,
      ...linhas(),
    });
    expect(previa.parcelas[0]?.descontos).toEqual([
      { descricao: 'Convênio', valorCentavos: 5_000, condicional: false, limitadoACentavos: 5_000 },
      { descricao: 'Fixo', valorCentavos: 1_000, condicional: false, limitadoACentavos: null },
      { descricao: 'Em dia', valorCentavos: 9_000, condicional: true, limitadoACentavos: 9_000 },
    ]);
    expect(previa.totais).toMatchObject({ totalCentavos: 12 * 94_000, sePagoEmDiaCentavos: 12 * 85_000 });
  });

  test('is kept by the line, and an amount keeps none', async () => {
    ({ id: contratoId } = await feito<{ id: number }>('POST', 'Contrato', { matriculaId, ...linhas() }));
    const { descontos, totais } = await feito<Contrato>('GET', `Contrato/${contratoId}`);
    expect(descontos.map((d) => [d.descricao, d.limiteCentavos])).toEqual([
      ['Convênio', 5_000],
      ['Em dia', 9_000],
      ['Fixo', null],
    ]);
    expect(totais.totalCentavos).toBe(12 * 94_000);
  });

  test('of the register may change afterwards: what was contracted does not', async () => {
    await feito('POST', `Contrato/${contratoId}/ativacao`, { versao: 1 });
    await feito('PUT', 'Desconto', { ...doCadastro, ...desconto, limiteCentavos: 1_000, ativo: false });
    const { descontos, totais } = await feito<Contrato>('GET', `Contrato/${contratoId}`);
    expect([descontos[0]?.limiteCentavos, totais.totalCentavos]).toEqual([5_000, 12 * 94_000]);
    const titulos = await titulosDoContrato(s.banco.db, contratoId);
    const { rows } = await sql<{
      incondicional: number;
      condicional: number;
    }>`select sum(desconto_incondicional_centavos)::bigint as incondicional,
      sum(desconto_condicional_centavos)::bigint as condicional from titulos_receber where id = any(${titulos.map((t) => t.id)})`.execute(
      s.banco.db,
    );
    // Two payers share each installment: the limit is of the installment, not of each part.
    expect([titulos.length, rows[0]]).toEqual([24, { incondicional: 12 * 6_000, condicional: 12 * 9_000 }]);
  });

  test('is on the paper that the family signs', async () => {
    const { rows } = await sql<{
      papel: ConteudoDoPapel;
    }>`select texto_congelado -> 'documento' -> 'papel' as papel from contratos where id = ${contratoId}`.execute(s.banco.db);
    expect(JSON.stringify(rows[0]?.papel).replaceAll('\u00a0', ' ')).toContain('Convênio (limitado a R$ 50,00 por parcela)');
  });

  test('is in the report of discounts, whose sum is what the titles took off', async () => {
    const { itens } = await feito<{ itens: { desconto: string; quanto: string; valorCentavos: number }[] }>(
      'GET',
      'Relatorio/descontos-para-contratos/obter-paginado',
    );
    expect(itens.map((i) => [i.desconto, i.quanto.replaceAll('\u00a0', ' '), i.valorCentavos])).toEqual([
      ['Convênio', '8 % ≤ R$ 50,00', 60_000],
      ['Em dia', '10 % ≤ R$ 90,00', 108_000],
      ['Fixo', 'R$ 10,00', 12_000],
    ]);
  });
});

describe('an addendum', () => {
  const termo = {
    tipo: 'incluir_desconto',
    precoIndice: 0,
    parcelaDe: 7,
    descricao: 'Direção',
    forma: 'percentual',
    percentual: '50',
    limiteCentavos: 4_000,
    prioridade: 200,
  };
  const pedido = (mudanca = {}) => ({ contratoId, dataAditivo: '2026-06-01', motivo: 'Acordo', termos: [{ ...termo, ...mudanca }] });

  test('adds a discount with a limit of its own, reads it back and comes into force with it', async () => {
    const { motivo: _, ...previa } = pedido();
    expect(await feito('POST', 'Aditivo/previa', previa)).toMatchObject({ tocadas: 6, ajusteCentavos: -6 * 4_000 });
    const { id } = await feito<{ id: number }>('POST', 'Aditivo', pedido());
    expect(await feito('GET', `Aditivo/${id}`)).toMatchObject({ termos: [{ limiteCentavos: 4_000, percentual: '50.0000' }] });
    await feito('PUT', 'Aditivo', { ...pedido({ limiteCentavos: 3_000 }), contratoId: undefined, id, versao: 1 });
    await feito('POST', `Aditivo/${id}/vigencia`, { versao: 2, previsto: { parcelas: 6, ajusteCentavos: -6 * 3_000 } });
    expect(await feito('GET', `Contrato/${contratoId}`)).toMatchObject({ ajustesCentavos: -6 * 3_000 });
    const { itens } = await feito<{ itens: { desconto: string; quanto: string; valorCentavos: number }[] }>(
      'GET',
      'Relatorio/descontos-para-contratos/obter-paginado',
    );
    expect(itens.find((i) => i.desconto === 'Direção')).toMatchObject({ valorCentavos: 18_000, origem: 'aditivo' });
  });

  test('of a class does the same to each contract', async () => {
    const { precoIndice: _, ...daTurma } = { ...termo, preco: 'Anuidade', descricao: 'Da turma' };
    const previa = { turmaId: mundo.turmaId, dataAditivo: '2026-06-01', termos: [daTurma] };
    expect(await feito('POST', 'AditivoTurma/previa', previa)).toMatchObject({ alterados: 1, ajusteCentavos: -6 * 4_000 });
    const opcoes = await feito<{ descontos: { limiteCentavos: number | null }[] }>('GET', `AditivoTurma/opcoes?TurmaId=${mundo.turmaId}`);
    // The only one of the register was retired above.
    expect(opcoes.descontos).toEqual([]);
    const { turmaId, dataAditivo, termos } = aditivoDaTurmaEsquema.parse({ ...previa, motivo: 'Acordo com a turma' });
    await transacao(s.banco.db, (tx) => aditarTurma(atoDe(tx, mundo.quem), { turmaId, dataAditivo, termos, motivo: 'Acordo com a turma' }));
    expect(await feito('GET', `Contrato/${contratoId}`)).toMatchObject({ ajustesCentavos: -6 * (3_000 + 4_000) });
  });

  test('a limit of nothing is refused by its field', async () => {
    const r = await s.pedir('POST', 'Aditivo', { body: pedido({ limiteCentavos: 0 }) });
    expect(r.corpo.error?.fields.map((f) => f.path)).toEqual(['termos.0.limiteCentavos']);
  });
});

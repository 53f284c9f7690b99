import { describe, expect, it } from 'vitest';
import { comoPedido, formaDoCancelamento, paraAPrevia } from './cancelamento-no-form.ts';

const vazio = {
  dataEfeito: '',
  motivo: '',
  forma: 'nenhuma',
  percentual: null,
  valorCentavos: null,
  dataVencimento: '2026-12-01',
  manterAcordos: false,
};
const recusados = (valores: object) => formaDoCancelamento.safeParse(valores).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a cancellation as it is typed', () => {
  it('asks for the amount and the day of a fee, beside whatever else is wrong', () => {
    expect(recusados(vazio)).toEqual([]);
    expect(recusados({ ...vazio, forma: 'valor', dataVencimento: '' })).toEqual(['valorCentavos', 'dataVencimento']);
    expect(recusados({ ...vazio, forma: 'percentual', dataEfeito: '31/31' })).toEqual(['dataEfeito', 'percentual']);
    expect(recusados({ ...vazio, forma: 'percentual', percentual: '101' })).toEqual(['percentual']);
  });

  it('becomes the body with one kind of fee, whatever was typed for the other', () => {
    const lido = formaDoCancelamento.parse({ ...vazio, forma: 'valor', valorCentavos: 50_000, percentual: '10,5', motivo: ' mudança ' });
    expect(comoPedido(lido)).toEqual({
      dataEfeito: null,
      motivo: 'mudança',
      multa: { forma: 'valor', valorCentavos: 50_000, dataVencimento: '2026-12-01' },
      manterAcordos: false,
    });
    expect(comoPedido({ ...lido, forma: 'percentual' }).multa).toEqual({
      forma: 'percentual',
      percentual: '10.5000',
      dataVencimento: '2026-12-01',
    });
    expect(comoPedido({ ...lido, forma: 'nenhuma' }).multa).toBeNull();
  });

  it('is previewed without the fee while that is typed, and not at all on a day that is none', () => {
    expect(paraAPrevia({ ...vazio, forma: 'valor', dataEfeito: '2026-11-30' })).toEqual({
      dataEfeito: '2026-11-30',
      multa: null,
      manterAcordos: false,
    });
    expect(paraAPrevia({ ...vazio, dataEfeito: '30/30/2026' })).toBeNull();
  });
});

import { somarMeses } from '#shared/datas.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { DadosDoAcordo } from './fatos.ts';

/** What a text is shown by: two titles that become so many installments. */
export function acordoDeExemplo(parcelas: number): DadosDoAcordo {
  const antigo = { alunoNome: 'Ana Souza', saldoCentavos: 90_000, multaCentavos: 1_800, jurosCentavos: 900, dispensaCentavos: 2_700 };
  return {
    numero: 12,
    pagadorNome: 'Rita Souza',
    pagadorCpf: '52998224725',
    dataAcordo: '2026-06-01',
    totalCentavos: 180_000,
    saldoCentavos: 180_000,
    multaCentavos: 3_600,
    jurosCentavos: 1_800,
    dispensaCentavos: 5_400,
    diasParaQuebra: 30,
    escola: escolaDeExemplo,
    antigos: [
      { ...antigo, numero: '2026-00003', descricao: 'Mensalidade 3/12', dataVencimento: '2026-03-10' },
      { ...antigo, numero: '2026-00004', descricao: 'Mensalidade 4/12', dataVencimento: '2026-04-10' },
    ],
    novos: Array.from({ length: parcelas }, (_, i) => ({
      numero: `2026-${String(i + 100).padStart(5, '0')}`,
      parcela: i + 1,
      entrada: i === 0,
      dataVencimento: somarMeses('2026-06-10', i),
      valorCentavos: Math.round(180_000 / parcelas),
    })),
  };
}

import { centavos } from '#shared/dinheiro.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { DadosDoAditivo } from './escritas.ts';

const parte = (pagadorId: number, valorCentavos: number) => ({
  pagadorId,
  vencimento: '2026-12-10',
  valorCentavos,
  descontoIncondicionalCentavos: 0,
  descontoCondicionalCentavos: 0,
});

/** What a text is shown by: two payers, one amount that changes. */
export const aditivoDeExemplo = (): DadosDoAditivo => ({
  ordem: 1,
  dataAditivo: '2026-06-01',
  motivo: 'Acordo da família',
  escola: escolaDeExemplo,
  contrato: {
    numero: '2026-00007',
    matricula: { codigo: '2026-00042', alunoNome: 'Ana Souza', cursoNome: '6º ano', turmaNome: '6º ano A' },
    precos: [{ descricao: 'Mensalidade' }],
  },
  contratantes: [
    { nome: 'Rita Souza', cpf: '52998224725' },
    { nome: 'Paulo Souza', cpf: '11144477735' },
  ],
  termos: [{ tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos: centavos(80_000), percentual: null }],
  descontos: new Map(),
  nomes: new Map([
    [1, 'Rita Souza'],
    [2, 'Paulo Souza'],
  ]),
  efeito: [
    {
      precoIndice: 0,
      parcela: 12,
      parcelas: 12,
      intocada: null,
      antes: [parte(1, 60_000), parte(2, 40_000)],
      depois: [parte(1, 48_000), parte(2, 32_000)],
    },
  ],
  totalAntesCentavos: centavos(1_200_000),
});

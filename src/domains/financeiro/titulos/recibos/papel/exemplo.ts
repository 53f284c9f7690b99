import { centavos } from '#shared/dinheiro.ts';
import { valorPorExtenso } from '#shared/palavras/extenso.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { DadosDoRecibo } from './escritas.ts';

/** What a text is shown by: so many titles of one payer, paid late. */
export function reciboDeExemplo(titulos = 2): DadosDoRecibo {
  const itens = Array.from({ length: titulos }, (_, i) => ({
    baixaId: i,
    tituloId: i,
    numero: `2026-0000${i + 1}`,
    descricao: `Mensalidade ${i + 1}/12`,
    alunoNome: 'Ana Souza',
    dataVencimento: '2026-03-10',
    valorCentavos: 102_500,
    principalCentavos: 100_000,
    jurosCentavos: 500,
    multaCentavos: 2_000,
    descontoCentavos: 0,
    estornadaEm: null,
  }));
  const totalCentavos = centavos(itens.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0));
  return {
    id: 0,
    numero: 128,
    dataRecibo: '2026-03-25',
    data: '2026-03-25',
    totalCentavos,
    totalPorExtenso: valorPorExtenso(totalCentavos),
    permaneceCentavos: totalCentavos,
    permanecePorExtenso: valorPorExtenso(totalCentavos),
    codigoVerificacao: '7KQ2-M9XF-3HTC',
    pagadorId: 0,
    pagadorNome: 'Rita Souza',
    pagadorCpf: '52998224725',
    contaNome: 'Caixa da secretaria',
    formaNome: 'Dinheiro',
    usuarioNome: 'Fernanda Lima',
    em: '2026-03-25T12:00:00Z',
    estornado: false,
    creditoCentavos: 0,
    creditoUsado: null,
    itens,
    escola: escolaDeExemplo,
  };
}
